import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { type Collected, TAG_LENGTH, TAG_START } from './setup/collector.ts'
import { test as base, expect, PAGES, type Page } from './visitor.ts'

const EVENT = PAGES['an event with every field']
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
const ID = expect.stringMatching(/^[0-9a-f]{24}$/)

interface Usage {
  /** Every call that this visitor's pages made to the target, in order. */
  calls(): Promise<Collected[]>
  /** What has arrived, without the tries that failed: `/batch` unless another path is named. */
  arrived(path?: string): Promise<Record<string, unknown>[]>
  /** The names of what has arrived. */
  names(): Promise<unknown[]>
}

/** A visitor of the site that has a target, known to the collector by how the ids of their messages begin. */
const test = base.extend<{ usage: Usage }>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.MARQUEE_EDU_ORIGIN ?? ''),
  usage: async ({ context }, use, { testId, title }) => {
    const bytes = [
      ...Buffer.from(TAG_START, 'hex'),
      Number(/fails (\d+) times/.exec(title)?.[1] ?? 0),
      ...createHash('sha1').update(testId).digest(),
    ]
    const own = bytes.slice(0, TAG_LENGTH / 2)
    await context.addInitScript((mine) => {
      const random = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (array) => {
        random(array)
        if (array instanceof Uint8Array) array.set(mine)
        return array
      }
    }, own)
    const calls = async () => {
      const address = `${process.env.MARQUEE_TEST_COLLECTOR}/received?tag=${Buffer.from(own).toString('hex')}`
      return (await fetch(address)).json() as Promise<Collected[]>
    }
    const arrived = async (path = '/batch') =>
      (await calls()).filter((call) => call.path === path && call.status < 300).flatMap(({ batch }) => batch)
    await use({ calls, arrived, names: async () => (await arrived()).map(({ type, event }) => event ?? type) })
  },
})

const openModal = async (page: Page) => {
  await page.locator('.bar [data-dialog=modal-rsvp]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
}

const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer)

/** Hands over what waits: the visitor goes to a page of nobody's. */
const leave = (page: Page) => page.goto('about:blank')

async function signIn(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'marquee_hint', value: '1', url: process.env.MARQUEE_EDU_ORIGIN ?? '' }])
  await context.route('**/session.json', (route) =>
    route.fulfill({ json: { uid: 'u-17', name: 'Ada Quill', roles: ['attendee', 'staff'], csrf: 'token' } }),
  )
}

test('a page view goes to the tag manager and in a batch, and says nobody’s name [B17]', async ({ page, usage }) => {
  await page.goto(`${EVENT}?from=mail`)
  const properties = { path: EVENT, timestamp: MOMENT, mobile: false }
  await expect.poll(() => dataLayer(page)).toEqual([{ event: 'page', ...properties }])
  await expect
    .poll(() => usage.arrived(), { timeout: 9000 })
    .toEqual([{ type: 'page', messageId: ID, timestamp: MOMENT, properties }])
  // The second client has no more to say of somebody who is signed out.
  await expect
    .poll(() => usage.arrived('/profiles'))
    .toEqual([{ type: 'page', messageId: ID, timestamp: MOMENT, properties }])
  const calls = await usage.calls()
  expect(calls.map(({ mode, cookie }) => ({ mode, cookie }))).toEqual([
    { mode: 'cors', cookie: undefined },
    { mode: 'cors', cookie: undefined },
  ])
})

