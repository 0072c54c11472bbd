import type { Kysely } from 'kysely'

/** Stored searches and what they led to. A search that is let go takes its counts along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stored_search')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('stored_search_by_use').on('stored_search').column('used_at').execute()
  await db.schema
    .createTable('conversion')
    .addColumn('search_id', 'text', (column) => column.notNull().references('stored_search.id').onDelete('cascade'))
    .addColumn('item_type', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('conversion_pk', ['search_id', 'item_type', 'item_id'])
    .execute()
}
