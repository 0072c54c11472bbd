import type { Filter } from '../../schema/search.ts'
import { isDirectoryField } from '../../views/directory-fields.ts'
import { MAX_PEOPLE_HITS } from '../limits.ts'
import { readTerm, type SearchBody } from '../search/state.ts'
import type { PeopleQuery } from './people-index.ts'

/** What a caller of POST /search/attendees asks for; fields that people do not have are left out. */
export function toPeopleQuery({ term, filters, from = 0, size = MAX_PEOPLE_HITS }: SearchBody): PeopleQuery {
  return {
    term: readTerm(term),
    filters: toPeopleFilters(filters ?? []),
    from,
    size: Math.min(size, MAX_PEOPLE_HITS),
  }
}

/** Several filters of one field widen each other; everything in one order, so that equal questions are equal texts. */
function toPeopleFilters(filters: readonly Filter[]): PeopleQuery['filters'] {
  const byField = new Map<string, Set<string>>()
  for (const { field, value } of filters) {
    if (!isDirectoryField(field)) continue
    const values = byField.get(field) ?? new Set()
    for (const text of [value].flat()) {
      const read = readTerm(text)
      if (read !== '') values.add(read)
    }
    if (values.size > 0) byField.set(field, values)
  }
  return [...byField]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, values]) => ({ field, values: [...values].sort() }))
}
