import { createHash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { sessionWrite, signedInRead, visitorOf } from '../../../src/server/callers.ts'
import type { StoredSession } from '../../../src/server/ports/sessions.ts'
import { StoreDown } from '../../../src/server/ports/store-down.ts'
import { SESSION_COOKIE, sessionCookies } from '../../../src/server/sign-in/cookies.ts'
import { openVisitors } from '../../../src/server/sign-in/sessions.ts'
import { anApp } from '../a-release.ts'

const ANNA = { uid: 'anna', product: 'demo', roles: ['attendee'] as const, venues: undefined }
const MINUTE = 60_000

/** Sessions with a clock that tests move. */
function someSessions() {
  const { sessions: store } = memoryStores()
  const written: [hash: string, session: StoredSession][] = []
  const { start } = store
  store.start = (hash, session) => {
    written.push([hash, session])
    return start(hash, session)
  }
  const lines: string[] = []
  let now = Date.parse('2026-03-12T14:00:00Z')
  const visitors = openVisitors(
    store,
    () => new Date(now),
    (line) => lines.push(line),
  )
  return { store, written, visitors, lines, pass: (ms: number) => (now += ms), now: () => new Date(now) }
}

const cookieOf = (secret: string) => `a=b; ${SESSION_COOKIE}=${secret}; marquee_hint=1`

test('keeps of a session nothing that could be sent as one', async () => {
  const { written, visitors } = someSessions()
  const [first, second] = [await visitors.start(ANNA), await visitors.start(ANNA)]

  expect(first).not.toBe(second)
  expect(Buffer.from(first, 'base64url')).toHaveLength(32)
  expect(written.map(([hash]) => hash)).toEqual(
    [first, second].map((id) => createHash('sha256').update(id).digest('hex')),
  )
  const visitor = await visitors.read(cookieOf(first))
  expect(visitor?.session.uid).toBe('anna')
  expect(JSON.stringify(written)).not.toContain(first)
  expect(JSON.stringify(written)).not.toContain(visitor?.csrf)
  // What the store holds opens nothing.
  expect(await visitors.read(cookieOf(visitor?.hash ?? ''))).toBeUndefined()
})

test('ends a session that idles for half an hour, and writes at most once a minute that it does not', async () => {
  const { store, written, visitors, pass, now } = someSessions()
  const cookie = cookieOf(await visitors.start(ANNA))
  const [hash = ''] = written[0] ?? []
  const usedAt = async () => (await store.read(hash))?.usedAt
  const begin = now()

  pass(MINUTE / 2)
  expect(await visitors.read(cookie)).toBeDefined()
  expect(await usedAt()).toEqual(begin)
  pass(29 * MINUTE)
  expect(await visitors.read(cookie)).toBeDefined()
  expect(await usedAt()).toEqual(now())
  pass(30 * MINUTE)
  expect(await visitors.read(cookie)).toBeDefined()
  pass(30 * MINUTE + 1)
  expect(await visitors.read(cookie)).toBeUndefined()
  expect(await store.read(hash)).toBeUndefined()
})

test('ends a session after twelve hours, however busy it is', async () => {
  const { visitors, pass } = someSessions()
  const cookie = cookieOf(await visitors.start(ANNA))
  for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
    expect(await visitors.read(cookie)).toBeDefined()
    pass(20 * MINUTE)
  }
  expect(await visitors.read(cookie)).toBeDefined()
  pass(1)
  expect(await visitors.read(cookie)).toBeUndefined()
})

test('goes on reading when a session cannot be renewed, and reports it', async () => {
  const { store, visitors, lines, pass } = someSessions()
  const cookie = cookieOf(await visitors.start(ANNA))
  store.touch = async () => {
    throw new Error('the disk is full')
  }
  pass(2 * MINUTE)
  expect(await visitors.read(cookie)).toBeDefined()
  expect(lines).toEqual(['A session was not renewed: the disk is full'])
})

