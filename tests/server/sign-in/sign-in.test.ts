import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ProductsSchema } from '../../../src/schema/product.ts'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { StoreDown } from '../../../src/server/ports/store-down.ts'
import { loadProducts } from '../../../src/server/sign-in/products.ts'
import type { SignInSettings } from '../../../src/server/sign-in/settings.ts'
import { aBrowser } from '../../sign-in/browser.ts'
import { type RunningProvider, startProvider, toProduct } from '../../sign-in/provider.ts'
import { anApp, MORNING } from '../a-release.ts'

const CALLBACK = 'http://127.0.0.1:4321/auth/pass/callback'

const aProvider = async (): Promise<RunningProvider> => {
  const provider = await startProvider([CALLBACK])
  onTestFinished(() => provider.close())
  return provider
}

/** The settings of a server with one product, `pass`, as the configuration and the environment give them. */
async function settingsFor(issuer: string): Promise<SignInSettings> {
  const { clientSecret, ...product } = toProduct(issuer)
  const products = await loadProducts(ProductsSchema.parse({ pass: product }), {
    file: undefined,
    secrets: { MARQUEE_AUTH_PASS_CLIENT_SECRET: clientSecret },
  })
  return { products, demo: 'off', tls: false }
}

async function aServer() {
  const provider = await aProvider()
  const stores = memoryStores()
  const lines: string[] = []
  let now = Date.parse(MORNING)
  const app = await anApp({
    stores,
    clock: () => new Date(now),
    signIn: await settingsFor(provider.issuer),
    report: (line) => lines.push(line),
  })
  return { app, stores, provider, lines, pass: (ms: number) => (now += ms), browser: () => aBrowser(app) }
}

test('signs somebody in by the code flow and brings them back to where they were [C17] [B04]', async () => {
  const { browser } = await aServer()
  const { ask, jar, signIn } = browser()

  const back = await signIn('attendee', { to: '/events/concert?from=mail' })

  expect([back.statusCode, back.headers.location]).toEqual([303, '/events/concert?from=mail'])
  expect([...jar.cookies.keys()].sort()).toEqual(['__Host-marquee', 'marquee_hint'])
  expect(back.headers['cache-control']).toBe('no-store')
  const session = await ask('/session.json')
  expect(session.json()).toEqual({
    uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Ida Ashworth',
    roles: ['attendee'],
    csrf: expect.stringMatching(/^[\w-]{43}$/),
    isPublic: false,
  })
  expect(session.headers['cache-control']).toBe('no-store')
})

test('keeps of a person what the provider was allowed to say, and nothing else [P03]', async () => {
  const { browser, stores } = await aServer()
  const roles: Record<string, unknown> = {}
  for (const who of ['attendee', 'staff', 'hall staff', 'editor']) {
    const { ask, signIn } = browser()
    await signIn(who)
    const { name, venues, ...session } = (await ask('/session.json')).json()
    roles[who] = [name, session.roles, venues]
    const person = await stores.people.read(session.uid)
    expect(person).toEqual({
      uid: session.uid,
      product: 'pass',
      subject: who,
      firstName: expect.any(String),
      lastName: expect.any(String),
      imageUrl: undefined,
      isPublic: false,
      signedInAt: new Date(MORNING),
    })
  }
  expect(roles).toEqual({
    attendee: ['Ida Ashworth', ['attendee'], undefined],
    staff: ['Moss Delgado', ['attendee', 'staff'], undefined],
    'hall staff': ['Nell Quist', ['attendee', 'staff'], ['customs-house']],
    editor: ['Per Anders Lund', ['attendee', 'editor'], undefined],
  })
})