test('the modals of an event are tracked with the properties of the specification [B17]', async ({ page, usage }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(EVENT)
  await openModal(page)
  await page.getByRole('link', { name: 'SXXPress' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const rsvp = { event_id: 'nj-everything', timestamp: MOMENT, mobile: true }
  const express = { ...rsvp, sxxpress_message: expect.stringContaining('SXXPress is available') }
  await expect
    .poll(async () => (await dataLayer(page))?.slice(1))
    .toEqual([
      { event: 'RSVP Opened', ...rsvp },
      { event: 'SXXPress Opened', ...express },
    ])
  await leave(page)
  await expect
    .poll(async () => (await usage.arrived()).slice(1))
    .toEqual([
      { type: 'track', event: 'RSVP Opened', messageId: ID, timestamp: MOMENT, properties: rsvp },
      { type: 'track', event: 'SXXPress Opened', messageId: ID, timestamp: MOMENT, properties: express },
    ])
  // The second client only logs them.
  expect((await usage.arrived('/profiles')).map(({ type }) => type)).toEqual(['page'])
})

test('who is signed in is told first, to the second client with the roles [B17] [P04]', async ({
  page,
  context,
  usage,
  complaints,
}) => {
  // The session is made up, and only the answer about it.
  complaints.expected.push(/status of 401/)
  await signIn(context)
  await page.goto(EVENT)
  await expect.poll(async () => (await dataLayer(page))?.[0]).toEqual({ event: 'identify', user_id: 'u-17' })
  await leave(page)
  await expect
    .poll(async () => (await usage.arrived()).map(({ type, userId, traits }) => [type, userId, traits]))
    .toEqual([
      ['identify', 'u-17', undefined],
      ['page', 'u-17', undefined],
    ])
  await expect
    .poll(async () => (await usage.arrived('/profiles')).map(({ type, userId, traits }) => [type, userId, traits]))
    .toEqual([
      ['identify', 'u-17', { roles: ['attendee', 'staff'] }],
      ['page', 'u-17', undefined],
    ])
  expect(JSON.stringify(await usage.calls())).not.toContain('Ada')
})

test('the tenth thing to tell sends all ten at once [B17]', async ({ page, usage }) => {
  await page.goto(EVENT)
  await expect.poll(() => dataLayer(page)).toHaveLength(1)
  // Faster than a hand: ten presses of the same link within the five seconds.
  await page.evaluate(() => {
    for (let time = 0; time < 10; time += 1)
      document.querySelector<HTMLElement>('.bar [data-dialog=modal-rsvp]')?.click()
  })
  await expect.poll(async () => (await usage.calls()).find(({ path }) => path === '/batch')?.batch.length).toBe(10)
  await leave(page)
  await expect.poll(() => usage.names()).toEqual(['page', ...Array.from({ length: 10 }, () => 'RSVP Opened')])
})

test('a target that fails 2 times gets the same messages again, once each [B17]', async ({
  page,
  usage,
  complaints,
}) => {
  complaints.expected.push(/status of 503/)
  await page.goto(EVENT)
  await openModal(page)
  await expect.poll(() => usage.names(), { timeout: 15_000 }).toEqual(['page', 'RSVP Opened'])
  const tries = (await usage.calls()).filter(({ path }) => path === '/batch')
  expect(tries.map(({ status }) => status)).toEqual([503, 503, 204])
  expect(new Set(tries.map(({ batch }) => JSON.stringify(batch.map(({ messageId }) => messageId)))).size).toBe(1)
})

test('a page that is left hands over what waits by a beacon [B17]', async ({ page, usage }) => {
  await page.goto(EVENT)
  await openModal(page)
  // What five seconds had sent before, on a machine as slow as that, was not waiting.
  const sent = (await usage.calls()).length
  await leave(page)
  await expect.poll(() => usage.names()).toEqual(['page', 'RSVP Opened'])
  expect(new Set((await usage.calls()).slice(sent).map(({ mode }) => mode))).toEqual(new Set(['no-cors']))
})

test('where beacons are blocked a request goes on without its page [B17]', async ({ page, usage }) => {
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false
  })
  await page.goto(EVENT)
  await openModal(page)
  await leave(page)
  await expect.poll(() => usage.names()).toEqual(['page', 'RSVP Opened'])
  expect(new Set((await usage.calls()).map(({ mode }) => mode))).toEqual(new Set(['cors']))
})

test('what happens offline is kept, told when the network is back, and both are tracked [B17]', async ({
  page,
  context,
  usage,
}) => {
  await page.goto(EVENT)
  await openModal(page)
  await context.setOffline(true)
  await openModal(page)
  await page.waitForTimeout(6000)
  expect(await usage.names()).toEqual([])
  await context.setOffline(false)
  await expect
    .poll(() => usage.names(), { timeout: 9000 })
    .toEqual(['page', 'RSVP Opened', 'offline', 'RSVP Opened', 'online'])
})

