import type { FastifyRequest } from 'fastify'
import type { Suggestion } from '../../schema/search.ts'
import { MAX_SUGGESTIONS, PEOPLE_AMONG_SUGGESTIONS } from '../limits.ts'
import type { MayKnow } from './may-know.ts'
import type { PeopleSearch } from './people-search.ts'
import { DirectoryBusyError } from './people-worker.ts'

/** Who the dropdown suggests to the one who asks: nobody while the directory cannot say. */
export type PeopleSuggestions = (request: FastifyRequest, term: string) => Promise<Suggestion[]>

export const suggestPeople =
  (search: PeopleSearch, mayKnow: MayKnow): PeopleSuggestions =>
  async (request, term) => {
    if (!(await mayKnow(request))) return []
    return search.suggestions(term).catch((error: unknown) => {
      if (error instanceof DirectoryBusyError) return []
      throw error
    })
  }

/** One list of both: people have some of its lines for sure, and all that the programme leaves. */
export function joinSuggestions(programme: readonly Suggestion[], people: readonly Suggestion[]): Suggestion[] {
  const sure = Math.min(people.length, PEOPLE_AMONG_SUGGESTIONS)
  return [...programme.slice(0, MAX_SUGGESTIONS - sure), ...people].slice(0, MAX_SUGGESTIONS)
}
