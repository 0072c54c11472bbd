import { fromWallClock, toIsoAt } from './offset.ts'

/** The zone whose clock an edition shows, and what stands behind its times. */
export interface FestivalClock {
  /** IANA name, or a fixed offset such as `+01:00`. */
  zone: string
  /** `CT`; without it the zone's own abbreviation at the moment shown. */
  suffix?: string
}

/** An instant with the offset that the festival's clock shows at that moment, for `<time datetime>`. */
export const toOffsetIso = (instant: string | Date, { zone }: FestivalClock): string =>
  toIsoAt(new Date(instant).getTime(), zone)

/** The calendar day an instant falls on by the festival's clock, `yyyy-mm-dd`. */
export const toLocalDay = (instant: string | Date, clock: FestivalClock): string =>
  toOffsetIso(instant, clock).slice(0, 10)

/** The hour of the day, 0–23, by the festival's clock. */
export const toLocalHour = (instant: string | Date, clock: FestivalClock): number =>
  Number(toOffsetIso(instant, clock).slice(11, 13))

/** `7:00pm`, the specification's `h:mmaaa`. */
export function formatTime(instant: string | Date, clock: FestivalClock): string {
  const [hour = 0, minute = ''] = toOffsetIso(instant, clock).slice(11, 16).split(':')
  return `${Number(hour) % 12 || 12}:${minute}${Number(hour) < 12 ? 'am' : 'pm'}`
}

const abbreviations = new Map<string, Intl.DateTimeFormat[]>()

/**
 * What stands behind a time: the configured suffix, else the zone's short name at that moment (`CET`, `CEST`, `CT`),
 * else its offset. American zones are generic (`CT` all year), since that is how they are spoken there.
 */
export function toZoneSuffix(instant: string | Date, { zone, suffix }: FestivalClock): string {
  if (suffix) return suffix
  let formats = abbreviations.get(zone)
  if (!formats) {
    formats = [
      new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortGeneric' }),
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' }),
      new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' }),
    ]
    abbreviations.set(zone, formats)
  }
  const names = formats.map(
    (format) => format.formatToParts(new Date(instant)).find((part) => part.type === 'timeZoneName')?.value ?? '',
  )
  return names.find((name) => /^[A-Z]{2,5}$/.test(name)) ?? names[1] ?? ''
}

/**
 * A wall-clock time of the festival (`yyyy-mm-ddThh:mm[:ss]`) as an instant with its offset; the hour skipped in spring
 * moves forward (RFC 5545 §3.3.5). Nothing when the time cannot be read.
 */
export function toInstant(local: string, { zone }: FestivalClock): string | undefined {
  const wall = Date.parse(/T\d\d:\d\d/.test(local) ? `${local}Z` : local)
  return Number.isNaN(wall) ? undefined : toIsoAt(fromWallClock(wall, zone), zone)
}

/** Formats a calendar day, taken at noon UTC so that neither the machine's zone nor a change of the clock can move it. */
function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T12:00:00Z`))
}

/** `Mar 14, 2026`, the specification's `MMM d, yyyy`. */
export const formatDay = dayFormat({ month: 'short', day: 'numeric', year: 'numeric' })

/** `Saturday`, and `Sat`. */
export const formatWeekday = dayFormat({ weekday: 'long' })
export const formatShortWeekday = dayFormat({ weekday: 'short' })

/** `Mar 14`. */
export const formatShortDay = dayFormat({ month: 'short', day: 'numeric' })

/** `Mar 6–12, 2026`, `Feb 27 – Mar 3, 2026`, or one day. */
export function formatDayRange(first: string, last: string): string {
  if (first === last) return formatDay(first)
  if (first.slice(0, 7) === last.slice(0, 7)) {
    return `${formatShortDay(first)}–${Number(last.slice(8))}, ${first.slice(0, 4)}`
  }
  if (first.slice(0, 4) === last.slice(0, 4)) return `${formatShortDay(first)} – ${formatDay(last)}`
  return `${formatDay(first)} – ${formatDay(last)}`
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * The festival day an event belongs to: what its feed says, else the local day, where the hours before `dayChangeHour`
 * still belong to the night before (DESIGN §2, Time). Nothing for an event without date and time.
 */
export function toFestivalDay(
  event: { date?: string | undefined; start_time?: string | undefined },
  clock: FestivalClock,
  dayChangeHour: number,
): string | undefined {
  if (event.date) return event.date
  if (!event.start_time) return undefined
  const day = toLocalDay(event.start_time, clock)
  return toLocalHour(event.start_time, clock) < dayChangeHour ? addDays(day, -1) : day
}

/** Whether an item exists for the public at `now` (ROWS T03): absent is published; `null` or a later moment is not. */
export const isPublished = (publishAt: string | null | undefined, now: Date): boolean =>
  publishAt === undefined || (publishAt !== null && Date.parse(publishAt) <= now.getTime())
