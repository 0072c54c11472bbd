import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { AttendeeError } from './attendee-error.ts'
import { type Column, readHeader } from './columns.ts'
import { type Encoding, readText } from './decode-file.ts'
import { JsonRecordError, readJsonRecords } from './json-records.ts'

/** One row as the file has it, by the column that is meant. */
export type Row = ReadonlyMap<Column, unknown>

/** What a file turned out to be. It grows while rows are read: records of JSON need not all have the same keys. */
export interface FileShape {
  columns: Set<Column>
  ignored: Set<string>
}

const MAX_ROW_BYTES = 1024 * 1024
/** So many names of columns that nobody reads are worth a report. */
const MAX_IGNORED = 100

/** The first line's most frequent separator outside of quotes. */
function findSeparator(line: string): string {
  const plain = line.replace(/"[^"]*"/g, '')
  const countOf = (sign: string) => plain.split(sign).length
  return [',', ';', '\t', '|'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}

/** Reads the first letters of a text, and gives back the text as it was. */
async function peek(pieces: AsyncIterator<string>): Promise<{ start: string; all: AsyncGenerator<string> }> {
  const read: string[] = []
  let start = ''
  // The whole first line, if it is one.
  while (start.length < MAX_ROW_BYTES && !/\S.*\n/.test(start)) {
    const next = await pieces.next()
    if (next.done) break
    read.push(next.value)
    start += next.value
  }
  async function* all() {
    yield* read
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  }
  return { start: start.trimStart(), all: all() }
}

/**
 * The rows of a file, one at a time; `undefined` for one that is no record. CSV has a header line; JSON is an array, an
 * object with the array in it, or a record a line.
 * @throws AttendeeError when the file is none of these, or broken.
 */
export async function* readRows(file: string, encoding: Encoding, shape: FileShape): AsyncGenerator<Row | undefined> {
  const pieces = readText(file, encoding)
  const { start, all } = await peek(pieces)
  try {
    if (start === '') throw new AttendeeError('ATTENDEES_EMPTY', file)
    if (start.startsWith('{') || start.startsWith('[')) yield* jsonRows(all, shape)
    else yield* csvRows(all, start.split('\n', 1)[0] ?? '', file, shape)
  } catch (error) {
    if (error instanceof AttendeeError) throw error
    if (error instanceof JsonRecordError) throw new AttendeeError('ATTENDEES_BROKEN', file, error.message)
    const { code = '', lines } = error as { code?: string; lines?: number }
    if (code.startsWith('CSV_') || code.startsWith('Z_')) {
      const where = lines ? ` in line ${lines}` : ''
      throw new AttendeeError('ATTENDEES_BROKEN', file, `${code.toLowerCase().replaceAll('_', ' ')}${where}`)
    }
    if (code !== '') throw new AttendeeError('ATTENDEES_MISSING', file)
    throw error
  } finally {
    await pieces.return(undefined)
  }
}

function note(shape: FileShape, header: ReadonlyMap<Column, string>, names: readonly string[]): void {
  for (const column of header.keys()) shape.columns.add(column)
  const read = new Set(header.values())
  for (const name of names) if (!read.has(name) && shape.ignored.size < MAX_IGNORED) shape.ignored.add(name)
}

async function* csvRows(pieces: AsyncIterable<string>, firstLine: string, file: string, shape: FileShape) {
  const parser = parse({
    bom: true,
    delimiter: findSeparator(firstLine),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: MAX_ROW_BYTES,
  })
  const source = Readable.from(pieces)
  source.on('error', (error) => parser.destroy(error)).pipe(parser)
  let places: [Column, number][] | undefined
  for await (const record of parser as AsyncIterable<string[]>) {
    if (places) {
      const row = new Map<Column, unknown>()
      for (const [column, place] of places) row.set(column, record[place])
      yield row
      continue
    }
    const header = readHeader(record)
    if (header.size === 0) throw new AttendeeError('ATTENDEES_FORMAT', file, 'its first line names no known column')
    note(shape, header, record.filter(Boolean))
    places = [...header].map(([column, name]) => [column, record.indexOf(name)])
  }
}

async function* jsonRows(pieces: AsyncIterable<string>, shape: FileShape) {
  /** The header of records with the same keys. */
  const headers = new Map<string, Map<Column, string>>()
  for await (const record of readJsonRecords(pieces)) {
    if (typeof record !== 'object' || record === null || Array.isArray(record)) {
      yield undefined
      continue
    }
    const names = Object.keys(record)
    const key = names.join('\n')
    let header = headers.get(key)
    if (!header) {
      header = readHeader(names)
      note(shape, header, names)
      // Keys that differ in every record would fill the memory.
      if (headers.size < 1000) headers.set(key, header)
    }
    const row = new Map<Column, unknown>()
    for (const [column, name] of header) row.set(column, (record as Record<string, unknown>)[name])
    yield row
  }
}
