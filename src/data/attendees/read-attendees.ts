import type { Attendee } from '../../schema/people.ts'
import { AttendeeError } from './attendee-error.ts'
import { type Encoding, findEncoding } from './decode-file.ts'
import { type AttendeeNotes, collectNotes, type NoteCount } from './notes.ts'
import { type FileShape, readRows } from './rows.ts'
import { isListed, type ReadOptions, toAttendee, toUid } from './to-attendee.ts'

/** People that are written together. */
const PAGE = 500

export interface FileOptions extends Pick<ReadOptions, 'allListed' | 'pictureOrigins'> {
  file: string
  /** Called now and then with the number of rows that were read. */
  onRows?(rows: number): void
}

/** What a file holds, before anything is written. */
export interface Checked {
  rows: number
  listed: number
  /** People who are in the file and are not to be listed. */
  unlisted: number
  shape: FileShape
  encoding: Encoding
  notes: NoteCount[]
  /**
   * The people to be listed, read from the file once more: only uids are held in between, so that a file may be larger
   * than the memory.
   * @throws AttendeeError when the file is no longer what it was.
   */
  people(): AsyncGenerator<readonly Attendee[]>
}

/**
 * Reads a file of attendees from its first row to its last, and says what an import would do.
 * @throws AttendeeError when it is not a list of attendees.
 */
export async function checkFile(options: FileOptions): Promise<Checked> {
  const { file } = options
  const encoding = await findEncoding(file)
  const shape: FileShape = { columns: new Set(), ignored: new Set() }
  const notes = collectNotes()
  /** By uid whether the person is listed: in the first row, and in every other one. */
  const people = new Map<string, boolean>()
  let rows = 0
  for await (const { row, uid, attendee, listed } of readPeople(options, encoding, shape, notes, people)) {
    rows = row
    if (uid === undefined) continue
    const known = people.get(uid)
    if (known !== undefined) notes.add('ATTENDEE_REPEATED', row)
    if (known !== undefined || attendee || !listed) people.set(uid, (known ?? true) && listed)
  }
  if (rows === 0) throw new AttendeeError('ATTENDEES_EMPTY', file)
  for (const wanted of missingColumns(shape)) throw new AttendeeError('ATTENDEES_NO_COLUMN', file, wanted)
  const listed = [...people.values()].filter(Boolean).length

  async function* again() {
    let page: Attendee[] = []
    let count = 0
    const left = new Map([...people].filter(([, is]) => is))
    for await (const { uid, attendee } of readPeople(options, encoding, shape, collectNotes(), undefined)) {
      // Once each, and never who said no in another row.
      if (!attendee || uid === undefined || !left.delete(uid)) continue
      page.push(attendee)
      count += 1
      if (page.length === PAGE) {
        yield page
        page = []
      }
    }
    if (count !== listed) throw new AttendeeError('ATTENDEES_CHANGED', file)
    if (page.length > 0) yield page
  }
  return { rows, listed, unlisted: people.size - listed, shape, encoding, notes: notes.list(), people: again }
}

const missingColumns = ({ columns }: FileShape): string[] => [
  ...(columns.has('uid') ? [] : ['"uid"']),
  ...(columns.has('name') || columns.has('first_name') || columns.has('last_name') ? [] : ['"name"']),
]

interface Read {
  /** The number of the row, the first one after the header being 1. */
  row: number
  uid?: string
  attendee?: Attendee
  listed: boolean
}

async function* readPeople(
  options: FileOptions,
  encoding: Encoding,
  shape: FileShape,
  notes: AttendeeNotes,
  known: ReadonlyMap<string, boolean> | undefined,
): AsyncGenerator<Read> {
  let row = 0
  for await (const cells of readRows(options.file, encoding, shape)) {
    row += 1
    if (row % 1000 === 0) options.onRows?.(row)
    const note: ReadOptions['note'] = (code) => notes.add(code, row)
    if (!cells) {
      note('ATTENDEE_NOT_A_RECORD')
      yield { row, listed: false }
      continue
    }
    const uid = toUid(cells, note)
    const listed = isListed(cells, options)
    if (uid === undefined) {
      yield { row, listed }
      continue
    }
    // What is not listed is not kept, so nothing else of it is looked at.
    const attendee = listed && known?.get(uid) === undefined ? toAttendee(uid, cells, { ...options, note }) : undefined
    yield { row, uid, listed, ...(attendee && { attendee }) }
  }
}
