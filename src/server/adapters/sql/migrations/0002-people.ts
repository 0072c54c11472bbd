import type { Kysely } from 'kysely'

/** People, their sessions, what they keep, and how many keep an item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('person_of_product', ['product', 'subject'])
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('venues', 'text')
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const column of ['uid', 'started_at', 'used_at']) {
    await db.schema.createIndex(`session_by_${column}`).on('session').column(column).execute()
  }

  await db.schema
    .createTable('favorite')
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('item_type', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'bigint', (column) => column.notNull())
    .addColumn('public_place', 'integer')
    .addPrimaryKeyConstraint('favorite_pk', ['uid', 'item_type', 'item_id'])
    .execute()
  // Not unique: places change hands within one statement, and PostgreSQL would look at each row by itself.
  await db.schema
    .createIndex('favorite_by_place')
    .on('favorite')
    .columns(['item_type', 'item_id', 'public_place'])
    .where('public_place', 'is not', null)
    .execute()

  await db.schema
    .createTable('interest')
    .addColumn('item_type', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('shown', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('interest_pk', ['item_type', 'item_id'])
    .execute()
}
