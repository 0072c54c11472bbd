import type { Kysely } from 'kysely'
import { z } from 'zod'
import { FilterSchema } from '../../../schema/search.ts'
import type { Stores } from '../../ports/stores.ts'
import { memoryStores } from '../memory/stores.ts'
import type { Tables } from './tables.ts'
import { writeQueue } from './write-queue.ts'

const ContentSchema = z.object({ models: z.array(z.string()), filters: z.array(FilterSchema), term: z.string() })

/** A database that is opened when it is first needed, and again after it failed to open. */
export interface SqlSource {
  open(): Promise<Kysely<Tables>>
  close(): Promise<void>
}

/** The stores over any database that Kysely speaks to. */
export function sqlStores({ open, close }: SqlSource): Stores {
  const write = writeQueue(open)
  return {
    // Until their tables come.
    ...memoryStores(),
    searches: {
      keep: (id, search, now) =>
        write(async (db) => {
          await db
            .insertInto('stored_search')
            .values({ id, content: JSON.stringify(search), used_at: now.getTime() })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ used_at: now.getTime() }))
            .execute()
        }),
      async read(id) {
        const db = await open()
        const row = await db.selectFrom('stored_search').select('content').where('id', '=', id).executeTakeFirst()
        return row && ContentSchema.parse(JSON.parse(row.content))
      },
      forget: (before, most) =>
        write(async (db) => {
          const newest = db.selectFrom('stored_search').select('id').orderBy('used_at', 'desc').limit(most)
          const { numDeletedRows } = await db
            .deleteFrom('stored_search')
            .where((is) => is.or([is('used_at', '<', before.getTime()), is('id', 'not in', newest)]))
            .executeTakeFirst()
          return Number(numDeletedRows)
        }),
    },
    conversions: {
      add: ({ searchId, type, id }) =>
        write(async (db) => {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('conversion')
            .columns(['search_id', 'item_type', 'item_id', 'count'])
            .expression((from) =>
              from
                .selectFrom('stored_search')
                .where('stored_search.id', '=', searchId)
                .select((is) => [
                  'stored_search.id as search_id',
                  is.val(type).as('item_type'),
                  is.val(id).as('item_id'),
                  is.lit(1).as('count'),
                ]),
            )
            .onConflict((conflict) =>
              conflict
                .columns(['search_id', 'item_type', 'item_id'])
                .doUpdateSet((is) => ({ count: is('conversion.count', '+', 1) })),
            )
            .executeTakeFirstOrThrow()
          return Number(numInsertedOrUpdatedRows) > 0
        }),
      async byItem(most) {
        const db = await open()
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
      },
    },
    close,
  }
}
