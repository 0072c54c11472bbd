import type { Kysely, Transaction } from 'kysely'
import { STORE_WAIT_MS } from '../../limits.ts'
import { StoreDown } from '../../ports/store-down.ts'
import type { Tables } from './tables.ts'
import { type Work, type WorkTogether, type WriteQueueOptions, writeQueue } from './write-queue.ts'

/** A database that is opened when it is first needed, and again after it failed to open. */
export interface SqlSource extends WriteQueueOptions {
  open(): Promise<Kysely<Tables>>
  close(): Promise<void>
  /** Tells those who watch, here and in other processes, that a status changes with this transaction. */
  announce(transaction: Kysely<Tables>): Promise<void>
  /** Calls back after a commit that may have changed a status. */
  watch(onChange: () => void): () => void
}

/** How the stores reach their database. Both answer in time or fail as `StoreDown`. */
export interface Access {
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** In a transaction that other writes may share, and that no other write runs beside, in any process. */
  write<T>(work: Work<T>): Promise<T>
  /** For what many do at once: those who wait for the same commit are done in the same few statements. */
  writeTogether<Item, Result>(work: WorkTogether<Item, Result>): (item: Item) => Promise<Result>
}

export function accessTo(source: SqlSource): Access {
  const queue = writeQueue(source.open, source)
  return {
    read: (work) => inTime(async () => work(await source.open())),
    write: <T>(work: Work<T>) => {
      const alone = async (transaction: Transaction<Tables>) => [await work(transaction)]
      return inTime((isGivenUp) => queue<undefined, T>({ work: alone, item: undefined, isGivenUp }))
    },
    writeTogether: (work) => (item) => inTime((isGivenUp) => queue({ work, item, isGivenUp })),
  }
}

/** A visitor hears within a second that a store is away, also from a database that takes a question and never answers. */
function inTime<T>(work: (isGivenUp: () => boolean) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false
    const timer = setTimeout(() => {
      isGivenUp = true
      reject(new StoreDown(`nothing for ${STORE_WAIT_MS} ms`))
    }, STORE_WAIT_MS)
    work(() => isGivenUp)
      .then(resolve, (error: unknown) => reject(new StoreDown(error)))
      .finally(() => clearTimeout(timer))
  })
}
