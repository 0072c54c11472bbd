import type { Conversions } from './conversions.ts'
import type { StoredSearches } from './stored-searches.ts'

/** Everything that the server keeps between two starts, in one place because it lives and closes together. */
export interface Stores {
  searches: StoredSearches
  conversions: Conversions
  close(): Promise<void>
}
