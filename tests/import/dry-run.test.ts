import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ImportOptions } from '../../src/data/import/options.ts'
import { toReportLines } from '../../src/data/import/report.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { aFeed, importInto, snapshotBytes } from '../importers/an-import.ts'

const dryRun = async (dir: string, feed: string, options: Partial<ImportOptions> = {}) => {
  const feeds = temporaryFolder({ 'fair.json': feed })
  const result = await importInto(dir, [join(feeds, 'fair.json')], { year: 2026, dryRun: true, ...options })
  if (result.kind !== 'imported') throw new Error('unchanged')
  return toReportLines(result.report)
}

const FEED = JSON.stringify({
  events: [
    {
      event_id: 'a',
      name: 'Opening',
      start_time: '2026-03-13T10:00:00-05:00',
      end_time: '2026-03-13T11:30:00-05:00',
      venue: { venue_id: 'v', name: 'Attic' },
      contributors: [{ entity_id: 'p', name: 'Ida Moss' }],
    },
    { event_id: 'b', name: 'Late', date: '2026-03-14' },
    { event_id: 'c', name: 'Somewhen' },
  ],
})

test('shows days, venues and samples before anything is written', async () => {
  const dir = temporaryFolder()
  const lines = await dryRun(dir, FEED)
  const text = lines.join('\n')
  expect(text).toContain('Days:\n  2026-03-13  1\n  2026-03-14  1\n  no day  1')
  expect(text).toMatch(/Venues:\n {6}2 {2}no venue\n {6}1 {2}Attic/)
  expect(text).toContain('  2026-03-13 10:00–11:30  Opening  (Attic)  Ida Moss')
  expect(text).toContain('  no day no time  Somewhen  (no venue)')
  expect(lines.at(-1)).toBe('This was a dry run: nothing was written.')
  expect(existsSync(join(dir, '2026'))).toBe(false)
})

test('shows ten samples from the whole length of a feed, and no more', async () => {
  const lines = await dryRun(temporaryFolder(), aFeed(95))
  const from = lines.indexOf('Samples:') + 1
  const samples = lines.slice(from).filter((line) => /^ {2}2026-03-13 10:00 {2}Event \d+/.test(line))
  expect(samples).toHaveLength(10)
  expect(samples.at(-1)).toContain('Event 85')
})

test('says what would change against the snapshot, and that too great a loss would be refused', async () => {
  const dir = temporaryFolder()
  const feeds = temporaryFolder({ 'fair.json': aFeed(20) })
  await importInto(dir, [join(feeds, 'fair.json')], { year: 2026 })
  const before = snapshotBytes(dir)
  const changed = await dryRun(dir, aFeed(21).replace('Event 3"', 'Event three"'))
  expect(changed.join('\n')).toContain('Would change:\n  1 event added: e20\n  1 event changed: e3')
  const lost = await dryRun(dir, aFeed(8))
  expect(lost.join('\n')).toMatch(/12 events removed: e8, e9, .* and 2 more/)
  expect(lost.at(-2)).toMatch(/^This import would be refused: FEED_SHRUNK/)
  expect(snapshotBytes(dir)).toBe(before)
})
