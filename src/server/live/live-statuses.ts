import { STATUS_CATCH_UP_MS, STATUS_TRUST_MS } from '../limits.ts'
import type { Statuses, StoredStatus } from '../ports/statuses.ts'
import { type BoardAnswer, type BoardMoment, toBoard, toBoardAnswer } from './status-board.ts'

/** The statuses of all doors in memory, kept up to date with what any process stores. */
export interface LiveStatuses {
  /** Begins to follow the store; answers when it was read once, or could not be. */
  start(): Promise<void>
  stop(): void
  /** Nothing while the store was silent for so long that nobody can vouch for what is held. */
  answer(): BoardAnswer | undefined
  /** The same for one event; nothing when none was ever set. */
  read(id: string): StoredStatus | undefined
  isTrusted(): boolean
  /** Takes in at once what this process just stored. */
  take(stored: StoredStatus): void
}

type Events = Omit<BoardMoment, 'now'>

/**
 * The store says when something changed, where it can; asking for what is newer every two seconds catches what it could
 * not say, and notices that it is away.
 */
export function followStatuses(
  store: Statuses,
  events: Events,
  clock: () => Date,
  report: (line: string) => void,
): LiveStatuses {
  const held = new Map<string, StoredStatus>()
  /** Up to which all changes were read, and of the newest one that is held. */
  let revision = 0
  let newest = 0
  let readAt: number | undefined
  let answer: BoardAnswer | undefined
  let isSilent = false
  let reading: Promise<void> | undefined
  let isStale = false
  let timer: ReturnType<typeof setInterval> | undefined
  let unwatch = () => {}

  const take = (stored: StoredStatus) => {
    // Two answers of the store may arrive in either order.
    if ((held.get(stored.id)?.revision ?? -1) >= stored.revision) return
    held.set(stored.id, stored)
    newest = Math.max(newest, stored.revision)
    answer = undefined
  }

  async function readNewer(): Promise<void> {
    const newer = readAt === undefined ? await store.all() : await store.since(revision)
    for (const stored of newer) {
      take(stored)
      revision = Math.max(revision, stored.revision)
    }
    readAt = clock().getTime()
    isSilent = false
  }

  /** One question at a time; what changed while it was under way is asked for once more. */
  function catchUp(): Promise<void> {
    if (reading) isStale = true
    else {
      reading = readNewer()
        .catch((error: Error) => {
          if (!isSilent) report(`Statuses cannot be read: ${error.message}`)
          isSilent = true
        })
        .finally(() => {
          reading = undefined
          if (!isStale) return
          isStale = false
          void catchUp()
        })
    }
    return reading ?? Promise.resolve()
  }

  const isTrusted = () => readAt !== undefined && clock().getTime() - readAt <= STATUS_TRUST_MS
  return {
    start() {
      unwatch = store.watch(() => void catchUp())
      timer = setInterval(() => void catchUp(), STATUS_CATCH_UP_MS)
      timer.unref()
      return catchUp()
    },
    stop() {
      clearInterval(timer)
      unwatch()
    },
    answer() {
      if (!isTrusted()) return undefined
      answer ??= toBoardAnswer(toBoard(held.values(), newest, { ...events, now: clock() }))
      return answer
    },
    read: (id) => held.get(id),
    isTrusted,
    take,
  }
}
