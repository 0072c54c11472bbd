import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

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
      const made = toStatement(database.prepare(sql))
      if (kept.size < KEPT_STATEMENTS) kept.set(sql, made)
      return made
    },
  }
}

const toStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])).map((row) => ({ ...row })),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  *iterate(parameters) {
    for (const row of statement.iterate(...(parameters as SQLInputValue[]))) yield { ...row }
  },
})
