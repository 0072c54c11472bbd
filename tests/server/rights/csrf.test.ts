import { expect, test } from 'vitest'
import { aHouse } from './a-house.ts'
import { ROWS, type RouteClass } from './rows.ts'

/** What another site, or a page that does not know the token, can make a signed-in visitor's browser send. */
const ATTACKS = {
  'no token': { token: '' },
  "another session's token": { token: 'of the editor' },
  'a foreign origin': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a foreign origin of an old browser': { origin: 'https://evil.example', 'sec-fetch-site': undefined },
  'a sibling site': { origin: 'http://shop.festival.example', 'sec-fetch-site': 'same-site' },
  'no origin that can be named': { origin: 'null', 'sec-fetch-site': undefined },
  'the type of a form': { 'content-type': 'application/x-www-form-urlencoded' },
  'the type of plain text': { 'content-type': 'text/plain' },
} as const
type Attack = keyof typeof ATTACKS

/**
 * Refusals by class. A POST that only reads has nothing to win: what keeps other sites from reading the answer is the
 * browser, and the header's presence makes it ask first.
 */
const REFUSED: Record<Exclude<RouteClass, 'read' | 'signedInRead'>, Partial<Record<Attack, number>>> = {
  readOnlyPost: { 'no token': 403, 'the type of a form': 415, 'the type of plain text': 415 },
  anonymousWrite: {
    'no token': 403,
    'a foreign origin': 403,
    'a foreign origin of an old browser': 403,
    'a sibling site': 403,
    'no origin that can be named': 403,
    'the type of a form': 415,
    'the type of plain text': 415,
  },
  sessionWrite: {
    'no token': 403,
    "another session's token": 403,
    'a foreign origin': 403,
    'a foreign origin of an old browser': 403,
    'a sibling site': 403,
    'no origin that can be named': 403,
    'the type of a form': 415,
    'the type of plain text': 415,
  },
  form: {
    'no token': 403,
    "another session's token": 403,
    'a foreign origin': 403,
    'a foreign origin of an old browser': 403,
    'a sibling site': 403,
    'no origin that can be named': 403,
    'the type of plain text': 415,
  },
}

test('takes no write from another site, without the token, with another’s, or in a type that needs no question', async () => {
  const { call, caller } = await aHouse()
  const other = await caller('editor')
  for (const [route, row] of Object.entries(ROWS)) {
    if (row.is === 'read' || row.is === 'signedInRead') continue
    for (const [name, change] of Object.entries(ATTACKS) as [Attack, Record<string, string | undefined>][]) {
      const staff = await caller('staff of this venue')
      const token = change.token === 'of the editor' ? other?.csrf : change.token
      const sent = { ...change, ...(token !== undefined && { token }) }
      const { statusCode } = await call(route, row, staff, sent)
      expect([route, name, statusCode]).toEqual([route, name, REFUSED[row.is][name] ?? row.answer ?? 200])
    }
  }
})

test('takes forms on the few addresses for forms alone', async () => {
  for (const [route, row] of Object.entries(ROWS)) {
    const [method, path = ''] = route.split(' ')
    if (method === 'GET') continue
    expect([route, path.startsWith('/auth/')]).toEqual([route, row.is === 'form'])
  }
})

test('needs no token of who has no session, and takes none from elsewhere all the same', async () => {
  const { call } = await aHouse()
  const row = ROWS['POST /auth/{product}']
  if (!row) throw new Error('there is a form to log in')
  const ask = async (change: Record<string, string | undefined>) =>
    (await call('POST /auth/{product}', row, undefined, change)).statusCode
  expect(await ask({})).toBe(303)
  expect(await ask({ origin: undefined, 'sec-fetch-site': undefined, referer: 'http://festival.example/x' })).toBe(303)
  expect(await ask({ origin: undefined, 'sec-fetch-site': undefined })).toBe(403)
  expect(await ask({ origin: undefined, 'sec-fetch-site': undefined, referer: 'http://evil.example/' })).toBe(403)
  expect(await ask({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
})
