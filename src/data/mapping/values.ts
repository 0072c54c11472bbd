import { readObject } from '../importers/read.ts'
import type { MapContext } from './context.ts'
import { type Lookup, toValue, type Value } from './schema.ts'
import { find, findRecords, type Node } from './tree.ts'

const NOT_AVAILABLE = ['na', 'n/a', '#n/a']

/** Whether a text is one of the mapping's words for nothing (without any of its own: `NA`, `N/A`, `#N/A`). */
const isNothing = (text: string, { mapping }: MapContext): boolean =>
  text === '' || (mapping.empty?.map((word) => word.toLowerCase()) ?? NOT_AVAILABLE).includes(text.toLowerCase())

/** A single thing as a text: `{ en, fi }` in the mapping's order of languages, an element by its own text. */
export function toText(value: unknown, context: MapContext): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') {
    const text = value.toWellFormed().trim()
    return isNothing(text, context) ? undefined : text
  }
  const box = readObject(value)
  if (!box) return undefined
  if (typeof box['#text'] === 'string') return toText(box['#text'], context)
  const keys = Object.keys(box)
  if (keys.length === 0 || !keys.every((key) => /^[a-z]{2,3}([-_]\w{2,8})?$/i.test(key))) return undefined
  const order = [...(context.mapping.languages ?? ['en']), ...keys]
  for (const key of order) {
    const text = Object.hasOwn(box, key) && typeof box[key] !== 'object' ? toText(box[key], context) : undefined
    if (text !== undefined) return text
  }
  return undefined
}

/** What a path leads to, and a tick that somebody had it. */
export function lookAt(node: Node, path: string, context: MapContext): Node[] {
  const found = find(node, path).filter((one) => one.value !== undefined)
  if (found.length > 0) context.used.set(path, true)
  else if (!context.used.has(path)) context.used.set(path, false)
  return found
}

function lookUp(text: string, lookup: Lookup, context: MapContext): string[] {
  let index = context.lookups.get(lookup)
  if (!index) {
    index = new Map()
    for (const source of context.sources) {
      if (lookup.file && source.name !== lookup.file) continue
      for (const node of findRecords(source.root, lookup.from)) {
        for (const key of find(node, lookup.by).flatMap((one) => toText(one.value, context) ?? [])) {
          index.set(key, [...(index.get(key) ?? []), node])
        }
      }
    }
    context.lookups.set(lookup, index)
  }
  return (index.get(text) ?? []).flatMap((node) =>
    find(node, lookup.take).flatMap((one) => toText(one.value, context) ?? []),
  )
}

/** `{year}-{id}` with the record's values; nothing when one of them is missing. */
function fillTemplate(template: string, node: Node, context: MapContext): string | undefined {
  let text = ''
  for (let at = 0; at < template.length; ) {
    const open = template.indexOf('{', at)
    const close = open < 0 ? -1 : template.indexOf('}', open)
    if (close < 0) return text + template.slice(at)
    const path = template.slice(open + 1, close)
    const value = textsAt(lookAt(node, path, context), context)[0]
    if (value === undefined) return undefined
    text += template.slice(at, open) + value
    at = close + 1
  }
  return text
}

/** The texts of what was found; lists are opened. */
const textsAt = (nodes: readonly Node[], context: MapContext): string[] =>
  nodes
    .flatMap(({ value }) => (Array.isArray(value) ? (value as unknown[]).flat(2) : [value]))
    .flatMap((value) => toText(value, context) ?? [])

function raw(spec: Value, node: Node, context: MapContext): string[] {
  if (spec.value !== undefined) return [String(spec.value)]
  if (spec.template !== undefined)
    return [fillTemplate(spec.template, node, context)].filter((one) => one !== undefined)
  for (const path of spec.first ?? [spec.path ?? '']) {
    const texts = textsAt(lookAt(node, path, context), context)
    if (texts.length > 0) return texts
  }
  return []
}

/** A text cut at every one of the separators. */
export function cut(text: string, separators: string | readonly string[] | undefined): string[] {
  if (separators === undefined) return [text]
  let pieces = [text]
  for (const separator of [separators].flat()) {
    if (separator !== '') pieces = pieces.flatMap((piece) => piece.split(separator))
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

const isIn = (text: string, words: string | readonly string[]): boolean =>
  [words].flat().some((word) => word.toLowerCase() === text.toLowerCase())

function translate(text: string, { table, otherwise = 'keep' }: Value): string[] {
  if (!table) return [text]
  const key = Object.hasOwn(table, text)
    ? text
    : Object.keys(table).find((one) => one.toLowerCase() === text.toLowerCase())
  if (key !== undefined) return [String(table[key])]
  if (otherwise === 'drop') return []
  return [otherwise === 'keep' ? text : String(otherwise.value)]
}

/** All texts of a field, after every rule that the mapping has for it. */
export function readTexts(spec: unknown, node: Node, context: MapContext): string[] {
  const value = toValue(spec)
  return raw(value, node, context)
    .flatMap((text) => cut(text, value.split))
    .flatMap((text) => {
      const upTo = value.before === undefined ? text : (text.split(value.before)[0] ?? '')
      const at = value.after === undefined ? -1 : upTo.indexOf(value.after)
      const piece = (at < 0 ? upTo : upTo.slice(at + (value.after ?? '').length)).trim()
      return isNothing(piece, context) ? [] : [piece]
    })
    .flatMap((text) => (value.lookup ? lookUp(text, value.lookup, context) : [text]))
    .flatMap((text) => translate(text, value))
}

/** One text: the only one, or all of a list with `join` between them, or the first. */
export function readOne(spec: unknown, node: Node, context: MapContext): string | undefined {
  if (spec === undefined) return undefined
  const texts = readTexts(spec, node, context)
  const { join } = toValue(spec)
  return join !== undefined && texts.length > 0 ? texts.join(join) : texts[0]
}

const YES = ['true', 'yes', 'y', '1', 'x', 'on']
const NO = ['false', 'no', 'n', '0', 'off']

export function readFlagOf(spec: unknown, node: Node, context: MapContext): boolean | undefined {
  const text = readOne(spec, node, context)
  if (text === undefined) return undefined
  const { yes, no } = toValue(spec)
  if (isIn(text, yes ?? YES)) return true
  if (isIn(text, no ?? NO)) return false
  // Whoever names the words for one answer means the other by all others.
  return yes !== undefined && no === undefined ? false : no !== undefined && yes === undefined ? true : undefined
}

/** A number, also as `1 200` or `12,5`. */
export function readNumberOf(spec: unknown, node: Node, context: MapContext): number | undefined {
  const text = readOne(spec, node, context)
    ?.replace(/[\s\u00a0]/g, '')
    .replace(/^(-?\d+),(\d{1,2})$/, '$1.$2')
  return text !== undefined && /^-?\d{1,15}(\.\d{1,12})?$/.test(text) ? Number(text) : undefined
}
