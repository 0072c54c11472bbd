import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toOptions } from '../../src/data/import/options.ts'
import { toReportLines } from '../../src/data/import/report.ts'
import { SnapshotSchema } from '../../src/schema/snapshot.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { aFeed, importInto, snapshotBytes, snapshotOf } from './an-import.ts'

const imported = async (...args: Parameters<typeof importInto>) => {
  const result = await importInto(...args)
  if (result.kind !== 'imported') throw new Error('nothing was imported')
  return result.report
}

test('writes a valid snapshot, the same bytes for the same feed', async () => {
  const feeds = temporaryFolder({ 'riverlight.json': aFeed(5) })
  const [one, two] = [temporaryFolder(), temporaryFolder()]
  await importInto(one, [join(feeds, 'riverlight.json')])
  await importInto(two, [join(feeds, 'riverlight.json')])
  expect(snapshotBytes(one)).toBe(snapshotBytes(two))
  expect(SnapshotSchema.parse(snapshotOf(one))).toEqual(snapshotOf(one))
  expect(snapshotOf(one).edition).toEqual({
    year: 2026,
    name: 'riverlight 2026',
    zone: 'America/Chicago',
    start_date: '2026-03-13',
    end_date: '2026-03-13',
  })
  expect(readdirSync(join(one, '2026'))).toEqual(['snapshot.json'])
})

test('writes nothing when the feed is the one of the last import, unless it is to be read differently', async () => {
  const feed = join(temporaryFolder({ 'a.json': aFeed(5) }), 'a.json')
  const dir = temporaryFolder()
  await importInto(dir, [feed])
  expect(await importInto(dir, [feed])).toEqual({ kind: 'unchanged', year: 2026, source: 'programme' })
  await importInto(dir, [feed], { zone: 'Europe/Berlin' })
  expect(snapshotOf(dir).edition.zone).toBe('Europe/Berlin')
})

test('joins the files of a folder to one source and passes over what is no feed', async () => {
  const venues = '{"venue_id":"V1","name":"The Old Ferry","city":"Port Ellery"}\n'
  const feeds = temporaryFolder({
    'a.json': aFeed(2, { venue_id: 'V1' }),
    'b.ndjson': venues,
    'README.md': '# Notes',
    '.hidden': 'x',
  })
  const dir = temporaryFolder()
  const report = await imported(dir, [feeds])
  expect(report.counts).toMatchObject({ events: 2, venues: 1 })
  expect(report.notes).toEqual([{ code: 'FEED_SKIPPED_FILE', kind: 'files', id: 'README.md' }])
})

test('keeps the other sources of an edition, and their records count as known', async () => {
  const feeds = temporaryFolder({
    'a.json': aFeed(2, { venue_id: 'V1' }),
    'venues.json': '[{"venue_id":"V1","name":"The Old Ferry"}]',
    'more.json': '[{"venue_id":"V1","name":"The New Ferry"},{"venue_id":"V2","name":"Deck"}]',
  })
  const dir = temporaryFolder()
  const first = await imported(dir, [join(feeds, 'a.json')], { name: 'Riverlight' })
  expect(first.notes.map((note) => note.code)).toEqual(['FEED_UNKNOWN_VENUE', 'FEED_UNKNOWN_VENUE'])
  await importInto(dir, [join(feeds, 'venues.json')], { year: 2026, source: 'venues' })
  await importInto(dir, [join(feeds, 'more.json')], { year: 2026, source: 'venues' })
  const again = await imported(dir, [join(feeds, 'a.json')], { name: 'Riverlight', zone: 'America/Chicago' })
  expect(again.notes).toEqual([])
  const { edition, sources } = snapshotOf(dir)
  expect(edition.name).toBe('Riverlight')
  expect(Object.keys(sources)).toEqual(['programme', 'venues'])
  expect(sources.venues?.records.venues.map((venue) => venue.name)).toEqual(['The New Ferry', 'Deck'])
})

