import { expect, test } from 'vitest'
import { toTense } from '../../src/client/now.ts'
import { toOwnTime } from '../../src/client/own-zone.ts'
import { toSpan } from '../../src/client/span.ts'
import { isAtTheDoor } from '../../src/client/staff/today.ts'

const MINUTE = 60_000
const START = '2026-03-07T19:00:00-06:00'
const minutes = (start: string, end: string, instant = START) => {
  const span = toSpan(instant, start, end)
  return span && (span[1] - span[0]) / MINUTE
}

test('reads how long an event takes from the times a card shows [R17]', () => {
  expect(minutes('7:00pm', 'to 9:30pm CT')).toBe(150)
  expect(minutes('11:30pm', 'to 1:15am CT')).toBe(105)
  expect(minutes('12:00am', 'to 12:45am')).toBe(45)
  expect(minutes('11:15am', 'to 12:00pm')).toBe(45)
  expect(minutes('7:00pm', 'CT')).toBe(60)
  expect(minutes('7:00pm', '')).toBe(60)
  expect(minutes('9:00am', 'to Mar 9, 6:00pm CT')).toBe(1440)
  expect(toSpan('', 'TBA', '')).toBeUndefined()
})

test('is on from its beginning to its end, and over then [R17]', () => {
  const span = [100, 200] as const
  expect([99, 100, 199, 200].map((now) => toTense(span, now))).toEqual([undefined, 'on', 'on', 'over'])
})

test('staff see what is on, what was until half an hour ago, and what comes today [R16]', () => {
  const start = Date.parse(START)
  const span: [number, number] = [start, start + 90 * MINUTE]
  const hour = (hours: number) => isAtTheDoor(span, start + hours * 60 * MINUTE)
  expect([-14.1, -14, 0, 2, 2.1].map(hour)).toEqual([false, true, true, true, false])
  expect(isAtTheDoor(undefined, start)).toBe(false)
})

test('shows a time by the visitor’s clock, with the day where it is another one [R17]', () => {
  expect(toOwnTime(START, 'America/Chicago')).toBe('7:00pm')
  expect(toOwnTime(START, 'Europe/Berlin')).toBe('Sun 2:00am')
  expect(toOwnTime('2026-03-07T15:40:00-06:00', 'Europe/Berlin')).toBe('10:40pm')
  // The hour that Chicago skips that night.
  expect(toOwnTime('2026-03-08T03:30:00-05:00', 'Asia/Tokyo')).toBe('5:30pm')
})
