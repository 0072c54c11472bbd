import type { ConversionCount, Conversions } from '../../ports/conversions.ts'
import type { StoredSearch, StoredSearches } from '../../ports/stored-searches.ts'

/** Searches and what they led to, in one map: a search that is let go takes its counts along. */
export function memorySearches(): { searches: StoredSearches; conversions: Conversions } {
  const kept = new Map<string, { search: StoredSearch; usedAt: number; counts: Map<string, ConversionCount> }>()

  return {
    searches: {
      async keep(id, search, now) {
        const known = kept.get(id)
        // Moved to the end, so that the longest unused stands first.
        kept.delete(id)
        kept.set(id, {
          search: structuredClone(search),
          usedAt: now.getTime(),
          counts: known?.counts ?? new Map(),
        })
      },
      async read(id) {
        const known = kept.get(id)
        return known && structuredClone(known.search)
      },
      async forget(before, most) {
        const all = [...kept].sort(([, a], [, b]) => b.usedAt - a.usedAt)
        const gone = all.filter(([, { usedAt }], index) => index >= most || usedAt < before.getTime())
        for (const [id] of gone) kept.delete(id)
        return gone.length
      },
    },
    conversions: {
      async add({ searchId, type, id }) {
        const counts = kept.get(searchId)?.counts
        if (!counts) return false
        const key = JSON.stringify([type, id])
        counts.set(key, { type, id, count: (counts.get(key)?.count ?? 0) + 1 })
        return true
      },
      async byItem(most) {
        const sums = new Map<string, ConversionCount>()
        for (const { counts } of kept.values()) {
          for (const [key, { type, id, count }] of counts) {
            sums.set(key, { type, id, count: (sums.get(key)?.count ?? 0) + count })
          }
        }
        return [...sums.values()].sort(byCount).slice(0, most)
      },
    },
  }
}

const byCount = (a: ConversionCount, b: ConversionCount) =>
  b.count - a.count || (a.type < b.type ? -1 : a.type > b.type ? 1 : a.id < b.id ? -1 : 1)
