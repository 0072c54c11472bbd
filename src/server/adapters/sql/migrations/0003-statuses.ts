import type { Kysely } from 'kysely'

/** What the doors say, the log of it, and the numbers that only grow. */
export async function up(db: Kysely<{ counter: { name: string; value: number } }>): Promise<void> {
  await db.schema
    .createTable('counter')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute()
  await db
    .insertInto('counter')
    .values(['statuses', 'attendees', 'attendees_begun'].map((name) => ({ name, value: 0 })))
    .execute()

  await db.schema
    .createTable('status')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('status_by_revision').on('status').column('revision').execute()

  await db.schema
    .createTable('status_change')
    .addColumn('revision', 'bigint', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('status_change_by_id').on('status_change').columns(['id', 'revision']).execute()
  await db.schema.createIndex('status_change_by_uid').on('status_change').column('uid').execute()
}
