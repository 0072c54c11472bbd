import { expect, test } from 'vitest'
import { aSearchApp, CALL } from './a-programme.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`)

test.each<[string, unknown, string]>([
  ['a term of 10,000 letters', { term: 'x'.repeat(10_000) }, 'term'],
  ['a term that is a number', { term: 5 }, 'term'],
  ['filters that are no list', { filters: 'genre:Jazz' }, 'filters'],
  ['a filter without a field', { filters: [{ value: 'x' }] }, 'filters.0.field'],
  ['a filter whose value is an object', { filters: [{ field: 'genre', value: {} }] }, 'filters.0.value'],
  ['1,000 values', { filters: [{ field: 'genre', value: many(1000) }] }, 'filters'],
  ['1,000 filters', { filters: many(1000).map((value) => ({ field: 'genre', value })) }, 'filters'],
  ['kinds that are a number', { models: 5 }, 'models'],
  ['a hash that is a list', { hash: ['x'] }, 'hash'],
  ['a part that begins before the first', { from: -1 }, 'from'],
  ['more than an answer holds', { size: 100_000 }, 'size'],
])('refuses %s and names the field [C08]', async (_what, body, field) => {
  const { post } = await aSearchApp()
  const reply = await post('/search', body)

  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({
    error: 'Bad Request',
    message: expect.stringMatching(new RegExp(`^The field "${field.replaceAll('.', '\\.')}": .+`)),
    request_id: expect.any(String),
  })
})

test.each(['[]', '"text"', '5', 'null', 'true'])(
  'refuses the body %s, which is not an object [C01] [C08] [C11]',
  async (body) => {
    const { post } = await aSearchApp()
    for (const url of ['/search', '/2026/search', '/search/suggestions', '/search/conversions']) {
      const reply = await post(url, body)
      expect([reply.statusCode, reply.json().message]).toEqual([400, 'The body must be an object.'])
    }
  },
)

test('refuses bodies that are no JSON, and calls without the header [C01] [C08] [C11]', async () => {
  const { app, post } = await aSearchApp()
  for (const url of ['/search', '/2026/search', '/search/suggestions', '/search/conversions']) {
    expect((await post(url, '{"term":')).statusCode).toBe(400)
    expect((await post(url, '')).statusCode).toBe(400)
    expect((await post(url, 'term=x', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415)
    const { 'x-csrf-token': _, ...without } = CALL
    const reply = await app.inject({ method: 'POST', url, payload: '{}', headers: without })
    expect([reply.statusCode, reply.json().message]).toEqual([403, 'The header "X-CSRF-Token" is missing.'])
    expect((await app.inject({ method: 'PUT', url, payload: '{}', headers: CALL })).headers.allow).toMatch(/POST/)
  }
})

test.each([
  '',
  ' ',
  'x',
  '...!!!???',
  '🎭🎪',
  '\u0000\u0001',
  '\ud83c',
  'a\udc00b',
  "'; DROP TABLE stored_search; --",
  '<script>alert(1)</script>',
  '%00%ff',
  '__proto__',
  '\u202e\u200b\ufeff',
  'ﷺ'.repeat(300),
])('answers the term %j without a failure [C01] [C08]', async (term) => {
  const { app, post } = await aSearchApp()
  expect((await post('/search', { term, filters: [{ field: 'genre', value: term }] })).statusCode).toBe(200)
  expect((await post('/search/suggestions', { q: term })).statusCode).toBe(200)
  expect((await app.inject(`/search?q=${encodeURIComponent(term.toWellFormed())}`)).statusCode).toBeLessThan(500)
})
