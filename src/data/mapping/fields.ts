import { CONTRIBUTOR_LINKS } from '../../schema/contributor.ts'
import type { RecordKind } from '../../schema/snapshot.ts'

/** What a field takes: it decides how the value is read and what else a mapping may say about it. */
export type FieldType =
  | 'text'
  | 'id'
  | 'texts'
  | 'tags'
  | 'flag'
  | 'number'
  | 'whole'
  | 'time'
  | 'date'
  | 'duration'
  | 'image'
  | 'links'
  | 'people'
  | 'venue'
  | 'films'
  | 'credits'
  | 'credentials'

const all = (type: FieldType, ...names: string[]): Record<string, FieldType> =>
  Object.fromEntries(names.map((name) => [name, type]))

const EVERY: Record<string, FieldType> = {
  ...all('id', 'id'),
  ...all('text', 'name', 'description', 'thumbnail'),
  ...all('image', 'image'),
  ...all('links', 'links'),
  ...all('flag', 'featured'),
  ...all('time', 'publish_at'),
}

export const EVENT_WORDS = [
  ...(['subtitle', 'language', 'event_type', 'format', 'category', 'track', 'experience_level', 'focus_area'] as const),
  ...(['genre', 'subgenre', 'presented_by', 'age_policy', 'reservable_id', 'sxxpress_message', 'alpha'] as const),
]
export const PERSON_WORDS = [
  ...(['pronoun', 'city', 'state', 'country', 'genre', 'subgenre', 'title', 'company', 'artist_connection'] as const),
]
export const VENUE_WORDS = ['floor', 'age_policy', 'indoor_outdoor'] as const
export const PLACE_WORDS = ['address', 'city', 'state', 'postal_code', 'country'] as const

export const PERSON_FIELDS: Record<string, FieldType> = {
  ...EVERY,
  ...all('text', ...PERSON_WORDS, 'details', 'bio', ...CONTRIBUTOR_LINKS),
  ...all('texts', 'credential_types'),
  ...all('flag', 'artist'),
  ...all('time', 'announcement_date'),
}

const LISTING: Record<string, FieldType> = {
  ...EVERY,
  ...all('text', 'category'),
  ...all('texts', 'booths'),
  ...all('tags', 'tags'),
}

/** Every field of the draft that a mapping can fill, by kind of record. */
export const FIELDS: Record<RecordKind, Record<string, FieldType>> = {
  events: {
    ...EVERY,
    ...all('text', 'event_id', 'long_description', 'zone', ...EVENT_WORDS, 'rsvp_url', 'sponsor', 'sponsor_image'),
    ...all('time', 'start', 'end'),
    ...all('date', 'date'),
    ...all('duration', 'duration'),
    ...all('texts', 'credential_types', 'hash_tags', 'accessibility'),
    ...all('tags', 'tags'),
    ...all('flag', 'canceled', 'cpe_credit', 'reservable'),
    people: 'people',
    venue: 'venue',
    films: 'films',
    credentials: 'credentials',
  },
  contributors: PERSON_FIELDS,
  films: {
    ...LISTING,
    ...all('text', 'entity_id', 'logline', 'runtime', 'language', 'premiere_type'),
    ...all('texts', 'countries', 'genres'),
    ...all('whole', 'production_year'),
    credits: 'credits',
  },
  brands: LISTING,
  exhibitors: LISTING,
  presenters: LISTING,
  venues: {
    ...EVERY,
    ...all('text', ...VENUE_WORDS, ...PLACE_WORDS),
    ...all('number', 'lat', 'lon'),
    ...all('whole', 'capacity', 'position'),
    ...all('flag', 'accessible'),
    parent: 'venue',
  },
}
