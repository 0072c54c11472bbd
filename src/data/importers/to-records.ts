import { RECORD_KINDS, recordId } from '../../catalogue/merge.ts'
import { CONTRIBUTOR_LINKS, type Contributor, ContributorSchema } from '../../schema/contributor.ts'
import { type Film, FilmSchema, type Listing, ListingSchema } from '../../schema/listing.ts'
import type { RecordKind, Records } from '../../schema/snapshot.ts'
import { type Venue, VenueSchema } from '../../schema/venue.ts'
import { toPlainName } from '../safe-html.ts'
import type { Draft, DraftContributor, DraftListing, DraftVenue } from './draft.ts'
import { type Gathered, gather } from './gather.ts'
import { type Subject, toAddress, toHtml, toImage, toLinks, toPicture } from './media.ts'
import type { Notes } from './notes.ts'
import { compact } from './read.ts'
import { readMoment, toIso, toMs } from './time.ts'
import { toEvents, toPublishAt, toWords } from './to-event.ts'
import { toValid } from './valid.ts'
import { withYears } from './years.ts'

function toContributor(
  id: string,
  draft: DraftContributor & { name: string },
  zone: string,
  notes: Notes,
): Contributor[] {
  const subject: Subject = { kind: 'contributors', id, notes }
  const links: Contributor['links'] = {}
  for (const service of CONTRIBUTOR_LINKS) {
    const value = draft.services?.[service]
    const url = value && toAddress(value)
    if (url?.startsWith('http')) links[service] = url
    else if (value) notes.add('FEED_BAD_LINK', 'contributors', id, value)
  }
  const announced = draft.announcement_date === undefined ? undefined : readMoment(draft.announcement_date)
  const announcedMs = announced && toMs(announced, zone)
  if (draft.announcement_date !== undefined && !announced) {
    notes.add('FEED_BAD_DATE', 'contributors', id, String(draft.announcement_date))
  }
  return toValid(
    ContributorSchema,
    {
      ...toWords(draft.words),
      entity_id: id,
      type: draft.isArtist ? 'artist' : 'person',
      name: draft.name,
      image: toImage(draft.image, subject),
      thumbnail_url: toPicture(draft.thumbnail, subject),
      credential_types: draft.credential_types,
      details: toHtml(draft.details, subject),
      bio: toHtml(draft.bio, subject),
      links,
      publish_at: toPublishAt(draft.publish_at, zone, subject),
      announcement_date: announced?.kind === 'day' ? announced.day : announcedMs && toIso(announcedMs, zone),
      featured: draft.featured,
    },
    subject,
  )
}

function toVenue(
  id: string,
  draft: DraftVenue & { name: string },
  venues: Gathered<DraftVenue>,
  notes: Notes,
): Venue[] {
  const subject: Subject = { kind: 'venues', id, notes }
  const parent = draft.parent && venues.find(draft.parent)
  const parentItem = parent && venues.items.find((item) => item.id === parent.id)
  const parentName = parentItem?.draft.name ?? toPlainName(draft.parent?.name)
  return toValid(
    VenueSchema,
    {
      ...toWords(draft.words),
      id,
      name: draft.name,
      description: toHtml(draft.description, subject),
      parent_venue:
        parentName && parent?.id !== id
          ? compact({ id: parentItem || draft.parent?.id ? parent?.id : undefined, name: parentName })
          : undefined,
      location: draft.location,
      capacity: draft.capacity,
      accessible: draft.accessible,
      links: toLinks(draft.links, subject),
      image: toImage(draft.image, subject),
      thumbnail_url: toPicture(draft.thumbnail, subject),
      position: draft.position,
    },
    subject,
  )
}

function toListing<S extends typeof FilmSchema | typeof ListingSchema>(
  schema: S,
  kind: RecordKind,
  { id, draft }: { id: string; draft: DraftListing & { name: string } },
  zone: string,
  notes: Notes,
) {
  const subject: Subject = { kind, id, notes }
  return toValid(
    schema,
    {
      ...draft.film,
      ...toWords(draft.words),
      id,
      name: draft.name,
      description: toHtml(draft.description, subject),
      thumbnail_url: toPicture(draft.thumbnail, subject),
      image: toImage(draft.image, subject),
      links: toLinks(draft.links, subject),
      tags: draft.tags,
      featured: draft.featured,
      publish_at: toPublishAt(draft.publish_at, zone, subject),
      booths: draft.booths,
    },
    subject,
  )
}

/** What an import needs to know beside the draft. */
export interface RecordsContext {
  /** Whose clock the edition shows. */
  zone: string
  /** The edition's year, for days that are told without one. */
  year?: number
  /** The edition's other sources: what they list is not unknown. */
  others?: readonly Records[]
  notes: Notes
}

/**
 * A draft as valid records: ids that fit into URLs, times by the edition's clock, safe texts, links and pictures, every
 * reference under its final id. Whatever is wrong with a single record ends as a note, never as an error.
 */
export function toRecords(told: Draft, { zone, year, others = [], notes }: RecordsContext): Records {
  const draft = year === undefined ? told : withYears(told, year)
  // People, rooms and films that events name without listing them anywhere are records too.
  const named = draft.events.flatMap((event) => event.people).filter((ref) => ref.id === undefined && ref.name)
  const venueRefs = [...draft.events.map((event) => event.venue), ...draft.venues.map((venue) => venue.parent)]
  const listed = new Set(draft.venues.map((venue) => toPlainName(venue.name)?.toLowerCase()))
  const rooms = draft.events.flatMap(({ venue }) =>
    venue && venue.id === undefined && venue.name && !listed.has(toPlainName(venue.name)?.toLowerCase()) ? venue : [],
  )
  const parents = venueRefs.flatMap((ref) => (ref?.id !== undefined && ref.name ? ref : []))
  const people = new Set(draft.contributors.map((person) => toPlainName(person.name)?.toLowerCase()))

  const contributors = gather<DraftContributor>(
    [
      ...draft.contributors,
      ...named
        .filter((ref) => !people.has(toPlainName(ref.name)?.toLowerCase()))
        .map(({ name }) => ({ name, isArtist: false })),
    ],
    'contributors',
    notes,
  )
  const venues = gather<DraftVenue>([...draft.venues, ...rooms, ...parents], 'venues', notes, true)
  const films = gather(draft.films, 'films', notes)
  const elsewhere = new Set(
    others.flatMap((records) =>
      RECORD_KINDS.flatMap((kind) => records[kind].map((record) => `${kind} ${recordId(record)}`)),
    ),
  )
  const listings = (kind: 'brands' | 'exhibitors' | 'presenters'): Listing[] =>
    gather(draft[kind], kind, notes).items.flatMap((item) => toListing(ListingSchema, kind, item, zone, notes))

  return {
    events: toEvents(draft.events, { zone, venues, contributors, films, elsewhere, notes }),
    contributors: contributors.items.flatMap((item) => toContributor(item.id, item.draft, zone, notes)),
    films: films.items.flatMap((item) => toListing(FilmSchema, 'films', item, zone, notes) as Film[]),
    brands: listings('brands'),
    exhibitors: listings('exhibitors'),
    presenters: listings('presenters'),
    venues: venues.items.flatMap((item) => toVenue(item.id, item.draft, venues, notes)),
  }
}
