import { expect, test } from 'vitest'
import { memoryStores } from '../../src/server/adapters/memory/stores.ts'
import { openRates } from '../../src/server/rates.ts'
import { anApp, MORNING } from './a-release.ts'
import { signedIn } from './sign-in/a-visitor.ts'

const RATE = { burst: 3, perSecond: 0.5 }
const RATES = {
  readOnlyPost: RATE,
  anonymousWrite: RATE,
  signedInRead: RATE,
  sessionWrite: RATE,
  form: RATE,
}

async function aServer(header?: string) {
  const stores = memoryStores()
  let now = Date.parse(MORNING)
  const clock = () => new Date(now)
  const app = await anApp({ stores, clock, countCall: openRates(RATES, clock, header) })
  const search = async (headers: Record<string, string> = {}, remoteAddress = '198.51.100.7') => {
    const reply = await app.inject({
      method: 'POST',
      url: '/search/suggestions',
      payload: { q: 'night' },
      remoteAddress,
      headers: { 'x-csrf-token': 'anonymous', ...headers },
    })
    return reply.headers['retry-after'] ? `${reply.statusCode} after ${reply.headers['retry-after']}` : reply.statusCode
  }
  return { app, stores, search, pass: (ms: number) => (now += ms) }
}

const times = async <T>(count: number, act: () => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let index = 0; index < count; index += 1) results.push(await act())
  return results
}

test('refuses an address that calls too often, says when to come again, and keeps its word', async () => {
  const { search, pass } = await aServer()
  expect(await times(5, search)).toEqual([200, 200, 200, '429 after 2', '429 after 2'])
  expect(await search({}, '198.51.100.8')).toBe(200)
  pass(2_000)
  expect(await times(2, search)).toEqual([200, '429 after 2'])
  pass(3_600_000)
  expect(await times(4, search)).toEqual([200, 200, 200, '429 after 2'])
})

test('takes the address from the one header of the proxy in front, and from no other', async () => {
  const { search } = await aServer('x-real-ip')
  const from =
    (address: string, more = {}) =>
    () =>
      search({ 'x-real-ip': address, ...more }, '127.0.0.1')
  expect(await times(4, from('203.0.113.1'))).toEqual([200, 200, 200, '429 after 2'])
  expect(await from('203.0.113.1', { 'x-forwarded-for': '203.0.113.9' })()).toBe('429 after 2')
  expect(await from('203.0.113.2')()).toBe(200)
  // A list is the proxy's at its end, and the caller's own before it.
  expect(await from('203.0.113.77, 203.0.113.1')()).toBe('429 after 2')
  // A household has a whole network of IPv6.
  const house = ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::2', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::9']
  const answers = []
  for (const address of house) answers.push(await from(address)())
  expect(answers).toEqual([200, 200, 200, '429 after 2'])
  expect(await from('2001:db8:1:3::1')()).toBe(200)
})

test('counts nobody by the address of a proxy that does not say whose call it is', async () => {
  const { search } = await aServer()
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(await times(5, () => search({ 'x-forwarded-for': '203.0.113.1' }, address))).toEqual([
      200, 200, 200, 200, 200,
    ])
  }
})

test('counts writes of one’s own by session: a crowd behind one address does not stop one another', async () => {
  const { app, stores } = await aServer()
  const write = (headers: Record<string, string>) =>
    app
      .inject({
        method: 'POST',
        url: '/account/visibility',
        payload: { isPublic: true },
        remoteAddress: '198.51.100.7',
        headers,
      })
      .then(({ statusCode }) => statusCode)
  for (let count = 0; count < 20; count += 1) {
    const { writes } = await signedIn(stores, { name: `Somebody ${count}` })
    expect(await times(3, () => write(writes))).toEqual([204, 204, 204])
  }
  const { writes } = await signedIn(stores, { name: 'Somebody busy' })
  expect(await times(5, () => write(writes))).toEqual([204, 204, 204, 429, 429])
})
