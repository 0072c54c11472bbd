import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagerWindow, toPages } from '../../src/domain/pagination.ts'

test('cuts sixty people into one page and sixty-one into two [V04]', () => {
  const people = Array.from({ length: 61 }, (_, index) => index)
  expect(toPages(people.slice(0, 60), 60).map(({ items }) => items.length)).toEqual([60])
  expect(toPages(people, 60).map(({ items, number, count }) => [items.length, number, count])).toEqual([
    [60, 1, 2],
    [1, 2, 2],
  ])
  expect(toPages([], 60)).toEqual([{ items: [], number: 1, count: 1 }])
})

test('loses and repeats nobody, whatever the size of a page [V04]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 70 }), (items, size) => {
      const pages = toPages(items, size)
      expect(pages.flatMap((page) => page.items)).toEqual(items)
      expect(pages.every((page, index) => page.number === index + 1 && page.count === pages.length)).toBe(true)
    }),
  )
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [7, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
])('shows around page %i of %i the numbers %j [V05]', (current, count, numbers) => {
  expect(pagerWindow(current, count)).toEqual(numbers)
})

test('always shows up to five neighbouring numbers with the current one among them [V05]', () => {
  const pager = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(pager, ([current, count]) => {
      const numbers = pagerWindow(current, count)
      expect(numbers).toHaveLength(Math.min(5, count))
      expect(numbers).toContain(current)
      expect(numbers[0]).toBeGreaterThanOrEqual(1)
      expect(numbers.at(-1)).toBeLessThanOrEqual(count)
      expect(numbers.every((number, index) => number === (numbers[0] ?? 0) + index)).toBe(true)
      // The current page stands in the middle unless an end is near.
      if (current > 2 && current < count - 1) expect(numbers[2]).toBe(current)
    }),
  )
})
