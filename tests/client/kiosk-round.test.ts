import { expect, test } from 'vitest'
import { nextRound, type Round, toShown } from '../../src/client/kiosk-round.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const slot = (startsAt: number, ...lengths: number[]) => ({
  startsAt: startsAt * HOUR,
  leavesAt: lengths.map((length) => (startsAt + length) * HOUR),
})

test('drops what is over, marks what is on and what comes next [R15]', () => {
  expect(toShown([slot(8, 1), slot(9, 1, 4), slot(12, 1), slot(13, 1)], 11 * HOUR, DAY)).toEqual([
    { rows: [false], isShown: false },
    { rows: [false, true], isShown: true, when: 'now' },
    { rows: [true], isShown: true, when: 'next' },
    { rows: [true], isShown: true },
  ])
})

test('shows a day ahead, and before the festival the first day [R15]', () => {
  const shown = (now: number) =>
    toShown([slot(100, 1), slot(110, 1), slot(130, 1)], now * HOUR, DAY).map((s) => s.isShown)
  expect(shown(99)).toEqual([true, true, false])
  expect(shown(0)).toEqual([true, true, false])
  expect(shown(107)).toEqual([false, true, true])
  expect(shown(131)).toEqual([false, false, false])
})

test('keeps what has no time until its night is over [R15]', () => {
  const slots = [slot(20, 1), { leavesAt: [29 * HOUR] }]
  expect(toShown(slots, 22 * HOUR, DAY)[1]).toEqual({ rows: [true], isShown: true })
  expect(toShown(slots, 30 * HOUR, DAY)[1]).toEqual({ rows: [false], isShown: false })
})

const resting: Round = { elapsedMs: 0, isPaused: false, quietMs: 20_000 }

test('wants the next part every 20 seconds [R15] [K07]', () => {
  const half = nextRound(resting, 10_000, 20_000)
  expect(half).toEqual({ round: { elapsedMs: 10_000, isPaused: false, quietMs: 30_000 }, isDue: false })
  expect(nextRound(half.round, 10_000, 20_000)).toMatchObject({ round: { elapsedMs: 0 }, isDue: true })
})

test('waits while it is paused, and for 20 seconds after a touch [R15]', () => {
  expect(nextRound({ ...resting, isPaused: true }, 60_000, 20_000)).toMatchObject({
    isDue: false,
    round: { elapsedMs: 0 },
  })
  const touched = { ...resting, elapsedMs: 19_000, quietMs: 0 }
  expect(nextRound(touched, 1_000, 20_000)).toMatchObject({
    isDue: false,
    round: { elapsedMs: 19_000, quietMs: 1_000 },
  })
  expect(nextRound({ ...touched, quietMs: 19_000 }, 1_000, 20_000)).toMatchObject({ isDue: true })
})
