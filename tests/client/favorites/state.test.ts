import { expect, test } from 'vitest'
import { type FavoritesEvent, nextFavorites, signedOut } from '../../../src/client/favorites/state.ts'

const after = (...events: FavoritesEvent[]) => events.reduce(nextFavorites, signedOut)
const KEY = 'event e1'

test('shows nothing as kept before the list has come [T01]', () => {
  const state = after({ type: 'asked' })
  expect([state.phase, [...state.kept]]).toEqual(['loading', []])
  expect([...after({ type: 'asked' }, { type: 'listed', keys: [KEY, 'venue v1'] }).kept]).toEqual([KEY, 'venue v1'])
})

test('keeps the old state until the server has answered, and after a failure [T01] [X04]', () => {
  const busy = after({ type: 'asked' }, { type: 'listed', keys: [KEY] }, { type: 'pressed', key: KEY })
  expect([busy.kept.has(KEY), busy.busy.has(KEY)]).toEqual([true, true])
  const failed = nextFavorites(busy, { type: 'failed', key: KEY })
  expect([failed.kept.has(KEY), failed.busy.has(KEY)]).toEqual([true, false])
  const done = nextFavorites(busy, { type: 'changed', key: KEY, isKept: false })
  expect([done.kept.has(KEY), done.busy.has(KEY)]).toEqual([false, false])
})

test('does not let a list that was asked for before undo what happened since [T01]', () => {
  const asked = after({ type: 'asked' }, { type: 'changed', key: KEY, isKept: true })
  expect([...nextFavorites(asked, { type: 'listed', keys: ['event e2'] }).kept]).toEqual(['event e2', KEY])
  const removed = after({ type: 'asked' }, { type: 'changed', key: KEY, isKept: false })
  expect([...nextFavorites(removed, { type: 'listed', keys: [KEY] }).kept]).toEqual([])
})

test('believes a list that was asked for afterwards [T01]', () => {
  const state = after({ type: 'changed', key: KEY, isKept: true }, { type: 'asked' }, { type: 'listed', keys: [] })
  expect([...state.kept]).toEqual([])
})

test('serves without the list, and forgets everything once the session is over [T01] [P01]', () => {
  expect(after({ type: 'asked' }, { type: 'list failed' }).phase).toBe('ready')
  expect(after({ type: 'asked' }, { type: 'listed', keys: [KEY] }, { type: 'signed out' })).toEqual(signedOut)
})
