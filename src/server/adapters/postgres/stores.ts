import { Kysely, PostgresDialect, sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { MIGRATION_WAIT_MS, POSTGRES_CONNECTIONS, STORE_WAIT_MS, WRITES_IN_A_COMMIT } from '../../limits.ts'
import type { Stores } from '../../ports/stores.ts'
import type { SqlSource } from '../sql/access.ts'
import { migrate } from '../sql/migrate.ts'
import { sqlStores } from '../sql/stores.ts'
import type { Tables } from '../sql/tables.ts'
import { CHANNEL, listen } from './listen.ts'
import { toKyselyPool } from './pool.ts'

type Postgres = typeof import('pg').default

/**
 * The stores in a PostgreSQL database, which several processes may share. It is reached when it is first needed.
 * @throws one line that says what to do when the package that speaks to it is not installed, or the address is none.
 */
export async function postgresStores(url: string): Promise<Stores> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new Error('DATABASE_URL is not the address of a PostgreSQL database: it begins with postgres://')
  }
  const pg = await import('pg').catch(() => {
    throw new Error('DATABASE_URL needs the package "pg", which is optional. Install it: npm install pg')
  })
  return sqlStores(postgresSource(pg.default, url))
}

/** What PostgreSQL counts in more than 32 bits: row counts, sums, times. Ours stay below 2^53. */
const LONG_NUMBERS = new Set([20, 1700])

function postgresSource(pg: Postgres, url: string): SqlSource {
  const types: ClientConfig['types'] = {
    getTypeParser: (oid, format) => (LONG_NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format)),
  } as NonNullable<ClientConfig['types']>
  /** A connection may be lost at any moment, also while nobody has taken it yet: that is no reason to end a server. */
  class Client extends pg.Client {
    constructor(config?: ClientConfig) {
      super(config)
      this.on('error', () => {})
    }
  }
  const connection = (queryMs: number) => ({
    Client,
    connectionString: url,
    application_name: 'marquee',
    types,
    keepAlive: true,
    connectionTimeoutMillis: STORE_WAIT_MS,
    query_timeout: queryMs,
  })
  let opening: Promise<Kysely<Tables>> | undefined
  const stops = new Set<() => void>()

  /** A migration may take its time, and waits for the one of another process. */
  async function migrateFirst(): Promise<void> {
    const pool = new pg.Pool({ ...connection(MIGRATION_WAIT_MS), max: 1 })
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: toKyselyPool(pool) }) })
    await migrate(db).finally(() => db.destroy())
  }
  async function connect(): Promise<Kysely<Tables>> {
    await migrateFirst()
    const pool = new pg.Pool({ ...connection(STORE_WAIT_MS), max: POSTGRES_CONNECTIONS })
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: toKyselyPool(pool) }) })
  }

  return {
    most: WRITES_IN_A_COMMIT,
    nextSavepoint: ['release savepoint job; savepoint job'],
    // Writers wait for each other inside PostgreSQL.
    isLocked: () => false,
    open() {
      opening ??= connect().catch((error: unknown) => {
        // The next one who needs it tries again.
        opening = undefined
        throw error
      })
      return opening
    },
    async close() {
      for (const stop of stops) stop()
      const db = await opening?.catch(() => undefined)
      await db?.destroy()
    },
    announce: async (transaction) => {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction)
    },
    watch(onChange) {
      const stop = listen(() => new Client(connection(STORE_WAIT_MS)), onChange)
      stops.add(stop)
      return () => {
        stops.delete(stop)
        stop()
      }
    },
  }
}
