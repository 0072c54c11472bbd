import { expect, test } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { aSearchApp } from './a-programme.ts'

async function anAppWithASearch() {
  const stores = memoryStores()
  const app = await aSearchApp({ stores })
  const { id } = (await app.post('/search', { term: 'harbour' })).json()
  const body = { search_id: id, convertable_type: 'event', convertable_id: 'lantern' }
  return { ...app, stores, body }
}

test('counts what a search led to [C11]', async () => {
  const { post, stores, body } = await anAppWithASearch()
  const reply = await post('/search/conversions', body)
  await post('/search/conversions', { ...body, convertable_type: 'Event' })

  expect([reply.statusCode, reply.body]).toEqual([204, ''])
  expect(await stores.conversions.byItem(10)).toEqual([{ type: 'event', id: 'lantern', count: 2 }])
})

test('takes and does not keep what nobody could have found [C11]', async () => {
  const { post, stores, body } = await anAppWithASearch()
  for (const made of [
    { ...body, search_id: 'unknown' },
    { ...body, convertable_id: 'embargoed' },
    { ...body, convertable_id: '__proto__' },
    { ...body, convertable_type: 'venue' },
  ]) {
    expect((await post('/search/conversions', made)).statusCode).toBe(204)
  }
  expect(await stores.conversions.byItem(10)).toEqual([])
})

test.each([
  ['search_id', ''],
  ['search_id', 'x'.repeat(600)],
  ['convertable_type', 'ghost'],
  ['convertable_id', 7],
])('refuses %s %j and names it [C11]', async (field, value) => {
  const { post, body } = await anAppWithASearch()
  const reply = await post('/search/conversions', { ...body, [field]: value })

  expect(reply.statusCode).toBe(400)
  expect(reply.json().message).toMatch(new RegExp(`^The field "${field}": `))
})

test('refuses a page of another site, and takes one of ours [C11]', async () => {
  const { post, body } = await anAppWithASearch()
  const statusWith = async (headers: Record<string, string>) =>
    (await post('/search/conversions', body, headers)).statusCode

  expect(await statusWith({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusWith({ origin: 'null' })).toBe(403)
  expect(await statusWith({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await statusWith({ 'sec-fetch-site': 'same-origin' })).toBe(204)
  expect(await statusWith({ origin: 'http://site.example', host: 'site.example' })).toBe(204)
})
