import type { Kysely } from 'kysely'

/** The attendee directory. A replacement is written beside the one that is shown, and shown in one step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attendee')
    .addColumn('generation', 'bigint', (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attendee_pk', ['generation', 'uid'])
    .execute()
}
