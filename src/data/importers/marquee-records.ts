import { IMPORTED } from '../../text/import.ts'
import type { DraftContributor, DraftEvent, DraftListing, DraftVenue } from './draft.ts'
import {
  pickWords,
  readCredentials,
  readImage,
  readLinks,
  readLocation,
  readPublishAt,
  readRef,
  readServices,
  readTags,
  readThumbnail,
} from './marquee-fields.ts'
import {
  compact,
  type Loose,
  readFlag,
  readId,
  readList,
  readName,
  readObject,
  readText,
  readTexts,
  readTime,
  readWhole,
} from './read.ts'

const ARTIST = /^(artist|band|musician|performer|act|dj)$/i

/** What a speaker is when the feed says no more; not worth repeating beside a name. */
const PLAIN_ROLE = /^(speaker|artist|person|performer|presenter|participant)$/i

export function toContributor(record: Loose): DraftContributor {
  return compact<DraftContributor>({
    // A contributor of an event has two numbers; `entity_id` is the one that stays the same everywhere (SPEC §3).
    id: readId(record.entity_id) ?? readId(record.id),
    name: readName(record.name),
    isArtist: ARTIST.test(readText(record.type) ?? ''),
    image: readImage(record.image),
    thumbnail: readThumbnail(record),
    words: pickWords(record, [
      ...([
        'pronoun',
        'city',
        'state',
        'country',
        'genre',
        'subgenre',
        'title',
        'company',
        'artist_connection',
      ] as const),
    ]),
    credential_types: readTexts(record.credential_types),
    details: readText(record.details),
    bio: readText(record.bio) ?? readText(record.biography),
    services: readServices(record.links),
    publish_at: readPublishAt(record),
    announcement_date: readTime(record.announcement_date),
    featured: readFlag(record.featured),
  })
}

function roleOf(record: Loose): string | undefined {
  return [...readTexts(record.role), ...readTexts(record.speaker_types), ...readTexts(record.speaker_type)].find(
    (role) => !PLAIN_ROLE.test(role),
  )
}

/** A venue of its own or one that comes with an event; the `events` of a nested one are not part of the feed. */
export function toVenues(record: Loose): DraftVenue[] {
  const id = readId(record.venue_id) ?? readId(record.id)
  const name = readName(record.name)
  const root =
    readRef(record.root, 'id', 'venue_id') ?? (readName(record.root) ? { name: readName(record.root) } : undefined)
  const parent =
    readRef(record.parent_venue, 'id', 'venue_id') ??
    (readId(record.parent_id)
      ? compact({ id: readId(record.parent_id), name: readName(record.parent_venue_name) })
      : undefined) ??
    (root?.id !== id || (!root?.id && root?.name !== name) ? root : undefined)
  const isOwnParent = parent?.id === undefined ? parent?.name === name : parent.id === id
  const venue = compact<DraftVenue>({
    id,
    name,
    description: readText(record.description),
    parent: isOwnParent ? undefined : parent,
    location: readLocation(record),
    words: pickWords(record, ['floor', 'age_policy', 'indoor_outdoor']),
    capacity: readWhole(record.capacity),
    accessible: readFlag(record.accessible),
    links: readLinks(record.links),
    image: readImage(record.image),
    thumbnail: readThumbnail(record),
    position: readWhole(record.position),
  })
  const building = readObject(record.root)
  const buildings = building && root?.id !== undefined && root.id !== id ? toVenues({ ...building, root: null }) : []
  // A building is where its rooms are, and the feed gives the address with the room.
  for (const one of buildings) one.location ??= venue.location
  return [venue, ...buildings]
}

export function toListing(record: Loose): DraftListing {
  return compact<DraftListing>({
    id: readId(record.id) ?? readId(record.entity_id),
    name: readName(record.name) ?? readName(record.title),
    description: readText(record.long_description) ?? readText(record.description),
    thumbnail: readThumbnail(record),
    image: readImage(record.image),
    links: readLinks(record.links),
    tags: readTags(record.tags),
    featured: readFlag(record.featured),
    publish_at: readPublishAt(record),
    booths: [...readTexts(record.booths), ...(record.booths ? [] : readTexts(record.booth))],
    words: pickWords(record, ['category']),
  })
}

/** A film, of its own or of a screening. Its contacts are people's addresses and stay with the feed. */
export function toFilm(record: Loose): DraftListing {
  const listing = toListing(record)
  const logline = readText(record.logline)
  return {
    ...listing,
    words: compact({ category: listing.words?.category ?? readText(record.theme) }),
    film: compact({
      entity_id: readId(record.entity_id),
      logline: logline === listing.description ? undefined : logline,
      runtime: readText(record.runtime),
      language: readText(record.language),
      countries: [...readTexts(record.countries), ...readTexts(record.country_of_origin)],
      genres: [...readTexts(record.genres), ...readTexts(record.genre)],
      production_year: readWhole(record.production_year),
      premiere_type: readText(record.premiere_type),
      credits: readList(record.credits).flatMap((item) => {
        const credit = readObject(item)
        const label = readText(credit?.label)
        const values = readTexts(credit?.values)
        return label && values.length > 0 ? [{ label, values }] : []
      }),
    }),
  }
}