test('says what was added, changed and removed since the last import of the same source', async () => {
  const dir = temporaryFolder()
  const folder = temporaryFolder({ 'a.json': aFeed(10) })
  const first = await imported(dir, [join(folder, 'a.json')])
  expect(first.changes).toBeUndefined()
  const feed = JSON.parse(aFeed(11)) as { events: { name: string }[] }
  feed.events.splice(0, 1)
  Object.assign(feed.events[3] ?? {}, { name: 'Another Name' })
  writeFileSync(join(folder, 'a.json'), JSON.stringify(feed))
  const { changes } = await imported(dir, [join(folder, 'a.json')])
  expect(changes?.events).toEqual({ added: ['e10'], changed: ['e4'], removed: ['e0'] })
})

test('tells in the report what was assumed, left out and worth a look', async () => {
  const events = Array.from({ length: 13 }, (_, index) => ({
    event_id: `e${index}`,
    name: '',
    start_time: '2026-03-13T10:00',
  }))
  const folder = temporaryFolder({
    'fair.json': JSON.stringify({ events: [...events, { event_id: 'z', name: 'Z', start_time: 'noon' }] }),
  })
  const report = await imported(temporaryFolder(), [join(folder, 'fair.json')], { year: 2026 })
  expect(toReportLines(report)).toEqual([
    'Imported fair 2026 (2026), source "programme": 14 events.',
    '1 day, 2026-03-13 to 2026-03-13; times on the clock of America/Chicago',
    'This is the first import of this source.',
    'Assumed:',
    "  The feed does not say whose clock it shows; America/Chicago from the festival's settings was used. Name another with --zone.",
    '  The feed has no title; the edition is called "fair 2026". Name it with --name.',
    'Left out:',
    '  FEED_BAD_TIME  1 event had an impossible time, which was left out: z',
    'Look at:',
    '  FEED_NO_NAME  13 events had no name and got a stand-in: e0, e1, e2, e3, e4, e5, e6, e7, e8, e9 and 3 more',
    'Now run npm start',
  ])
})

test('never takes the sample for a baseline: the first real import replaces it', async () => {
  const dir = temporaryFolder()
  await importInto(dir, [join(temporaryFolder({ 'a.json': aFeed(50) }), 'a.json')])
  const sample = { ...snapshotOf(dir), sample: true }
  writeFileSync(join(dir, '2026', 'snapshot.json'), JSON.stringify(sample))
  const report = await imported(dir, [join(temporaryFolder({ 'b.json': aFeed(3) }), 'b.json')])
  expect(report.changes).toBeUndefined()
  expect(snapshotOf(dir).sample).toBeUndefined()
  expect(snapshotOf(dir).sources.programme?.records.events).toHaveLength(3)
})

const refusals: [string, Record<string, string>, string, Parameters<typeof importInto>[2], string][] = [
  ['a feed that does not exist', {}, 'gone.json', {}, 'FEED_MISSING'],
  ['an empty folder', {}, '.', {}, 'FEED_EMPTY'],
  ['an empty file', { 'a.json': '' }, 'a.json', {}, 'FEED_EMPTY'],
  ['a feed without records', { 'a.json': '{"events": []}' }, 'a.json', {}, 'FEED_EMPTY'],
  ['a half-written feed', { 'a.json': aFeed(20).slice(0, -30) }, 'a.json', {}, 'FEED_BROKEN'],
  [
    'a folder with a half-written feed in it',
    { 'a.json': aFeed(20), 'b.json': aFeed(9).slice(0, 90) },
    '.',
    {},
    'FEED_BROKEN',
  ],
  ['an unknown format', { 'a.txt': 'Dear all' }, 'a.txt', {}, 'FEED_UNKNOWN_FORMAT'],
  [
    'a folder with two formats',
    { 'a.json': aFeed(20), 'b.ics': 'BEGIN:VCALENDAR\nEND:VCALENDAR' },
    '.',
    {},
    'FEED_MIXED_FORMATS',
  ],
  [
    'a feed in another format than named',
    { 'a.json': aFeed(20) },
    'a.json',
    { format: 'pentabarf-xml' },
    'FEED_BROKEN',
  ],
  ['a feed that lost more than a fifth', { 'a.json': aFeed(15) }, 'a.json', {}, 'FEED_SHRUNK'],
  ['a feed without a year', { 'a.json': '{"events":[{"event_id":"a","name":"A"}]}' }, 'a.json', {}, 'FEED_NO_YEAR'],
]

