import type { RecordKind } from '../../../schema/snapshot.ts'
import { FIELDS } from '../fields.ts'
import type { Column } from './profile.ts'
import type { FoundSet } from './sets.ts'
import { DATE_WORDS, END_WORDS, FIELD_WORDS, fits, START_WORDS } from './words.ts'

/** One line of a proposed mapping. */
export interface Proposal {
  field: string
  spec: unknown
  columns: Column[]
  /** 0 to 1. */
  sureness: number
  why: string
}

/** How much the values of a column fit what a field holds; 0 rules it out. */
function suits(field: string, kind: RecordKind, column: Column): number {
  const { looks, boxKeys } = column
  const type = FIELDS[kind][field]
  if (boxKeys) return type === 'people' ? 1 : 0
  if (type === 'flag') return looks.flag > 0.9 ? 1 : 0
  if (type === 'links') return looks.url > 0.5 ? 1 : 0
  if (type === 'image') return looks.picture > 0.5 ? 1 : looks.url > 0.7 ? 0.9 : 0
  if (type === 'number' || type === 'whole') return looks.number > 0.8 ? 1 : 0
  if (type === 'duration') return looks.number > 0.8 || looks.length > 0.8 ? 1 : 0
  if (type === 'time') return looks.moment > 0.6 ? 1 : 0
  if (column.values.some((value) => /^\S+@\S+\.\S+$/.test(value))) return 0
  if (type === 'venue' || type === 'people') return looks.long > 0.4 || looks.moment > 0.5 ? 0 : 1
  if (field === 'id') return column.isUnique ? 1 : 0.55
  if (field === 'name') return looks.long > 0.5 || looks.url > 0.5 || looks.flag > 0.9 ? 0 : 1
  if (/description|bio/.test(field))
    return looks.url > 0.5 || looks.flag > 0.9 ? 0 : looks.long > 0.2 || looks.html > 0.1 ? 1 : 0.8
  if (['website', 'facebook', 'instagram', 'youtube'].includes(field)) return looks.url > 0.5 ? 1 : 0
  return looks.long > 0.3 || looks.flag > 0.95 ? 0 : 1
}

const SEPARATORS = ['; ', ';', '|', ', ', ',', ' / ', ' & ', '\n'] as const

/** The sign between the entries of a text, when there is one in enough of the values. */
export function findSeparator(values: readonly string[]): string | undefined {
  const many = values.filter((value) => value.length < 2000)
  const found = SEPARATORS.find(
    (sign) => many.filter((value) => value.includes(sign)).length > Math.max(0, many.length * 0.08),
  )
  return found?.trim() || found
}

const pieces = (values: readonly string[], sign: string) =>
  values.flatMap((value) =>
    value
      .split(sign)
      .map((piece) => piece.trim())
      .filter(Boolean),
  )

/** How many of some texts a column of another list knows. */
export const overlap = (texts: readonly string[], column: Column): number => {
  const known = new Set(column.values.map((value) => value.toLowerCase()))
  return texts.length === 0 ? 0 : texts.filter((text) => known.has(text.toLowerCase())).length / texts.length
}

interface Reference {
  set: FoundSet
  column: Column
}

/** The list and column that the values of a column point at. */
function findReference(texts: readonly string[], sets: readonly FoundSet[], own: FoundSet): Reference | undefined {
  return sets
    .filter((set) => set !== own)
    .flatMap((set) =>
      set.columns.filter((column) => column.isUnique && !column.isList).map((column) => ({ set, column })),
    )
    .map((one) => ({ ...one, part: overlap(texts.slice(0, 200), one.column) }))
    .filter((one) => one.part > 0.6)
    .sort((a, b) => b.part - a.part)[0]
}

const isNameOf = ({ set, column }: Reference) =>
  set.kind !== undefined && fits(column.path, FIELD_WORDS[set.kind]?.name ?? []) > 0.5

const ROLES = /[([](moderator|mod|m|host|chair|moderation|moderateur|moderador|moderatrice)[)\]]$/i