/** Flags that say in a word what `accessibility` says in a list. */
const ACCESS_FLAGS = [
  ...(['closed_captioned', 'open_captioned', 'american_sign_language', 'audio_description'] as const),
  ...(['strobe_warning', 'high_sensory_experience'] as const),
]

function readAccessibility(record: Loose): string[] {
  const listed = readTexts(record.accessibility)
  const known = new Set(listed.map((item) => item.toLowerCase()))
  const flagged = ACCESS_FLAGS.filter((flag) => readFlag(record[flag])).map((flag) => flag.replaceAll('_', ' '))
  return [...listed, ...flagged.filter((item) => !known.has(item))]
}

const LINK_FIELDS: [field: string, label: string][] = [
  ['trailer_url', IMPORTED.trailer],
  ['stream_url', IMPORTED.stream],
  ['apple_url', IMPORTED.appleMusic],
  ['mobile_audio_url', IMPORTED.audio],
  ['slido_url', IMPORTED.questions],
]

function readEventLinks(record: Loose) {
  const video = readText(record.youtube_id)
  return [
    ...readLinks(record.links),
    ...LINK_FIELDS.flatMap(([field, label]) => {
      const url = readText(record[field])
      return url ? [{ label, url }] : []
    }),
    ...(video && /^[\w-]{6,20}$/.test(video)
      ? [{ label: IMPORTED.video, url: `https://www.youtube.com/watch?v=${video}` }]
      : []),
  ]
}

/** One event with what comes nested in it: people, venue and films as drafts of their own. */
export interface NestedEvent {
  event: DraftEvent
  contributors: DraftContributor[]
  venues: DraftVenue[]
  films: DraftListing[]
  /** Items of the event's lists that are not records at all. */
  strays: number
}

export function toEvent(record: Loose): NestedEvent {
  const people = readList(record.contributors)
  const contributors: DraftContributor[] = []
  const appearances = people.flatMap((item): DraftEvent['people'] => {
    const person = readObject(item)
    if (!person) {
      const name = readName(item)
      return name ? [{ name }] : []
    }
    const ref = readRef(person, 'entity_id', 'id')
    if (!ref) return []
    if (readName(person.name)) contributors.push(toContributor(person))
    return [compact({ ...ref, role: roleOf(person) })]
  })
  const films = readList(record.films ?? record.film).flatMap((item): Loose[] => {
    const film = readObject(item)
    return film ? [film] : []
  })
  const nested = readObject(record.venue)
  const flat = readName(record.venue) ?? readName(record.venue_name)
  const venueId = readId(record.venue_id)
  const meta = readObject(record.meta)
  const event = compact<DraftEvent>({
    id: readId(record.id) ?? readId(record.event_id),
    event_id: readId(record.event_id),
    name: readName(record.name) ?? readName(record.title),
    description: readText(record.description),
    long_description: readText(record.long_description),
    start: readTime(record.start_time),
    end: readTime(record.end_time),
    date: readText(record.date),
    publish_at: readPublishAt(record),
    canceled:
      readFlag(record.canceled ?? record.cancelled) ?? (/^cancel+ed$/i.test(String(record.status)) || undefined),
    image: readImage(record.image),
    thumbnail: readThumbnail(record),
    words: pickWords(record, [
      ...([
        'subtitle',
        'language',
        'event_type',
        'format',
        'category',
        'track',
        'experience_level',
        'focus_area',
      ] as const),
      ...(['genre', 'subgenre', 'presented_by', 'age_policy', 'reservable_id', 'sxxpress_message', 'alpha'] as const),
    ]),
    credentials: readCredentials(record.credentials),
    credential_types: readTexts(record.credential_types),
    tags: readTags(record.tags),
    hash_tags: readTexts(record.hash_tags),
    meta: meta && compact({ sponsor: readText(meta.sponsor), sponsorImage: readImage(meta.sponsorImage)?.url }),
    accessibility: readAccessibility(record),
    cpe_credit: readFlag(record.cpe_credit),
    reservable: readFlag(record.reservable),
    rsvp_url: readText(record.rsvp_url) ?? readText(record.squad_up_url),
    people: appearances,
    venue:
      (nested && readRef(nested, 'id', 'venue_id')) ??
      (venueId ? compact({ id: venueId, name: flat }) : flat ? { name: flat } : undefined),
    films: [
      ...films.flatMap((film) => readRef(film, 'id', 'entity_id') ?? []),
      ...readList(record.film_ids).flatMap((id) => (readId(id) ? [{ id: readId(id) }] : [])),
    ],
    links: readEventLinks(record),
    featured: readFlag(record.featured),
  })
  return {
    event: { ...event, people: appearances, films: event.films ?? [] },
    contributors,
    venues: nested ? toVenues(nested).filter((venue) => venue.id !== undefined || venue.name) : [],
    films: films.map(toFilm),
    strays: people.length - appearances.length,
  }
}
