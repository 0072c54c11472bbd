import { AxeBuilder } from '@axe-core/playwright'
import { expect, LIVE_PAGES, type Page, test } from './visitor.ts'

const EDU = process.env.MARQUEE_EDU_ORIGIN ?? ''

test('the search test page says hello, to nobody else [R08]', async ({ page, request }) => {
  for (const path of ['/search/test', '/2026/search/test']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('search/test')
})

test('every list of the programme has its search page, under its other names too [R07]', async ({ page }) => {
  for (const [path, title] of [
    ['/search', 'Search'],
    ['/2026/search/event', 'All events'],
    ['/search/events', 'All events'],
    ['/search/contributors', 'Contributors and films'],
    ['/2026/search/artist,film,person', 'Contributors and films'],
    ['/search/person,artist', 'Contributors'],
    ['/search/brands', 'Brands, exhibitors and presenters'],
    ['/search/venues', 'Venues'],
    ['/search/film', 'Films'],
    ['/2026/search/venue,event', 'Search'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').locator('.finder input')).toBeVisible()
  }
})

test('quick tabs are links that keep the list and name the credential [R07]', async ({ page }) => {
  await page.goto('/2026/search/contributors')
  const tabs = page.getByRole('navigation', { name: 'Quick filters' })
  await expect(tabs.getByRole('link')).toHaveText(['All', 'Innovation', 'Film & TV', 'Music'])
  await expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Film & TV' }).click()
  await expect(page).toHaveURL('/2026/search/artist,film,person?filters=credential_types:filmtv')
  await expect(tabs.getByRole('link', { name: 'Film & TV' })).toHaveAttribute('aria-current', 'page')
})

for (const [theme, origin, labels, people] of [
  [
    'main',
    '',
    ['Events', 'Contributors', 'Film & TV Projects', 'Brands & Exhibitors', 'Venues', 'Attendees'],
    ['Contributors', 'artist,person'],
  ],
  ['edu', EDU, ['Events', 'Speakers', 'Brands & Exhibitors', 'Venues', 'Attendees'], ['Speakers', 'person']],
] as const) {
  test(`My Favorites of the ${theme} theme: its side nav, where one is, and how to begin [R10] [B16]`, async ({
    page,
  }) => {
    await page.goto(`${origin}/favorites`)
    const nav = page.getByRole('navigation', { name: 'Kinds of favorites' })
    await expect(nav.getByRole('link')).toHaveText([...labels])
    await expect(nav.locator('[aria-current]')).toHaveCount(0)
    await nav.getByRole('link', { name: people[0] }).click()
    await expect(page).toHaveURL(`${origin}/favorites/${people[1]}`)
    await expect(nav.locator('[aria-current]')).toHaveText(people[0])
    await expect(page.locator('main [data-sign-in]')).toHaveText('Log in')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Meet the speakers' }).click()
    await expect(page).toHaveURL(`${origin}/speakers`)
  })
}

test('the kinds of favorites stand beside the page, and on phones in a bar that scrolls sideways [R10]', async ({
  page,
}) => {
  const nav = page.getByRole('navigation', { name: 'Kinds of favorites' })
  const last = nav.getByRole('link', { name: 'Attendees' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/2026/favorites/event')
  const [aside, stage] = [await nav.boundingBox(), await page.locator('.stage').boundingBox()]
  expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeLessThan(stage?.x ?? 0)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await nav.evaluate((e) => e.scrollWidth > e.clientWidth)).toBe(true)
  expect((await nav.boundingBox())?.height).toBeLessThan(64)
  await last.focus()
  await expect(last).toBeInViewport()
})

test('any list of kinds is a favorites page, and nothing else is [R10]', async ({ request }) => {
  for (const path of ['/favorites/venue,event', '/2026/favorites/music_fest_presenter'])
    expect((await request.get(path)).status(), path).toBe(200)
  expect((await request.get('/favorites/shoes')).status()).toBe(404)
})

/** A screen at a moment of the festival, in a browser whose own clock stands in another zone. */
const atVenue = { timezoneId: 'Asia/Tokyo' }
const EVENING = new Date('2026-03-07T20:10:00-06:00')
const openKiosk = async (page: Page, path: string, at = EVENING) => {
  // Time stands still until a test lets it run: what is counted must not depend on how busy the machine is, and neither
  // may the way there.
  await page.clock.install({ time: new Date(at.getTime() - 600_000) })
  await page.clock.pauseAt(at)
  await page.goto(path)
}

/** Without motion it stands still until somebody asks; pressed without taking the focus or the pointer there. */
const resume = (page: Page) =>
  page.getByRole('button', { name: 'Resume' }).evaluate((button) => (button as HTMLButtonElement).click())

test.describe('a kiosk', () => {
  test.use(atVenue)

  test('shows the festival’s time, drops what is over, and says now and next [R15]', async ({ page }) => {
    await openKiosk(page, '/2026/kiosk')
    await expect(page.locator('.clock')).toHaveText('8:10pm')
    const shown = page.locator('.slot:visible')
    const states = await shown.evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.is))
    expect(states[0]).toBe('now')
    const next = states.indexOf('next')
    expect(new Set(states.slice(0, next))).toEqual(new Set(['now']))
    expect(new Set(states.slice(next + 1))).toEqual(new Set(['']))
    await expect(page.getByText('Next', { exact: true })).toHaveCount(1)
    const first = await shown.nth(next).locator('time').getAttribute('datetime')
    expect(Date.parse(first ?? '')).toBeGreaterThan(EVENING.getTime())
    const rows = await page.locator('.rows > li:visible').count()

    await page.clock.fastForward('02:00:00')
    await expect(page.locator('.clock')).toHaveText('10:10pm')
    expect(await page.locator('.rows > li:visible').count()).not.toBe(rows)
    await expect(page.locator('.chrome, .site-head, .site-foot, [data-share], select')).toHaveCount(0)
    await expect(page.locator('[aria-live], [role=status]')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('moves on every 20 seconds, returns to the top, and a button holds it [R15] [K07]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openKiosk(page, '/kiosk')
    await resume(page)
    const at = () => page.evaluate(() => scrollY)
    await page.clock.runFor(19_000)
    expect(await at()).toBe(0)
    await page.clock.runFor(1_500)
    const second = await at()
    expect(second).toBeGreaterThan(200)
    expect(second).toBeLessThan(720)

    const button = page.getByRole('button', { name: 'Pause' })
    await button.click()
    await expect(page.getByRole('button', { name: 'Resume' })).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(60_000)
    expect(await at()).toBe(second)

    await page.getByRole('button', { name: 'Resume' }).click()
    await page.clock.runFor(20_500)
    expect(await at()).toBeGreaterThan(second)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.clock.runFor(20_500)
    expect(await at()).toBe(0)
  })

  test('stands still for who wants no motion, until they ask for it [R15]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openKiosk(page, '/kiosk')
    await page.clock.runFor(60_000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('button', { name: 'Resume' })).toHaveAttribute('aria-pressed', 'true')
    await resume(page)
    await page.clock.runFor(20_500)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('waits for 20 seconds whenever somebody touches it or moves its focus [R15]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openKiosk(page, '/kiosk')
    await resume(page)
    await page.clock.runFor(18_000)
    await page.mouse.move(200, 300)
    await page.clock.runFor(19_000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
    await page.clock.runFor(19_000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.clock.runFor(4_000)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('shows no moving bar to who wants no motion, and one to everybody else [R15]', async ({ page }) => {
    const bar = page.locator('.progress')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openKiosk(page, '/kiosk')
    await page.clock.runFor(10_000)
    await expect(bar).toHaveCSS('display', 'block')
    expect(await bar.evaluate((e) => e.style.transform)).toMatch(/scaleX\(0\.5/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(bar).toBeHidden()
  })

  test('says in words what is canceled, and thanks everybody at the end [R15]', async ({ page }) => {
    await openKiosk(page, '/2026/kiosk/customs-house', new Date('2026-03-07T15:40:00-06:00'))
    await expect(page.locator('.rows .canceled:visible').first()).toContainText('Canceled')
    await page.goto('/2026/kiosk/customs-house?now=2026-06-01T12:00:00Z')
    await expect(page.getByText('That was everything. Thank you for coming.')).toBeVisible()
    await expect(page.locator('.slot:visible')).toHaveCount(0)
  })

  test('takes over a newer programme without being reloaded, and keeps the old one without network [R15]', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/ERR_FAILED|Failed to load/)
    await openKiosk(page, '/2026/kiosk/customs-house')
    const first = page.locator('.rows h4').first()
    const before = await first.textContent()
    await page.route('**/kiosk/customs-house', (route) => route.abort())
    await page.clock.fastForward('11:00')
    await expect(first).toHaveText(before ?? '')
    await page.unroute('**/kiosk/customs-house')
    await page.route('**/kiosk/customs-house', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(before ?? '', 'Moved to tonight') })
    })
    await page.clock.fastForward('11:00')
    await expect(first).toHaveText('Moved to tonight')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a kiosk is the plain list of everything [R15]', async ({ page }) => {
    await page.goto('/2026/kiosk/customs-house')
    const rows = page.locator('.rows > li')
    expect(await rows.count()).toBeGreaterThan(20)
    await expect(rows.last()).toBeVisible()
    await expect(page.getByRole('button')).toBeHidden()
    await expect(page.getByText('Thank you for coming.')).toBeHidden()
  })

  test('nothing asks to log in where nothing could answer [R10] [R16]', async ({ page }) => {
    for (const path of ['/favorites', '/2026/venues/customs-house/status']) {
      await page.goto(path)
      await expect(page.locator('main [data-sign-in]')).toBeHidden()
    }
  })
})

test('staff find every event of their venue with a status and a message, asleep until they log in [R16] [T02]', async ({
  page,
}) => {
  await page.goto('/2026/venues/customs-house/status')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Door status')
  await expect(page.getByRole('main')).toContainText('For the staff of this venue.')
  await expect(page.locator('main [data-sign-in]')).toHaveText('Log in')
  const first = page.locator('.door').first()
  const title = await first.getByRole('heading').textContent()
  const status = first.getByLabel(`Status of ${title}`)
  const message = first.getByLabel(`Message for ${title}`)
  await expect(status).toBeDisabled()
  await expect(message).toBeDisabled()
  expect(await status.locator('option').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value))).toEqual([
    'none',
    'green',
    'yellow',
    'red',
    'canceled',
  ])
  await expect(message.locator('option')).toHaveText([
    'None',
    'Not Yet Seating',
    'Now Seating Film & TV Guest Tickets',
    'Now Seating SXXPress',
    'Now Seating Primary Access',
    'Now Seating Secondary Access',
    'Now Seating Single Admission Tickets',
    'No Longer Seating',
  ])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'The screen for this door' }).click()
  await expect(page).toHaveURL('/2026/kiosk/customs-house')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customs House')
})

test('no shell is in the sitemap or scrolls sideways, from 320 pixels to 1440 [R10] [R11] [R15] [R16]', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000)
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(
    /favorites|attendee|kiosk|\/status|search\/artist/,
  )
  const wide: string[] = []
  for (const path of [...Object.values(LIVE_PAGES), '/2026/venues/customs-house/status', '/favorites/event']) {
    await page.goto(path)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
        wide.push(`${path} at ${width}`)
    }
  }
  expect(wide).toEqual([])
})

test('axe finds nothing on a kiosk that is held [R15]', async ({ page }) => {
  await page.goto(LIVE_PAGES['a kiosk for all venues'])
  await page.getByRole('button', { name: 'Pause' }).click()
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.filter(({ tags }) => tags.some((tag) => tag.startsWith('wcag'))).map(({ id }) => id)).toEqual([])
})
