import type { Kysely } from 'kysely'
import { z } from 'zod'
import { FilterSchema } from '../../../schema/search.ts'
import type { Conversion, Conversions } from '../../ports/conversions.ts'
import type { StoredSearches } from '../../ports/stored-searches.ts'
import type { Access } from './access.ts'
import { prepared } from './prepared.ts'
import { SLICE } from './slice.ts'
import type { Tables } from './tables.ts'

const ContentSchema = z.object({ models: z.array(z.string()), filters: z.array(FilterSchema), term: z.string() })

const readContent = prepared((db, { id }: { id: string }) =>
  db.selectFrom('stored_search').select('content').where('id', '=', id),
)

export function sqlSearches({ read, write }: Access): StoredSearches {
  return {
    keep: (id, search, now) =>
      write(async (db) => {
        await db
          .insertInto('stored_search')
          .values({ id, content: JSON.stringify(search), used_at: now.getTime() })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ used_at: now.getTime() }))
          .execute()
      }),
    async read(id) {
      const { rows } = await read((db) => readContent(db, { id }))
      return rows[0] && ContentSchema.parse(JSON.parse(rows[0].content))
    },
    async forget(before, most) {
      /** Slice by slice, so that no visitor waits for a year of searches to go. */
      const forgetOldest = (number: number, usedBefore: number) =>
        write(async (db) => {
          const oldest = db
            .selectFrom('stored_search')
            .select('id')
            .where('used_at', '<', usedBefore)
            .orderBy('used_at')
            .limit(number)
          const { numDeletedRows } = await db.deleteFrom('stored_search').where('id', 'in', oldest).executeTakeFirst()
          return Number(numDeletedRows)
        })
      let gone = 0
      for (let last = SLICE; last === SLICE; gone += last) last = await forgetOldest(SLICE, before.getTime())

      const { count } = await read((db) =>
        db
          .selectFrom('stored_search')
          .select((is) => is.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      )
      for (let left = Number(count) - most; left > 0; left -= SLICE) {
        gone += await forgetOldest(Math.min(left, SLICE), Number.MAX_SAFE_INTEGER)
      }
      return gone
    },
  }
}

/** Counts what many clicked at one moment, in two statements; a search that is not stored counts nothing. */
async function addConversions(db: Kysely<Tables>, asked: readonly Conversion[]): Promise<boolean[]> {
  const ids = [...new Set(asked.map(({ searchId }) => searchId))]
  const stored = await db.selectFrom('stored_search').select('id').where('id', 'in', ids).execute()
  const known = new Set(stored.map(({ id }) => id))
  const counts = new Map<string, Tables['conversion']>()
  for (const { searchId, type, id } of asked.filter((conversion) => known.has(conversion.searchId))) {
    const key = JSON.stringify([searchId, type, id])
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { search_id: searchId, item_type: type, item_id: id, count })
  }
  if (counts.size > 0) {
    await db
      .insertInto('conversion')
      .values([...counts.values()])
      .onConflict((conflict) =>
        conflict
          .columns(['search_id', 'item_type', 'item_id'])
          .doUpdateSet((is) => ({ count: is('conversion.count', '+', is.ref('excluded.count')) })),
      )
      .execute()
  }
  return asked.map(({ searchId }) => known.has(searchId))
}

export function sqlConversions({ read, writeTogether }: Access): Conversions {
  return {
    add: writeTogether(addConversions),
    byItem: (most) =>
      read(async (db) => {
        const rows = await db
          .selectFrom('conversion')
          .select((is) => ['item_type', 'item_id', is.fn.sum<number>('count').as('total')])
          .groupBy(['item_type', 'item_id'])
          .orderBy('total', 'desc')
          .orderBy('item_type')
          .orderBy('item_id')
          .limit(most)
          .execute()
        return rows.map(({ item_type, item_id, total }) => ({ type: item_type, id: item_id, count: Number(total) }))
      }),
  }
}
