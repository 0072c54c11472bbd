import type { Filter } from '../../schema/search.ts'

/** What somebody searched for, so that a short address can say it again (ROWS D01). Never who. */
export interface StoredSearch {
  models: readonly string[]
  filters: readonly Filter[]
  term: string
}

/** Searches by the hash of their content. */
export interface StoredSearches {
  /** Keeps a search under its id, or renews it; acknowledged when it is safe. */
  keep(id: string, search: StoredSearch, now: Date): Promise<void>
  read(id: string): Promise<StoredSearch | undefined>
  /** Lets go of those that nobody used since `before`, and of the oldest above `most`; answers how many. */
  forget(before: Date, most: number): Promise<number>
}
