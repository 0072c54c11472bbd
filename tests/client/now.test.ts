import { expect, test } from 'vitest'
import { nextStart } from '../../src/client/now.ts'

const at = (hour: number) => Date.parse('2026-03-08T00:00:00Z') + hour * 3_600_000
const DAY = [9, 10, 10, 13, 22].map(at)

test('finds the first event that has yet to start', () => {
  expect(nextStart(DAY, at(9.5))).toBe(1)
  expect(nextStart(DAY, at(10))).toBe(3)
  expect(nextStart(DAY, at(8.5))).toBe(0)
})

test('finds nothing before the day, after its last start, and on a day without times', () => {
  expect(nextStart(DAY, at(7.9))).toBeUndefined()
  expect(nextStart(DAY, at(22))).toBeUndefined()
  expect(nextStart(DAY, at(34))).toBeUndefined()
  expect(nextStart([], at(10))).toBeUndefined()
})
