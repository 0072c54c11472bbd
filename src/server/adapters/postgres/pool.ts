import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { toKeepable } from '../sql/keepable.ts'

/** Any number that means Marquee's writers and nobody else's. */
const WRITERS_LOCK = 7_726_733

/**
 * One writer at a time in all processes, as in SQLite: no deadlocks, and the order of commits is the order of numbers. A
 * process that stands still holds up the others for two seconds, then the database ends its transaction.
 */
const BEGIN = `begin; set local idle_in_transaction_session_timeout = '2s'; select pg_advisory_xact_lock(${WRITERS_LOCK})`

/** Connections as Kysely wants them. One that failed, or did not answer in time, is not used again. */
export function toKyselyPool(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  // Each of those that were idle when the database went says so; the next one who needs it connects again.
  pool.on('error', () => {})
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const made = known.get(client) ?? toKyselyClient(client)
      known.set(client, made)
      return made
    },
  }
}

function toKyselyClient(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined
  client.on('error', (error) => {
    broken = error
  })

  async function query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (broken) throw broken
    try {
      const result = await client.query(sql === 'begin' ? BEGIN : sql, parameters.map(toKeepable))
      // Several statements in one call answer several results.
      return Array.isArray(result) ? result.at(-1) : result
    } catch (error) {
      if (!isRefusal(error)) broken = error as Error
      throw error
    }
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(broken !== undefined) }
}

/** True when the database itself said no and the connection is as good as before. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'
