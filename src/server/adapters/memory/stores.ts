import type { Stores } from '../../ports/stores.ts'
import { memoryAttendees } from './attendees.ts'
import { memoryPeople } from './people.ts'
import { memorySearches } from './searches.ts'
import { memoryStatuses } from './statuses.ts'

/** Keeps everything until the process ends: for tests, and for a site without a disk. */
export function memoryStores(): Stores {
  const { statuses, forgetName } = memoryStatuses()
  return {
    ...memorySearches(),
    ...memoryPeople(forgetName),
    statuses,
    attendees: memoryAttendees(),
    async close() {},
  }
}
