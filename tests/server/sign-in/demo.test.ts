import { expect, test } from 'vitest'
import { ProductsSchema } from '../../../src/schema/product.ts'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import type { Product } from '../../../src/server/sign-in/products.ts'
import { demoOf, type SignInSettings } from '../../../src/server/sign-in/settings.ts'
import { aBrowser } from '../../sign-in/browser.ts'
import { toProduct } from '../../sign-in/provider.ts'
import { anApp } from '../a-release.ts'

const [PRODUCT] = Object.entries(ProductsSchema.parse({ pass: toProduct('https://pass.example') })).map(
  ([name, settings]) => ({ ...settings, name, clientSecret: 'x' }),
) as [Product]
const aServer = (demo: SignInSettings['demo'], products = [] as SignInSettings['products'], tls = false) =>
  anApp({ stores: memoryStores(), signIn: { products, demo, tls } })

const PAGE = '/auth/demo/people?origin=%2Fartists'

/** Whether the demo login answers, in all three of its addresses. */
async function isThere(app: Awaited<ReturnType<typeof aServer>>, host: string, headers: Record<string, string> = {}) {
  const { ask, post } = aBrowser(app, host)
  const statuses = [
    (await post('/auth/demo?origin=/artists', {}, headers)).statusCode,
    (await ask(PAGE, { headers })).statusCode,
    (await post(PAGE, { person: 'attendee' }, headers)).statusCode,
  ]
  if (statuses.join() === '303,200,303') return true
  expect(statuses).toEqual([404, 404, 404])
  return false
}

test('the demo login stands in while no product is configured and the server listens to this machine [D05]', () => {
  for (const host of ['127.0.0.1', '127.0.0.2', 'localhost', '::1']) {
    expect([host, demoOf([], { host, forced: false })]).toEqual([host, 'loopback'])
  }
  for (const host of ['0.0.0.0', '::', '192.168.1.20', 'festival.example', '', '127.0.0.1.evil.example']) {
    expect([host, demoOf([], { host, forced: false })]).toEqual([host, 'off'])
    expect([host, demoOf([], { host, forced: true })]).toEqual([host, 'forced'])
  }
  for (const forced of [false, true]) expect(demoOf([PRODUCT], { host: '127.0.0.1', forced })).toBe('off')
})

test('the demo login answers who comes from this machine, and nobody whom a proxy brings along [D05]', async () => {
  const app = await aServer('loopback')
  for (const host of ['127.0.0.1:4321', 'localhost:4321', '[::1]:4321']) {
    expect([host, await isThere(app, host)]).toEqual([host, true])
  }
  for (const host of ['festival.example', '192.168.1.20:4321', 'localhost.evil.example']) {
    expect([host, await isThere(app, host)]).toEqual([host, false])
  }
  // A proxy may hide the name that visitors used; what it cannot hide is where the page is from.
  expect(await isThere(app, '127.0.0.1:4321', { 'x-forwarded-for': '198.51.100.7' })).toBe(false)
  expect(await isThere(app, '127.0.0.1:4321', { forwarded: 'for=198.51.100.7' })).toBe(false)
  const { post } = aBrowser(app)
  const foreign = { origin: 'https://festival.example', 'sec-fetch-site': 'same-origin' }
  expect((await post(PAGE, { person: 'editor' }, foreign)).statusCode).toBe(404)
})

test('the demo login is gone where a product is configured, where https says that it is real, and where it is off [D05]', async () => {
  expect(await isThere(await aServer('off'), '127.0.0.1:4321')).toBe(false)
  expect(await isThere(await aServer('loopback', [], true), '127.0.0.1:4321')).toBe(false)
  for (const demo of ['off', 'loopback', 'forced'] as const) {
    expect([demo, await isThere(await aServer(demo, [PRODUCT]), '127.0.0.1:4321')]).toEqual([demo, false])
  }
  expect(await isThere(await aServer('forced'), 'festival.example')).toBe(true)
})

test('the demo login says plainly what it is, and lets somebody be one of three [D05] [P03]', async () => {
  const app = await aServer('loopback')
  const roles: Record<string, unknown> = {}
  for (const person of ['attendee', 'staff', 'editor']) {
    const { ask, post } = aBrowser(app)
    const asked = await post('/auth/demo?origin=%2Fevents%2Fconcert')
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/auth/demo/people?origin=%2Fevents%2Fconcert'])
    const { body, headers } = await ask(String(asked.headers.location))
    expect(body).toContain('<p class="mark">Demo</p>')
    expect(body).toContain('over plain http from another machine browsers do not keep a login')
    expect(headers['cache-control']).toBe('no-store')
    const chosen = await post(String(asked.headers.location), { person })
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/events/concert'])
    const session = (await ask('/session.json')).json()
    roles[session.name] = session.roles
  }
  expect(roles).toEqual({
    'Robin Fenwick': ['attendee'],
    'Jo Halloran': ['attendee', 'staff'],
    'Kit Amadi': ['attendee', 'editor'],
  })
  const { post } = aBrowser(app)
  expect((await post(PAGE, { person: 'admin' })).statusCode).toBe(400)
  expect((await post(PAGE)).statusCode).toBe(400)
  expect((await post('/auth/demo/people?origin=//evil.example', { person: 'staff' })).headers.location).toBe('/')
})
