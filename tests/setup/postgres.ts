import type { TestProject } from 'vitest/node'
import { postgresStores } from '../../src/server/adapters/postgres/stores.ts'
import { aPostgres } from '../fixtures/a-postgres.ts'
import { opened } from '../fixtures/opened.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that all tests of the stores share, without the database's name. */
    postgres: string
  }
}

/** An empty database in the newest shape; each test gets a copy of it, which is quicker than migrating. */
export const TEMPLATE = 'empty'

/** One PostgreSQL for all tests of the stores. When it cannot start, they all fail and say why. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await aPostgres({ isDurable: false })
  try {
    await postgres.run('postgres', `create database ${TEMPLATE}`)
    const stores = await opened(await postgresStores(postgres.url(TEMPLATE)))
    await stores.close()
  } catch (error) {
    await postgres.remove()
    throw error
  }
  project.provide('postgres', postgres.url(''))
  return () => postgres.remove()
}
