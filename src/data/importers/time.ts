import { fromWallClock, offsetAt, toIsoAt } from '../../domain/offset.ts'
import type { DraftTime } from './draft.ts'

/** What a feed's time says: a day, a wall time (as if it were UTC), or an instant with the offset it was written in. */
export type Moment =
  | { kind: 'day'; day: string }
  | { kind: 'wall'; wallMs: number }
  | { kind: 'instant'; ms: number; offset: string }

const TIME =
  /^(\d{4})-(\d\d)-(\d\d)(?:(?:[T ]|\s+)(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*(Z|UTC|[+-]\d\d(?::?\d\d)?)?)?$/i

const FIRST_YEAR = 1900
const LAST_YEAR = 2200

function readOffset(text: string): { name: string; ms: number } | undefined {
  if (/^(z|utc)$/i.test(text)) return { name: 'Z', ms: 0 }
  const [, sign, hours, minutes = '00'] = /^([+-])(\d\d):?(\d\d)?$/.exec(text) ?? []
  if (!sign || Number(hours) > 14 || Number(minutes) > 59) return undefined
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1)
  return { name: `${sign}${hours}:${minutes}`, ms }
}

/** Reads a time as feeds write them. Nothing for what no calendar or clock knows, such as 30 February or 25:10. */
export function readMoment(value: DraftTime): Moment | undefined {
  if (typeof value === 'number') {
    const ms = value > 1e11 ? value : value * 1000
    const year = new Date(ms).getUTCFullYear()
    return year >= FIRST_YEAR && year < LAST_YEAR ? { kind: 'instant', ms, offset: 'Z' } : undefined
  }
  const [, year, month, date, hour, minute, second = '0', zone] = TIME.exec(value.trim()) ?? []
  if (!year || Number(year) < FIRST_YEAR || Number(year) >= LAST_YEAR) return undefined
  const day = `${year}-${month}-${date}`
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined
  if (hour === undefined) return { kind: 'day', day }
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Math.min(Number(second), 59)
  // 24:00 is the end of a day; every other time past it is a slip of the pen.
  if (seconds > 86_400 || Number(minute) > 59) return undefined
  const wallMs = midnight + seconds * 1000
  if (!zone) return { kind: 'wall', wallMs }
  const offset = readOffset(zone)
  return offset && { kind: 'instant', ms: wallMs - offset.ms, offset: offset.name }
}

/** The instant of a moment, wall times by the zone's clock; nothing for a mere day. */
export function toMs(moment: Moment, zone: string): number | undefined {
  if (moment.kind === 'instant') return moment.ms
  return moment.kind === 'wall' ? fromWallClock(moment.wallMs, zone) : undefined
}

/** An instant by the edition's clock, as a snapshot writes it. */
export const toIso = (ms: number, zone: string): string => toIsoAt(ms, zone)

/** The calendar day that a zone's clock shows. */
export const dayAt = (ms: number, zone: string): string => new Date(ms + offsetAt(ms, zone)).toISOString().slice(0, 10)

/** The day of a date or time as it is written, whatever its offset. */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const moment = readMoment(value.trim().slice(0, 10))
  return moment?.kind === 'day' ? moment.day : undefined
}

/** `01:30`, `1:30:00`, `90` or `90 min` as minutes. */
export function readDuration(value: unknown): number | undefined {
  const text = String(value ?? '').trim()
  const [, hours, minutes] = /^(\d{1,3}):(\d\d)(?::\d\d)?$/.exec(text) ?? []
  const total = hours ? Number(hours) * 60 + Number(minutes) : Number(/^(\d{1,5})(?: ?min.*)?$/.exec(text)?.[1])
  return total > 0 ? total : undefined
}
