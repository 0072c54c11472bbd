import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import { LOCK_STEP_MS, LOCK_WAIT_MS } from '../../limits.ts'
import type { Tables } from './tables.ts'

export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>
/** Does the same for every item, in few statements; answers a result for each, in their order. */
export type WorkTogether<Item, Result> = (
  transaction: Transaction<Tables>,
  items: readonly Item[],
) => Promise<readonly Result[]>

interface Asked<Item, Result> {
  work: WorkTogether<Item, Result>
  item: Item
  /** True when nobody waits for it any more; then it is not begun. */
  isGivenUp: () => boolean
}
interface Job extends Asked<unknown, unknown> {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

export interface WriteQueueOptions {
  /** How many writes share one commit at most: they hold up reads together. */
  most: number
  /** Ends the savepoint of one job and begins that of the next, in as few calls as the database allows. */
  nextSavepoint: readonly string[]
  /** True for an error that says only that another process is writing. */
  isLocked: (error: unknown) => boolean
}

const SAVEPOINT = CompiledQuery.raw('savepoint job')
const UNDO = CompiledQuery.raw('rollback to savepoint job')

/**
 * Writes that are asked for in one turn of the event loop share one transaction: the disk is waited for once, not once
 * for each (DESIGN §5). Each is acknowledged after its commit; one that fails is undone alone.
 */
export function writeQueue(
  open: () => Promise<Kysely<Tables>>,
  { most, nextSavepoint, isLocked }: WriteQueueOptions,
): <Item, Result>(asked: Asked<Item, Result>) => Promise<Result> {
  const betweenJobs = nextSavepoint.map((text) => CompiledQuery.raw(text))
  let waiting: Job[] = []
  let isFlushing = false

  /** Jobs of the same work, and how to tell each what became of it once everything is safe. */
  async function run(jobs: readonly Job[], transaction: Transaction<Tables>): Promise<(() => void)[]> {
    const [first] = jobs
    if (!first) return []
    const results = await first.work(
      transaction,
      jobs.map(({ item }) => item),
    )
    return jobs.map(
      ({ resolve }, index) =>
        () =>
          resolve(results[index]),
    )
  }

  async function runOrUndo(jobs: readonly Job[], transaction: Transaction<Tables>): Promise<(() => void)[]> {
    try {
      return await run(jobs, transaction)
    } catch (error) {
      // When even this fails the whole transaction is gone, as on a full disk, and with it every job.
      await transaction.executeQuery(UNDO).catch(() => {
        throw error
      })
      const [only] = jobs
      if (only && jobs.length === 1) return [() => only.reject(error)]
      const told: (() => void)[] = []
      for (const job of jobs) told.push(...(await runOrUndo([job], transaction)))
      return told
    } finally {
      for (const query of betweenJobs) await transaction.executeQuery(query).catch(() => {})
    }
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    const groups = toGroups(jobs)
    const db = await open()
    const outcomes = await db.transaction().execute(async (transaction) => {
      if (jobs.length === 1) return run(jobs, transaction)
      const told: (() => void)[] = []
      await transaction.executeQuery(SAVEPOINT)
      for (const group of groups) told.push(...(await runOrUndo(group, transaction)))
      return told
    })
    for (const tell of outcomes) tell()
  }

  /** Waits for another process without holding up this one: visitors who only read notice nothing. */
  async function commitUnlocked(jobs: readonly Job[], until = performance.now() + LOCK_WAIT_MS): Promise<void> {
    try {
      await commit(jobs)
    } catch (error) {
      if (isLocked(error) && performance.now() < until) {
        await wait(LOCK_STEP_MS)
        return commitUnlocked(jobs, until)
      }
      for (const { reject } of jobs) reject(error)
    }
  }

  async function flush(): Promise<void> {
    const jobs = waiting.slice(0, most)
    waiting = waiting.slice(most)
    const wanted = jobs.filter(({ isGivenUp }) => !isGivenUp())
    if (wanted.length > 0) await commitUnlocked(wanted)
    // Readers and new writers get their turn first.
    if (waiting.length > 0) setImmediate(flush)
    else isFlushing = false
  }

  return <Item, Result>(asked: Asked<Item, Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ ...asked, resolve, reject } as Job)
      if (isFlushing) return
      isFlushing = true
      setImmediate(flush)
    })
}

/** Neighbours of the same work; the order of all jobs stays. */
function toGroups(jobs: readonly Job[]): Job[][] {
  const groups: Job[][] = []
  for (const job of jobs) {
    const last = groups.at(-1)
    if (last?.[0]?.work === job.work) last.push(job)
    else groups.push([job])
  }
  return groups
}
