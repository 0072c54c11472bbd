import type { DraftTime } from '../importers/draft.ts'
import { readMoment } from '../importers/time.ts'
import { readProseDate, weekdayAfter } from './calendar.ts'
import { readClock } from './clock.ts'
import type { MapContext } from './context.ts'
import { dayOf, minutesOf, readByFormat } from './format.ts'
import type { Time } from './schema.ts'
import type { Node } from './tree.ts'
import { lookAt, toText } from './values.ts'

const two = (number: number) => String(number).padStart(2, '0')
const toClock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** A time as the draft takes it, with the day and the minute where the record told them apart. */
export interface MappedTime {
  time?: DraftTime
  day?: string
  minutes?: number
  /** Only a time of day was told, so the day must come from elsewhere. */
  isClockOnly?: boolean
}

const first = (node: Node, path: string | undefined, context: MapContext): string | undefined =>
  path === undefined ? undefined : lookAt(node, path, context).flatMap((one) => toText(one.value, context) ?? [])[0]

const isUnit = (format?: string): format is 'epoch-s' | 'epoch-ms' => format === 'epoch-s' || format === 'epoch-ms'

/** A day by its format, as ISO writes it, or in words. */
export function readDate(text: string, format: string | undefined, context: MapContext): string | undefined {
  if (format !== undefined) {
    const parts = readByFormat(text, format, context.words)
    if (parts && parts.year === undefined && parts.month !== undefined) context.count('yearless')
    return parts && dayOf(parts, context.year)
  }
  const moment = readMoment(text.slice(0, 10))
  if (moment?.kind === 'day') return moment.day
  const { day, isYearless } = readProseDate(text, context.words, context.year)
  if (day && isYearless) context.count('yearless')
  return day
}

function readWeekday(text: string, context: MapContext): string | undefined {
  const week = context.mapping.week_of
  const weekday = context.words.weekdays.get(text.trim().toLocaleLowerCase().replace(/\.$/, ''))
  if (week === undefined || weekday === undefined) return undefined
  context.count('weekday')
  return weekdayAfter(week, weekday)
}

const readMinutes = (text: string, format: string | undefined, context: MapContext): number | undefined => {
  const parts = format === undefined ? undefined : readByFormat(text, format, context.words)
  return format === undefined ? readClock(text) : parts && minutesOf(parts)
}

/** A whole moment in one text. What cannot be read stays as it is, so that the report can show it. */
function readWhole(value: unknown, format: string | undefined, context: MapContext): MappedTime {
  const text = toText(value, context)
  if (text === undefined) return {}
  if (isUnit(format) || typeof value === 'number') {
    const number = Number(text)
    if (!Number.isFinite(number)) return { time: text }
    const unit = isUnit(format) ? format : Math.abs(number) > 1e11 ? 'epoch-ms' : 'epoch-s'
    if (!isUnit(format)) context.count(unit)
    // As RFC 3339, so that nobody has to tell seconds from milliseconds again.
    const ms = unit === 'epoch-ms' ? number : number * 1000
    return { time: Math.abs(ms) < 8e15 ? new Date(ms).toISOString() : text }
  }
  if (format !== undefined) {
    const parts = readByFormat(text, format, context.words)
    const minutes = parts && minutesOf(parts)
    const day = parts && dayOf(parts, context.year)
    if (day && parts.year === undefined) context.count('yearless')
    if (!day) return minutes === undefined ? { time: text } : { minutes, isClockOnly: true }
    return { time: minutes === undefined ? day : `${day}T${toClock(minutes)}${parts.offset ?? ''}`, day, minutes }
  }
  if (readMoment(text)) return { time: text }
  const clock = readClock(text)
  if (clock !== undefined) return { minutes: clock, isClockOnly: true, time: text }
  const day = readDate(text, undefined, context)
  return { time: day ?? text, day }
}

/** Reads a time by a mapping's rule; the day that `elsewhere` names counts when the record has a time of day alone. */
export function readTimeOf(spec: unknown, node: Node, context: MapContext, elsewhere?: string): MappedTime {
  if (spec === undefined) return {}
  const rule: Time = typeof spec === 'string' ? { path: spec } : (spec as Time)
  const joined = (day: string | undefined, minutes: number): MappedTime =>
    day === undefined ? { minutes, isClockOnly: true } : { time: `${day}T${toClock(minutes)}`, day, minutes }
  const withElsewhere = (read: MappedTime): MappedTime =>
    read.isClockOnly && elsewhere !== undefined && read.minutes !== undefined ? joined(elsewhere, read.minutes) : read

  if (rule.value !== undefined) return withElsewhere(readWhole(rule.value, rule.format, context))
  for (const path of rule.first ?? (rule.path === undefined ? [] : [rule.path])) {
    const [found] = lookAt(node, path, context).filter((one) => toText(one.value, context) !== undefined)
    if (found) return withElsewhere(readWhole(found.value, rule.format, context))
  }
  const dateText = first(node, rule.date, context)
  const weekday = first(node, rule.weekday, context)
  const timeText = first(node, rule.time, context)
  const day =
    (dateText === undefined ? undefined : readDate(dateText, rule.date_format, context)) ??
    (weekday === undefined ? undefined : readWeekday(weekday, context))
  const told = dateText ?? weekday
  if (timeText === undefined) return day === undefined ? { time: told } : { time: day, day }
  const minutes = readMinutes(timeText, rule.time_format, context)
  // Unreadable words stay, so that the report names them.
  if (minutes === undefined || (told !== undefined && day === undefined)) {
    return { time: [told, timeText].filter(Boolean).join(' '), day }
  }
  return withElsewhere(day === undefined ? { ...joined(day, minutes), time: timeText } : joined(day, minutes))
}
