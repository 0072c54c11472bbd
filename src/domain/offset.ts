const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (zone: string) => {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    clocks.set(zone, clock)
  }
  return clock
}

/** Whether a zone can be used: an IANA name that this machine's tables know, or a fixed offset such as `+01:00`. */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone)
    return zone !== ''
  } catch {
    return false
  }
}

/** Clocks change on quarters of an hour, so one answer of `Intl` (15 µs) serves a whole one. */
const QUARTER_MS = 900_000
const MAX_QUARTERS = 10_000
const offsets = new Map<string, number>()

/**
 * How far a zone's clock is ahead of UTC at an instant, in milliseconds. Asks `Intl` alone: helpers that go through
 * `Date`'s local fields are an hour off around the machine's own change to summer time.
 */
export function offsetAt(instantMs: number, zone: string): number {
  const fixed = /^([+-])(\d\d):(\d\d)$/.exec(zone)
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3])) * 60_000
  if (zone === 'UTC') return 0
  const quarter = Math.floor(instantMs / QUARTER_MS)
  const key = `${zone} ${quarter}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    if (offsets.size >= MAX_QUARTERS) offsets.clear()
    offset = askOffset(quarter * QUARTER_MS, zone)
    offsets.set(key, offset)
  }
  return offset
}

function askOffset(instantMs: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(instantMs)) part[type] = Number(value)
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second) - instantMs
}

/** An instant as RFC 3339 writes it, by a zone's clock, to the second; `Z` where the clock shows UTC. */
export function toIsoAt(instantMs: number, zone: string): string {
  const offset = offsetAt(instantMs, zone)
  const wall = new Date(instantMs + offset).toISOString().slice(0, 19)
  if (offset === 0) return `${wall}Z`
  const minutes = Math.abs(offset) / 60_000
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  return `${wall}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/**
 * The instant at which a zone's clock shows a wall time, given as if it were UTC. A time in the hour skipped in spring
 * moves forward, and one in the hour told twice in autumn is the first of the two (RFC 5545 §3.3.5).
 */
export function fromWallClock(wallMs: number, zone: string): number {
  const before = offsetAt(wallMs - 86_400_000, zone)
  const after = offsetAt(wallMs + 86_400_000, zone)
  const isShown = (offset: number) => offsetAt(wallMs - offset, zone) === offset
  return wallMs - (!isShown(before) && isShown(after) ? after : before)
}
