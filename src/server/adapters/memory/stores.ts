import type { ConversionCount } from '../../ports/conversions.ts'
import type { StoredSearch } from '../../ports/stored-searches.ts'
import type { Stores } from '../../ports/stores.ts'

/** Keeps everything until the process ends: for tests, and for a site without a disk. */
export function memoryStores(): Stores {
  const searches = new Map<string, { search: StoredSearch; usedAt: number; counts: Map<string, ConversionCount> }>()

  return {
    searches: {
      async keep(id, search, now) {
        const known = searches.get(id)
        // Moved to the end, so that the longest unused stands first.
        searches.delete(id)
        searches.set(id, {
          search: structuredClone(search),
          usedAt: now.getTime(),
          counts: known?.counts ?? new Map(),
        })
      },
      async read(id) {
        const known = searches.get(id)
        return known && structuredClone(known.search)
      },
      async forget(before, most) {
        const all = [...searches].sort(([, a], [, b]) => b.usedAt - a.usedAt)
        const gone = all.filter(([, { usedAt }], index) => index >= most || usedAt < before.getTime())
        for (const [id] of gone) searches.delete(id)
        return gone.length
      },
    },
    conversions: {
      async add({ searchId, type, id }) {
        const counts = searches.get(searchId)?.counts
        if (!counts) return false
        const key = JSON.stringify([type, id])
        counts.set(key, { type, id, count: (counts.get(key)?.count ?? 0) + 1 })
        return true
      },
      async byItem(most) {
        const sums = new Map<string, ConversionCount>()
        for (const { counts } of searches.values()) {
          for (const [key, { type, id, count }] of counts) {
            sums.set(key, { type, id, count: (sums.get(key)?.count ?? 0) + count })
          }
        }
        return [...sums.values()].sort(byCount).slice(0, most)
      },
    },
    async close() {},
  }
}

const byCount = (a: ConversionCount, b: ConversionCount) =>
  b.count - a.count || (a.type < b.type ? -1 : a.type > b.type ? 1 : a.id < b.id ? -1 : 1)
