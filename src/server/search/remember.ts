import { keepNewest } from '../kept.ts'
import { MOST_STORED_SEARCHES, REMEMBERED_SEARCHES, STORED_SEARCH_DAYS } from '../limits.ts'
import type { StoredSearch, StoredSearches } from '../ports/stored-searches.ts'

const NEVER = -1
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface Memory {
  /** Keeps a search in the background: nobody waits for it, and a store that is down takes nothing from the answer. */
  keep(id: string, search: StoredSearch): void
  read(id: string): Promise<StoredSearch | undefined>
}

/**
 * The stored searches as the calls need them (ROWS D01). A search is written once a day however often it is asked; the
 * ones that nobody used for a year go, once a day too.
 */
export function rememberSearches(searches: StoredSearches, clock: () => Date, report: (line: string) => void): Memory {
  const written = keepNewest<number>(REMEMBERED_SEARCHES)
  let cleanedOn = 0
  let reportedAt = 0

  const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS)
  /** Said once an hour: every search of every visitor fails while a store is down. */
  const failed = (error: Error, now: Date) => {
    if (now.getTime() - reportedAt < HOUR_MS) return
    reportedAt = now.getTime()
    report(`A search was not stored: ${error.message}`)
  }

  async function clean(now: Date): Promise<void> {
    if (cleanedOn === dayOf(now)) return
    cleanedOn = dayOf(now)
    await searches.forget(new Date(now.getTime() - STORED_SEARCH_DAYS * DAY_MS), MOST_STORED_SEARCHES)
  }

  return {
    keep(id, search) {
      const now = clock()
      if (written.get(id) === dayOf(now)) return
      // Marked first, so that a search that many ask for at once is written once.
      written.set(id, dayOf(now))
      searches
        .keep(id, search, now)
        .then(() => clean(now))
        .catch((error: Error) => {
          // The next one who asks tries again.
          written.set(id, NEVER)
          failed(error, now)
        })
    },
    read: (id) => searches.read(id),
  }
}
