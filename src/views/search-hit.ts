import type { LinkedContributor, LinkedEvent, LinkedVenue } from '../catalogue/catalogue.ts'
import type { Film, Listing } from '../schema/listing.ts'
import type {
  ContributorSource,
  EventSource,
  HitSource,
  ListingSource,
  SearchHit,
  Suggestion,
  VenueSource,
} from '../schema/search.ts'
import type { ViewContext } from './context.ts'
import { toAnnouncementDay } from './contributor-grid.ts'
import { toCardPeople, toWhere } from './event-card.ts'
import { toEventCount } from './listing-grid.ts'
import type { ListingModel } from './listings.ts'
import type { SearchItem } from './search-items.ts'
import { toFavoriteType } from './star.ts'

/** What `toPicture` shows on a card: a thumbnail; or the image with the words for it, where that is the same or the only one. */
const toShown = ({ thumbnail_url: thumbnail, image }: Pick<Listing, 'thumbnail_url' | 'image'>) =>
  image && (thumbnail === undefined || thumbnail === image.url)
    ? { image: { url: image.url, alt_text: image.alt_text } }
    : { thumbnail_url: thumbnail }

function toVenueOf({ venue }: LinkedEvent): EventSource['venue'] {
  if (!venue) return undefined
  const { id, name } = venue.record
  const root = venue.parent?.record.name ?? venue.record.parent_venue?.name
  return { id, name, root: root && root !== name ? { name: root } : undefined }
}

/*
 * The order of the fields is for the compressor: what repeats from one event to the next comes first, a name and the
 * ids made from it stand together. It saves a tenth of a list.
 */

function toEventSource(event: LinkedEvent): EventSource {
  const { record } = event
  const { shown, more } = toCardPeople(event)
  return {
    start_time: record.start_time,
    end_time: record.end_time,
    date: event.day,
    event_type: record.event_type,
    track: record.track,
    genre: record.genre,
    credentials: record.credentials?.length ? record.credentials : undefined,
    credential_types: record.credential_types?.length ? record.credential_types : undefined,
    venue: toVenueOf(event),
    contributors: shown.length > 0 ? shown.map((name) => ({ name })) : undefined,
    contributors_count: more > 0 ? shown.length + more : undefined,
    ...toShown(record),
    canceled: record.canceled || undefined,
    featured: record.featured || undefined,
    name: record.name,
    event_id: record.event_id,
    id: record.id,
  }
}

function toContributorSource(contributor: LinkedContributor, context: ViewContext): ContributorSource {
  const { record } = contributor
  return {
    entity_id: record.entity_id,
    type: record.type,
    name: record.name,
    title: record.title,
    company: record.company,
    genre: record.genre,
    subgenre: record.subgenre,
    city: record.city,
    state: record.state,
    country: record.country,
    ...toShown(record),
    announcement_date: toAnnouncementDay(contributor, context),
    featured: record.featured || undefined,
  }
}

function toListingSource(record: Listing | Film): ListingSource {
  const film = record as Film
  return {
    id: record.id,
    entity_id: film.entity_id,
    name: record.name,
    category: record.category,
    booths: record.booths,
    genres: film.genres,
    countries: film.countries,
    runtime: film.runtime,
    ...toShown(record),
    featured: record.featured || undefined,
  }
}

function toVenueSource(venue: LinkedVenue): VenueSource {
  const { record } = venue
  const parent = venue.parent?.record.name ?? record.parent_venue?.name
  return {
    id: record.id,
    name: record.name,
    parent_venue: parent && parent !== record.name ? { name: parent } : undefined,
    location: record.location?.address ? { address: record.location.address } : undefined,
    event_count: toEventCount(venue),
    ...toShown(record),
  }
}

function toSource(item: SearchItem, context: ViewContext): HitSource {
  if ('event' in item) return toEventSource(item.event)
  if ('contributor' in item) return toContributorSource(item.contributor, context)
  if ('venue' in item) return toVenueSource(item.venue)
  return toListingSource(item.listing)
}

/** An item as a hit carries it: what its card shows, and what its star needs (SPEC §3, Search hit). */
export const toSearchHit = (item: SearchItem, context: ViewContext): SearchHit => ({
  type: item.model,
  favorite_type: toFavoriteType(item.model),
  _source: toSource(item, context),
  _id: item.id,
  favorite_id: item.id,
})

/** An item as a line of the suggestions (ROWS E09); the ids are those of its address (ROWS S05). */
export function toSuggestion(item: SearchItem): Suggestion {
  const { model: type, id, name } = item
  const record = 'listing' in item ? item.listing : recordOf(item)
  const thumbnail = record.thumbnail_url ?? record.image?.url
  return {
    type,
    name,
    ...(thumbnail && { thumbnail_url: thumbnail }),
    ...('event' in item ? toEventPart(item.event, id) : { entity_id: id }),
  }
}

const recordOf = (item: Exclude<SearchItem, { model: ListingModel }>) =>
  'event' in item ? item.event.record : 'contributor' in item ? item.contributor.record : item.venue.record

function toEventPart(event: LinkedEvent, id: string): Partial<Suggestion> {
  const where = toWhere(event)
  return {
    event_id: id,
    ...(event.record.event_type && { event_type: event.record.event_type }),
    ...(where && { venue_name: where }),
  }
}
