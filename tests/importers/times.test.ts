import { expect, test } from 'vitest'
import { resolveZone } from '../../src/data/import/edition.ts'
import { emptyDraft } from '../../src/data/importers/draft.ts'
import { readDuration, readMoment, toIso, toMs } from '../../src/data/importers/time.ts'
import { toInstant } from '../../src/domain/time.ts'

const at = (value: string | number, zone: string) => {
  const moment = readMoment(value)
  const ms = moment && toMs(moment, zone)
  return ms === undefined ? undefined : toIso(ms, zone)
}

test.each([
  ['2026-03-13T10:00:00-05:00', '2026-03-13T10:00:00-05:00'],
  ['2026-03-13T15:00:00Z', '2026-03-13T10:00:00-05:00'],
  ['2026-03-13 10:00', '2026-03-13T10:00:00-05:00'],
  ['2026-03-13T10:00:00.000+0530', '2026-03-12T23:30:00-05:00'],
  ['2026-03-13T24:00', '2026-03-14T00:00:00-05:00'],
  [1773414000, '2026-03-13T10:00:00-05:00'],
  [1773414000000, '2026-03-13T10:00:00-05:00'],
])('reads %s on the clock of the festival, whatever clock the machine shows', (value, expected) => {
  expect(at(value, 'America/Chicago')).toBe(expected)
})

test('moves a time in the hour that summer time skips forward, and takes the first of a repeated hour', () => {
  expect(at('2026-03-08T02:30', 'America/Chicago')).toBe('2026-03-08T03:30:00-05:00')
  expect(at('2026-11-01T01:30', 'America/Chicago')).toBe('2026-11-01T01:30:00-05:00')
  expect(toInstant('2026-03-08T02:30', { zone: 'America/Chicago' })).toBe('2026-03-08T03:30:00-05:00')
  expect(toInstant('2026-03-08T01:59', { zone: 'America/Chicago' })).toBe('2026-03-08T01:59:00-06:00')
})

test.each([
  '2026-02-30',
  '2026-02-30T10:00Z',
  '2026-13-01',
  '2026-03-13T25:00',
  '2026-03-13T10:75',
  '0026-01-01',
  'noon',
  '10:00',
  '2026-03-13T10:00+99:00',
  '',
])('knows that %j is no time', (value) => expect(readMoment(value)).toBeUndefined())

test('reads lengths', () => {
  expect(['00:45', '1:30', '01:30:00', '90', '105 min', 'long', '', '00:00'].map(readDuration)).toEqual([
    45,
    90,
    90,
    90,
    105,
    undefined,
    undefined,
    undefined,
  ])
})

const draftAt = (starts: string[], zone?: string) => ({
  ...emptyDraft(),
  edition: { zone },
  events: starts.map((start) => ({ start, people: [], films: [] })),
})

test.each([
  ['what was asked for wins', draftAt(['2026-03-13T10:00+01:00'], 'Europe/Paris'), 'Asia/Tokyo', 'Asia/Tokyo', 0],
  ['what the feed names comes next', draftAt(['2026-03-13T10:00+01:00'], 'Europe/Paris'), undefined, 'Europe/Paris', 0],
  [
    'offsets agree with the festival',
    draftAt(['2026-01-13T10:00-06:00', '2026-07-13T10:00-05:00']),
    undefined,
    'America/Chicago',
    1,
  ],
  ['offsets disagree', draftAt(['2026-01-13T10:00+01:00']), undefined, '+01:00', 1],
  ['a mere Z says nothing about a clock', draftAt(['2026-01-13T10:00Z']), undefined, 'America/Chicago', 1],
  ['no offsets at all', draftAt(['2026-01-13T10:00']), undefined, 'America/Chicago', 1],
  ['a zone that nobody knows', draftAt(['2026-01-13T10:00+01:00'], 'Mars/Olympus'), undefined, '+01:00', 2],
])('chooses the clock: %s', (_, draft, zone, expected, assumed) => {
  const sentences: string[] = []
  const chosen = resolveZone(draft, {
    options: { zone },
    festival: { zone: 'America/Chicago' },
    feedName: 'feed',
    assume: (sentence) => sentences.push(sentence),
  })
  expect(chosen).toBe(expected)
  expect(sentences).toHaveLength(assumed)
})
