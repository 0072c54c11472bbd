import type { Kysely } from 'kysely'

/** When and where a kept event was to be, so that one that moved can say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['start_time', 'venue_id']) {
    await db.schema.alterTable('favorite').addColumn(column, 'text').execute()
  }
}
