import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { toKeepable } from '../sql/keepable.ts'

/** Kysely asks for the same few texts again and again; reading one costs more than running it. */
const KEPT_STATEMENTS = 200

/** `node:sqlite` as Kysely's own SQLite dialect wants a database. Rows are copied: theirs have no prototype. */
export function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      // Transactions are there to write: one that begins as a reader may be refused when it is half done.
      const made = toStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (kept.size < KEPT_STATEMENTS) kept.set(sql, made)
      return made
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
