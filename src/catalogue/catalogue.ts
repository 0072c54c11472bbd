import { type FestivalClock, isPublished, toFestivalDay } from '../domain/time.ts'
import type { Contributor } from '../schema/contributor.ts'
import type { Festival } from '../schema/festival.ts'
import type { Film, Listing } from '../schema/listing.ts'
import type { ProgramEvent } from '../schema/program-event.ts'
import type { Edition, Records, Snapshot } from '../schema/snapshot.ts'
import type { Venue } from '../schema/venue.ts'
import { mergeSources } from './merge.ts'

export interface LinkedEvent {
  record: ProgramEvent
  /** The festival day; missing for an event without a date. */
  day: string | undefined
  people: { contributor: LinkedContributor; role: string | undefined }[]
  films: LinkedFilm[]
  venue: LinkedVenue | undefined
}

export interface LinkedContributor {
  record: Contributor
  /** In the order of time. */
  events: LinkedEvent[]
}

export interface LinkedFilm {
  record: Film
  events: LinkedEvent[]
}

export interface LinkedVenue {
  record: Venue
  /** What happens in the venue itself, in the order of time. */
  events: LinkedEvent[]
  parent: LinkedVenue | undefined
  rooms: LinkedVenue[]
}

/** One edition, linked: every reference is an object, every list in the order of time, nothing unpublished left. */
export interface EditionCatalogue {
  edition: Edition
  clock: FestivalClock
  /** In the order of time; events without a time follow those of their day, events without a day come last. */
  events: readonly LinkedEvent[]
  contributors: readonly LinkedContributor[]
  films: readonly LinkedFilm[]
  brands: readonly Listing[]
  exhibitors: readonly Listing[]
  presenters: readonly Listing[]
  venues: readonly LinkedVenue[]
  /** The festival's days in order, each with at least one event. */
  days: readonly string[]
  eventById: ReadonlyMap<string, LinkedEvent>
  contributorById: ReadonlyMap<string, LinkedContributor>
  venueById: ReadonlyMap<string, LinkedVenue>
  filmById: ReadonlyMap<string, LinkedFilm>
}

export interface Catalogue {
  /** Newest first. */
  editions: readonly EditionCatalogue[]
  /** The edition that pages without a year show. */
  landing: EditionCatalogue
}

export interface CatalogueOptions {
  festival: Festival
  /** The moment by which `publish_at` is judged. */
  now: Date
  /** Keeps what is not published yet: the preview build, which the public never sees. */
  isPreview?: boolean
}

const startOf = (event: LinkedEvent) => event.record.start_time

function compareByTime(a: LinkedEvent, b: LinkedEvent): number {
  if (a.day !== b.day) return a.day === undefined ? 1 : b.day === undefined ? -1 : a.day < b.day ? -1 : 1
  const [startA, startB] = [startOf(a), startOf(b)]
  if (startA && startB) {
    const difference = Date.parse(startA) - Date.parse(startB)
    if (difference !== 0) return difference
  } else if (startA || startB) return startA ? -1 : 1
  return a.record.name.localeCompare(b.record.name, 'en') || (a.record.id < b.record.id ? -1 : 1)
}

/** The records that exist at this moment: the only place where publication is decided (DESIGN §2). */
export function publishedRecords(records: Records, { now, isPreview }: CatalogueOptions): Records {
  if (isPreview) return records
  const published = <T extends { publish_at?: string | null | undefined }>(list: T[]) =>
    list.filter((record) => isPublished(record.publish_at, now))
  const kept: Records = {
    events: published(records.events),
    contributors: published(records.contributors),
    films: published(records.films),
    brands: published(records.brands),
    exhibitors: published(records.exhibitors),
    presenters: published(records.presenters),
    venues: records.venues,
  }
  // A reference to something unpublished would give it away, so it goes too.
  const people = new Set(kept.contributors.map((contributor) => contributor.entity_id))
  const films = new Set(kept.films.map((film) => film.id))
  return {
    ...kept,
    events: kept.events.map((event) => ({
      ...event,
      ...(event.contributors && {
        contributors: event.contributors.filter((appearance) => people.has(appearance.entity_id)),
      }),
      ...(event.film_ids && { film_ids: event.film_ids.filter((id) => films.has(id)) }),
    })),
  }
}

/** Links one edition's published records. References to records that do not exist are dropped: importers report them. */
export function linkEdition(edition: Edition, records: Records, options: CatalogueOptions): EditionCatalogue {
  const suffix =
    edition.zone_suffix ?? (edition.zone === options.festival.zone ? options.festival.zoneSuffix : undefined)
  const clock: FestivalClock = { zone: edition.zone, ...(suffix && { suffix }) }
  const kept = publishedRecords(records, options)

  const contributorById = new Map<string, LinkedContributor>(
    kept.contributors.map((record) => [record.entity_id, { record, events: [] }]),
  )
  const filmById = new Map<string, LinkedFilm>(kept.films.map((record) => [record.id, { record, events: [] }]))
  const venueById = new Map<string, LinkedVenue>(
    kept.venues.map((record) => [record.id, { record, events: [], parent: undefined, rooms: [] }]),
  )
  for (const venue of venueById.values()) {
    const parentId = venue.record.parent_venue?.id
    const parent = parentId === venue.record.id ? undefined : venueById.get(parentId ?? '')
    if (parent) {
      venue.parent = parent
      parent.rooms.push(venue)
    }
  }

  const events = kept.events
    .map((record): LinkedEvent => {
      const seen = new Set<string>()
      return {
        record,
        day: toFestivalDay(record, clock, options.festival.dayChangeHour),
        people: (record.contributors ?? []).flatMap(({ entity_id, role }) => {
          const contributor = contributorById.get(entity_id)
          if (!contributor || seen.has(entity_id)) return []
          seen.add(entity_id)
          return [{ contributor, role }]
        }),
        films: [...new Set(record.film_ids)].flatMap((id) => filmById.get(id) ?? []),
        venue: venueById.get(record.venue_id ?? ''),
      }
    })
    .sort(compareByTime)

  for (const event of events) {
    for (const { contributor } of event.people) contributor.events.push(event)
    for (const film of event.films) film.events.push(event)
    event.venue?.events.push(event)
  }

  return Object.freeze({
    edition,
    clock,
    events,
    contributors: [...contributorById.values()],
    films: [...filmById.values()],
    brands: kept.brands,
    exhibitors: kept.exhibitors,
    presenters: kept.presenters,
    venues: [...venueById.values()],
    days: [...new Set(events.flatMap((event) => event.day ?? []))],
    eventById: new Map(events.map((event) => [event.record.id, event])),
    contributorById,
    venueById,
    filmById,
  })
}

/**
 * All editions, linked and frozen. The landing edition is the configured year, else the newest.
 * @throws when there is no edition at all: a site needs a programme.
 */
export function toCatalogue(snapshots: readonly Snapshot[], options: CatalogueOptions): Catalogue {
  const editions = snapshots
    .map((snapshot) => linkEdition(snapshot.edition, mergeSources(snapshot), options))
    .sort((a, b) => b.edition.year - a.edition.year)
  const landing = editions.find(({ edition }) => edition.year === options.festival.landingYear) ?? editions[0]
  if (!landing) {
    throw new Error(
      'There is no programme yet. Import one with "npm run import", or make the sample with "npm run sample".',
    )
  }
  return Object.freeze({ editions, landing })
}
