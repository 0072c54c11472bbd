import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import { SQLITE_WAIT_MS, WRITES_IN_A_COMMIT } from '../../limits.ts'
import type { Stores } from '../../ports/stores.ts'
import type { SqlSource } from '../sql/access.ts'
import { migrate } from '../sql/migrate.ts'
import { sqlStores } from '../sql/stores.ts'
import type { Tables } from '../sql/tables.ts'
import { toKyselyDatabase } from './statements.ts'
import { watchFile } from './watch.ts'

export interface SqliteOptions {
  /** Writes that share one commit at most. */
  writesInACommit?: number
  /** Called with every connection to the file, before anything else uses it. */
  onOpen?: (database: DatabaseSync) => void
}

/**
 * The stores in one file, which is made when it is first needed. What was acknowledged survives the process and the
 * power: write-ahead log, and the disk is waited for at every commit.
 */
export const sqliteStores = (file: string, options: SqliteOptions = {}): Stores =>
  sqlStores(sqliteSource(file, options))

/** The code by which SQLite says that another connection is writing. */
const SQLITE_BUSY = 5

/** A migration is one transaction here too: a process that is killed halfway leaves nothing half made. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
class Dialect extends SqliteDialect {
  override createAdapter() {
    return new Adapter()
  }
}

function sqliteSource(file: string, { writesInACommit = WRITES_IN_A_COMMIT, onOpen }: SqliteOptions): SqlSource {
  let opening: Promise<Kysely<Tables>> | undefined
  const { watch, changed, follow } = watchFile()

  const openFile = async (): Promise<Kysely<Tables>> => {
    mkdirSync(dirname(file), { recursive: true })
    const database = new DatabaseSync(file, { timeout: SQLITE_WAIT_MS, enableForeignKeyConstraints: true })
    const db = new Kysely<Tables>({ dialect: new Dialect({ database: toKyselyDatabase(database) }) })
    try {
      onOpen?.(database)
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
      await migrate(db)
    } catch (error) {
      database.close()
      throw error
    }
    // From here on nothing waits inside SQLite, because that would hold up every visitor: the queue of writes waits.
    database.exec('PRAGMA busy_timeout = 0')
    follow(database)
    return db
  }

  return {
    most: writesInACommit,
    nextSavepoint: ['release savepoint job', 'savepoint job'],
    isLocked: (error) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY,
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
      follow(undefined)
      await db?.destroy()
    },
    // Called inside the transaction; by the next turn of the event loop it is committed.
    announce: async () => changed(),
    watch,
  }
}
