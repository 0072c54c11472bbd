import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sqliteStores } from '../../../src/server/adapters/sqlite/stores.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'
import { aSearchApp, CALL } from './a-programme.ts'

/** A server that listens, with its searches in a file; `fetch` then speaks to it as a browser does. */
async function aServer() {
  const stores = sqliteStores(join(temporaryFolder(), 'marquee.db'))
  const { app } = await aSearchApp({ stores, site: { 'search.html': '<title>Search</title>', '404.html': 'none' } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers: { ...CALL, ...headers } })
  return { url, post, stores }
}

test('searches, tells the same again by its hash, suggests and counts over real HTTP [C01] [C08] [C11] [D01]', async () => {
  const { post, stores } = await aServer()
  const reply = await post('/search', { models: 'ghost' }, { 'accept-encoding': 'br' })
  const found = (await reply.json()) as { hash: string; total: number; hits: { _id: string }[] }
  expect([reply.status, reply.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(found.hits).toHaveLength(found.total)

  // Written in the background, in this turn of the event loop or the next.
  await expect.poll(() => stores.searches.read(found.hash)).toBeDefined()
  expect(await (await post('/2026/search', { hash: found.hash })).json()).toEqual(found)

  const suggested = (await (await post('/search/suggestions', { q: 'lant' })).json()) as { event_id: string }[]
  expect(suggested[0]?.event_id).toBe('lantern')

  const counted = await post('/search/conversions', {
    search_id: found.hash,
    convertable_type: 'event',
    convertable_id: 'lantern',
  })
  expect([counted.status, await counted.text()]).toEqual([204, ''])
  expect(await stores.conversions.byItem(5)).toEqual([{ type: 'event', id: 'lantern', count: 1 }])
})

test('GET and POST share the address of the search page over real HTTP [R07] [C08]', async () => {
  const { url, post } = await aServer()
  const page = await fetch(`${url}/search`)
  expect([page.status, await page.text()]).toEqual([200, '<title>Search</title>'])
  expect((await fetch(`${url}/2026/search`)).status).toBe(404)
  expect((await post('/2026/search', { term: 'tides' })).status).toBe(200)
  expect((await fetch(`${url}/search`, { method: 'DELETE' })).headers.get('allow')).toBe('POST, GET, HEAD')
})