test('gives each login a session of its own, and knows the person again', async () => {
  const { browser } = await aServer()
  const [one, other] = [browser(), browser()]
  await one.signIn('attendee')
  await other.signIn('attendee')
  const [a, b] = [(await one.ask('/session.json')).json(), (await other.ask('/session.json')).json()]
  expect(a.uid).toBe(b.uid)
  expect(a.csrf).not.toBe(b.csrf)

  // Logging in once more in the same browser ends its earlier session.
  const before = one.jar.header
  const going = await one.post('/auth/pass', { authenticity_token: a.csrf })
  await one.ask(await one.choose(String(going.headers.refresh).slice('0;url='.length), 'attendee'))
  expect((await one.ask('/session.json')).json().csrf).not.toBe(a.csrf)
  expect((await one.ask('/session.json', { headers: before })).statusCode).toBe(204)
})

test('logs out: the session is over everywhere, and the browser forgets it', async () => {
  const { browser } = await aServer()
  const { ask, post, jar, signIn } = browser()
  await signIn('attendee')
  const before = jar.header
  const { csrf } = (await ask('/session.json')).json()

  expect((await post('/auth/sign-out', { authenticity_token: 'made up' })).statusCode).toBe(403)
  expect((await ask('/session.json')).statusCode).toBe(200)
  const out = await post('/auth/sign-out?origin=/events/concert', { authenticity_token: csrf })
  expect([out.statusCode, out.headers.location]).toEqual([303, '/events/concert'])
  expect([...jar.cookies]).toEqual([])
  expect((await ask('/session.json', { headers: before })).statusCode).toBe(204)
  // A second click, or another tab.
  expect((await post('/auth/sign-out')).statusCode).toBe(303)
})

test('takes the cookies of a session that is over back, without an error [P02]', async () => {
  const { browser, pass } = await aServer()
  const { ask, jar, signIn } = browser()
  await signIn('attendee')
  pass(31 * 60_000)
  const reply = await ask('/session.json')
  expect([reply.statusCode, reply.body]).toEqual([204, ''])
  expect([...jar.cookies]).toEqual([])
  expect((await ask('/session.json')).headers['set-cookie']).toBeUndefined()
})

/** The parts of an answer that a visitor sees. */
const seen = (reply: { statusCode: number; headers: Record<string, unknown>; body: string }) => ({
  status: reply.statusCode,
  isPage: String(reply.headers['content-type']).startsWith('text/html'),
  title: /<h1>([^<]*)/.exec(reply.body)?.[1],
  why: /class="lead">([^<]*)/.exec(reply.body)?.[1],
  back: /<a href="([^"]*)">Back to where you were/.exec(reply.body)?.[1],
  again: /<form method="post" action="([^"]*)"/.exec(reply.body)?.[1],
})
const FAILED = { isPage: true, title: 'Logging in did not work' }
const STALE =
  'This answer does not belong to a login that began in this browser, or it was used before, or it is too old.'

test('refuses an answer that is replayed, of another browser, of another login or made up', async () => {
  const { browser, stores } = await aServer()
  const { ask, post, choose, jar } = browser()
  const begin = async (from = { post }) =>
    String((await from.post('/auth/pass?origin=/artists')).headers.refresh).slice('0;url='.length)
  const stale = { status: 400, ...FAILED, why: STALE, back: '/', again: '/auth/pass' }

  // Replayed, by the browser that used it.
  const callback = await choose(await begin(), 'attendee')
  const held = jar.header
  expect((await ask(callback)).statusCode).toBe(303)
  expect(seen(await ask(callback))).toEqual(stale)
  // Replayed, by somebody who kept the cookie too: the provider takes a code once.
  expect(seen(await ask(callback, { headers: held }))).toEqual({
    ...stale,
    back: '/artists',
    again: '/auth/pass?origin=%2Fartists',
  })

  // Of another browser: somebody is led to an answer that would log them in as the attacker.
  const attacker = browser()
  const foreign = await attacker.choose(await begin(attacker), 'attendee')
  expect(seen(await browser().ask(foreign))).toEqual(stale)

  // Of another login of this browser: the code is right, the state is not.
  const third = browser()
  const [first, second] = [await third.choose(await begin(third), 'attendee'), await begin(third)]
  const state = new URL(second).searchParams.get('state') ?? ''
  const mixed = new URL(first, 'http://x')
  mixed.searchParams.set('state', state)
  expect(seen(await third.ask(mixed.pathname + mixed.search))).toMatchObject({ status: 400, ...FAILED })

  for (const query of [
    '',
    '?',
    '?code=x',
    '?state=',
    '?code=x&state=x',
    '?state=a&state=b',
    `?state=${'x'.repeat(5000)}`,
  ]) {
    expect(seen(await ask(`/auth/pass/callback${query}`))).toEqual(stale)
  }
  // A login that never ends well leaves nobody signed in.
  const nobody = browser()
  await nobody.ask(foreign)
  expect((await nobody.ask('/session.json')).statusCode).toBe(204)
  expect(await stores.sessions.endAll('nobody')).toBe(0)
})

