import type { Model } from '../../schema/models.ts'
import type { SearchEnvelope, Suggestion } from '../../schema/search.ts'
import type { SearchAnswer, SearchResult } from '../../search/types.ts'
import { toAggregations } from '../../views/search-aggregations.ts'
import { SEARCH_FIELDS } from '../../views/search-fields.ts'
import { toSuggestion } from '../../views/search-hit.ts'
import { MAX_SUGGESTIONS, SHOWN_HIGHLIGHTS } from '../limits.ts'
import { toHighlight } from './highlights.ts'
import { type EditionSearch, type Findable, toHitJson } from './programme-search.ts'
import { type SearchState, toSearchId, toStored } from './state.ts'

export interface Range {
  from: number
  size: number
}

const FIELD_NAMES = SEARCH_FIELDS.map(({ name }) => name)

/** The result with what is known about it. */
export interface Found {
  findable: Findable
  result: SearchResult
}

export interface Searched {
  total: number
  found: Found[]
  counts: SearchAnswer['facets']
}

/**
 * Runs a search: the best first with a term; without one in the order of time and names, which is not the order of an
 * index.
 * @param within only among these documents.
 */
export function runSearch(
  search: EditionSearch,
  state: SearchState,
  { from, size }: Range,
  within?: Uint32Array,
): Searched {
  const { index, findables } = search
  const { term, models, filters } = state
  const answer = index.search({
    term,
    models,
    ...(within && { within }),
    filters: filters.map(({ field, values, models: kinds }) => ({
      field,
      values: values.flatMap((value) => search.valuesLike(field, value)),
      ...(kinds && { models: kinds }),
    })),
    facets: FIELD_NAMES,
    explained: SHOWN_HIGHLIGHTS,
    ...(term !== '' && { offset: from, limit: size }),
  })
  const found = answer.results.map((result): Found => ({ result, findable: findables[result.document] as Findable }))
  if (term !== '') return { total: answer.total, found, counts: answer.facets }
  found.sort((a, b) => a.findable.place - b.findable.place)
  return { total: answer.total, found: found.slice(from, from + size), counts: answer.facets }
}

/**
 * How results stand under one another (ROWS B06): with a term by kind, the best first within each; without one events by
 * their start, a list without events by letter, anything else by kind.
 */
export function toGrouping({ term, models }: Pick<SearchState, 'term' | 'models'>): SearchEnvelope['grouping'] {
  if (term !== '') return 'model'
  if (!models.includes('event')) return 'alpha'
  return models.length === 1 ? 'start_time' : 'model'
}

/** The envelope of SPEC §3 as JSON. The hits come ready from their items, only their fragments are new. */
export function toEnvelopeJson(search: EditionSearch, state: SearchState, searched: Searched): string {
  const stored = toStored(state)
  const id = toSearchId(stored)
  const rest: Omit<SearchEnvelope, 'hits'> = {
    id,
    hash: id,
    total: searched.total,
    grouping: toGrouping(state),
    models: [...stored.models],
    filters: [...stored.filters],
    term: state.term,
    aggregations: toAggregations(
      { counts: searched.counts, models: state.models, filters: stored.filters },
      search.context,
    ),
  }
  const hits = searched.found.map(({ findable, result }, place) => {
    const json = toHitJson(findable, search)
    const fragments = state.term !== '' && place < SHOWN_HIGHLIGHTS ? toHighlight(result, findable) : undefined
    return fragments ? `${json.slice(0, -1)},"highlight":${JSON.stringify(fragments)}}` : json
  })
  return `${JSON.stringify(rest).slice(0, -1)},"hits":[${hits.join(',')}]}`
}

/** The best few for what was typed so far (ROWS S04, E09). The last entry, 'search for term', is the dropdown's own. */
export function toSuggestions(search: EditionSearch, term: string, models: readonly Model[]): Suggestion[] {
  const { results } = search.index.search({ term, models, limit: MAX_SUGGESTIONS })
  return results.map((result) => {
    const findable = search.findables[result.document] as Findable
    const fragments = toHighlight(result, findable)
    return { ...toSuggestion(findable.item), ...(fragments && { highlight: fragments }) }
  })
}
