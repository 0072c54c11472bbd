import { readObject } from '../../importers/read.ts'
import { readMoment } from '../../importers/time.ts'
import { type DayWords, readProseDate } from '../calendar.ts'
import { readClock, readLength } from '../clock.ts'
import type { Node } from '../tree.ts'

/** What the values of a column look like. Each is the part of its filled values that has that look, 0 to 1. */
export interface Looks {
  moment: number
  date: number
  slashed: number
  prose: number
  weekday: number
  clock: number
  length: number
  seconds: number
  millis: number
  number: number
  flag: number
  url: number
  picture: number
  html: number
  long: number
}

/** A column, or a path inside the records, with what was seen in it. */
export interface Column {
  path: string
  /** How many of the looked-at records have it. */
  filled: number
  /** Different texts, at most some hundreds. */
  values: string[]
  isUnique: boolean
  isList: boolean
  /** The keys of the records in it, when it is a list of records. */
  boxKeys?: string[]
  looks: Looks
}

const MOST_VALUES = 400
const MOST_COLUMNS = 200

const isLanguages = (box: object) => {
  const keys = Object.keys(box)
  return keys.length > 0 && keys.every((key) => /^[a-z]{2}(-[A-Z]{2})?$/.test(key)) && !keys.includes('id')
}

const isNumbered = (box: object) => {
  const keys = Object.keys(box)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
}

interface Seen {
  filled: number
  texts: Map<string, number>
  total: number
  isList: boolean
  boxKeys: Set<string>
  numbers: number
}

function look(columns: Map<string, Seen>, path: string, value: unknown, depth: number) {
  if (value === null || value === undefined || value === '') return
  const box = readObject(value)
  if (box && !isLanguages(box) && !isNumbered(box) && depth < 3) {
    for (const [key, inner] of Object.entries(box)) look(columns, path ? `${path}.${key}` : key, inner, depth + 1)
    return
  }
  if (!columns.has(path) && columns.size >= MOST_COLUMNS) return
  const seen = columns.get(path) ?? {
    filled: 0,
    texts: new Map(),
    total: 0,
    isList: false,
    boxKeys: new Set(),
    numbers: 0,
  }
  columns.set(path, seen)
  const items: unknown[] = Array.isArray(value)
    ? value.slice(0, 50)
    : box && isNumbered(box)
      ? Object.values(box)
      : [value]
  if (items.length === 0) return
  seen.isList ||= Array.isArray(value) || (box !== undefined && isNumbered(box))
  let hasAny = false
  for (const item of items) {
    const inner = readObject(item)
    if (inner && !isLanguages(inner)) {
      for (const key of Object.keys(inner)) if (!Array.isArray(inner[key])) seen.boxKeys.add(key)
      hasAny = true
      continue
    }
    const text = String(inner ? (Object.values(inner).find(Boolean) ?? '') : item).trim()
    if (text === '' || /^#?n\/?a$/i.test(text)) continue
    hasAny = true
    seen.total += 1
    if (typeof item === 'number') seen.numbers += 1
    if (seen.texts.size < MOST_VALUES || seen.texts.has(text)) seen.texts.set(text, (seen.texts.get(text) ?? 0) + 1)
  }
  if (hasAny) seen.filled += 1
}

const part = (values: readonly string[], is: (text: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(is).length / values.length

function toLooks(values: readonly string[], words: DayWords): Looks {
  const isNumber = (text: string) => /^-?\d{1,15}([.,]\d+)?$/.test(text)
  const isEpoch = (text: string, from: number, to: number) =>
    /^\d+$/.test(text) && Number(text) > from && Number(text) < to
  return {
    moment: part(values, (text) => !isNumber(text) && ['wall', 'instant'].includes(readMoment(text)?.kind ?? '')),
    date: part(values, (text) => readMoment(text)?.kind === 'day'),
    slashed: part(values, (text) => /^\d{1,2}[./-]\d{1,2}[./-](\d{2}|\d{4})$/.test(text)),
    prose: part(values, (text) => readProseDate(text, words, 2026).day !== undefined),
    weekday: part(values, (text) => words.weekdays.has(text.toLowerCase())),
    clock: part(values, (text) => readClock(text) !== undefined),
    length: part(values, (text) => !isNumber(text) && readLength(text) !== undefined),
    seconds: part(values, (text) => isEpoch(text, 8e8, 4e9)),
    millis: part(values, (text) => isEpoch(text, 8e11, 4e12)),
    number: part(values, isNumber),
    flag: part(values, (text) => /^(true|false|yes|no|y|n|0|1|ja|nein|oui|non|si|sí|x)$/i.test(text)),
    url: part(values, (text) => /^(https?:\/\/|www\.)\S+$/i.test(text)),
    picture: part(values, (text) => /^(https?:\/\/|\/)\S+\.(jpe?g|png|gif|webp|svg)(\?\S*)?$/i.test(text)),
    html: part(values, (text) => /<\/?(p|br|a|b|i|em|strong|ul|li|div|span)\b/i.test(text)),
    long: part(values, (text) => text.length > 120),
  }
}

/** What is in the records of a list, column by column. */
export function profile(nodes: readonly Node[], words: DayWords): Column[] {
  const columns = new Map<string, Seen>()
  for (const { value } of nodes) look(columns, '', value, 0)
  return [...columns].map(([path, seen]) => {
    const values = [...seen.texts.keys()]
    return {
      path,
      filled: seen.filled,
      values,
      isUnique: seen.total > 0 && values.length >= Math.min(seen.total, MOST_VALUES) * 0.97,
      isList: seen.isList,
      ...(seen.boxKeys.size > 0 && values.length === 0 && { boxKeys: [...seen.boxKeys] }),
      looks: toLooks(values, words),
    }
  })
}