test('lets two tabs log in at the same time, and forgets logins that were given up', async () => {
  const { browser } = await aServer()
  const { ask, post, choose } = browser()
  const begin = async (to: string) =>
    String((await post(`/auth/pass?origin=${to}`)).headers.refresh).slice('0;url='.length)
  const [one, two] = [await begin('/one'), await begin('/two')]
  const first = await choose(one, 'attendee')
  expect((await ask(first)).headers.location).toBe('/one')
  expect((await ask(await choose(two, 'attendee'))).headers.location).toBe('/two')

  const given = browser()
  for (let count = 0; count < 20; count += 1) await given.post('/auth/pass')
  expect(given.jar.cookies.size).toBeLessThanOrEqual(4)
})

test('says who was not let in that it was the other side that said no', async () => {
  const { browser } = await aServer()
  const reply = await browser().signIn('nobody', { to: '/artists' })
  expect(seen(reply)).toEqual({
    status: 403,
    ...FAILED,
    why: 'You were not logged in: the service that logs people in said no, or you turned back.',
    back: '/artists',
    again: '/auth/pass?origin=%2Fartists',
  })
})

const AWAY = 'The service that logs people in cannot be reached for the moment. Everything else goes on working.'

test('says that a provider is away, at once, and tries again with the next visitor', async () => {
  const { app, provider, browser, lines } = await aServer()
  const { port } = new URL(provider.issuer)
  const { post, ask, signIn, choose } = browser()
  await provider.close()
  const away = { status: 503, ...FAILED, why: AWAY, back: '/artists', again: '/auth/pass?origin=%2Fartists' }

  const reply = await post('/auth/pass?origin=/artists')
  expect(seen(reply)).toEqual(away)
  expect(reply.headers['retry-after']).toBe('5')
  expect(lines[0]).toMatch(/^Login by "pass": /)
  expect((await app.inject('/')).statusCode).toBe(200)

  const again = await startProvider([CALLBACK], Number(port))
  onTestFinished(() => again.close())
  expect((await signIn('attendee')).statusCode).toBe(303)

  // It goes away while somebody is at it.
  const other = browser()
  const going = await other.post('/auth/pass?origin=/artists')
  const callback = await choose(String(going.headers.refresh).slice('0;url='.length), 'attendee')
  await again.close()
  expect(seen(await other.ask(callback))).toEqual(away)
  expect((await ask('/session.json')).statusCode).toBe(200)
})

/** A server in the provider's place that does something else. */
async function anImpostor(answer: (url: URL, issuer: string) => { status?: number; body?: unknown } | undefined) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const said = answer(url, issuer)
    if (!said) return
    response.writeHead(said.status ?? 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const lines: string[] = []
  const app = await anApp({ signIn: await settingsFor(issuer), report: (line) => lines.push(line) })
  return { ...aBrowser(app), lines, issuer }
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
})

