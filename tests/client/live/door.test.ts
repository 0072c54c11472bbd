import { expect, test } from 'vitest'
import { toDoor, toShowing } from '../../../src/domain/door.ts'
import type { LiveStatus } from '../../../src/schema/status.ts'

const MINUTE = 60_000
const NOW = Date.parse('2026-03-12T20:00:00Z')
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString()

const aStatus = (change: Partial<LiveStatus> = {}): LiveStatus => ({
  id: 'concert',
  status: 'green',
  set_at: at(-10),
  over_at: at(60),
  name: 'Concert',
  start_at: at(-5),
  venues: ['room', 'hall'],
  ...change,
})
const doorAt = (status: LiveStatus, { minutes = 0, isAway = false } = {}) =>
  toDoor(status, { now: NOW + minutes * MINUTE, isAway, staleMs: 30 * MINUTE })

test('says what was set, and since when [T02] [E12]', () => {
  expect(doorAt(aStatus({ message: 'No Longer Seating' }))).toEqual({
    look: 'green',
    message: 'No Longer Seating',
    setAt: NOW - 10 * MINUTE,
  })
  expect(doorAt(aStatus({ status: 'none', message: 'Not Yet Seating' }))?.look).toBe('none')
  expect(doorAt(aStatus({ status: 'none' }))).toBeUndefined()
})

test('is unknown half an hour later, without its message, and when nobody answers [T02]', () => {
  const status = aStatus({ message: 'Now Seating SXXPress' })
  expect(doorAt(status, { minutes: 19.9 })?.look).toBe('green')
  expect(doorAt(status, { minutes: 20 })).toEqual({ look: 'unknown', setAt: NOW - 10 * MINUTE })
  expect(doorAt(status, { isAway: true })).toEqual({ look: 'unknown', setAt: NOW - 10 * MINUTE })
  // A server whose clock went back does not make it stale.
  expect(doorAt(status, { minutes: -60 })?.look).toBe('green')
})

test('stays canceled, however long ago and whoever answers [T02]', () => {
  const canceled = aStatus({ status: 'canceled', set_at: at(-3000) })
  for (const moment of [{}, { isAway: true }, { minutes: 600 }]) expect(doorAt(canceled, moment)?.look).toBe('canceled')
})

test('says nothing when the event is over', () => {
  expect(doorAt(aStatus({ set_at: at(50) }), { minutes: 59.9 })?.look).toBe('green')
  expect(doorAt(aStatus({ set_at: at(50) }), { minutes: 60 })).toBeUndefined()
  const { over_at: _, ...timeless } = aStatus({ set_at: at(50) })
  expect(doorAt(timeless, { minutes: 60 })?.look).toBe('green')
})

test('a venue shows the event that runs, of several the one that began last, else the next one [C16]', () => {
  const long = aStatus({ id: 'long', start_at: at(-120) })
  const short = aStatus({ id: 'short', start_at: at(-5), venues: ['hall'] })
  const next = aStatus({ id: 'next', start_at: at(30), over_at: at(90) })
  const later = aStatus({ id: 'later', start_at: at(40), over_at: at(90) })
  const elsewhere = aStatus({ id: 'elsewhere', venues: ['club'] })
  const { start_at: _, over_at: __, ...timeless } = aStatus({ id: 'timeless' })
  const all = [later, elsewhere, timeless, short, next, long]
  const of = (venue: string, minutes = 0) => toShowing(all, venue, NOW + minutes * MINUTE)?.id
  expect(of('hall')).toBe('short')
  expect(of('room')).toBe('long')
  expect(of('hall', 60)).toBe('later')
  expect(toShowing([later, next], 'room', NOW)?.id).toBe('next')
  expect(of('room', 90)).toBeUndefined()
  expect(of('nowhere')).toBeUndefined()
})
