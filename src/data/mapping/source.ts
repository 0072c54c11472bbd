import { parse } from 'csv-parse/sync'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { MAPPING_ASSUMED, MAPPING_COLUMNS } from '../../text/mapping.ts'
import { toContent } from '../importers/content.ts'
import { FeedError } from '../importers/feed-error.ts'
import type { Node } from './tree.ts'

/** One file as a tree, whatever it was written in. */
export interface Source {
  name: string
  kind: 'csv' | 'json' | 'xml'
  root: Node
  /** The column names of a table, which every row has. */
  columns?: string[]
}

export interface CsvOptions {
  delimiter?: string
  header_row?: number
}

const DELIMITERS = [',', ';', '\t', '|'] as const

/** The sign that stands most often outside quotes in the first lines, as often in each as can be. */
export function findDelimiter(text: string): string {
  const head = text.slice(0, 64_000)
  const counts = new Map<string, number>(DELIMITERS.map((sign) => [sign, 0]))
  let isQuoted = false
  let lines = 0
  for (const sign of head) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '\n') lines += 1
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + (lines === 0 ? 10 : 1))
    if (lines > 20) break
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

/** Names for all columns: unnamed and repeated ones get a number, so that every one can be mapped. */
function nameColumns(header: readonly string[]): string[] {
  const seen = new Set<string>()
  return header.map((raw, index) => {
    const name = raw.trim() || MAPPING_COLUMNS.unnamed(index + 1)
    const own = seen.has(name) ? MAPPING_COLUMNS.repeated(name, index + 1) : name
    seen.add(own)
    return own
  })
}

function readTable(name: string, text: string, options: CsvOptions, assume: (line: string) => void): Source {
  const delimiter = options.delimiter ?? findDelimiter(text)
  if (!options.delimiter && delimiter !== ',') assume(MAPPING_ASSUMED.delimiter(name, delimiter))
  let rows: string[][]
  try {
    rows = parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true })
  } catch (error) {
    throw new FeedError('FEED_BROKEN', name, (error as Error).message)
  }
  const columns = nameColumns(rows[(options.header_row ?? 1) - 1] ?? [])
  const records = rows.slice(options.header_row ?? 1).map((cells) => {
    // Without a prototype, a column called __proto__ is a column like any other.
    const record: Record<string, string> = Object.create(null)
    for (const [index, column] of columns.entries()) record[column] = cells[index] ?? ''
    return record
  })
  return { name, kind: 'csv', root: { value: records, file: name }, columns }
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);/gi, (whole, sign: string) => {
    if (!sign.startsWith('#')) return SIGNS[sign.toLowerCase()] ?? whole
    const code = /^#x/i.test(sign) ? Number.parseInt(sign.slice(2), 16) : Number(sign.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // Entities are read here, the five of XML and numbers only: a feed cannot define its own.
  processEntities: false,
  trimValues: true,
  cdataPropName: '#cdata',
})

/** Texts decoded; the words of CDATA join those beside them. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return decode(value)
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  const { '#cdata': cdata, ...rest } = value as Record<string, unknown>
  const tidied: Record<string, unknown> = Object.create(null)
  for (const [key, one] of Object.entries(rest)) tidied[key] = tidy(one)
  if (cdata !== undefined) tidied['#text'] = [tidied['#text'], ...[cdata].flat()].filter(Boolean).join('')
  const keys = Object.keys(tidied)
  return keys.length === 1 && keys[0] === '#text' ? tidied['#text'] : tidied
}

function readXml(name: string, text: string): Source {
  if (/<!ENTITY/i.test(text)) throw new FeedError('FEED_BROKEN', name, 'it declares entities of its own')
  const valid = XMLValidator.validate(text)
  if (valid !== true)
    throw new FeedError('FEED_BROKEN', name, `line ${valid.err.line}: ${valid.err.msg.replace(/\s+/g, ' ')}`)
  try {
    return { name, kind: 'xml', root: { value: tidy(parser.parse(text)), file: name } }
  } catch (error) {
    throw new FeedError('FEED_BROKEN', name, (error as Error).message)
  }
}

/** `var programme = […];` without its first words and the last sign; nothing when it is no such thing. */
function unassigned(text: string): string | undefined {
  const [whole] = /^\s*(?:(?:var|let|const)\s+)?[\w$.]{1,80}\s*=\s*(?=[[{])/.exec(text.slice(0, 200)) ?? []
  return whole === undefined ? undefined : text.slice(whole.length).replace(/[;\s]+$/, '')
}

/**
 * A file as a tree: JSON (also a line each, or assigned to a variable), XML, or a table.
 * @throws FeedError when it begins like one of them and is none.
 */
export function toSource(name: string, raw: string, options: CsvOptions = {}, assume = (_: string) => {}): Source {
  const content = toContent(name, raw)
  if (content.text.trim() === '') throw new FeedError('FEED_EMPTY', name)
  if (content.json !== undefined) return { name, kind: 'json', root: { value: content.json, file: name } }
  if (content.jsonProblem) throw new FeedError('FEED_BROKEN', name, content.jsonProblem)
  if (/^\s*</.test(content.text)) return readXml(name, content.text)
  const assigned = unassigned(content.text)
  if (assigned === undefined) return readTable(name, content.text, options, assume)
  assume(MAPPING_ASSUMED.assigned(name))
  try {
    return { name, kind: 'json', root: { value: JSON.parse(assigned) as unknown, file: name } }
  } catch (error) {
    throw new FeedError('FEED_BROKEN', name, (error as Error).message)
  }
}
