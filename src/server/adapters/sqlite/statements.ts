import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { toKeepable } from '../sql/keepable.ts'

/**
 * Kysely asks for the same few texts again and again; reading one costs more than running it. Those for many at once come
 * in as many texts as there are numbers of rows, so the one that was not used for longest gives way.
 */
const KEPT_STATEMENTS = 200

/** `node:sqlite` as Kysely's own SQLite dialect wants a database. Rows are copied: theirs have no prototype. */
export function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      // Transactions are there to write: one that begins as a reader may be refused when it is half done.
      const statement = kept.get(sql) ?? toStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      // Last in the order of the map, whose first is the oldest.
      kept.delete(sql)
      kept.set(sql, statement)
      const [oldest] = kept.size > KEPT_STATEMENTS ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      return statement
    },
  }
}

const toStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...toInputs(parameters)).map((row) => ({ ...row })),
  run: (parameters) => statement.run(...toInputs(parameters)),
  *iterate(parameters) {
    for (const row of statement.iterate(...toInputs(parameters))) yield { ...row }
  },
})

const toInputs = (parameters: readonly unknown[]) => parameters.map(toKeepable) as SQLInputValue[]
