/** What begins at one time on a screen, as the clock sees it. Moments are milliseconds since 1970. */
export interface Slot {
  /** Nothing for what has no time yet. */
  startsAt?: number
  /** When each of its rows leaves the screen. */
  leavesAt: readonly number[]
}

/** What a screen shows of a slot: which rows, and what is said about it. */
export interface Shown {
  rows: readonly boolean[]
  isShown: boolean
  when?: 'now' | 'next'
}

/**
 * What is still to be shown at a moment: rows that are not over, of slots that begin within `aheadMs` of it — or, while
 * nothing does, of the first that will. Slots come in the order of time.
 */
export function toShown(slots: readonly Slot[], now: number, aheadMs: number): Shown[] {
  const left = slots.map(({ leavesAt }) => leavesAt.map((end) => end > now))
  const coming = slots.filter((_, index) => left[index]?.includes(true)).flatMap(({ startsAt }) => startsAt ?? [])
  const first = coming.length > 0 ? Math.min(...coming) : now
  const horizon = Math.max(now, first) + aheadMs
  const next = Math.min(...coming.filter((start) => start > now))
  return slots.map(({ startsAt, leavesAt }, index) => {
    const rows = left[index] ?? []
    // Without a time it belongs to a day that ends when its rows leave.
    const isNear = startsAt === undefined ? Math.min(...leavesAt) <= horizon : startsAt <= horizon
    const isShown = rows.includes(true) && isNear
    const when =
      startsAt === undefined || !isShown ? undefined : startsAt <= now ? 'now' : startsAt === next ? 'next' : undefined
    return { rows, isShown, ...(when && { when }) }
  })
}

/** Where a screen stands in its round: how long it has shown this part, and whether somebody holds it. */
export interface Round {
  elapsedMs: number
  isPaused: boolean
  /** Time since somebody touched it, pointed at it or moved its focus. */
  quietMs: number
}

/** Some time later: the round goes on only while nobody reads along by hand. `isDue` says that the next part is wanted. */
export function nextRound(round: Round, passedMs: number, scrollMs: number): { round: Round; isDue: boolean } {
  const quietMs = round.quietMs + passedMs
  if (round.isPaused || quietMs < scrollMs) return { round: { ...round, quietMs }, isDue: false }
  const elapsedMs = round.elapsedMs + passedMs
  const isDue = elapsedMs >= scrollMs
  return { round: { ...round, quietMs, elapsedMs: isDue ? 0 : elapsedMs }, isDue }
}
