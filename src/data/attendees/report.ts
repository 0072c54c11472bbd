import { ATTENDEE_LOSSES, ATTENDEE_NOTES, ATTENDEE_REPORT } from '../../text/attendee-import.ts'
import type { NoteCount } from './notes.ts'
import type { AttendeeReport } from './run-import.ts'

function noteLines(notes: readonly NoteCount[], heading: string): string[] {
  if (notes.length === 0) return []
  const lines = notes.map(({ code, count, rows }) => {
    const rest = count - rows.length
    const more = rest > 0 ? ` ${ATTENDEE_REPORT.more(rest)}` : ''
    return `  ${code}  ${ATTENDEE_REPORT.rows(count)} ${ATTENDEE_NOTES[code]}: ${ATTENDEE_REPORT.row(rows.join(', '))}${more}`
  })
  return [`${heading}:`, ...lines]
}

/** The report as a person reads it. It counts people and numbers rows, and names nobody. */
export function toAttendeeReportLines(report: AttendeeReport): string[] {
  const { file, rows, listed, unlisted, before, allListed, shape, encoding, notes, isDryRun, refusal } = report
  return [
    ATTENDEE_REPORT.read(file, rows, listed, unlisted),
    ATTENDEE_REPORT.before(before),
    ...(allListed ? [ATTENDEE_REPORT.allListed] : []),
    ATTENDEE_REPORT.columns([...shape.columns].join(', ')),
    ...(shape.ignored.size > 0 ? [ATTENDEE_REPORT.ignored([...shape.ignored].join(', '))] : []),
    ...(encoding === 'windows-1252' ? [ATTENDEE_REPORT.encoding] : []),
    ...noteLines(
      notes.filter(({ code }) => ATTENDEE_LOSSES.has(code)),
      ATTENDEE_REPORT.dropped,
    ),
    ...noteLines(
      notes.filter(({ code }) => !ATTENDEE_LOSSES.has(code)),
      ATTENDEE_REPORT.warnings,
    ),
    ...(refusal ? [ATTENDEE_REPORT.wouldRefuse(refusal)] : []),
    isDryRun ? ATTENDEE_REPORT.dryRun : ATTENDEE_REPORT.done,
  ]
}
