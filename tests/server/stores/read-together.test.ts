import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readTogether } from '../../../src/server/adapters/sql/read-together.ts'

function counted(rows: Record<string, number>) {
  const queries: string[][] = []
  const read = readTogether(async (keys) => {
    queries.push([...keys])
    if (keys.includes('broken')) throw new Error('The store is away.')
    return new Map(Object.entries(rows).filter(([key]) => keys.includes(key)))
  })
  return { read, queries }
}

test('what is asked for in one turn is one query, each key once, and each hears of its own row', async () => {
  const { read, queries } = counted({ a: 1, b: 2 })
  expect(await Promise.all([read('a'), read('b'), read('a'), read('unknown')])).toEqual([1, 2, 1, undefined])
  expect(queries).toEqual([['a', 'b', 'unknown']])
})

test('nothing is kept for the next turn: what was taken away is gone', async () => {
  const rows: Record<string, number> = { a: 1 }
  const { read, queries } = counted(rows)
  expect(await read('a')).toBe(1)
  await nextTurn()
  delete rows.a
  expect(await read('a')).toBeUndefined()
  expect(queries).toEqual([['a'], ['a']])
})

test('who asks while a query is under way waits for the next one', async () => {
  const { read, queries } = counted({ a: 1, b: 2 })
  const first = read('a')
  await nextTurn()
  await nextTurn()
  expect(await Promise.all([first, read('b')])).toEqual([1, 2])
  expect(queries).toEqual([['a'], ['b']])
})

test('a store that is away is said to all who asked, and asked again by the next', async () => {
  const { read } = counted({ a: 1 })
  const answers = await Promise.allSettled([read('a'), read('broken')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('a')).toBe(1)
})