test.each(refusals)(
  'refuses %s in one line and leaves the old snapshot byte for byte',
  async (_, files, feed, options, code) => {
    const dir = temporaryFolder()
    await importInto(dir, [join(temporaryFolder({ 'old.json': aFeed(20) }), 'old.json')])
    const before = snapshotBytes(dir)
    const error = await importInto(dir, [join(temporaryFolder(files), feed)], options).catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ code })
    expect((error as Error).message).toMatch(new RegExp(`^${code} {2}[^\\n]+\\.$`))
    expect(snapshotBytes(dir)).toBe(before)
    expect(readdirSync(join(dir, '2026'))).toEqual(['snapshot.json'])
  },
)

test('imports a smaller feed when told that it is right, and one that lost a fifth or less at once', async () => {
  const dir = temporaryFolder()
  const at = (count: number) => join(temporaryFolder({ 'a.json': aFeed(count) }), 'a.json')
  await importInto(dir, [at(20)])
  await importInto(dir, [at(16)])
  expect(snapshotOf(dir).sources.programme?.records.events).toHaveLength(16)
  await importInto(dir, [at(3)], { acceptShrink: true })
  expect(snapshotOf(dir).sources.programme?.records.events).toHaveLength(3)
})

test('judges a feed by the same source of the same edition only', async () => {
  const dir = temporaryFolder()
  const feed = (count: number) => join(temporaryFolder({ 'a.json': aFeed(count) }), 'a.json')
  await importInto(dir, [feed(20)])
  await importInto(dir, [feed(2)], { source: 'fringe' })
  await importInto(dir, [feed(2)], { year: 2027 })
  expect(snapshotOf(dir).sources.fringe?.records.events).toHaveLength(2)
  expect(snapshotOf(dir, 2027).sources.programme?.records.events).toHaveLength(2)
})

test('reads and reports without writing in a dry run', async () => {
  const dir = temporaryFolder()
  const report = await imported(dir, [join(temporaryFolder({ 'a.json': aFeed(4) }), 'a.json')], { dryRun: true })
  expect(report.counts.events).toBe(4)
  expect(readdirSync(dir)).toEqual([])
})

test('leaves a file alone that stands where the snapshot belongs and is none', async () => {
  const dir = temporaryFolder()
  mkdirSync(join(dir, '2026'))
  writeFileSync(join(dir, '2026', 'snapshot.json'), '{"version": 1, "edi')
  const feed = join(temporaryFolder({ 'a.json': aFeed(4) }), 'a.json')
  await expect(importInto(dir, [feed])).rejects.toMatchObject({ code: 'SNAPSHOT_UNREADABLE' })
  expect(snapshotBytes(dir)).toBe('{"version": 1, "edi')
})

test.each([
  [{ year: 'twenty' }, 'IMPORT_BAD_YEAR'],
  [{ zone: 'Mars/Olympus' }, 'IMPORT_BAD_ZONE'],
  [{ source: '../x' }, 'IMPORT_BAD_SOURCE'],
  [{ format: 'docx' }, 'IMPORT_BAD_FORMAT'],
])('refuses the options %j as wrong usage', (raw, code) => {
  expect(() => toOptions(['a.json'], raw)).toThrow(expect.objectContaining({ code, isUsage: true }) as Error)
})
