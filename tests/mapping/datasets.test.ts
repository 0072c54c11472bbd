import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RECORD_KINDS, recordId } from '../../src/catalogue/merge.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { importInto, snapshotBytes, snapshotOf } from '../importers/an-import.ts'

const DATASETS = ['../shared/datasets', '../../shared/datasets'].map((path) => resolve(path)).find(existsSync)
if (!DATASETS) console.log('Skipped: no ../shared/datasets beside this checkout, so no real table was mapped.')

/**
 * What the raw files hold, counted in a few lines of Python (csv, json) and not by our readers:
 *
 * - nicar-2018: rows 222, of which two are the same session (event_id 3502); people are what stands before the first
 *   comma of each part between semicolons, without case, appearances counted once a session; rooms distinct.
 * - droidcon-2025: rows of each table; appearances are the names between commas, all of them rows of the other table.
 * - mozfest-2016: 500 entries, of which two pairs (859, 832) are the same session under the same id; people distinct names
 *   without case; rooms distinct; a day is told by 490 entries, all of them with start and end; one has a start without a day.
 */
const EXPECTED = {
  'nicar-2018': {
    feeds: ['nicar-2018/car18guide.csv'],
    year: 2018,
    events: 221,
    contributors: 333,
    appearances: 411,
    venues: 18,
    dated: 221,
    timed: 221,
    ended: 221,
  },
  'droidcon-2025': {
    feeds: ['droidcon-2025/sessions.csv', 'droidcon-2025/speakers.csv'],
    year: 2025,
    events: 28,
    contributors: 31,
    appearances: 30,
    venues: 2,
    dated: 28,
    timed: 28,
    ended: 28,
  },
  'mozfest-2016': {
    feeds: ['mozfest-2016/sessions.json'],
    year: 2016,
    events: 498,
    contributors: 472,
    appearances: 707,
    venues: 39,
    dated: 488,
    timed: 488,
    ended: 488,
  },
}

describe.skipIf(!DATASETS).each(Object.entries(EXPECTED))('%s', (name, { feeds, year, ...expected }) => {
  test('becomes by its mapping exactly what the raw files hold, the same bytes each time', {
    timeout: 60_000,
  }, async () => {
    const [dir, again] = [temporaryFolder(), temporaryFolder()]
    const files = feeds.map((feed) => join(DATASETS ?? '', feed))
    const map = `docs/examples/mappings/${name}.yaml`
    const result = await importInto(dir, files, { map })
    const { records } = snapshotOf(dir, year).sources.programme ?? expect.fail('no source')
    expect({
      events: records.events.length,
      contributors: records.contributors.length,
      appearances: records.events.reduce((sum, event) => sum + (event.contributors?.length ?? 0), 0),
      venues: records.venues.length,
      dated: records.events.filter((event) => event.date ?? event.start_time).length,
      timed: records.events.filter((event) => event.start_time).length,
      ended: records.events.filter((event) => event.end_time).length,
    }).toEqual(expected)
    const ids = new Set(RECORD_KINDS.flatMap((kind) => records[kind].map((record) => `${kind} ${recordId(record)}`)))
    const dangling = records.events.flatMap((event) =>
      [
        ...(event.venue_id ? [`venues ${event.venue_id}`] : []),
        ...(event.contributors ?? []).map((person) => `contributors ${person.entity_id}`),
      ].filter((key) => !ids.has(key)),
    )
    expect(dangling).toEqual([])
    expect(
      result.kind === 'imported' && result.report.assumptions.filter((line) => /no record has/.test(line)),
    ).toEqual([])
    await importInto(again, files, { map })
    expect(snapshotBytes(again, year) === snapshotBytes(dir, year)).toBe(true)
  })
})
