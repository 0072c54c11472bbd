import type { Attendees } from './attendees.ts'
import type { Conversions } from './conversions.ts'
import type { Favorites } from './favorites.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { Statuses } from './statuses.ts'
import type { StoredSearches } from './stored-searches.ts'

/** Everything that the server keeps between two starts, in one place because it lives and closes together. */
export interface Stores {
  searches: StoredSearches
  conversions: Conversions
  people: People
  sessions: Sessions
  favorites: Favorites
  statuses: Statuses
  attendees: Attendees
  close(): Promise<void>
}