function peopleSpec(column: Column, sets: readonly FoundSet[], set: FoundSet): { spec: unknown; why: string } {
  const { boxKeys, values, path } = column
  if (boxKeys) {
    const of = (field: string) =>
      boxKeys
        .map((key) => ({ key, score: fits(key, FIELD_WORDS.contributors?.[field] ?? []) }))
        .filter((one) => one.score > 0.6)
        .sort((a, b) => b.score - a.score)[0]?.key
    const entries = ['id', 'name', 'company', 'title', 'bio', 'image'].flatMap((field) => {
      const key = of(field)
      return key ? [[field, key] as const] : []
    })
    const roles = boxKeys.includes('role') ? [['role', 'role'] as const] : []
    const seen = new Set<string>()
    const fields = Object.fromEntries(
      [...entries.filter(([, key]) => !roles.some(([, role]) => role === key)), ...roles].filter(
        ([, key]) => !seen.has(key) && seen.add(key),
      ),
    )
    return { spec: { each: path, fields }, why: 'a list of records with names' }
  }
  const separator = column.isList ? undefined : findSeparator(values)
  const texts = separator ? pieces(values, separator) : values
  const reference = findReference(texts, sets, set)
  const split = separator ? { split: separator } : {}
  if (reference && !isNameOf(reference))
    return { spec: { path, ids: true, ...split }, why: `ids of ${reference.set.label}` }
  // Brackets hold a pseudonym or an employer as often as a role, so only roles that everybody knows count.
  const hasBrackets = texts.some((text) => ROLES.test(text))
  const roles = hasBrackets ? { role_in_brackets: true } : {}
  if (
    separator !== ',' &&
    separator !== undefined &&
    texts.filter((text) => text.includes(',')).length > texts.length * 0.5
  ) {
    return {
      spec: { path, ...split, name_until: ',', rest: 'company', ...roles },
      why: 'names with what stands after a comma',
    }
  }
  const extra = { ...split, ...roles }
  const why = reference ? `names of ${reference.set.label}` : 'names'
  return { spec: Object.keys(extra).length > 0 ? { path, ...extra } : path, why }
}

/** The part of a list that another list tells apart: `{ path, lookup }` for ids, the column itself for words. */
function wordsSpec(
  column: Column,
  type: string,
  sets: readonly FoundSet[],
  set: FoundSet,
): { spec: unknown; why?: string } {
  const { path, values } = column
  const reference = findReference(values, sets, set)
  if (type === 'venue' && reference && !isNameOf(reference))
    return { spec: { id: path }, why: `ids of ${reference.set.label}` }
  if (type === 'tags' && column.isList && reference && !isNameOf(reference)) {
    const name = reference.set.columns.find((one) => fits(one.path, ['name', 'title', 'label']) > 0.85)
    if (name) {
      const file = reference.set.source !== set.source ? { file: reference.set.source.name } : {}
      const from = reference.set.from ? { from: reference.set.from } : {}
      return {
        spec: { path, lookup: { ...file, ...from, by: reference.column.path, take: name.path } },
        why: `ids of ${reference.set.label}`,
      }
    }
  }
  const separator = ['tags', 'texts'].includes(type) && !column.isList ? findSeparator(values) : undefined
  if (separator)
    return { spec: { path, split: separator }, why: `several, with ${JSON.stringify(separator)} between them` }
  return { spec: path }
}

