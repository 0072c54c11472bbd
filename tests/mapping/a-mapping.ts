import { join } from 'node:path'
import type { ImportOptions } from '../../src/data/import/options.ts'
import type { ImportReport } from '../../src/data/import/report.ts'
import type { Records } from '../../src/schema/snapshot.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { importInto, snapshotOf } from '../importers/an-import.ts'

export interface Mapped {
  records: Records
  report: ImportReport
}

/** Imports files by a mapping, as the command does, and gives what the snapshot of 2026 then holds. */
export async function mapped(
  mapping: string,
  files: Record<string, string>,
  options: Partial<ImportOptions> = {},
): Promise<Mapped> {
  const dir = temporaryFolder()
  const feeds = temporaryFolder({ ...files, 'map.yaml': mapping })
  const result = await importInto(
    dir,
    Object.keys(files).map((name) => join(feeds, name)),
    { zone: 'Europe/Berlin', map: join(feeds, 'map.yaml'), ...options },
  )
  if (result.kind !== 'imported') throw new Error('nothing was imported')
  const { records } = snapshotOf(dir, result.report.edition.year).sources.programme ?? {}
  if (!records) throw new Error('no source was written')
  return { records, report: result.report }
}

/** The one line with which such a mapping is refused. */
export const refusal = (mapping: string, files: Record<string, string>): Promise<string> =>
  mapped(mapping, files).then(
    () => 'not refused',
    (error: Error) => error.message,
  )
