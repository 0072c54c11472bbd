import { describe, expect, test } from 'vitest'
import { mapped } from './a-mapping.ts'

/** The start and end of one event whose record and rules are given. */
async function times(record: object, rules: object, top: object = {}, set: object = {}) {
  const mapping = {
    year: 2026,
    ...top,
    records: [{ kind: 'events', ...set, fields: { id: 'id', name: 'id', ...rules } }],
  }
  const { records, report } = await mapped(JSON.stringify(mapping), {
    'a.json': JSON.stringify([{ id: 'e', ...record }]),
  })
  const { start_time, end_time, date } = records.events[0] ?? {}
  return { start: start_time?.slice(0, 16), end: end_time?.slice(0, 16), date, report }
}

describe('reads a start that is written', () => {
  test.each([
    ['2026-07-09 18:00', 'at', '2026-07-09T18:00'],
    ['2026-07-09T18:00:00+02:00', 'at', '2026-07-09T18:00'],
    ['9.7.26, 18.30 Uhr', { path: 'at', format: "d.M.yy, HH.mm 'Uhr'" }, '2026-07-09T18:30'],
    ['07/09/2026 6:05 PM', { path: 'at', format: 'MM/dd/yyyy h:mm a' }, '2026-07-09T18:05'],
    ['Thu, July 9th at 6pm', { path: 'at', format: "EEE, MMMM do 'at' ha" }, '2026-07-09T18:00'],
    [1783612800, { path: 'at', format: 'epoch-s' }, '2026-07-09T18:00'],
    ['1783612800000', { path: 'at', format: 'epoch-ms' }, '2026-07-09T18:00'],
    [1783612800, 'at', '2026-07-09T18:00'],
  ])('%s', async (at, start, expected) => {
    expect((await times({ at }, { start })).start).toBe(expected)
  })
})

describe('reads a day in words', () => {
  test.each([
    'Jul 9',
    '9 Jul',
    'July 9th',
    '09-Jul',
    'July 09',
    'Thursday, 9 July 2026',
    '9. heinäkuuta 2026',
    '2026-07-09',
  ])('%s', async (day) => {
    const read = await times(
      { day, at: '9:00 AM' },
      { start: { date: 'day', time: 'at' } },
      { languages: ['en', 'fi'] },
    )
    expect(read.start).toBe('2026-07-09T09:00')
  })
})

test('reads times of day as people write them', async () => {
  for (const [at, expected] of [
    ['6:00pm', '18:00'],
    ['6 p.m.', '18:00'],
    ['12:15 AM', '00:15'],
    ['18h30', '18:30'],
    ['18.30 Uhr', '18:30'],
    ['noon', '12:00'],
    ['09:00:00', '09:00'],
  ]) {
    const { start } = await times({ day: '2026-07-09', at }, { start: { date: 'day', time: 'at' } })
    expect([at, start]).toEqual([at, `2026-07-09T${expected}`])
  }
})

test('puts a weekday into the week that the mapping names, and says so', async () => {
  const read = await times(
    { day: 'Sunday', at: '6:00pm' },
    { start: { weekday: 'day', time: 'at' } },
    { week_of: '2026-10-30' },
  )
  expect(read.start).toBe('2026-11-01T18:00')
  expect(read.report.assumptions).toContain('1 times name a weekday only; the week that begins on 2026-10-30 was used.')
})

test('says which year was taken for dates without one', async () => {
  const read = await times({ day: '9 Jul', at: '10:00' }, { start: { date: 'day', time: 'at' } })
  expect(read.report.assumptions).toContain('1 dates name no year; 2026 was used.')
})

test('reads lengths in every usual spelling', async () => {
  for (const [length, rule, expected] of [
    ['00:45', 'for', '10:45'],
    ['105 min', 'for', '11:45'],
    [90, 'for', '11:30'],
    ['1.5', { path: 'for', unit: 'hours' }, '11:30'],
    ['1 h 15 min', 'for', '11:15'],
    ['PT1H', 'for', '11:00'],
    ['5400', { path: 'for', unit: 'seconds' }, '11:30'],
  ] as const) {
    const { end } = await times({ at: '2026-07-09T10:00', for: length }, { start: 'at', duration: rule })
    expect([length, end]).toEqual([length, `2026-07-09T${expected}`])
  }
})

test('moves an end or a night to the next day only where the mapping says so', async () => {
  const record = { day: '2026-07-09', from: '23:00', to: '01:00' }
  const rules = { start: { date: 'day', time: 'from' }, end: { date: 'day', time: 'to' } }
  const kept = await times(record, rules)
  expect([kept.end, kept.report.notes[0]?.code]).toEqual([undefined, 'FEED_BAD_END'])
  const moved = await times(record, rules, {}, { end_before_start: 'next-day' })
  expect(moved.end).toBe('2026-07-10T01:00')
  const night = await times({ ...record, from: '01:30', to: '03:00' }, rules, {}, { day_begins: '06:00' })
  expect(night).toMatchObject({ start: '2026-07-10T01:30', end: '2026-07-10T03:00', date: '2026-07-09' })
  expect(night.report.assumptions.join()).toMatch(/1 events begin before 06:00/)
})

test.each(['30 February', '25:10', 'soon', '3/4/2026', '31/31/2026', '2026-02-30T10:00'])(
  'leaves out and names a time that no rule reads: %s',
  async (at) => {
    const { start, report } = await times({ at }, { start: 'at' })
    expect([start, report.notes.map((note) => [note.code, note.id])]).toEqual([undefined, [['FEED_BAD_TIME', 'e']]])
  },
)
