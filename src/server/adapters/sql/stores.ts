import type { Stores } from '../../ports/stores.ts'
import { accessTo, type SqlSource } from './access.ts'
import { sqlAttendees } from './attendees.ts'
import { sqlFavorites } from './favorites.ts'
import { sqlPeople } from './people.ts'
import { sqlConversions, sqlSearches } from './searches.ts'
import { sqlSessions } from './sessions.ts'
import { sqlStatuses } from './statuses.ts'

/** The stores over any database that Kysely speaks to. */
export function sqlStores(source: SqlSource): Stores {
  const access = accessTo(source)
  return {
    searches: sqlSearches(access),
    conversions: sqlConversions(access),
    people: sqlPeople(access),
    sessions: sqlSessions(access),
    favorites: sqlFavorites(access),
    statuses: sqlStatuses(access, source),
    attendees: sqlAttendees(access),
    close: source.close,
  }
}
