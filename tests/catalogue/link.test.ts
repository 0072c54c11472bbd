import { expect, test } from 'vitest'
import { type EditionCatalogue, linkEdition, toCatalogue } from '../../src/catalogue/catalogue.ts'
import {
  aContributor,
  aFestival,
  aFilm,
  anEdition,
  anEvent,
  aSnapshot,
  aVenue,
  someRecords,
} from '../fixtures/build.ts'

const options = { festival: aFestival(), now: new Date('2026-03-01T12:00:00Z') }

const link = (records: Parameters<typeof someRecords>[0], edition = anEdition()): EditionCatalogue =>
  linkEdition(edition, someRecords(records), options)

const at = (time: string) => `2026-03-14T${time}:00-05:00`
const ids = (events: readonly { record: { id: string } }[]) => events.map(({ record }) => record.id)

test('links events, people, films and venues in both directions', () => {
  const { eventById, contributorById, filmById, venueById } = link({
    events: [
      anEvent({ id: 'e1', contributors: [{ entity_id: 'p1', role: 'moderator' }], film_ids: ['f1'], venue_id: 'v1' }),
    ],
    contributors: [aContributor({ entity_id: 'p1' })],
    films: [aFilm({ id: 'f1' })],
    venues: [aVenue({ id: 'v1' })],
  })
  const event = eventById.get('e1')
  expect(event?.people).toEqual([{ contributor: contributorById.get('p1'), role: 'moderator' }])
  expect(event?.films).toEqual([filmById.get('f1')])
  expect(event?.venue).toBe(venueById.get('v1'))
  expect(contributorById.get('p1')?.events).toEqual([event])
  expect(filmById.get('f1')?.events).toEqual([event])
  expect(venueById.get('v1')?.events).toEqual([event])
})

test('drops references to what does not exist and counts a repeated one once', () => {
  const { eventById, contributorById } = link({
    events: [
      anEvent({
        id: 'e1',
        contributors: [{ entity_id: 'nobody' }, { entity_id: 'p1' }, { entity_id: 'p1', role: 'again' }],
        film_ids: ['nothing', 'f1', 'f1'],
        venue_id: 'nowhere',
      }),
    ],
    contributors: [aContributor({ entity_id: 'p1' })],
    films: [aFilm({ id: 'f1' })],
  })
  const event = eventById.get('e1')
  expect(event?.people.map(({ contributor, role }) => [contributor.record.entity_id, role])).toEqual([
    ['p1', undefined],
  ])
  expect(event?.films.map(({ record }) => record.id)).toEqual(['f1'])
  expect(event?.venue).toBeUndefined()
  expect(contributorById.get('p1')?.events).toHaveLength(1)
})

test('orders events by day and time, those without a time after their day, those without a day last', () => {
  const { events, days } = link({
    events: [
      anEvent({ id: 'tba', name: 'A' }),
      anEvent({ id: 'day-only', date: '2026-03-14' }),
      anEvent({ id: 'next-day', start_time: '2026-03-15T10:00:00-05:00' }),
      anEvent({ id: 'after-midnight', start_time: '2026-03-15T01:00:00-05:00' }),
      anEvent({ id: 'evening', start_time: at('20:00') }),
      // The same moment as the morning, written with another offset.
      anEvent({ id: 'morning-b', name: 'B', start_time: '2026-03-14T15:00:00Z' }),
      anEvent({ id: 'morning-a', name: 'A', start_time: at('10:00') }),
      anEvent({ id: 'morning-a2', name: 'A', start_time: at('10:00') }),
    ],
  })
  expect(ids(events)).toEqual([
    'morning-a',
    'morning-a2',
    'morning-b',
    'evening',
    'after-midnight',
    'day-only',
    'next-day',
    'tba',
  ])
  expect(days).toEqual(['2026-03-14', '2026-03-15'])
})

test('orders events the same whatever the order of the feed', () => {
  const events = ['10:00', '09:00', '09:00', '23:00'].map((time, index) =>
    anEvent({ id: `e${index}`, name: `Show ${index % 2}`, start_time: at(time) }),
  )
  expect(ids(link({ events }).events)).toEqual(ids(link({ events: events.toReversed() }).events))
})

test('puts the events of people and venues in the order of time', () => {
  const { contributorById, venueById } = link({
    events: [
      anEvent({ id: 'later', start_time: at('20:00'), contributors: [{ entity_id: 'p1' }], venue_id: 'v1' }),
      anEvent({ id: 'sooner', start_time: at('10:00'), contributors: [{ entity_id: 'p1' }], venue_id: 'v1' }),
    ],
    contributors: [aContributor()],
    venues: [aVenue()],
  })
  expect(ids(contributorById.get('p1')?.events ?? [])).toEqual(['sooner', 'later'])
  expect(ids(venueById.get('v1')?.events ?? [])).toEqual(['sooner', 'later'])
})

test('links rooms to their building, and no venue to itself', () => {
  const { venueById } = link({
    venues: [
      aVenue({ id: 'room', parent_venue: { id: 'house', name: 'House' } }),
      aVenue({ id: 'house' }),
      aVenue({ id: 'loop', parent_venue: { id: 'loop', name: 'Loop' } }),
      aVenue({ id: 'named', parent_venue: { name: 'Only a name' } }),
    ],
  })
  expect(venueById.get('room')?.parent).toBe(venueById.get('house'))
  expect(venueById.get('house')?.rooms).toEqual([venueById.get('room')])
  expect(venueById.get('loop')).toMatchObject({ parent: undefined, rooms: [] })
  expect(venueById.get('named')?.parent).toBeUndefined()
})

test('takes the suffix of the edition, else that of the festival when the zone is the same [K01]', () => {
  const suffixOf = (zone: string, zone_suffix?: string) => link({}, anEdition({ zone, zone_suffix })).clock
  expect(suffixOf('Europe/Berlin', 'Uhr')).toEqual({ zone: 'Europe/Berlin', suffix: 'Uhr' })
  expect(suffixOf('America/Chicago')).toEqual({ zone: 'America/Chicago', suffix: 'CT' })
  expect(suffixOf('Europe/Berlin')).toEqual({ zone: 'Europe/Berlin' })
})

test('lands on the configured edition, else on the newest', () => {
  const snapshots = [2024, 2026, 2025].map((year) => aSnapshot({ edition: { year } }))
  const landing = (landingYear?: number) =>
    toCatalogue(snapshots, { ...options, festival: aFestival({ landingYear }) }).landing.edition.year
  expect(toCatalogue(snapshots, options).editions.map(({ edition }) => edition.year)).toEqual([2026, 2025, 2024])
  expect([landing(), landing(2025), landing(1999)]).toEqual([2026, 2025, 2026])
})

test('says what to do when there is no programme', () => {
  expect(() => toCatalogue([], options)).toThrow(
    'There is no programme yet. Import one with "npm run import", or make the sample with "npm run sample".',
  )
})
