import { RECORD_KINDS } from '../../catalogue/merge.ts'
import { REPORT_IDS_SHOWN } from '../../domain/limits.ts'
import type { Edition, RecordKind } from '../../schema/snapshot.ts'
import { countWords, FEED_NOTES, IMPORT_REPORT, LOSSES, READINGS } from '../../text/import.ts'
import type { Note } from '../importers/notes.ts'
import { type Changes, countChanges } from './changes.ts'
import { type Preview, toPreviewLines } from './preview.ts'

/** Everything that an import has to say, as `--report` writes it. */
export interface ImportReport {
  edition: Edition
  source: string
  importer: string
  from: string[]
  counts: Record<RecordKind, number>
  days: number
  /** Missing when the source was never imported before. */
  changes?: Changes
  assumptions: string[]
  notes: Note[]
  isDryRun: boolean
  /** Only of a dry run. */
  preview?: Preview
  /** Why an import that is no dry run would stop here. */
  refusal?: string
}

function noteLines(notes: readonly Note[], heading: string): string[] {
  const groups = new Map<string, Note[]>()
  for (const note of notes) {
    const key = `${note.code} ${note.kind}`
    groups.set(key, [...(groups.get(key) ?? []), note])
  }
  if (groups.size === 0) return []
  const lines = [...groups.values()].map((group) => {
    const [{ code, kind }] = group as [Note]
    const ids = [...new Set(group.map((note) => note.id))]
    const rest = ids.length - REPORT_IDS_SHOWN
    const shown = ids.slice(0, REPORT_IDS_SHOWN).join(', ')
    const what = kind === 'files' ? `${ids.length} × ` : `${countWords(kind, ids.length)} `
    return `  ${code}  ${what}${FEED_NOTES[code]}: ${shown}${rest > 0 ? ` ${IMPORT_REPORT.more(rest)}` : ''}`
  })
  return [`${heading}:`, ...lines]
}

/** Which records would come, change and go. */
const changeLines = (changes: Changes): string[] => {
  const lines = RECORD_KINDS.flatMap((kind) =>
    (['added', 'changed', 'removed'] as const).flatMap((what) => {
      const ids = changes[kind][what]
      if (ids.length === 0) return []
      const rest = ids.length - REPORT_IDS_SHOWN
      const more = rest > 0 ? ` ${IMPORT_REPORT.more(rest)}` : ''
      return `  ${countWords(kind, ids.length)} ${IMPORT_REPORT.change[what]}: ${ids.slice(0, REPORT_IDS_SHOWN).join(', ')}${more}`
    }),
  )
  return lines.length > 0 ? [`${IMPORT_REPORT.wouldChange}:`, ...lines] : []
}

/** What was taken for granted about the edition, then what was read into single records. */
const assumedLines = (assumptions: readonly string[], notes: readonly Note[]): string[] => {
  const readings = noteLines(
    notes.filter((note) => READINGS.has(note.code)),
    IMPORT_REPORT.assumed,
  )
  if (assumptions.length === 0) return readings
  return [`${IMPORT_REPORT.assumed}:`, ...assumptions.map((line) => `  ${line}`), ...readings.slice(1)]
}

/** The report as a person reads it. */
export function toReportLines(report: ImportReport): string[] {
  const { edition, source, counts, days, changes, assumptions, notes, isDryRun } = report
  const words = RECORD_KINDS.filter((kind) => counts[kind] > 0).map((kind) => countWords(kind, counts[kind]))
  const when =
    edition.start_date && edition.end_date ? [IMPORT_REPORT.days(days, edition.start_date, edition.end_date)] : []
  return [
    IMPORT_REPORT.imported(edition.name, edition.year, source, words.join(', ')),
    [...when, IMPORT_REPORT.clock(edition.zone)].join('; '),
    changes
      ? IMPORT_REPORT.changes(
          countChanges(changes, 'added'),
          countChanges(changes, 'changed'),
          countChanges(changes, 'removed'),
        )
      : IMPORT_REPORT.first,
    ...(isDryRun && changes ? changeLines(changes) : []),
    ...(report.preview ? toPreviewLines(report.preview) : []),
    ...assumedLines(assumptions, notes),
    ...noteLines(
      notes.filter((note) => LOSSES.has(note.code)),
      IMPORT_REPORT.dropped,
    ),
    ...noteLines(
      notes.filter((note) => !LOSSES.has(note.code) && !READINGS.has(note.code)),
      IMPORT_REPORT.warnings,
    ),
    ...(report.refusal ? [IMPORT_REPORT.wouldRefuse(report.refusal)] : []),
    isDryRun ? IMPORT_REPORT.dryRun : IMPORT_REPORT.next,
  ]
}
