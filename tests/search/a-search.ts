import { buildIndex } from '../../src/search/build-index.ts'
import { openIndex } from '../../src/search/open-index.ts'
import type { SearchDocument, SearchIndex } from '../../src/search/types.ts'

/** An index of these documents; a name alone is an event with that name, whose id is its place in the list. */
export const anIndex = (documents: readonly (string | (Partial<SearchDocument> & { name: string }))[]): SearchIndex =>
  openIndex(
    buildIndex(
      documents.map((document, place) => ({
        id: String(place),
        model: 'event' as const,
        ...(typeof document === 'string' ? { name: document } : document),
      })),
    ),
  )

/** The ids of what a term finds, the best first. */
export const idsOf = (index: SearchIndex, term: string): string[] =>
  index.search({ term }).results.map((result) => result.id)
