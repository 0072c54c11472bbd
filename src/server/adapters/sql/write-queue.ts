import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>
interface Job {
  run: Work<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
}

/**
 * Writes that are asked for in one turn of the event loop share one transaction: the disk is waited for once, not once
 * for each (DESIGN §5). Each is acknowledged after its commit; one that fails does not take the others along.
 */
export function writeQueue(open: () => Promise<Kysely<Tables>>): <T>(work: Work<T>) => Promise<T> {
  let waiting: Job[] = []
  let isFlushing = false

  async function commit(jobs: readonly Job[]): Promise<void> {
    try {
      const db = await open()
      const values = await db.transaction().execute(async (transaction) => {
        const results: unknown[] = []
        for (const { run } of jobs) results.push(await run(transaction))
        return results
      })
      jobs.forEach(({ resolve }, index) => {
        resolve(values[index] as never)
      })
    } catch (error) {
      const [only] = jobs
      if (jobs.length === 1) only?.reject(error)
      else for (const job of jobs) await commit([job])
    }
  }

  async function flush(): Promise<void> {
    isFlushing = true
    while (waiting.length > 0) {
      const jobs = waiting
      waiting = []
      await commit(jobs)
    }
    isFlushing = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ run: work, resolve, reject })
      if (waiting.length === 1 && !isFlushing) setImmediate(flush)
    })
}
