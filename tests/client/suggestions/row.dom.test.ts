import { expect, test, vi } from 'vitest'
import { toDestination, toTermPath } from '../../../src/client/suggestions/destination.ts'
import { drawSuggestion, toTypeLabel } from '../../../src/client/suggestions/row.ts'
import { TAB_SETS } from '../../../src/client/suggestions/tabs.ts'
import { CATEGORY_MODELS } from '../../../src/domain/limits.ts'
import type { Suggestion } from '../../../src/schema/search.ts'

const place = { action: '/2026/search', year: 2026 }

test('every type has its own destination [S05]', () => {
  const ids = { event_id: 'e 1', entity_id: 'x1' }
  const destinations = (
    ['event', 'person', 'artist', 'film', 'venue', 'brand', 'exhibitor', 'music_fest_presenter', 'attendee'] as const
  ).map((type) => toDestination({ type, name: 'N', ...ids, event_id: 'e1' }, place))
  expect(destinations).toEqual([
    '/2026/events/e1',
    '/2026/contributors/x1',
    '/2026/artists/x1',
    '/2026/films/x1',
    '/2026/venues/x1',
    '/2026/brands/x1',
    '/2026/exhibitors/x1',
    '/2026/music_fest_presenters/x1',
    '/attendees/x1',
  ])
  expect(toDestination({ type: 'film', name: 'N', entity_id: 'f' }, { action: '/search', year: undefined })).toBe(
    '/films/f',
  )
})

test('a type nobody knows is logged and leads nowhere [S05, X06]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(toDestination({ type: 'balloon', name: 'B' } as unknown as Suggestion, place)).toBeUndefined()
  expect(warn.mock.calls).toEqual([['Unknown suggestion type', 'balloon']])
  warn.mockRestore()
})

test('the search for a term takes the action, the models and the fields [S06, R07]', () => {
  expect(toTermPath(place, '', [['q', 'tide & time']])).toBe('/2026/search?q=tide+%26+time')
  expect(
    toTermPath(place, 'artist,film,person', [
      ['q', 'tide'],
      ['filters', 'genre:Jazz'],
      ['h', ''],
    ]),
  ).toBe('/2026/search/artist,film,person?q=tide&filters=genre%3AJazz')
})

test('both tab sets ask for the models of the specification [S01, D03]', () => {
  const of = (list: readonly string[]) => list.join()
  expect(TAB_SETS.programme).toEqual([
    { label: 'All', models: '' },
    { label: 'Events', models: of(CATEGORY_MODELS.Events) },
    { label: 'Contributors', models: of(CATEGORY_MODELS.Contributors) },
  ])
  expect(TAB_SETS.directory).toEqual([
    { label: 'Contributors', models: of(CATEGORY_MODELS.Contributors) },
    { label: 'Attendees', models: 'attendee' },
    { label: 'Brands', models: of(CATEGORY_MODELS.Brands) },
    { label: 'Venues', models: of(CATEGORY_MODELS.Venues) },
  ])
})

test('a row shows name, venue, three fragments, type and colour, and nothing of them is markup [S07, E09]', () => {
  const row = drawSuggestion(
    {
      type: 'event',
      name: 'Heron <b>Hour</b>',
      event_id: 'e1',
      event_type: 'panel',
      venue_name: 'Dock 9',
      thumbnail_url: '/p.svg',
      highlight: {
        name: ['<em>Heron</em> &lt;b&gt;Hour&lt;/b&gt;'],
        description: ['a <em>heron</em> &amp; a reed', 'the <em>heron</em> <i>flies</i>'],
        people: ['<em>Heron</em> One', '<em>Heron</em> Two'],
      },
    },
    '/events/e1',
  )
  expect(row.querySelector('b')?.innerHTML).toBe('<mark>Heron</mark> &lt;b&gt;Hour&lt;/b&gt;')
  expect([...row.querySelectorAll('small')].map(({ textContent }) => textContent)).toEqual([
    'at Dock 9',
    'a heron & a reed … the heron <i>flies</i> … Heron One',
  ])
  expect(row.querySelector('.chip')?.textContent).toBe('Event')
  expect(row.className).toBe('suggestion type-session')
  expect(row.getAttribute('role')).toBe('option')
  const image = row.querySelector('img')
  expect([image?.width, image?.height, image?.alt]).toEqual([48, 48, ''])
  image?.dispatchEvent(new Event('error'))
  expect(row.querySelector('img')).toBeNull()
  expect(row.querySelector('.thumb svg')).not.toBeNull()
})

test('types are labelled as the specification spells them [S07]', () => {
  expect(['event', 'artist', 'music_fest_presenter'].map(toTypeLabel)).toEqual(['Event', 'Artist', 'Music Presenter'])
  const colourOf = (event_type: string) =>
    drawSuggestion({ type: 'event', name: 'N', event_id: 'e', event_type }, '/e').className.split('type-')[1]
  expect(['screening', 'showcase', 'showcase_presenter', 'session', 'edu', 'party'].map(colourOf)).toEqual([
    'screening',
    'showcase',
    'showcase',
    'session',
    'edu',
    'default',
  ])
})
