import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Tables } from '../../../src/server/adapters/sql/tables.ts'
import { type WorkTogether, writeQueue } from '../../../src/server/adapters/sql/write-queue.ts'
import { toKyselyDatabase } from '../../../src/server/adapters/sqlite/statements.ts'
import { sqliteStores } from '../../../src/server/adapters/sqlite/stores.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'

const SEARCH = { models: ['event'], filters: [], term: 'jazz' }
const NOW = new Date('2026-03-12T09:00:00Z')

function aStore(file: string) {
  const stores = sqliteStores(file)
  onTestFinished(() => stores.close())
  return stores
}

test('makes its file only when something is kept, and finds everything after a restart [D01]', async () => {
  const file = join(temporaryFolder(), 'data/marquee.db')
  const first = aStore(file)
  expect(existsSync(file)).toBe(false)
  await first.searches.keep('a', SEARCH, NOW)
  await first.close()

  expect(await aStore(file).searches.read('a')).toEqual(SEARCH)
})

test('waits for the disk at every commit and keeps a write-ahead log', async () => {
  const file = join(temporaryFolder(), 'marquee.db')
  await aStore(file).searches.keep('a', SEARCH, NOW)
  const beside = new DatabaseSync(file)
  onTestFinished(() => beside.close())

  expect(beside.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(beside.prepare('SELECT count(*) AS files FROM kysely_migration').get()).toEqual({ files: 4 })
})

test('works again without a restart when the place of its file becomes usable', async () => {
  const file = join(temporaryFolder(), 'marquee.db')
  mkdirSync(file)
  const { searches } = aStore(file)
  await expect(searches.keep('a', SEARCH, NOW)).rejects.toThrow()
  await expect(searches.read('a')).rejects.toThrow()
  rmdirSync(file)

  await searches.keep('a', SEARCH, NOW)
  expect(await searches.read('a')).toEqual(SEARCH)
})

test('refuses a write while another process holds the file, and takes the next one', async () => {
  const file = join(temporaryFolder(), 'marquee.db')
  const { searches } = aStore(file)
  await searches.keep('a', SEARCH, NOW)
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')

  await expect(searches.keep('b', SEARCH, NOW)).rejects.toThrow(/locked/)
  expect(await searches.read('a')).toEqual(SEARCH)
  other.exec('ROLLBACK')
  await searches.keep('b', SEARCH, NOW)
  expect(await searches.read('b')).toEqual(SEARCH)
})

test('commits the writes of one turn together, and the others when one of them fails', async () => {
  const database = toKyselyDatabase(new DatabaseSync(':memory:'))
  const asked: string[] = []
  const watched = {
    close: () => database.close(),
    prepare: (sql: string) => {
      asked.push(sql)
      return database.prepare(sql)
    },
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: watched }) })
  onTestFinished(() => db.destroy())
  await db.schema.createTable('stored_search').addColumn('id', 'text').execute()
  const write = writeQueue(async () => db, {
    most: 99,
    isLocked: () => false,
    nextSavepoint: ['release savepoint job', 'savepoint job'],
  })
  const ask = (work: WorkTogether<string, void>, id: string) => write({ work, item: id, isGivenUp: () => false })
  const insert: WorkTogether<string, void> = async (to, ids) => {
    for (const id of ids) await sql`insert into stored_search values (${id})`.execute(to)
    if (ids.includes('bad')) throw new Error('no')
    return []
  }
  const put = (id: string) => ask(insert, id)
  const fail = () => ask((to) => insert(to, ['half done', 'bad']), '')

  await Promise.all(['a', 'b', 'c'].map(put))
  expect(asked.filter((text) => text === 'commit')).toHaveLength(1)

  const results = await Promise.allSettled([put('d'), fail(), put('e')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const together = await Promise.allSettled([put('f'), put('bad'), put('g')])
  expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const kept = await db.selectFrom('stored_search').select('id').execute()
  expect(kept.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})