test('waits five seconds for a provider that says nothing, and no longer', async () => {
  const { post } = await anImpostor(() => undefined)
  const begin = performance.now()
  const reply = await post('/auth/pass')
  expect(seen(reply)).toMatchObject({ status: 503, why: AWAY })
  expect(performance.now() - begin).toBeLessThan(8_000)
}, 20_000)

test('trusts no answer that is none: not JSON of a provider, another issuer, no identity, a false one', async () => {
  const CONFUSED = { status: 502, ...FAILED }
  const broken = await anImpostor(() => ({ body: 'nonsense' }))
  expect(seen(await broken.post('/auth/pass'))).toMatchObject(CONFUSED)
  const failing = await anImpostor(() => ({ status: 500, body: {} }))
  expect(seen(await failing.post('/auth/pass'))).toMatchObject({ status: 503, ...FAILED })
  const other = await anImpostor(() => ({ body: metadata('https://other.example') }))
  expect(seen(await other.post('/auth/pass'))).toMatchObject(CONFUSED)
  expect(other.lines.join()).toContain('Login by "pass"')

  const unsigned = (claims: object) =>
    [{ alg: 'RS256' }, claims, {}].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const now = Math.floor(Date.now() / 1000)
  const tokens: [what: string, token: (issuer: string) => unknown][] = [
    ['no identity', () => ({ access_token: 'a', token_type: 'bearer' })],
    ['nonsense', () => ({ access_token: 'a', token_type: 'bearer', id_token: 'x.y.z' })],
    [
      'another nonce',
      (issuer) => ({
        access_token: 'a',
        token_type: 'bearer',
        id_token: unsigned({ iss: issuer, sub: 'x', aud: 'marquee', exp: now + 60, iat: now, nonce: 'another' }),
      }),
    ],
    [
      'another audience',
      (issuer) => ({
        access_token: 'a',
        token_type: 'bearer',
        id_token: unsigned({ iss: issuer, sub: 'x', aud: 'somebody else', exp: now + 60, iat: now }),
      }),
    ],
  ]
  for (const [what, token] of tokens) {
    const browser = await anImpostor(({ pathname }, issuer) => ({
      body: pathname === '/token' ? token(issuer) : metadata(issuer),
    }))
    const going = await browser.post('/auth/pass')
    const state = new URL(String(going.headers.refresh).slice('0;url='.length)).searchParams.get('state')
    const reply = await browser.ask(`/auth/pass/callback?code=x&state=${state}`)
    expect([what, seen(reply).status]).toEqual([what, 502])
    expect((await browser.ask('/session.json')).statusCode).toBe(204)
  }
})

test('says so when the store is down, and lets nobody in halfway', async () => {
  const { browser, stores } = await aServer()
  const { ask, signIn, jar } = browser()
  const { signIn: works } = stores.people
  stores.people.signIn = async () => {
    throw new StoreDown(new Error('the disk is full'))
  }
  const reply = await signIn('attendee')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  expect(jar.cookies.has('__Host-marquee')).toBe(false)
  stores.people.signIn = works
  expect((await signIn('attendee')).statusCode).toBe(303)
  expect((await ask('/session.json')).statusCode).toBe(200)
})

test('asks for https where browsers would keep no session', async () => {
  const { app } = await aServer()
  const lan = aBrowser(app, '192.168.1.20:4321')
  const reply = await lan.post('/auth/pass?origin=/artists')
  expect(seen(reply)).toMatchObject({ status: 400, ...FAILED, back: '/artists' })
  expect(seen(reply).why).toContain('Logging in needs an https address.')
})

test('offers the ways there are to who asks for one that is not there', async () => {
  const { browser } = await aServer()
  const reply = await browser().post('/auth/nonsense?origin=/artists')
  expect([reply.statusCode, seen(reply).again, seen(reply).back]).toEqual([
    404,
    '/auth/pass?origin=%2Fartists',
    '/artists',
  ])
})
