import { expect, test, vi } from 'vitest'
import type { SearchHit } from '../../src/schema/search.ts'
import { cutGroups, toResultGroups } from '../../src/views/result-groups.ts'

const clock = { zone: 'America/Chicago', suffix: 'CT' }
const hit = (type: string, _id: string, source: Record<string, unknown> = {}): SearchHit => ({
  type,
  _id,
  _source: { name: _id, ...source },
})
const group = (grouping: 'model' | 'alpha' | 'start_time', hits: SearchHit[]) =>
  toResultGroups({ grouping, hits }, { clock, locale: 'en' }).map(({ title, note, items }) => [
    title,
    ...(note ? [note] : []),
    items.map(({ _id }) => _id),
  ])

test('by kind, in the specification’s order, the best first within each [B06]', () => {
  expect(
    group('model', [
      hit('venue', 'v'),
      hit('person', 'p'),
      hit('exhibitor', 'x'),
      hit('event', 'e2'),
      hit('music_fest_presenter', 'm'),
      hit('film', 'f'),
      hit('event', 'e1'),
      hit('brand', 'b'),
      hit('artist', 'a'),
      hit('balloon', '?'),
    ]),
  ).toEqual([
    ['Events', ['e2', 'e1']],
    ['Films', ['f']],
    ['Brands', ['x', 'b']],
    ['Presenters', ['m']],
    ['Contributors', ['p', 'a']],
    ['Venues', ['v']],
  ])
})

test('by letter, with what is featured before A and by name too [B06]', () => {
  expect(
    group('alpha', [
      hit('artist', 'Øya'),
      hit('film', 'Zed', { featured: true }),
      hit('artist', 'Bell', { featured: true }),
      hit('artist', '2nd'),
      hit('artist', 'Amber'),
    ]),
  ).toEqual([
    ['Featured', ['Bell', 'Zed']],
    ['A', ['Amber']],
    ['O', ['Øya']],
    ['#', ['2nd']],
  ])
})

test('by start on the festival’s clock, without a time after the others of the day, without a day last [B06]', () => {
  expect(
    group('start_time', [
      hit('event', 'nothing'),
      hit('event', 'noTime', { date: '2026-03-07' }),
      hit('event', 'late', { start_time: '2026-03-08T07:30:00Z', date: '2026-03-07' }),
      hit('event', 'seven', { start_time: '2026-03-08T01:00:00Z', date: '2026-03-07' }),
      hit('event', 'sevenToo', { start_time: '2026-03-07T19:00:00-06:00', date: '2026-03-07' }),
    ]),
  ).toEqual([
    ['Mar 7, 2026 @ 7:00pm', 'Saturday', ['seven', 'sevenToo']],
    ['Mar 7, 2026 @ TBA', 'Saturday', ['noTime']],
    ['Mar 8, 2026 @ 1:30am', 'Sunday', ['late']],
    ['TBA', ['nothing']],
  ])
})

test('three thousand events are grouped in a moment', () => {
  const hits = Array.from({ length: 3000 }, (_, index) =>
    hit('event', `e${index}`, { start_time: new Date(Date.UTC(2026, 2, 6) + (index % 400) * 900_000).toISOString() }),
  )
  const spy = vi.spyOn(Intl, 'DateTimeFormat')
  expect(group('start_time', hits)).toHaveLength(400)
  expect(spy.mock.calls.length).toBeLessThan(10)
  spy.mockRestore()
})

test('a list is cut after so many cards, in the middle of a group when need be', () => {
  const groups = [
    { id: 'a', title: 'A', items: [1, 2, 3] },
    { id: 'b', title: 'B', items: [4, 5] },
    { id: 'c', title: 'C', items: [6] },
  ]
  expect(cutGroups(groups, 4).map(({ items }) => items)).toEqual([[1, 2, 3], [4]])
  expect(cutGroups(groups, 9)).toEqual(groups)
  expect(cutGroups(groups, 0)).toEqual([])
})