test('what was not told before a page was left offline is told by the next one [B17]', async ({ page, usage }) => {
  // A browser that says it is offline while files still come: from its cache, as on a visitor's way back.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => localStorage.getItem('is-offline') === null })
  })
  await page.goto(EVENT)
  await page.evaluate(() => localStorage.setItem('is-offline', ''))
  await openModal(page)
  await page.goto('/2026/artists')
  expect(await usage.calls()).toEqual([])
  await page.evaluate(() => localStorage.removeItem('is-offline'))
  await leave(page)
  await expect.poll(() => usage.names()).toEqual(['page', 'RSVP Opened', 'page'])
})

test('a search is told by its kinds and filters, without its words [B17]', async ({ page, usage }) => {
  await page.goto('/2026/search/event?q=tide&filters=event_type:showcase')
  await expect(page.getByRole('status').first()).toContainText('Showing')
  await expect.poll(async () => (await dataLayer(page))?.map(({ event }) => event)).toEqual(['page', 'search'])
  await leave(page)
  await expect
    .poll(async () => (await usage.arrived())[1])
    .toEqual({
      type: 'track',
      event: 'search',
      messageId: ID,
      timestamp: MOMENT,
      properties: {
        models: 'event',
        filters: 'event_type',
        is_stored: false,
        results: expect.any(Number),
        timestamp: MOMENT,
        mobile: false,
      },
    })
  expect(JSON.stringify(await usage.calls())).not.toContain('tide')
})

test('a page that the browser prepares is counted when somebody sees it, and not before [B17]', async ({
  page,
  usage,
}) => {
  await page.addInitScript(() => {
    let prerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => prerendering })
    document.addEventListener('seen', () => {
      prerendering = false
      document.dispatchEvent(new Event('prerenderingchange'))
    })
  })
  await page.goto(EVENT)
  await expect(page.locator('html[data-js]')).toBeAttached()
  await page.waitForTimeout(6000)
  expect(await dataLayer(page)).toBeUndefined()
  expect(await usage.calls()).toEqual([])
  await page.evaluate(() => document.dispatchEvent(new Event('seen')))
  await expect.poll(() => dataLayer(page)).toHaveLength(1)
})

for (const [name, signal] of [
  ['Global Privacy Control', 'globalPrivacyControl'],
  ['Do Not Track', 'doNotTrack'],
] as const) {
  test(`${name} is respected: nothing is sent and nothing is set [B17]`, async ({ page, usage }) => {
    await page.addInitScript((property) => {
      Object.defineProperty(navigator, property, { value: property === 'doNotTrack' ? '1' : true })
    }, signal)
    await page.goto(EVENT)
    await openModal(page)
    await leave(page)
    await page.goto(EVENT)
    await openModal(page)
    expect(await dataLayer(page)).toBeUndefined()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('unsent')))).toEqual([])
    expect(await usage.calls()).toEqual([])
  })
}

base('without a target nothing is loaded, sent, kept or set [B17]', async ({ page, context }) => {
  const origin = new URL(base.info().project.use.baseURL ?? '').origin
  const foreign: string[] = []
  const scripts: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url())
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('A beacon was sent.')
    }
  })
  await page.goto(EVENT)
  await openModal(page)
  await page.waitForTimeout(6000)
  await page.goto('/2026/search/event?q=tide')
  await expect(page.getByRole('status').first()).toContainText('Showing')
  await expect(page.locator('html')).not.toHaveAttribute('data-analytics')
  const globals = await page.evaluate(() => {
    const clean = document.createElement('iframe')
    document.body.append(clean)
    const usual = new Set(Object.getOwnPropertyNames(clean.contentWindow))
    return Object.getOwnPropertyNames(window).filter((name) => !usual.has(name) && Number.isNaN(Number(name)))
  })
  // What the tests themselves have put there.
  expect(globals.filter((name) => !/playwright|^reportViolation$/.test(name))).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('unsent')))).toEqual([])
  expect(foreign).toEqual([])
  expect(scripts.filter((url) => /analytics|extras/.test(url))).toEqual([])
})
