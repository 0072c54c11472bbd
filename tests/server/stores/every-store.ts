import { join } from 'node:path'
import { describe, onTestFinished } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { sqliteStores } from '../../../src/server/adapters/sqlite/stores.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'

/** Every database passes the same suite; each test begins with an empty one. */
const ADAPTERS: Record<string, () => Stores | Promise<Stores>> = {
  memory: memoryStores,
  sqlite: () => sqliteStores(join(temporaryFolder(), 'marquee.db')),
}

/** Runs the same tests on every database; `open` gives an empty one that is closed after the test. */
export function onEveryStore(tests: (open: () => Promise<Stores>) => void): void {
  for (const [name, make] of Object.entries(ADAPTERS)) {
    describe(name, () =>
      tests(async () => {
        const stores = await make()
        onTestFinished(() => stores.close())
        return stores
      }),
    )
  }
}
