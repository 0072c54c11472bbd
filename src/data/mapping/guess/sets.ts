import type { RecordKind } from '../../../schema/snapshot.ts'
import { readObject } from '../../importers/read.ts'
import type { DayWords } from '../calendar.ts'
import type { Source } from '../source.ts'
import { findRecords, type Node } from '../tree.ts'
import { type Column, profile } from './profile.ts'
import { END_WORDS, FIELD_WORDS, fits, KIND_WORDS, START_WORDS } from './words.ts'

/** A list of records that was found, and what it seems to be. */
export interface FoundSet {
  source: Source
  /** Nothing for the rows of a table. */
  from?: string
  label: string
  count: number
  columns: Column[]
  kind?: RecordKind
  /** The list whose records this one lies in: a film of its screenings. */
  outer?: FoundSet
  /** 0 to 1. */
  sureness: number
}

const LOOKED_AT = 400
const MAX_DEPTH = 6

const isBox = (value: unknown) => readObject(value) !== undefined

/** Objects that all have much the same keys are records under their ids. */
function isMapOfRecords(box: Record<string, unknown>): boolean {
  const values = Object.values(box)
  if (values.length < 3 || !values.every(isBox)) return false
  const first = Object.keys(values[0] as object)
  return (
    first.length > 1 &&
    values.slice(0, 20).every((one) => first.filter((key) => key in (one as object)).length >= first.length / 2)
  )
}

/** Every path that leads to a list of records. */
function listPaths(value: unknown, path: string, depth: number, found: Map<string, string>, label: string) {
  if (depth > MAX_DEPTH || found.size > 40) return
  if (Array.isArray(value)) {
    const boxes = value.slice(0, 50).filter(isBox)
    if (boxes.length > 0 && boxes.length >= Math.min(value.length, 50) * 0.8) {
      found.set(path, label)
      for (const box of boxes.slice(0, 10)) listPaths(box, path, depth + 1, found, label)
    } else if (value.slice(0, 5).some(Array.isArray))
      for (const inner of value.slice(0, 10)) listPaths(inner, path, depth + 1, found, label)
    return
  }
  const box = readObject(value)
  if (!box) return
  if (isMapOfRecords(box)) {
    found.set(path === '' ? '*' : `${path}.*`, label)
    return
  }
  const lists = Object.values(box).filter((one) => Array.isArray(one) && one.slice(0, 5).every(isBox) && one.length > 0)
  const isKeyed =
    Object.keys(box).length >= 3 &&
    lists.length === Object.keys(box).length &&
    Object.keys(box).every((key) => fits(key, Object.values(KIND_WORDS).flat()) === 0)
  if (isKeyed && depth < 2) {
    // { "W1": [ … ], "W2": [ … ] }: one list in parts.
    found.set(path === '' ? '*' : `${path}.*`, label)
    return
  }
  for (const [key, inner] of Object.entries(box)) {
    if (key.includes('.') || key.startsWith('@')) continue
    listPaths(inner, path === '' ? key : `${path}.${key}`, depth + 1, found, key)
  }
}

const isTimed = ({ looks, path }: Column): boolean =>
  looks.moment > 0.6 ||
  ((looks.clock > 0.6 || looks.millis > 0.8 || looks.seconds > 0.8 || looks.date > 0.6) &&
    Math.max(fits(path, START_WORDS), fits(path, END_WORDS)) > 0.5)

/** What a list is, by its name, its times and its columns. */
function toKind(label: string, columns: readonly Column[]): { kind?: RecordKind; sureness: number } {
  const scores = (Object.keys(KIND_WORDS) as RecordKind[]).map((kind) => {
    const byName = fits(label, KIND_WORDS[kind] ?? []) * 2
    const fields = FIELD_WORDS[kind] ?? {}
    const own = columns.filter((column) =>
      Object.entries(fields).some(
        ([field, words]) => field !== 'id' && field !== 'name' && fits(column.path, words) > 0.85,
      ),
    ).length
    const byTimes = kind === 'events' && columns.some(isTimed) ? 2.5 : 0
    return { kind, score: byName + byTimes + Math.min(own, 5) * 0.25 }
  })
  const hasName = (kind: RecordKind) => columns.some((column) => fits(column.path, FIELD_WORDS[kind]?.name ?? []) > 0.5)
  const [best, next] = scores.filter(({ kind }) => hasName(kind)).sort((a, b) => b.score - a.score)
  if (!best || best.score < 0.5) return { sureness: 0 }
  return { kind: best.kind, sureness: Math.min(1, best.score / 3, 0.4 + (best.score - (next?.score ?? 0)) / 2) }
}

const isInside = (inner: FoundSet, outer: FoundSet) =>
  inner !== outer &&
  inner.source === outer.source &&
  inner.from !== undefined &&
  (outer.from === undefined ? inner.source.kind !== 'csv' : inner.from.startsWith(`${outer.from}.`))

/** All lists of records in some files, the larger first; lists inside of records only where they hold the times. */
export function findSets(sources: readonly Source[], words: DayWords): FoundSet[] {
  const all = sources.flatMap((source): FoundSet[] => {
    const stem = source.name.replace(/\.[^.]*$/, '')
    const paths = new Map<string, string>()
    if (source.kind === 'csv') paths.set('', stem)
    else listPaths(source.root.value, '', 0, paths, stem)
    return [...paths].flatMap(([path, label]) => {
      const nodes: Node[] = findRecords(source.root, path === '' ? undefined : path)
      const step = Math.max(1, Math.floor(nodes.length / LOOKED_AT))
      const columns = profile(nodes.filter((_, index) => index % step === 0).slice(0, LOOKED_AT), words)
      const from = path === '' ? undefined : path
      return nodes.length > 0 ? [{ source, from, label, count: nodes.length, columns, ...toKind(label, columns) }] : []
    })
  })
  for (const set of all) {
    const outer = all.find((one) => isInside(set, one))
    if (!outer || !set.columns.some(isTimed) || outer.columns.some(isTimed)) continue
    set.outer = outer
    set.kind = 'events'
    set.sureness = 0.7
    // What happens several times is told by its times; what it is of stays a record only where that is a kind of its own.
    if (outer.kind === 'events') outer.kind = undefined
  }
  return all.filter((set) => set.outer !== undefined || !all.some((one) => isInside(set, one)))
}
