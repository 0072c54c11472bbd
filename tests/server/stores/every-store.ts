import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { postgresStores } from '../../../src/server/adapters/postgres/stores.ts'
import { sqliteStores } from '../../../src/server/adapters/sqlite/stores.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'
import { opened } from '../../fixtures/opened.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'
import { TEMPLATE } from '../../setup/postgres.ts'

/** Every database passes the same suite; each test begins with an empty one. */
const ADAPTERS: Record<string, () => Stores | Promise<Stores>> = {
  memory: memoryStores,
  sqlite: () => sqliteStores(join(temporaryFolder(), 'marquee.db')),
  postgres: async () => postgresStores(await emptyDatabase()),
}

/** Runs the same tests on every database; `open` gives an empty one that is closed after the test. */
export function onEveryStore(tests: (open: () => Promise<Stores>) => void): void {
  for (const [name, make] of Object.entries(ADAPTERS)) {
    describe(name, () =>
      tests(async () => {
        const stores = await opened(await make())
        onTestFinished(() => stores.close())
        return stores
      }),
    )
  }
}

/** The address of an empty PostgreSQL database that goes away with the test. */
export const emptyDatabase = (): Promise<string> => aDatabase(`template ${TEMPLATE}`)

/** The address of one that nobody has made tables in yet. */
export const unmigratedDatabase = (): Promise<string> => aDatabase('')

async function aDatabase(like: string): Promise<string> {
  if (inject('postgresProblem')) throw new Error(inject('postgresProblem'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new pg.Client(`${inject('postgres')}postgres`)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name} ${like}`)
  onTestFinished(() => run(`drop database ${name} with (force)`))
  return inject('postgres') + name
}
