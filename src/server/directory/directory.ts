import { DIRECTORY_CHECK_MS, DIRECTORY_WAIT_MS } from '../limits.ts'
import type { Attendees } from '../ports/attendees.ts'
import type { PeopleQuestions, QuestionKind, WorkerSettings } from './messages.ts'
import { DirectoryBusyError, type PeopleWorker, startPeopleWorker } from './people-worker.ts'

/** The attendee directory as it can be searched: always the newest import, a few seconds after it. */
export interface Directory {
  /**
   * Asks who is listed; while the first index is made, as long as a caller waits.
   * @throws DirectoryBusyError when there is no answer to be had now.
   */
  ask<Kind extends QuestionKind>(
    kind: Kind,
    query: PeopleQuestions[Kind]['query'],
  ): Promise<PeopleQuestions[Kind]['answer']>
  /** Grows with every index: what was answered before is old. */
  readonly version: number
  /** Looks for a newer import now, and waits for its index. */
  refresh(): Promise<void>
  close(): Promise<void>
}

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined).unref())

/**
 * Opens the directory: an index in a thread of its own, made anew when the store says that people have changed. The old
 * one answers until the new one is ready; a store that is away leaves it as it is.
 */
export function openDirectory(
  attendees: Pick<Attendees, 'listed' | 'revision'>,
  settings: WorkerSettings,
  report: (line: string) => void,
): Directory {
  let people: PeopleWorker | undefined
  let revision: number | undefined
  let version = 0
  let refreshing: Promise<void> | undefined
  let isClosed = false
  let hasFailed = false
  let timer: NodeJS.Timeout | undefined
  let onFirst: (() => void) | undefined
  const first = new Promise<void>((resolve) => (onFirst = resolve))

  async function build(): Promise<void> {
    const newest = await attendees.revision()
    if (newest === revision && people?.isAlive) return
    const next = await startPeopleWorker(attendees.listed(), settings)
    if (isClosed) return next.close()
    const old = people
    people = next
    revision = newest
    version += 1
    onFirst?.()
    await old?.close()
  }

  async function refresh(): Promise<void> {
    refreshing ??= build()
      .then(() => {
        hasFailed = false
      })
      .catch((error: Error) => {
        if (!hasFailed && !isClosed) report(`The attendee directory was not read anew: ${error.message}`)
        hasFailed = true
      })
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }

  const watch = async () => {
    await refresh()
    if (!isClosed) timer = setTimeout(watch, DIRECTORY_CHECK_MS).unref()
  }
  void watch()

  return {
    get version() {
      return version
    },
    refresh,
    async ask(kind, query) {
      if (!people) await Promise.race([first, delay(DIRECTORY_WAIT_MS)])
      if (!people) throw new DirectoryBusyError('the directory is being read')
      return people.ask(kind, query)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await refreshing
      await people?.close()
    },
  }
}
