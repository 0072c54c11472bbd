import type { SearchEnvelope, Suggestion } from '../../schema/search.ts'
import { toDirectoryAggregations } from '../../views/directory-fields.ts'
import { type FreshAnswer, toAnswer, weightOf } from '../answers/compressed.ts'
import { keepNewest } from '../kept.ts'
import { KEPT_PEOPLE_BYTES } from '../limits.ts'
import { toSearchId } from '../search/state.ts'
import type { Directory } from './directory.ts'
import type { PeopleQuery } from './people-index.ts'

/** What the directory answers to searches. Who asks makes no difference: only who is listed is in it. */
export interface PeopleSearch {
  envelope(query: PeopleQuery): Promise<FreshAnswer>
  find(query: PeopleQuery): Promise<SearchEnvelope>
  suggestions(term: string): Promise<Suggestion[]>
}

export function openPeopleSearch(
  directory: Pick<Directory, 'ask' | 'version'>,
  settings: { locale: string; hasCounts: boolean },
): PeopleSearch {
  let kept = keepNewest<FreshAnswer>(KEPT_PEOPLE_BYTES, weightOf)
  let keptOf = directory.version

  async function find(query: PeopleQuery): Promise<SearchEnvelope> {
    const { total, hits, counts } = await directory.ask('search', query)
    const { term } = query
    const filters = query.filters.map(({ field, values }) => ({ field, value: [...values] }))
    // Nobody stores a search for a person, so its id is known to nobody either.
    const id = toSearchId({ models: ['attendee'], filters, term })
    return {
      id,
      hash: id,
      total,
      // The best first where there are words; a list under its letters without them.
      grouping: term === '' ? 'alpha' : 'model',
      models: ['attendee'],
      filters,
      term,
      aggregations: toDirectoryAggregations(counts, filters, settings),
      hits,
    }
  }

  return {
    find,
    async envelope(query) {
      if (keptOf !== directory.version) {
        kept = keepNewest(KEPT_PEOPLE_BYTES, weightOf)
        keptOf = directory.version
      }
      const key = JSON.stringify(query)
      const known = kept.get(key)
      if (known) return known
      const into = kept
      const answer = toAnswer(JSON.stringify(await find(query)))
      into.set(key, answer)
      return answer
    },
    suggestions: (term) => directory.ask('suggest', term),
  }
}
