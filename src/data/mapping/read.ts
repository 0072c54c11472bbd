import { MAPPING_ASSUMED, MAPPING_PROBLEMS } from '../../text/mapping.ts'
import { type Draft, type DraftRef, emptyDraft } from '../importers/draft.ts'
import { FeedError } from '../importers/feed-error.ts'
import { fillGaps } from '../importers/gather.ts'
import { keyOf } from '../importers/identity.ts'
import type { Notes } from '../importers/notes.ts'
import { compact } from '../importers/read.ts'
import { toDayWords } from './calendar.ts'
import type { Assumed, MapContext } from './context.ts'
import { toEvents } from './events.ts'
import { nearest } from './load.ts'
import { toFilm, toListing, toPerson, toVenueRecord } from './records.ts'
import type { Mapping, RecordSet } from './schema.ts'
import type { Source } from './source.ts'
import { findRecords, type Node, namesIn } from './tree.ts'
import { lookAt, toText } from './values.ts'

/** What a mapping needs beside the files. */
export interface MappingContext {
  /** The mapping's name, for messages. */
  name: string
  /** What `--year` says, for dates that name none. */
  year?: number
  notes: Notes
  assume(sentence: string): void
}

/** `sessions-*.csv` against a file's name; the star stands for anything. */
export function isCalled(name: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split('*')
  let text = name.toLowerCase()
  if (rest.length === 0) return text === first
  if (!text.startsWith(first)) return false
  text = text.slice(first.length)
  const last = rest.pop() ?? ''
  for (const part of rest) {
    const at = text.indexOf(part)
    if (at < 0) return false
    text = text.slice(at + part.length)
  }
  return text.endsWith(last)
}

/** Every path that a set of fields asks for, with the place in the mapping where it stands. */
function pathsOf(spec: unknown, where: string, key = ''): { where: string; path: string }[] {
  if (typeof spec === 'string') return [{ where, path: spec }]
  if (Array.isArray(spec)) return spec.flatMap((one, index) => pathsOf(one, `${where}[${index}]`, key))
  if (typeof spec !== 'object' || spec === null) return []
  return Object.entries(spec).flatMap(([name, value]) => {
    const inner = `${where}.${name}`
    if (['path', 'first', 'date', 'weekday', 'time', 'url', 'id', 'name', 'ids', 'names', 'parent'].includes(name))
      return pathsOf(value, inner, name)
    return []
  })
}

/** A table has the columns that it has: one that is missing is a slip in the mapping, not an empty value. */
function checkColumns(set: RecordSet, index: number, source: Source, name: string) {
  const { columns } = source
  if (!columns || set.each !== undefined || set.from !== undefined) return
  const asked = Object.entries(set.fields).flatMap(([field, spec]) =>
    field === 'people' && typeof spec === 'object' ? [] : pathsOf(spec, `records[${index}].fields.${field}`),
  )
  const conditions = [...Object.keys(set.only ?? {}), ...Object.keys(set.except ?? {})]
  asked.push(...conditions.map((path) => ({ where: `records[${index}].only`, path })))
  for (const { where, path } of asked) {
    if (path.startsWith('$') || path.startsWith('^') || columns.includes(path)) continue
    throw new FeedError(
      'IMPORT_BAD_MAPPING',
      name,
      MAPPING_PROBLEMS.noColumn(where, path, columns, nearest(path, columns)),
    )
  }
}

function holds(node: Node, conditions: RecordSet['only'], context: MapContext): boolean {
  return Object.entries(conditions ?? {}).every(([path, wanted]) => {
    const texts = lookAt(node, path, context).flatMap((one) => toText(one.value, context) ?? [])
    return [wanted].flat().some((one) => {
      const text = String(one).toLowerCase()
      return text === '' ? texts.length === 0 : texts.some((found) => found.toLowerCase() === text)
    })
  })
}

const isWanted = (node: Node, set: RecordSet, context: MapContext): boolean =>
  holds(node, set.only, context) &&
  !(set.except && Object.keys(set.except).some((path) => holds(node, { [path]: set.except?.[path] ?? '' }, context)))

function nodesOf(set: RecordSet, index: number, name: string, context: MapContext): Node[] {
  const sources = context.sources.filter((source) => set.file === undefined || isCalled(source.name, set.file))
  if (sources.length === 0) {
    const names = context.sources.map((source) => source.name)
    throw new FeedError('IMPORT_BAD_MAPPING', name, MAPPING_PROBLEMS.noFile(index, set.file ?? '', names))
  }
  return sources.flatMap((source) => {
    checkColumns(set, index, source, name)
    const found = findRecords(source.root, set.from)
    if (found.length === 0 && set.from !== undefined && set.file !== undefined) {
      const hint = MAPPING_PROBLEMS.noRecords(index, set.from, source.name, namesIn(source.root))
      throw new FeedError('IMPORT_BAD_MAPPING', name, hint)
    }
    return found
  })
}

