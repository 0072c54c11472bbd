import { expect, test } from 'vitest'
import { NO_QUERY } from '../../../src/client/search/query.ts'
import { nextSearch, type SearchState, shouldRun } from '../../../src/client/search/state.ts'
import type { SearchEnvelope } from '../../../src/schema/search.ts'

const START: SearchState = { query: NO_QUERY, phase: 'idle', answer: undefined }
const ANSWER: SearchEnvelope = {
  id: 's1',
  hash: 's1',
  total: 0,
  hits: [],
  aggregations: [],
  grouping: 'model',
  models: ['event'],
  filters: [{ field: 'event_type', value: ['session'] }],
  term: 'tide',
}

test('runs only when there are kinds, words, filters or a stored search [T04]', () => {
  expect(shouldRun(NO_QUERY, false)).toBe(false)
  expect(shouldRun(NO_QUERY, true)).toBe(true)
  expect(shouldRun({ ...NO_QUERY, term: ' ' }, false)).toBe(false)
  expect(shouldRun({ ...NO_QUERY, term: 't' }, false)).toBe(true)
  expect(shouldRun({ ...NO_QUERY, hash: 'h' }, false)).toBe(true)
  expect(shouldRun({ ...NO_QUERY, filters: [{ field: 'a', value: 'b' }] }, false)).toBe(true)
})

test('keeps the last answer while the next is under way, and drops it when nothing is asked [T04]', () => {
  const query = { ...NO_QUERY, term: 'tide' }
  const answered = nextSearch(nextSearch(START, { type: 'asked', query, hasModels: false }), {
    type: 'answered',
    query,
    answer: ANSWER,
  })
  expect(answered).toMatchObject({ phase: 'ready', answer: ANSWER })
  const next = nextSearch(answered, { type: 'asked', query: { ...query, term: 'tides' }, hasModels: false })
  expect(next).toMatchObject({ phase: 'loading', answer: ANSWER })
  expect(nextSearch(next, { type: 'asked', query: NO_QUERY, hasModels: false })).toEqual(START)
})

test('an answer or a failure of an older question changes nothing [T04]', () => {
  const [older, newer] = [
    { ...NO_QUERY, term: 'ti' },
    { ...NO_QUERY, term: 'tide' },
  ]
  const now = nextSearch(START, { type: 'asked', query: newer, hasModels: false })
  expect(nextSearch(now, { type: 'answered', query: older, answer: ANSWER })).toBe(now)
  expect(nextSearch(now, { type: 'failed', query: older })).toBe(now)
  expect(nextSearch(now, { type: 'failed', query: newer })).toEqual({ ...now, phase: 'failed' })
})

test('takes over how the answer understood the question: one spelling of a filter, the words of a stored search', () => {
  const typed = { ...NO_QUERY, term: 'tide ', filters: [{ field: 'event_type', value: 'panel' }] }
  const stored = { ...NO_QUERY, hash: 's1' }
  const of = (query: typeof typed | typeof stored) =>
    nextSearch(nextSearch(START, { type: 'asked', query, hasModels: false }), {
      type: 'answered',
      query,
      answer: ANSWER,
    }).query
  expect(of(typed)).toEqual({ term: 'tide ', hash: '', filters: [{ field: 'event_type', value: 'session' }] })
  expect(of(stored)).toEqual({ term: 'tide', hash: 's1', filters: [{ field: 'event_type', value: 'session' }] })
})

test('adds what comes after an answer, nobody twice, and nothing to an answer that is gone [C09]', () => {
  const hit = (id: string) => ({ type: 'attendee', _id: id, _source: {} })
  const answer = { ...ANSWER, total: 4, hits: [hit('a'), hit('b')] }
  const state: SearchState = { query: NO_QUERY, phase: 'ready', answer }
  const grown = nextSearch(state, { type: 'grown', answer, more: { ...answer, hits: [hit('b'), hit('c')] } })
  expect(grown.answer).toEqual({ ...answer, hits: [hit('a'), hit('b'), hit('c')] })
  expect(nextSearch(grown, { type: 'grown', answer, more: answer })).toBe(grown)
  const ended = nextSearch(state, { type: 'grown', answer, more: { ...answer, hits: [] } })
  expect(ended.answer?.total).toBe(2)
})
