import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

/**
 * Brings a database to the newest shape, file by file in the order of their numbers, forward only.
 * @throws the first error; what was already done stays.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder: path.join(import.meta.dirname, 'migrations'),
  })
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
