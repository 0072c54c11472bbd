import { expect, test } from 'vitest'
import type { SearchHit } from '../../src/schema/search.ts'
import { toFavoriteGroups, toNotes } from '../../src/views/favorite-groups.ts'
import { toHitCard } from '../../src/views/hit-card.ts'

const SETTINGS = { clock: { zone: 'America/Chicago', suffix: 'CT' }, locale: 'en' }
const aHit = (type: string, id: string, source: Record<string, unknown> = {}): SearchHit => ({
  type,
  _id: id,
  _source: { id, name: id, ...source },
})
const read = ({ groups, gone }: ReturnType<typeof toFavoriteGroups>) => [
  groups.map(({ title, note, items }) => [title, note, items.map(({ _id }) => _id)]),
  gone.map(({ _id }) => _id),
]

test('lines events up day by day, what left the programme at the end [R10]', () => {
  const hits = [
    aHit('event', 'a', { date: '2026-03-12' }),
    aHit('event', 'b', { date: '2026-03-12' }),
    aHit('event', 'c', { date: '2026-03-13' }),
    aHit('event', 'd'),
    aHit('gone', 'x'),
  ]
  expect(read(toFavoriteGroups({ grouping: 'start_time', hits, models: ['event'] }, SETTINGS))).toEqual([
    [
      ['Thursday', 'Mar 12, 2026', ['a', 'b']],
      ['Friday', 'Mar 13, 2026', ['c']],
      ['TBA', undefined, ['d']],
    ],
    ['x'],
  ])
})

test('groups a mixed list by kind, people of the directory last [R10] [B06]', () => {
  const hits = ['attendee', 'venue', 'music_fest_presenter', 'event', 'gone'].map((type) => aHit(type, type))
  expect(read(toFavoriteGroups({ grouping: 'model', hits, models: [] }, SETTINGS))).toEqual([
    [
      ['Events', undefined, ['event']],
      ['Presenters', undefined, ['music_fest_presenter']],
      ['Venues', undefined, ['venue']],
      ['Attendees', undefined, ['attendee']],
    ],
    ['gone'],
  ])
})

test('gives a short list one heading and a long one its letters [R10]', () => {
  const of = (count: number) => {
    const hits = Array.from({ length: count }, (_, at) => aHit('film', `${String.fromCharCode(65 + at)} film`))
    return toFavoriteGroups({ grouping: 'alpha', hits, models: ['film'] }, { ...SETTINGS, kind: 'Films' }).groups.map(
      ({ title }) => title,
    )
  }
  expect(of(12)).toEqual(['Films'])
  expect(of(13).slice(0, 3)).toEqual(['A', 'B', 'C'])
})

test('says of a favorite that it was renamed or moved, or is at the same time as another [R10]', () => {
  const hour = (from: number) => ({
    start_time: `2026-03-12T${from}:00:00-05:00`,
    end_time: `2026-03-12T${from + 1}:30:00-05:00`,
  })
  const hits = [
    aHit('event', 'a', hour(10)),
    aHit('event', 'b', hour(11)),
    aHit('venue', 'v', { kept_name: 'Old Hall' }),
    aHit('venue', 'w'),
    aHit('event', 'm', { kept_start: '2026-03-13T01:00:00-05:00', kept_venue: 'Dock 9', kept_name: 'Old' }),
  ]
  expect([...toNotes(hits, SETTINGS.clock)].map(([{ _id }, note]) => [_id, note])).toEqual([
    ['b', 'At the same time as “a”.'],
    ['v', 'Changed since you kept it. It was: “Old Hall”.'],
    ['m', 'Changed since you kept it. It was: “Old” · Fri, Mar 13, 1:00am · Dock 9.'],
  ])
})

test('draws a kept attendee as a card with a star [R10]', () => {
  const context = { festival: { eventTypes: [], credentials: [], features: {} as never }, catalogue: {} as never }
  const card = toHitCard(
    aHit('attendee', 'u 1', { uid: 'u 1', name: 'Zoe Wren', company: 'Wren & Sons', note: 'A note' }),
    { ...context, year: 2026 },
  )
  expect(card).toMatchObject({
    kind: 'person',
    view: {
      href: '/attendees/u%201',
      name: 'Zoe Wren',
      lines: ['Wren & Sons'],
      note: 'A note',
      star: { type: 'attendee', id: 'u 1' },
    },
  })
})