const best = (
  columns: readonly Column[],
  score: (column: Column) => number,
): { column: Column; score: number } | undefined =>
  columns
    .map((column) => ({ column, score: score(column) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)[0]

/** Which way round `3/4/2026` is, when a number above 12 gives it away. */
function slashedFormat(values: readonly string[]): { format?: string; why: string } {
  const parts = values.map((value) => /^(\d{1,2})([./-])(\d{1,2})[./-](\d{2,4})$/.exec(value))
  const sign = parts.find(Boolean)?.[2] ?? '/'
  const year = parts.some((one) => one?.[4]?.length === 4) ? 'yyyy' : 'yy'
  if (sign === '.' || parts.some((one) => Number(one?.[1]) > 12))
    return { format: `d${sign}M${sign}${year}`, why: 'the day comes first' }
  if (parts.some((one) => Number(one?.[3]) > 12))
    return { format: `M${sign}d${sign}${year}`, why: 'the month comes first' }
  return { why: 'whether day or month comes first cannot be seen; add date_format: d/M/yyyy or M/d/yyyy' }
}

const isWhole = ({ looks }: Column) => looks.moment > 0.6 || looks.millis > 0.8 || looks.seconds > 0.8
const formatOf = ({ looks }: Column): Partial<Record<'format', string>> =>
  looks.millis > 0.8 ? { format: 'epoch-ms' } : looks.seconds > 0.8 ? { format: 'epoch-s' } : {}

const isDay = ({ looks }: Column) => looks.date > 0.6 || looks.slashed > 0.6 || looks.prose > 0.6 || looks.weekday > 0.6

/** Start, end and day: as whole moments, or a day and a time of day in columns of their own. */
export function proposeTimes(columns: readonly Column[]): Proposal[] {
  const flat = columns.filter((column) => !column.isList && !column.boxKeys)
  const proposals: Proposal[] = []
  const wholeStart = best(flat, (column) =>
    isWhole(column) ? fits(column.path, START_WORDS) || fits(column.path, DATE_WORDS) || 0.3 : 0,
  )
  if (wholeStart && wholeStart.score > 0.2) {
    const { column, score } = wholeStart
    const spec = formatOf(column).format ? { path: column.path, ...formatOf(column) } : column.path
    proposals.push({ field: 'start', spec, columns: [column], sureness: Math.max(score, 0.5), why: 'moments' })
    const end = best(flat, (one) => (one !== column && isWhole(one) ? fits(one.path, END_WORDS) : 0))
    if (end && end.score > 0.5) {
      const endSpec = formatOf(end.column).format ? { path: end.column.path, ...formatOf(end.column) } : end.column.path
      proposals.push({ field: 'end', spec: endSpec, columns: [end.column], sureness: end.score, why: 'moments' })
    }
    return proposals
  }
  const day = best(flat, (column) =>
    isDay(column) ? Math.max(fits(column.path, DATE_WORDS), fits(column.path, START_WORDS) - 0.1, 0.4) : 0,
  )
  const clocks = flat.filter((column) => column.looks.clock > 0.6 && column !== day?.column)
  const start = best(clocks, (column) => fits(column.path, START_WORDS))
  const end = best(clocks, (column) => (column === start?.column ? 0 : fits(column.path, END_WORDS)))
  const isWeekday = (day?.column.looks.weekday ?? 0) > 0.6
  const slashed = day && day.column.looks.slashed > 0.6 ? slashedFormat(day.column.values) : undefined
  const dayPart = day
    ? { [isWeekday ? 'weekday' : 'date']: day.column.path, ...(slashed?.format && { date_format: slashed.format }) }
    : {}
  const why = [
    isWeekday ? 'a weekday; say which week with week_of' : day ? 'a day' : '',
    start ? 'a time of day' : '',
    slashed?.why ?? '',
  ]
    .filter(Boolean)
    .join(', ')
  const sureness = slashed && !slashed.format ? 0.5 : (day?.score ?? 0.5)
  if (start) {
    proposals.push({
      field: 'start',
      spec: day ? { ...dayPart, time: start.column.path } : start.column.path,
      columns: [...(day ? [day.column] : []), start.column],
      sureness: Math.min(sureness, start.score),
      why,
    })
  }
  // Times may be missing where the day is known, so the day is told on its own too.
  if (day && (!start || isWeekday || start.column.filled < day.column.filled))
    proposals.push({
      field: 'date',
      spec: isWeekday || slashed?.format ? dayPart : day.column.path,
      columns: [day.column],
      sureness,
      why: isWeekday ? 'a weekday' : 'a day',
    })
  if (end && end.score > 0.4) {
    proposals.push({
      field: 'end',
      spec: day ? { ...dayPart, time: end.column.path } : end.column.path,
      columns: [end.column],
      sureness: end.score,
      why: 'a time of day',
    })
  }
  return proposals
}

/** `1.5` is hours and `90` is minutes. */
function durationSpec({ path, values, looks }: Column): { spec: unknown; why: string } {
  const numbers = values.map((value) => Number(value.replace(',', '.'))).filter(Number.isFinite)
  const most = numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
  if (looks.number > 0.8 && most <= 12)
    return { spec: { path, unit: 'hours' }, why: `numbers around ${most}, so hours` }
  if (looks.number > 0.8 && most >= 1200)
    return { spec: { path, unit: 'seconds' }, why: `numbers around ${most}, so seconds` }
  return { spec: path, why: looks.number > 0.8 ? `numbers around ${most}, so minutes` : 'lengths' }
}

const LEAST = 0.5

/** What the records around a list of times say: its name, its text, and which film it is a screening of. */
function proposeFromOuter({ outer }: FoundSet, done: ReadonlySet<string>): Proposal[] {
  if (!outer) return []
  const words = FIELD_WORDS[outer.kind ?? 'events'] ?? {}
  const of = (field: string) => best(outer.columns, (column) => fits(column.path, words[field] ?? []))?.column
  const why = `of the ${outer.label} around it`
  const line = (field: string, spec: (path: string) => unknown, column?: Column): Proposal[] =>
    column && !done.has(field) ? [{ field, spec: spec(`^.${column.path}`), columns: [column], sureness: 0.8, why }] : []
  const [id, name] = [of('id'), of('name')]
  return [
    ...line('id', (path) => ({ template: `{${path}}-{$index}` }), id),
    ...line('name', (path) => path, name),
    ...(outer.kind === 'films'
      ? line('films', (path) => (id ? { ids: path } : { names: path }), id ?? name)
      : ['description', 'people', 'category', 'format'].flatMap((field) => line(field, (path) => path, of(field)))),
  ]
}

/** A line for every field that a column seems to hold; each column once, the surest pairs first. */
export function proposeFields(set: FoundSet, sets: readonly FoundSet[]): Proposal[] {
  const { kind, columns } = set
  if (!kind) return []
  const times = kind === 'events' ? proposeTimes(columns) : []
  const taken = new Set(times.flatMap((proposal) => proposal.columns))
  const pairs = Object.entries(FIELD_WORDS[kind] ?? {})
    .flatMap(([field, words]) =>
      columns.map((column) => ({ field, column, score: fits(column.path, words) * suits(field, kind, column) })),
    )
    .filter(({ score, column }) => score >= LEAST && column.filled > 0)
    .sort((a, b) => b.score - a.score)
  const done = new Set<string>()
  const links: { column: Column; score: number }[] = []
  const proposals: Proposal[] = []
  for (const { field, column, score } of pairs) {
    if (taken.has(column)) continue
    if (field === 'links') {
      taken.add(column)
      links.push({ column, score })
      continue
    }
    if (done.has(field)) continue
    done.add(field)
    taken.add(column)
    const type = FIELDS[kind][field] ?? 'text'
    const { spec, why } =
      type === 'people'
        ? peopleSpec(column, sets, set)
        : type === 'duration'
          ? durationSpec(column)
          : wordsSpec(column, type, sets, set)
    proposals.push({ field, spec, columns: [column], sureness: score, why: why ?? 'the name' })
  }
  if (links.length > 0) {
    const specs = links.map(({ column }) => ({ url: column.path }))
    proposals.push({
      field: 'links',
      spec: specs,
      columns: links.map((one) => one.column),
      sureness: Math.min(...links.map((one) => one.score)),
      why: 'addresses',
    })
  }
  proposals.push(...proposeFromOuter(set, done))
  const order = ['id', 'name']
  const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : 2)
  return [...proposals.sort((a, b) => rank(a.field) - rank(b.field)), ...times]
}
