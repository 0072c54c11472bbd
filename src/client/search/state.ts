import type { SearchEnvelope } from '../../schema/search.ts'
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
  | { type: 'failed'; query: SearchQuery }

/** A search runs only when there are kinds, words, filters or a stored search (ROWS T04). */
export const shouldRun = (query: SearchQuery, hasModels: boolean): boolean => hasModels || isAsking(query)

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
    case 'failed':
      return event.query === state.query ? { ...state, phase: 'failed' } : state
  }
}
