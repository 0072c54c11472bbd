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

/**
 * Which status a venue shows: that of the event that runs there, of several the one that began last, else of the next one
 * (ROWS C16). Events in its rooms are its own.
 */
export function toShowing(
  statuses: Iterable<LiveStatus>,
  venue: string,
  now: number,
): (LiveStatus & { start_at: string }) | undefined {
  const here = [...statuses].filter(
    (status): status is LiveStatus & { start_at: string } =>
      status.start_at !== undefined && status.venues.includes(venue),
  )
  const startOf = ({ start_at }: { start_at: string }) => Date.parse(start_at)
  const inTime = here.sort((a, b) => startOf(a) - startOf(b))
  const running = inTime.findLast((status) => startOf(status) <= now && now < Date.parse(status.over_at ?? ''))
  return running ?? inTime.find((status) => startOf(status) > now)
}
