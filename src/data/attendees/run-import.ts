import { basename } from 'node:path'
import { MAX_SHRINK, MIN_SHRINK_BASE } from '../../domain/limits.ts'
import type { Attendee } from '../../schema/people.ts'
import { ATTENDEE_PROGRESS, ATTENDEE_REPORT } from '../../text/attendee-import.ts'
import { AttendeeError } from './attendee-error.ts'
import { type Checked, checkFile, type FileOptions } from './read-attendees.ts'

/** The directory as an import needs it. */
export interface Directory {
  /** How many people are listed now. */
  count(): Promise<number>
  /** Puts these in the place of everybody, all or nothing. */
  replace(people: AsyncIterable<readonly Attendee[]>): Promise<unknown>
}

export interface AttendeeImport extends Omit<FileOptions, 'onRows'> {
  directory: Directory
  force: boolean
  isDryRun: boolean
  /** Where it stands: which step, how many rows of how many, where that is known. */
  onProgress?(step: string, rows: number, of: number | undefined): void
}

export interface AttendeeReport extends Omit<Checked, 'people'> {
  file: string
  before: number
  allListed: boolean
  isDryRun: boolean
  /** Why an import that is no dry run would stop here. */
  refusal?: string
}

/** Why this file must not take the place of what is there, unless somebody insists. */
function refusalOf({ listed, file, before, force }: { listed: number; file: string; before: number; force: boolean }) {
  if (force) return undefined
  if (listed === 0) return new AttendeeError('ATTENDEES_NOBODY_LISTED', file)
  if (before >= MIN_SHRINK_BASE && listed < before * (1 - MAX_SHRINK)) {
    return new AttendeeError('ATTENDEES_SHRUNK', file, ATTENDEE_REPORT.shrunk(before, listed))
  }
  return undefined
}

/**
 * Imports a file of attendees: read once to know what it holds, and once more while it is written in the place of
 * everybody.
 * @throws AttendeeError when it is refused; the directory is then what it was.
 */
export async function runAttendeeImport(options: AttendeeImport): Promise<AttendeeReport> {
  const { directory, isDryRun, allListed, force, onProgress } = options
  const file = basename(options.file)
  const { people, ...checked } = await checkFile({
    ...options,
    onRows: (rows) => onProgress?.(ATTENDEE_PROGRESS.check, rows, undefined),
  })
  const before = await directory.count()
  const refusal = refusalOf({ listed: checked.listed, file, before, force })
  const report: AttendeeReport = {
    ...checked,
    file,
    before,
    allListed,
    isDryRun,
    ...(refusal && { refusal: refusal.message }),
  }
  if (isDryRun) return report
  if (refusal) throw refusal

  async function* counted() {
    let written = 0
    for await (const page of people()) {
      written += page.length
      onProgress?.(ATTENDEE_PROGRESS.write, written, checked.listed)
      yield page
    }
  }
  await directory.replace(counted())
  return report
}
