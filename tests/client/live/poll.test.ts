import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Doors, type PollTimes, pollStatuses, toWait } from '../../../src/client/live/poll.ts'

const TIMES: PollTimes = { everyMs: 12_000, spread: 0.2, awayPolls: 3, mostMs: 120_000 }
const START = Date.parse('2026-03-12T20:00:00Z')
/** This browser's clock is a day behind the server's. */
const BEHIND = 24 * 3_600_000

const BOARD = {
  revision: 7,
  at: '2026-03-12T19:00:00Z',
  zone: 'America/Chicago',
  suffix: 'CT',
  statuses: [{ id: 'concert', status: 'green', set_at: '2026-03-12T19:59:00Z', name: 'Concert', venues: [] }],
}

/** A server that tests switch off, with its own clock. */
function aServer() {
  const state = { isUp: true, asked: [] as number[] }
  vi.stubGlobal('fetch', async () => {
    state.asked.push(Date.now() - START)
    if (!state.isUp) throw new TypeError('Failed to fetch')
    return Response.json(BOARD, { headers: { Date: new Date(Date.now() + BEHIND).toUTCString(), Age: '4' } })
  })
  return state
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('waits twelve seconds, a fifth more or less, and ever longer while nobody answers', () => {
  expect([0, 0.5, 1].map((random) => Math.round(toWait(0, TIMES, random)))).toEqual([9_600, 12_000, 14_400])
  expect([0, 1, 2, 3, 4, 5, 6, 30].map((failures) => toWait(failures, TIMES, 0.5) / 1000)).toEqual([
    12, 12, 12, 24, 48, 96, 120, 120,
  ])
})

test('asks at once, then again and again, and not at all while nobody looks [T02]', async () => {
  const server = aServer()
  const heard: Doors[] = []
  const poller = pollStatuses(TIMES, (doors) => heard.push(doors))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toEqual([])

  poller.wake()
  poller.wake()
  await vi.advanceTimersByTimeAsync(24_000)
  expect(server.asked.map((ms) => ms / 1000)).toEqual([60, 72, 84])
  poller.rest()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.asked).toHaveLength(3)
  poller.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked).toHaveLength(4)
  // A short look away costs no question.
  poller.rest()
  poller.wake()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(server.asked).toHaveLength(4)
  poller.rest()
  expect(heard.at(-1)).toMatchObject({ revision: 7, isAway: false, clock: { zone: 'America/Chicago', suffix: 'CT' } })
})

test('goes by the clock of the server, a cache’s waiting included, whatever the visitor’s says', async () => {
  aServer()
  const heard: Doors[] = []
  const poller = pollStatuses(TIMES, (doors) => heard.push(doors))
  poller.wake()
  await vi.advanceTimersByTimeAsync(0)
  poller.rest()
  expect(heard[0]?.ahead).toBe(BEHIND + 4000)
})

test('knows no door after three questions without an answer, and all again after the next one [T02]', async () => {
  const server = aServer()
  const heard: boolean[] = []
  const poller = pollStatuses(TIMES, ({ isAway, statuses }) => {
    heard.push(isAway)
    // What is known is kept: it is drawn as unknown, and comes back by itself.
    expect([...statuses.keys()]).toEqual(['concert'])
  })
  poller.wake()
  await vi.advanceTimersByTimeAsync(0)
  server.isUp = false
  await vi.advanceTimersByTimeAsync(36_000)
  expect(heard).toEqual([false, false, false, true])
  server.isUp = true
  await vi.advanceTimersByTimeAsync(24_000)
  expect(heard.at(-1)).toBe(false)

  // After a night's sleep one silence is enough.
  poller.rest()
  server.isUp = false
  await vi.advanceTimersByTimeAsync(8 * 3_600_000)
  poller.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard.at(-1)).toBe(true)
  poller.rest()
})
