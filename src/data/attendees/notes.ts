import { REPORT_IDS_SHOWN } from '../../domain/limits.ts'
import type { AttendeeNoteCode } from '../../text/attendee-import.ts'

/** How many rows have a flaw, and the first of them by their number: a report names no person. */
export interface NoteCount {
  code: AttendeeNoteCode
  count: number
  rows: number[]
}

export interface AttendeeNotes {
  add(code: AttendeeNoteCode, row: number): void
  list(): NoteCount[]
}

export function collectNotes(): AttendeeNotes {
  const counts = new Map<AttendeeNoteCode, NoteCount>()
  return {
    add(code, row) {
      const known = counts.get(code) ?? { code, count: 0, rows: [] }
      if (known.rows.at(-1) === row) return
      known.count += 1
      if (known.rows.length < REPORT_IDS_SHOWN) known.rows.push(row)
      counts.set(code, known)
    },
    list: () => [...counts.values()],
  }
}
