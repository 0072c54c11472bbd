import type { SearchEnvelope, SearchHit } from '../../schema/search.ts'
import { fromCallFilters, isAsking, type SearchQuery } from './query.ts'

/** What a search page knows. */
export interface SearchState {
  query: SearchQuery
  phase: 'idle' | 'loading' | 'ready' | 'failed'
  /** The newest answer; it stays while the next one is under way. */
  answer: SearchEnvelope | undefined
}

export type SearchEvent =
  | { type: 'asked'; query: SearchQuery; hasModels: boolean }
  | { type: 'answered'; query: SearchQuery; answer: SearchEnvelope }
  | { type: 'grown'; answer: SearchEnvelope; more: SearchEnvelope }
  | { type: 'failed'; query: SearchQuery }

/** A search runs only when there are kinds, words, filters or a stored search (ROWS T04). */
export const shouldRun = (query: SearchQuery, hasModels: boolean): boolean => hasModels || isAsking(query)

/** What came in between may have moved everybody on by one: nobody is shown twice. */
function withMore(answer: SearchEnvelope, more: SearchEnvelope): SearchEnvelope {
  const keyOf = ({ type, _id }: SearchHit) => `${type} ${_id}`
  const known = new Set(answer.hits.map(keyOf))
  const added = more.hits.filter((hit) => !known.has(keyOf(hit)))
  const hits = [...answer.hits, ...added]
  // Nothing more to be had, whatever the first part promised.
  return { ...answer, hits, total: added.length === 0 ? hits.length : answer.total }
}

export function nextSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'asked': {
      const isRunning = shouldRun(event.query, event.hasModels)
      return {
        query: event.query,
        phase: isRunning ? 'loading' : 'idle',
        answer: isRunning ? state.answer : undefined,
      }
    }
    case 'answered': {
      // Each question is an object of its own: a slow answer to an older one changes nothing.
      if (event.query !== state.query) return state
      const { answer, query } = event
      // The answer says how the question was understood: a stored search's words, one spelling of a filter.
      const term = query.hash === '' ? query.term : answer.term
      return { query: { ...query, term, filters: fromCallFilters(answer.filters) }, phase: 'ready', answer }
    }
    case 'grown':
      // More of an answer that is no longer shown is of no use.
      if (event.answer !== state.answer) return state
      return { ...state, answer: withMore(event.answer, event.more) }
    case 'failed':
      return event.query === state.query ? { ...state, phase: 'failed' } : state
  }
}