test('lets go of sessions that nobody can use any more', async () => {
  const { visitors, pass } = someSessions()
  await visitors.start(ANNA)
  pass(31 * MINUTE)
  await visitors.start(ANNA)
  expect(await visitors.forget()).toBe(1)
  expect(await visitors.forget()).toBe(0)
})

test('takes no cookie for a session that is none', async () => {
  const { visitors } = someSessions()
  const secret = await visitors.start(ANNA)
  for (const cookie of [undefined, '', SESSION_COOKIE, `${SESSION_COOKIE}=`, `x${cookieOf(secret)}`.slice(5, 9)]) {
    expect(await visitors.read(cookie)).toBeUndefined()
  }
  expect(await visitors.read(`x${SESSION_COOKIE}=${secret}`)).toBeUndefined()
  expect(await visitors.read(`${SESSION_COOKIE}=${secret}x`)).toBeUndefined()
  expect(await visitors.read(`${SESSION_COOKIE}=${secret}`)).toBeDefined()
})

test('gives browsers a secret that no script, sibling site or plain connection gets', () => {
  expect(sessionCookies('secret')).toEqual([
    '__Host-marquee=secret; Path=/; Secure; SameSite=Lax; HttpOnly; Max-Age=43200',
    'marquee_hint=1; Path=/; Secure; SameSite=Lax; Max-Age=43200',
  ])
})

/** A server with two routes of the classes for signed-in visitors. */
async function someRoutes() {
  const stores = memoryStores()
  const app = await anApp({ stores, report: () => {} })
  const { visitors } = app
  const schema = { hide: true }
  app.get('/mine', { schema, onRequest: signedInRead }, async (request) => visitorOf(request).session.uid)
  app.post('/mine', { schema, onRequest: sessionWrite }, async (request) => visitorOf(request).session.uid)
  const cookie = cookieOf(await visitors.start(ANNA))
  const csrf = (await visitors.read(cookie))?.csrf ?? ''
  const ask = async (headers: Record<string, string>, method: InjectOptions['method'] = 'POST') =>
    (await app.inject({ url: '/mine', method, headers: { host: 'festival.example', ...headers } })).statusCode
  return { store: stores.sessions, visitors, cookie, csrf, ask }
}

test('lets a session read, and write with its own token from a page of ours', async () => {
  const { visitors, cookie, csrf, ask } = await someRoutes()
  const others = (await visitors.read(cookieOf(await visitors.start({ ...ANNA, uid: 'ben' }))))?.csrf ?? ''

  expect(await ask({}, 'GET')).toBe(401)
  expect(await ask({ cookie }, 'GET')).toBe(200)
  expect(await ask({ 'x-csrf-token': csrf })).toBe(401)
  expect(await ask({ cookie })).toBe(403)
  expect(await ask({ cookie, 'x-csrf-token': 'anonymous' })).toBe(403)
  expect(await ask({ cookie, 'x-csrf-token': others })).toBe(403)
  expect(await ask({ cookie, 'x-csrf-token': csrf })).toBe(200)
  for (const [origin, site, status] of [
    ['http://festival.example', 'same-origin', 200],
    ['http://festival.example', '', 200],
    ['http://evil.example', '', 403],
    ['null', '', 403],
    ['http://a.festival.example', 'same-site', 403],
    ['http://evil.example', 'cross-site', 403],
  ] as const) {
    const headers = { cookie, 'x-csrf-token': csrf, origin, ...(site && { 'sec-fetch-site': site }) }
    expect([origin, site, await ask(headers)]).toEqual([origin, site, status])
  }
})

test('says that the store is down, instead of that nobody is signed in', async () => {
  const { store, cookie, csrf, ask } = await someRoutes()
  store.read = async () => {
    throw new StoreDown(new Error('no connection'))
  }
  expect(await ask({ cookie }, 'GET')).toBe(503)
  expect(await ask({ cookie, 'x-csrf-token': csrf })).toBe(503)
  // Who brings no cookie costs the store nothing.
  expect(await ask({}, 'GET')).toBe(401)
})
