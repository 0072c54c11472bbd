import MiniSearch from 'minisearch'
import { SEARCH_FIELDS, type SearchDocument } from '../../../src/search/types.ts'

/** MiniSearch as its documentation recommends it for search as one types: prefixes, typos by length, names boosted. */
const OPTIONS = {
  fields: [...SEARCH_FIELDS],
  searchOptions: {
    prefix: true,
    fuzzy: (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
    combineWith: 'AND' as const,
    boost: { name: 10, people: 5, place: 3, words: 3 },
  },
}

const toRow = ({ name, texts = {} }: SearchDocument, id: number) => ({
  id,
  name,
  ...Object.fromEntries(Object.entries(texts).map(([field, values]) => [field, values.join(' ')])),
})

/** The same documents in MiniSearch 7, which knows them by their place in the list. */
export function buildMiniSearch(documents: readonly SearchDocument[]): MiniSearch {
  const index = new MiniSearch(OPTIONS)
  index.addAll(documents.map(toRow))
  return index
}

export const openMiniSearch = (json: string): MiniSearch => MiniSearch.loadJSON(json, OPTIONS)
