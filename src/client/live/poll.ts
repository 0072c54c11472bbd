import type { LiveStatus, StatusBoard } from '../../schema/status.ts'
import type { FestivalClock } from './festival-clock.ts'

/** What a page knows of all doors. */
export interface Doors {
  statuses: ReadonlyMap<string, LiveStatus>
  revision: number
  clock: FestivalClock
  /** Whether the server stopped answering, so that nobody knows how the doors look now. */
  isAway: boolean
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  ahead: number
}

export interface PollTimes {
  everyMs: number
  /** Each wait is longer or shorter by up to this part, so that pages do not ask together. */
  spread: number
  /** So many questions without an answer mean that the server is away. */
  awayPolls: number
  /** The longest wait while it is away. */
  mostMs: number
}

export interface Poller {
  /** Begins to ask, at once when the last answer is old. */
  wake(): void
  rest(): void
  /** Asks now, whatever was planned. */
  ask(): void
}

/** How long to wait for the next question after `failures` in a row without an answer; `random` is from 0 to 1. */
export function toWait(failures: number, { everyMs, spread, awayPolls, mostMs }: PollTimes, random: number): number {
  const slower = Math.max(0, failures - awayPolls + 1)
  return Math.min(everyMs * 2 ** slower, Math.max(mostMs, everyMs)) * (1 - spread + 2 * spread * random)
}

/** The server's clock as an answer tells it, a shared cache's waiting included. */
function toAhead({ headers }: Response, now: number): number {
  const date = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(date) ? 0 : date + Number(headers.get('Age') ?? 0) * 1000 - now
}

/**
 * Asks for the statuses again and again while awake. The browser sends the validator by itself, so most answers are a
 * few bytes. Failures are counted, not shown: `onDoors` hears of them as doors that nobody knows.
 */
export function pollStatuses(times: PollTimes, onDoors: (doors: Doors) => void): Poller {
  let doors: Doors = { statuses: new Map(), revision: 0, clock: { zone: 'UTC', suffix: '' }, isAway: false, ahead: 0 }
  let failures = 0
  let answeredAt = 0
  let isAwake = false
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const awayMs = times.everyMs * (1 + times.spread) * times.awayPolls

  async function read(): Promise<void> {
    const answer = await fetch('/statuses.json', { cache: 'no-cache', signal: AbortSignal.timeout(times.everyMs) })
    if (!answer.ok) throw new Error(String(answer.status))
    const board: StatusBoard = await answer.json()
    answeredAt = Date.now()
    doors = {
      statuses: new Map(board.statuses.map((status) => [status.id, status])),
      revision: board.revision,
      clock: { zone: board.zone, suffix: board.suffix },
      isAway: false,
      ahead: toAhead(answer, answeredAt),
    }
  }

  async function ask(): Promise<void> {
    if (isAsking) return
    clearTimeout(timer)
    isAsking = true
    try {
      await read()
      failures = 0
    } catch {
      failures += 1
      // After a long sleep one silence is enough: what is known is old already.
      const isAway = failures >= times.awayPolls || Date.now() - answeredAt > awayMs
      doors = { ...doors, isAway }
    }
    isAsking = false
    if (!isAwake) return
    onDoors(doors)
    timer = setTimeout(ask, toWait(failures, times, Math.random()))
  }

  return {
    wake() {
      if (isAwake) return
      isAwake = true
      const sinceMs = Date.now() - answeredAt
      if (sinceMs < times.everyMs) timer = setTimeout(ask, times.everyMs - sinceMs)
      else void ask()
    },
    rest() {
      isAwake = false
      clearTimeout(timer)
    },
    ask: () => void ask(),
  }
}
