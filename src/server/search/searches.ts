import type { Model } from '../../schema/models.ts'
import { type FreshAnswer, toAnswer, weightOf } from '../answers/compressed.ts'
import { keepNewest } from '../kept.ts'
import { KEPT_SEARCH_BYTES, KEPT_SUGGESTIONS } from '../limits.ts'
import type { EditionSearch, ProgrammeSearch } from './programme-search.ts'
import { type Range, runSearch, toEnvelopeJson, toSuggestions } from './run-search.ts'
import type { SearchState } from './state.ts'

/** What a release answers to searches. Nothing in it depends on who asks, so an answer is made once for all. */
export interface Searches {
  /** The edition of a year, the landing edition without one; nothing for a year that the release does not have. */
  edition(year: number | undefined): EditionSearch | undefined
  envelope(search: EditionSearch, state: SearchState, range: Range): FreshAnswer
  suggestions(search: EditionSearch, term: string, models: readonly Model[]): FreshAnswer
}

export function openSearches(programme: ProgrammeSearch, landingYear: number): Searches {
  const envelopes = keepNewest<FreshAnswer>(KEPT_SEARCH_BYTES, weightOf)
  const suggestions = keepNewest<FreshAnswer>(KEPT_SUGGESTIONS)
  const yearOf = ({ context }: EditionSearch) => context.catalogue.edition.year

  return {
    edition: (year = landingYear) => programme.get(year),
    envelope(search, state, range) {
      const key = JSON.stringify([yearOf(search), state, range])
      const known = envelopes.get(key)
      if (known) return known
      const answer = toAnswer(toEnvelopeJson(search, state, runSearch(search, state, range)))
      envelopes.set(key, answer)
      return answer
    },
    suggestions(search, term, models) {
      const key = JSON.stringify([yearOf(search), models, term])
      const known = suggestions.get(key)
      if (known) return known
      const answer = toAnswer(JSON.stringify(toSuggestions(search, term, models)))
      suggestions.set(key, answer)
      return answer
    },
  }
}
