import { expect, onTestFinished, test } from 'vitest'
import { ProductsSchema } from '../../../src/schema/product.ts'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
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
