import type { LiveStatus, Status } from '../schema/status.ts'

/** What is drawn of an event's door. */
export interface Door {
  /** `none` comes with a message only; `unknown` is what nobody can vouch for any more. */
  look: Status['status'] | 'unknown'
  message?: string
  /** Milliseconds since 1970, by the server's clock. */
  setAt: number
}

/** How far the drawing can be trusted. */
export interface DoorMoment {
  /** By the server's clock, not the visitor's. */
  now: number
  /** Whether the server stopped answering. */
  isAway: boolean
  staleMs: number
}

/**
 * What a status says at a moment, or nothing. A green of an hour ago would be a lie, so it turns `unknown`; a canceled
 * event stays canceled, whoever can be reached. When the event is over its door says nothing.
 */
export function toDoor(
  { status, message, set_at, over_at }: LiveStatus,
  { now, isAway, staleMs }: DoorMoment,
): Door | undefined {
  const setAt = Date.parse(set_at)
  const said = { look: status, ...(message && { message }), setAt }
  if (status === 'canceled') return said
  if (status === 'none' && !message) return undefined
  if (over_at && now >= Date.parse(over_at)) return undefined
  return isAway || now - setAt >= staleMs ? { look: 'unknown', setAt } : said
}

/** An event of a venue, in the order of time; `startsAt` is NaN while it has no time. */
export interface Showing {
  id: string
  startsAt: number
}

/** Which of a venue's events its own status is about: the one that runs, else the next one (ROWS C16). */
export function toShowing(
  events: readonly Showing[],
  statusOf: (id: string) => LiveStatus | undefined,
  now: number,
): Showing | undefined {
  const running = events.findLast(({ id, startsAt }) => {
    const over = statusOf(id)?.over_at
    return startsAt <= now && over !== undefined && now < Date.parse(over)
  })
  return running ?? events.find(({ startsAt }) => startsAt > now)
}
