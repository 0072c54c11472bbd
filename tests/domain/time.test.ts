import { expect, test } from 'vitest'
import {
  addDays,
  formatDay,
  formatDayRange,
  formatShortDay,
  formatShortWeekday,
  formatTime,
  formatWeekday,
  isPublished,
  toFestivalDay,
  toLocalDay,
  toLocalHour,
  toOffsetIso,
  toZoneSuffix,
} from '../../src/domain/time.ts'

const chicago = { zone: 'America/Chicago' }
const berlin = { zone: 'Europe/Berlin' }
const london = { zone: 'Europe/London' }
const fixed = { zone: '+01:00' }

test('writes times as h:mmaaa and days as MMM d, yyyy by the clock of the festival [K01]', () => {
  expect(formatTime('2026-03-14T19:00:00-05:00', chicago)).toBe('7:00pm')
  expect(formatTime('2026-03-15T00:05:00Z', chicago)).toBe('7:05pm')
  expect(formatTime('2026-03-14T00:00:00-05:00', chicago)).toBe('12:00am')
  expect(formatTime('2026-03-14T12:00:00-05:00', chicago)).toBe('12:00pm')
  expect(formatTime(new Date('2026-03-14T12:00:00Z'), fixed)).toBe('1:00pm')
  expect(formatDay('2026-03-04')).toBe('Mar 4, 2026')
  expect(formatShortDay('2026-03-14')).toBe('Mar 14')
  expect([formatWeekday('2026-03-14'), formatShortWeekday('2026-03-14')]).toEqual(['Saturday', 'Sat'])
})

test.each([
  ['the configured suffix', { ...berlin, suffix: 'CT' }, '2026-07-01T12:00:00Z', 'CT'],
  ['CT in winter', chicago, '2026-01-15T12:00:00Z', 'CT'],
  ['CT in summer', chicago, '2026-07-15T12:00:00Z', 'CT'],
  ['ET in New York', { zone: 'America/New_York' }, '2026-07-15T12:00:00Z', 'ET'],
  ['CET in winter', berlin, '2026-01-15T12:00:00Z', 'CET'],
  ['CEST in summer', berlin, '2026-07-15T12:00:00Z', 'CEST'],
  ['GMT in winter', london, '2026-01-15T12:00:00Z', 'GMT'],
  ['BST in summer', london, '2026-07-15T12:00:00Z', 'BST'],
  ['AEDT in an Australian summer', { zone: 'Australia/Sydney' }, '2026-01-15T12:00:00Z', 'AEDT'],
  ['UTC', { zone: 'UTC' }, '2026-01-15T12:00:00Z', 'UTC'],
  ['the offset of a fixed zone', fixed, '2026-07-15T12:00:00Z', 'GMT+1'],
  ['the offset of a zone without an abbreviation', { zone: 'America/Sao_Paulo' }, '2026-07-15T12:00:00Z', 'GMT-3'],
])('puts %s behind a time [K01]', (_, clock, instant, suffix) => {
  expect(toZoneSuffix(instant, clock)).toBe(suffix)
})

test('keeps local days and hours on the days when clocks change [K01]', () => {
  // Chicago, 8 March 2026: 01:59 CST is followed by 03:00 CDT.
  expect(formatTime('2026-03-08T07:59:00Z', chicago)).toBe('1:59am')
  expect(formatTime('2026-03-08T08:00:00Z', chicago)).toBe('3:00am')
  expect(toLocalDay('2026-03-08T05:59:00Z', chicago)).toBe('2026-03-07')
  expect(toLocalDay('2026-03-09T04:59:00Z', chicago)).toBe('2026-03-08')
  expect(toLocalDay('2026-03-09T05:00:00Z', chicago)).toBe('2026-03-09')
  // Chicago, 1 November 2026: 01:30 happens twice, an hour apart.
  expect(toOffsetIso('2026-11-01T06:30:00Z', chicago)).toBe('2026-11-01T01:30:00-05:00')
  expect(toOffsetIso('2026-11-01T07:30:00Z', chicago)).toBe('2026-11-01T01:30:00-06:00')
  // Berlin, 29 March 2026.
  expect(toOffsetIso('2026-03-29T00:59:00Z', berlin)).toBe('2026-03-29T01:59:00+01:00')
  expect(toOffsetIso('2026-03-29T01:00:00Z', berlin)).toBe('2026-03-29T03:00:00+02:00')
})

test('writes the offset of the festival, also of a fixed zone and of UTC', () => {
  expect(toOffsetIso('2026-07-15T12:00:00Z', fixed)).toBe('2026-07-15T13:00:00+01:00')
  expect(toOffsetIso('2026-07-15T12:00:00+05:30', { zone: 'UTC' })).toBe('2026-07-15T06:30:00Z')
  expect(toLocalHour('2026-07-15T12:59:59Z', fixed)).toBe(13)
  expect(toLocalHour('2026-07-15T05:00:00Z', chicago)).toBe(0)
})

test('counts days over months, years, leap days and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2028-02-29', 1)).toBe('2028-03-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
  expect(addDays('2026-11-01', 0)).toBe('2026-11-01')
  expect(toLocalDay('2028-03-01T05:00:00Z', chicago)).toBe('2028-02-29')
  expect(formatDay('2028-02-29')).toBe('Feb 29, 2028')
})

test('writes ranges of days as short as they can be', () => {
  expect(formatDayRange('2026-03-06', '2026-03-06')).toBe('Mar 6, 2026')
  expect(formatDayRange('2026-03-06', '2026-03-12')).toBe('Mar 6–12, 2026')
  expect(formatDayRange('2026-02-27', '2026-03-03')).toBe('Feb 27 – Mar 3, 2026')
  expect(formatDayRange('2026-12-30', '2027-01-02')).toBe('Dec 30, 2026 – Jan 2, 2027')
})

test('files a show after midnight under the night before [K01]', () => {
  const at = (time: string) => ({ start_time: `2026-03-15T${time}:00-05:00` })
  expect(toFestivalDay(at('01:00'), chicago, 5)).toBe('2026-03-14')
  expect(toFestivalDay(at('04:59'), chicago, 5)).toBe('2026-03-14')
  expect(toFestivalDay(at('05:00'), chicago, 5)).toBe('2026-03-15')
  expect(toFestivalDay(at('00:30'), chicago, 0)).toBe('2026-03-15')
  expect(toFestivalDay({ start_time: '2028-03-01T01:00:00-06:00' }, chicago, 5)).toBe('2028-02-29')
})

test('believes the date of the feed before the clock, and knows no day when there is neither [K01]', () => {
  expect(toFestivalDay({ date: '2026-03-15', start_time: '2026-03-15T01:00:00-05:00' }, chicago, 5)).toBe('2026-03-15')
  expect(toFestivalDay({ date: '2026-03-14' }, chicago, 5)).toBe('2026-03-14')
  expect(toFestivalDay({}, chicago, 5)).toBeUndefined()
})

test('publishes what has no date or a date that has come, and nothing else [T03]', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  expect(isPublished(undefined, now)).toBe(true)
  expect(isPublished(null, now)).toBe(false)
  expect(isPublished('2026-03-01T11:59:59Z', now)).toBe(true)
  expect(isPublished('2026-03-01T06:00:00-06:00', now)).toBe(true)
  expect(isPublished('2026-03-01T06:00:01-06:00', now)).toBe(false)
  expect(isPublished('2026-03-01T12:00:00.001Z', now)).toBe(false)
})
