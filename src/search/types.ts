import type { Model } from '../schema/models.ts'

/**
 * The fields of a document that a visitor's words are looked for in, the weightiest first. A name outweighs the people of
 * an event, those outweigh its place and its words, and all of them a long text.
 */
export const SEARCH_FIELDS = ['name', 'people', 'place', 'words', 'text'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** One thing that can be found, as the index is told about it. All texts are plain, never HTML. */
export interface SearchDocument {
  /** Unique within its kind; what a result is known by. */
  id: string
  model: Model
  name: string
  texts?: Partial<Record<Exclude<SearchField, 'name'>, readonly string[]>>
  /** The values that the sidebar counts and filters by, by field: `{ event_type: ['session'], genre: ['Jazz'] }`. */
  facets?: Readonly<Record<string, readonly string[]>>
  /** From 0 to 1: featured and popular things come first among equally good matches. */
  prior?: number
}

/** One narrowing. Several values of a field widen each other; several fields narrow (SPEC §3, Filter). */
export interface FacetFilter {
  field: string
  values: readonly string[]
  /** The kinds that it speaks about; the others pass. */
  models?: readonly Model[]
}

export interface SearchQuery {
  /** Only among these documents, by their numbers from the lowest; for a search without a term. */
  within?: Uint32Array
  /** What the visitor typed. Empty: everything that passes the filters, in the order of the index. */
  term: string
  /** Without it: all kinds. */
  models?: readonly Model[]
  filters?: readonly FacetFilter[]
  /** How many hits to return, the best first; all of them without it. `total` always counts all. */
  limit?: number
  offset?: number
  /** The fields whose values are counted; a field's own filter does not narrow its own counts. */
  facets?: readonly string[]
  /** How many results at the top say what matched, because that takes longer than finding them; all without it. */
  explained?: number
}

/** How a word of the visitor met a word of the document, the best first. */
export const MATCH_QUALITIES = ['exact', 'stem', 'joined', 'prefix', 'fuzzy'] as const
export type MatchQuality = (typeof MATCH_QUALITIES)[number]

/** One word of the query in one document. */
export interface SearchMatch {
  field: SearchField
  /** The document's own word, folded as the index keeps it; `highlight` finds it in the text. */
  token: string
  quality: MatchQuality
}

export interface SearchResult {
  /** The number of the document in the order in which the index got them. */
  document: number
  id: string
  model: Model
  score: number
  /** Empty where nobody asked for it. */
  matches: readonly SearchMatch[]
}

export interface SearchAnswer {
  /** How many documents match, whatever `limit` says. */
  total: number
  results: readonly SearchResult[]
  /** Per asked field its values with their counts, the most frequent first, then by name. */
  facets: ReadonlyMap<string, readonly { value: string; count: number }[]>
}

/** An index that is ready for questions. It never changes: a new programme is a new index. */
export interface SearchIndex {
  /** How many documents it holds. */
  readonly size: number
  search(query: SearchQuery): SearchAnswer
}

/** A piece of a text: `isHit` where a matched word stands. */
export interface TextPiece {
  text: string
  isHit: boolean
}

/*
 * What the folder offers (DESIGN §4):
 *   build-index.ts  buildIndex(documents: Iterable<SearchDocument>): Uint8Array
 *   open-index.ts   openIndex(buffer: Uint8Array): SearchIndex
 *   highlight.ts    highlight(text: string, tokens: readonly string[], most: number): TextPiece[][]   (fragments of the text)
 *   documents.ts    toDocuments(catalogue: Catalogue): SearchDocument[]
 */
