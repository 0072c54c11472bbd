import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '../../../src/client/analytics/message.ts'
import { type Answer, createQueue, toBackoffMs } from '../../../src/client/analytics/queue.ts'

const message = (number: number): Message => ({
  type: 'track',
  messageId: `m${number}`,
  timestamp: '2026-03-07T21:00:00.000Z',
  event: 'search',
})

/** A target that answers the first batches so, and takes every other; it remembers what it was sent, and how. */
function aTarget(...answers: Answer[]) {
  const sent: string[][] = []
  const handed: string[][] = []
  let isOnline = true
  const idsOf = (batch: readonly Message[]) => batch.map(({ messageId }) => messageId)
  return {
    sent,
    handed,
    isOnline: () => isOnline,
    goes: (online: boolean) => {
      isOnline = online
    },
    async send(batch: readonly Message[]): Promise<Answer> {
      sent.push(idsOf(batch))
      return answers.shift() ?? 'taken'
    },
    hand(batch: readonly Message[]) {
      handed.push(idsOf(batch))
      return true
    },
  }
}

const addAll = (queue: { add(message: Message): void }, count: number) => {
  for (let number = 1; number <= count; number += 1) queue.add(message(number))
}
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `m${from + index}`)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('one message waits five seconds for others, and goes [B17]', async () => {
  const target = aTarget()
  const queue = createQueue(target, target.isOnline)
  queue.add(message(1))
  await vi.advanceTimersByTimeAsync(4999)
  expect(target.sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(target.sent).toEqual([['m1']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(target.sent).toEqual([['m1']])
})

test('ten go at once, and of thirty-two the last two wait their five seconds [B17]', async () => {
  const target = aTarget()
  const queue = createQueue(target, target.isOnline)
  addAll(queue, 32)
  await vi.advanceTimersByTimeAsync(0)
  expect(target.sent).toEqual([ids(1, 10), ids(11, 20), ids(21, 30)])
  await vi.advanceTimersByTimeAsync(5000)
  expect(target.sent.at(-1)).toEqual(['m31', 'm32'])
  expect(queue.waiting()).toEqual([])
})

test('a batch that fails is tried again, later each time, and nothing overtakes it [B17]', async () => {
  const target = aTarget('failed', 'failed')
  const queue = createQueue(target, target.isOnline)
  addAll(queue, 12)
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(499)
  expect(target.sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(501)
  expect(target.sent).toEqual([ids(1, 10), ids(1, 10)])
  await vi.advanceTimersByTimeAsync(2000)
  expect(target.sent).toEqual([ids(1, 10), ids(1, 10), ids(1, 10)])
  await vi.advanceTimersByTimeAsync(5000)
  expect(target.sent.at(-1)).toEqual(['m11', 'm12'])
})

test('after ten retries a batch is left out with one line, and the next one goes [B17]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const target = aTarget(...Array.from({ length: 11 }, () => 'failed' as const))
  const queue = createQueue(target, target.isOnline)
  addAll(queue, 11)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(target.sent).toEqual([...Array.from({ length: 11 }, () => ids(1, 10)), ['m11']])
  expect(warn.mock.calls).toEqual([['Analytics does not answer; left out:', 10]])
  warn.mockRestore()
})

test('what is refused is not sent again [B17]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const target = aTarget('refused')
  const queue = createQueue(target, target.isOnline)
  addAll(queue, 10)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(target.sent).toEqual([ids(1, 10)])
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('the waits double up to a minute, half of each by chance [B17]', () => {
  expect([1, 2, 3, 6, 7, 10].map((failures) => toBackoffMs(failures, 1))).toEqual([
    1000, 2000, 4000, 32_000, 60_000, 60_000,
  ])
  expect(toBackoffMs(3, 0)).toBe(2000)
})

test('without network everything waits, and goes when it is back [B17]', async () => {
  const target = aTarget()
  target.goes(false)
  const queue = createQueue(target, target.isOnline)
  addAll(queue, 12)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(target.sent).toEqual([])
  queue.leave()
  expect(target.handed).toEqual([])
  expect(queue.waiting()).toHaveLength(12)
  target.goes(true)
  queue.resume()
  await vi.advanceTimersByTimeAsync(5000)
  expect(target.sent).toEqual([ids(1, 10), ids(11, 12)])
})

test('a very long time without network keeps the newest five hundred [B17]', async () => {
  const target = aTarget()
  target.goes(false)
  const queue = createQueue(target, target.isOnline)
  addAll(queue, 600)
  expect(queue.waiting().map(({ messageId }) => messageId)).toEqual(ids(101, 600))
})

test('a page that goes hands over what waits, in batches, but not what is on its way [B17]', async () => {
  const target = aTarget()
  let answer: (answer: Answer) => void = () => {}
  target.send = (batch) => {
    target.sent.push(batch.map(({ messageId }) => messageId))
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  const queue = createQueue(target, target.isOnline)
  addAll(queue, 25)
  expect(target.sent).toEqual([ids(1, 10)])
  queue.leave()
  expect(target.handed).toEqual([ids(11, 20), ids(21, 25)])
  answer('taken')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(target.sent).toEqual([ids(1, 10)])
})

test('what the page before could not send goes first [B17]', async () => {
  const target = aTarget()
  const queue = createQueue(target, target.isOnline, [message(1)])
  queue.add(message(2))
  await vi.advanceTimersByTimeAsync(5000)
  expect(target.sent).toEqual([['m1', 'm2']])
})
