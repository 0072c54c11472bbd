import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>
interface Job {
  run: Work<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
  /** True when nobody waits for it any more; then it is not begun. */
  isGivenUp: () => boolean
}

export interface WriteQueueOptions {
  /** How many writes share one commit at most: they hold up reads together. */
  most: number
  /** Ends the savepoint of one job and begins that of the next, in as few calls as the database allows. */
  nextSavepoint: readonly string[]
}

const SAVEPOINT = CompiledQuery.raw('savepoint job')
const UNDO = CompiledQuery.raw('rollback to savepoint job')

/**
 * Writes that are asked for in one turn of the event loop share one transaction: the disk is waited for once, not once
 * for each (DESIGN §5). Each is acknowledged after its commit; one that fails is undone alone.
 */
export function writeQueue(
  open: () => Promise<Kysely<Tables>>,
  { most, nextSavepoint }: WriteQueueOptions,
): <T>(work: Work<T>, isGivenUp?: () => boolean) => Promise<T> {
  const betweenJobs = nextSavepoint.map((text) => CompiledQuery.raw(text))
  let waiting: Job[] = []
  let isFlushing = false

  /** Answers how to tell each job what became of it, once the others are safe too. */
  async function runAll(jobs: readonly Job[], transaction: Transaction<Tables>): Promise<(() => void)[]> {
    const [only] = jobs
    if (only && jobs.length === 1) {
      const value = await only.run(transaction)
      return [() => only.resolve(value as never)]
    }
    const outcomes: (() => void)[] = []
    await transaction.executeQuery(SAVEPOINT)
    for (const job of jobs) {
      try {
        const value = await job.run(transaction)
        outcomes.push(() => job.resolve(value as never))
      } catch (error) {
        // When even this fails the whole transaction is gone, as on a full disk, and with it every job.
        await transaction.executeQuery(UNDO).catch(() => {
          throw error
        })
        outcomes.push(() => job.reject(error))
      }
      for (const query of betweenJobs) await transaction.executeQuery(query)
    }
    return outcomes
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    try {
      const db = await open()
      const outcomes = await db.transaction().execute((transaction) => runAll(jobs, transaction))
      for (const tell of outcomes) tell()
    } catch (error) {
      for (const { reject } of jobs) reject(error)
    }
  }

  async function flush(): Promise<void> {
    const jobs = waiting.slice(0, most)
    waiting = waiting.slice(most)
    const wanted = jobs.filter(({ isGivenUp }) => !isGivenUp())
    if (wanted.length > 0) await commit(wanted)
    // Readers and new writers get their turn first.
    if (waiting.length > 0) setImmediate(flush)
    else isFlushing = false
  }

  return (run, isGivenUp = () => false) =>
    new Promise((resolve, reject) => {
      waiting.push({ run, resolve, reject, isGivenUp })
      if (isFlushing) return
      isFlushing = true
      setImmediate(flush)
    })
}
