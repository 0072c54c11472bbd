import { expect, test } from 'vitest'
import { aHouse } from './a-house.ts'
import { CALLERS, type CallerName, ROWS, type Row } from './rows.ts'

const WITHOUT_SESSION: readonly CallerName[] = ['anonymous', 'expired', 'revoked']

/** What the table says that a caller is answered. */
function expected({ is, needsSession, answer = 200, except }: Row, caller: CallerName): number {
  const isClosed = is === 'signedInRead' || is === 'sessionWrite' || needsSession
  return except?.[caller] ?? (isClosed && WITHOUT_SESSION.includes(caller) ? 401 : answer)
}

test('every route of the API has a row in the table of rights, and the table has no others', async () => {
  const { routes } = await aHouse()
  expect((await routes()).sort()).toEqual(Object.keys(ROWS).sort())
})

test('answers each caller on each route as the table says [P01] [P02] [P03]', async () => {
  const { call, caller } = await aHouse()
  for (const [route, row] of Object.entries(ROWS)) {
    const statuses: [CallerName, number][] = []
    for (const kind of CALLERS) statuses.push([kind, (await call(route, row, await caller(kind))).statusCode])
    expect([route, statuses]).toEqual([route, CALLERS.map((kind) => [kind, expected(row, kind)])])
  }
})
