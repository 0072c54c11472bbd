import type { TestProject } from 'vitest/node'
import { postgresStores } from '../../src/server/adapters/postgres/stores.ts'
import { type APostgres, aPostgres } from '../fixtures/a-postgres.ts'
import { opened } from '../fixtures/opened.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that all tests of the stores share, without the database's name. */
    postgres: string
    /** Why it did not start; empty when it did. */
    postgresProblem: string
  }
}

/** An empty database in the newest shape; each test gets a copy of it, which is quicker than migrating. */
export const TEMPLATE = 'empty'

/**
 * One PostgreSQL for all tests of the stores. When it cannot start, each of them that needs it fails and says why: an error
 * here would end the run without a single failed test.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('postgresProblem', '')
  project.provide('postgres', '')
  let postgres: APostgres | undefined
  try {
    postgres = await aPostgres({ isDurable: false })
    await postgres.run('postgres', `create database ${TEMPLATE}`)
    const stores = await opened(await postgresStores(postgres.url(TEMPLATE)))
    await stores.close()
    project.provide('postgres', postgres.url(''))
  } catch (error) {
    project.provide('postgresProblem', String(error))
  }
  return async () => postgres?.remove()
}
