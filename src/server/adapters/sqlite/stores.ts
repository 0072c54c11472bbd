import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { SQLITE_WAIT_MS } from '../../limits.ts'
import type { Stores } from '../../ports/stores.ts'
import { migrate } from '../sql/migrate.ts'
import { type SqlSource, sqlStores } from '../sql/stores.ts'
import type { Tables } from '../sql/tables.ts'
import { toKyselyDatabase } from './statements.ts'

/**
 * The stores in one file, which is made when it is first needed. What was acknowledged survives the process and the
 * power: write-ahead log, and the disk is waited for at every commit.
 */
export const sqliteStores = (file: string): Stores => sqlStores(sqliteSource(file))

function sqliteSource(file: string): SqlSource {
  let opening: Promise<Kysely<Tables>> | undefined

  const openFile = async (): Promise<Kysely<Tables>> => {
    mkdirSync(dirname(file), { recursive: true })
    // The wait for another process is short, because it holds up every visitor of this one.
    const database = new DatabaseSync(file, { timeout: SQLITE_WAIT_MS, enableForeignKeyConstraints: true })
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(database) }) })
    try {
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
      await migrate(db)
    } catch (error) {
      database.close()
      throw error
    }
    return db
  }

  return {
    open() {
      opening ??= openFile().catch((error: unknown) => {
        // The next one who needs it tries again.
        opening = undefined
        throw error
      })
      return opening
    },
    async close() {
      const db = await opening?.catch(() => undefined)
      await db?.destroy()
    },
  }
}
