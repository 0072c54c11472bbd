import { expect, test } from 'vitest'
import { ContributorSchema } from '../../src/schema/contributor.ts'
import { FavoritesSchema } from '../../src/schema/favorite.ts'
import { FeaturesSchema } from '../../src/schema/features.ts'
import { FestivalSchema } from '../../src/schema/festival.ts'
import { FilmSchema, ListingSchema } from '../../src/schema/listing.ts'
import { FavoriteTypeSchema, ModelSchema } from '../../src/schema/models.ts'
import { IdSchema, InstantSchema, LinkSchema, PictureUrlSchema, PublishAtSchema } from '../../src/schema/parts.ts'
import { AttendeeSchema, InterestedSchema } from '../../src/schema/people.ts'
import { ProgramEventSchema } from '../../src/schema/program-event.ts'
import {
  AggregationSchema,
  FilterSchema,
  SearchEnvelopeSchema,
  SearchHitSchema,
  SuggestionSchema,
} from '../../src/schema/search.ts'
import { StatusSchema } from '../../src/schema/status.ts'
import { VenueSchema } from '../../src/schema/venue.ts'
import { aFestival, anEvent } from '../fixtures/build.ts'

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, values: unknown[]) =>
  values.filter((value) => schema.safeParse(value).success)

test('has a place for every field that the specification names', () => {
  // `venue` of an event and `events` of a contributor are links: the snapshot keeps them as ids, once.
  const fields = {
    event: [
      ProgramEventSchema,
      'id event_id name description long_description start_time end_time date publish_at thumbnail_url image event_type ' +
        'format track experience_level focus_area genre subgenre presented_by credentials credential_types contributors ' +
        'tags meta accessibility venue_id alpha featured',
    ],
    contributor: [
      ContributorSchema,
      'entity_id type name image thumbnail_url city state country genre subgenre title company details bio links ' +
        'artist_connection publish_at announcement_date',
    ],
    attendee: [
      AttendeeSchema,
      'uid name pronoun title company company_type hometown biography image_url badge_type industry country x_url ' +
        'facebook_url instagram_url tiktok_url website',
    ],
    listing: [ListingSchema, 'id name description thumbnail_url links featured publish_at'],
    film: [FilmSchema, 'id entity_id name description thumbnail_url links featured publish_at'],
    venue: [VenueSchema, 'id name parent_venue location links'],
    suggestion: [SuggestionSchema, 'type name thumbnail_url highlight event_id event_type venue_name entity_id term'],
    hit: [SearchHitSchema, 'type _id _source highlight favorite_id favorite_type'],
    envelope: [SearchEnvelopeSchema, 'id hits grouping models filters aggregations'],
    aggregation: [AggregationSchema, 'name title buckets group hidden open labels model'],
    filter: [FilterSchema, 'field value models'],
    status: [StatusSchema, 'id status message'],
    interested: [InterestedSchema, 'public total users'],
  } as const
  for (const [entity, [schema, names]] of Object.entries(fields)) {
    expect({ entity, missing: names.split(' ').filter((name) => !(name in schema.shape)) }).toEqual({
      entity,
      missing: [],
    })
  }
})

test('keeps the feature flags of the specification with their defaults', () => {
  expect(FeaturesSchema.parse({})).toEqual({
    alphanav: false,
    attendee_directory: false,
    dashboard: false,
    filters: true,
    filter_counts: false,
    nearby: false,
    pagination: true,
    preview_mode: true,
    venues: false,
  })
})

test('accepts the four favorite types and the models, and no other [V01, V03]', () => {
  const words = ['attendee', 'event', 'entity', 'venue', 'artist', 'events', 'Event', '', null]
  expect(accepts(FavoriteTypeSchema, words)).toEqual(['attendee', 'event', 'entity', 'venue'])
  expect(accepts(ModelSchema, words)).toEqual(['attendee', 'event', 'venue', 'artist'])
  expect(accepts(FavoritesSchema, [{}, { event: ['e1'] }, { events: ['e1'] }])).toEqual([{}, { event: ['e1'] }])
})

test('accepts ids that need no escaping in a URL or a file name', () => {
  const ids = ['e1', 'PP1144808', 'a.b_c~d-e', '', '.', '..', '-a', 'a/b', 'a b', 'ä', 'a%20', 'a?b', 'a\n']
  expect(accepts(IdSchema, ids)).toEqual(['e1', 'PP1144808', 'a.b_c~d-e'])
})

test('accepts moments with an offset only', () => {
  const moments = [
    '2026-03-14T19:00:00-05:00',
    '2026-03-14T19:00:00Z',
    '2026-03-14T19:00:00',
    '2026-03-14',
    '2026-02-29T00:00:00Z',
    '',
  ]
  expect(accepts(InstantSchema, moments)).toEqual(['2026-03-14T19:00:00-05:00', '2026-03-14T19:00:00Z'])
  expect(accepts(PublishAtSchema, [undefined, null, ...moments])).toEqual([undefined, null, ...moments.slice(0, 2)])
})

test('accepts pictures from the web and from our own site, and links that cannot run anything', () => {
  const own = ['/pictures/a.jpg', 'https://example.org/a.jpg', 'http://example.org/a.jpg']
  expect(accepts(PictureUrlSchema, [...own, '//evil.example/a.jpg', 'a.jpg', 'javascript:alert(1)', 'data:,'])).toEqual(
    own,
  )
  const links = ['https://example.org', 'mailto:a@example.org', 'javascript:alert(1)', ' https://example.org', 'data:,']
  expect(
    accepts(
      LinkSchema,
      links.map((url) => ({ label: 'A', url })),
    ),
  ).toEqual(links.slice(0, 2).map((url) => ({ label: 'A', url })))
})

test('accepts the five states of a door', () => {
  const states = ['none', 'green', 'yellow', 'red', 'canceled', 'unknown', 'blue']
  expect(
    accepts(
      StatusSchema,
      states.map((status) => ({ id: 'e1', status })),
    ),
  ).toHaveLength(5)
})

test('is a festival of the specification when nothing is configured [K01]', () => {
  const festival = aFestival()
  expect(festival).toMatchObject({ zone: 'America/Chicago', zoneSuffix: 'CT', theme: 'main', products: {} })
  expect(festival.eventTypes.map(({ type, label, colour }) => [type, label, colour])).toEqual([
    ['screening', 'Screening', 'screening'],
    ['showcase', 'Showcase', 'showcase'],
    ['showcase_presenter', 'Showcase', 'showcase'],
    ['panel', 'Session', 'session'],
    ['session', 'Session', 'session'],
    ['edu', 'EDU', 'edu'],
  ])
  expect(
    accepts(FestivalSchema, [
      { theme: 'edu' },
      { theme: 'dark' },
      { menus: [{ label: 'A', normal: [{ label: 'B', href: '//evil.example' }] }] },
    ]),
  ).toEqual([{ theme: 'edu' }])
})

test('drops fields it does not know instead of keeping what nobody checked', () => {
  expect(ProgramEventSchema.parse({ id: 'e1', event_id: 'e1', name: 'A', surprise: '<script>' })).toEqual(
    anEvent({ name: 'A' }),
  )
})
