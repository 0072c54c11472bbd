import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_SOURCE, type ImportOptions } from '../../src/data/import/options.ts'
import { type ImportResult, runImport } from '../../src/data/import/run-import.ts'
import { FestivalSchema } from '../../src/schema/festival.ts'
import type { Snapshot } from '../../src/schema/snapshot.ts'

/** Imports into a folder as the command does, with the festival's settings as they come. */
export const importInto = (
  dir: string,
  feeds: string[],
  options: Partial<ImportOptions> = {},
  timeoutMs?: number,
): Promise<ImportResult> =>
  runImport({
    dir,
    festival: FestivalSchema.parse({}),
    options: { feeds, source: DEFAULT_SOURCE, acceptShrink: false, dryRun: false, ...options },
    timeoutMs,
  })

/** The bytes of an edition's snapshot; nothing when there is none. */
export const snapshotBytes = (dir: string, year = 2026): string | undefined => {
  const file = join(dir, String(year), 'snapshot.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

export const snapshotOf = (dir: string, year = 2026): Snapshot =>
  JSON.parse(snapshotBytes(dir, year) ?? 'null') as Snapshot

/** A feed of our own shape with `count` events on one day of 2026. */
export const aFeed = (count: number, changes: object = {}): string =>
  JSON.stringify({
    events: Array.from({ length: count }, (_, index) => ({
      event_id: `e${index}`,
      name: `Event ${index}`,
      event_type: 'panel',
      start_time: '2026-03-13T10:00:00-05:00',
      ...changes,
    })),
  })