const CHUNK = 10_000
/** Appends long lists without spreading them over the stack. */
function append<T>(list: T[], more: readonly T[]) {
  for (let at = 0; at < more.length; at += CHUNK) list.push(...more.slice(at, at + CHUNK))
}

/** Records that complete those already there, found by id or by name. */
function joinTo<T extends DraftRef>(list: T[], more: readonly T[], set: RecordSet, context: MapContext) {
  const key = (record: DraftRef) => keyOf(set.join_by === 'name' ? { name: record.name } : { id: record.id ?? '' })
  const known = new Map<string, number[]>()
  for (const [index, record] of list.entries()) known.set(key(record), [...(known.get(key(record)) ?? []), index])
  for (const record of more) {
    const { id: _, ...rest } = record
    const indexes = known.get(key(record)) ?? []
    for (const index of indexes) list[index] = fillGaps(list[index] as T, (set.join_by === 'name' ? rest : record) as T)
    if (indexes.length > 0) continue
    context.count('unmatched')
    if (set.unmatched !== 'drop') list.push(record)
  }
}

function toSentences(counts: ReadonlyMap<Assumed, number>, context: MapContext): string[] {
  const sentence = (what: Assumed, toLine: (count: number) => string) => {
    const count = counts.get(what) ?? 0
    return count > 0 ? [toLine(count)] : []
  }
  const { mapping, year } = context
  const joined = mapping.records.find((set) => set.join_by !== undefined)
  const nights = mapping.records.map((set) => set.day_begins).find(Boolean) ?? ''
  return [
    ...(year === undefined ? [] : sentence('yearless', (count) => MAPPING_ASSUMED.year(year, count))),
    ...sentence('weekday', (count) => MAPPING_ASSUMED.week(mapping.week_of ?? '', count)),
    ...sentence('epoch-s', (count) => MAPPING_ASSUMED.epoch('seconds', count)),
    ...sentence('epoch-ms', (count) => MAPPING_ASSUMED.epoch('milliseconds', count)),
    ...sentence('next-day', (count) => MAPPING_ASSUMED.nextDay(count)),
    ...sentence('night', (count) => MAPPING_ASSUMED.night(nights, count)),
    ...sentence('unmatched', (count) =>
      MAPPING_ASSUMED.unmatched(joined?.kind ?? '', count, joined?.unmatched === 'drop' ? 'left out' : 'added'),
    ),
  ]
}

/**
 * Reads files by a mapping. A single bad value ends as a note; the draft is checked later like every other.
 * @throws FeedError when the mapping and the files do not belong together.
 */
export function readMapped(mapping: Mapping, sources: readonly Source[], about: MappingContext): Draft {
  const counts = new Map<Assumed, number>()
  const context: MapContext = {
    mapping,
    sources,
    words: toDayWords(mapping.languages ?? []),
    year: about.year ?? mapping.year,
    notes: about.notes,
    count: (what, times = 1) => counts.set(what, (counts.get(what) ?? 0) + times),
    used: new Map(),
    lookups: new Map(),
  }
  const draft = emptyDraft()
  draft.edition = compact({ name: mapping.name, year: mapping.year, zone: mapping.zone })
  for (const [index, set] of mapping.records.entries()) {
    const roots = nodesOf(set, index, about.name, context)
    context.used.clear()
    const nodes = set.each === undefined ? roots : roots.flatMap((root) => findRecords(root, set.each))
    const wanted = nodes.filter((node) => isWanted(node, set, context))
    const add = <T extends DraftRef>(list: T[], more: readonly T[]) =>
      set.join_by ? joinTo(list, more, set, context) : append(list, more)
    if (set.kind === 'events') {
      const read = wanted.map((node) => toEvents(set, node, context))
      add(
        draft.events,
        read.flatMap((one) => one.events),
      )
      append(
        draft.contributors,
        read.flatMap((one) => one.people),
      )
      append(
        draft.venues,
        read.flatMap((one) => one.venues),
      )
    } else if (set.kind === 'contributors') {
      add(
        draft.contributors,
        wanted.map((node) => toPerson(set.fields, node, context)),
      )
    } else if (set.kind === 'venues') {
      add(
        draft.venues,
        wanted.map((node) => toVenueRecord(set.fields, node, context)),
      )
    } else {
      const toOne = set.kind === 'films' ? toFilm : toListing
      add(
        draft[set.kind],
        wanted.map((node) => toOne(set.fields, node, context)),
      )
    }
    if (wanted.length > 0) {
      for (const [path, isUsed] of context.used) {
        if (!isUsed) about.assume(MAPPING_ASSUMED.unused(`records[${index}] (${set.kind})`, path))
      }
    }
  }
  for (const line of toSentences(counts, context)) about.assume(line)
  return draft
}
