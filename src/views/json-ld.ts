import type { LinkedContributor, LinkedEvent, LinkedVenue } from '../catalogue/catalogue.ts'
import { toPlainText, toSummary } from '../domain/plain-text.ts'
import { toOffsetIso } from '../domain/time.ts'
import { toItemPath } from '../domain/urls.ts'
import type { ViewContext } from './context.ts'

const absolute = (src: string | undefined, { siteUrl }: ViewContext) =>
  src === undefined ? undefined : src.startsWith('/') ? siteUrl + src : src

/** In one line: the same words as on the page, which costs its compressed form next to nothing. */
const addressOf = ({ record, parent }: LinkedVenue) => {
  const location = record.location ?? parent?.record.location
  return [location?.address, location?.city].filter(Boolean).join(', ')
}

/** schema.org Place: name and address. */
const toPlace = (venue: LinkedVenue) => ({
  '@type': 'Place',
  name: venue.record.name,
  address: addressOf(venue) || (venue.parent?.record.name ?? venue.record.name),
})

/** schema.org Place with its coordinates, for the venue's own page. */
export function toPlaceData(venue: LinkedVenue): object {
  const { lat, lon } = venue.record.location ?? {}
  const geo = lat !== undefined &&
    lon !== undefined && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } }
  return { ...toPlace(venue), ...geo }
}

/** schema.org Event with place, performers and state; times with the festival's offset. */
export function toEventData(event: LinkedEvent, context: ViewContext): object {
  const { record } = event
  const { clock, edition } = context.catalogue
  const start = record.start_time ? toOffsetIso(record.start_time, clock) : event.day
  const text = toPlainText(record.description ?? record.long_description ?? '')
  return {
    '@type': record.film_ids?.length ? 'ScreeningEvent' : record.event_type === 'showcase' ? 'MusicEvent' : 'Event',
    name: record.name,
    ...(text && { description: toSummary(text) }),
    ...(start && { startDate: start }),
    ...(record.end_time && { endDate: toOffsetIso(record.end_time, clock) }),
    // Scheduled is what schema.org takes for granted.
    ...(record.canceled && { eventStatus: 'https://schema.org/EventCancelled' }),
    location: event.venue
      ? toPlace(event.venue)
      : { '@type': 'Place', name: edition.place ?? edition.name, address: edition.place ?? edition.name },
    ...(absolute(record.image?.url, context) && { image: absolute(record.image?.url, context) }),
    ...(event.people.length > 0 && {
      performer: event.people.slice(0, 5).map(({ contributor }) => ({
        '@type': contributor.record.type === 'artist' ? 'MusicGroup' : 'Person',
        name: contributor.record.name,
      })),
    }),
    superEvent: { '@type': 'Festival', name: edition.name },
  }
}

/** schema.org MusicGroup or Person. */
export function toContributorData(contributor: LinkedContributor, context: ViewContext): object {
  const { record } = contributor
  const shared = {
    name: record.name,
    url: context.siteUrl + toItemPath(record.type, record.entity_id, context.catalogue.edition.year),
    ...(absolute(record.image?.url, context) && { image: absolute(record.image?.url, context) }),
    ...(record.links && { sameAs: Object.values(record.links) }),
  }
  return record.type === 'artist'
    ? { '@type': 'MusicGroup', ...shared, genre: record.genre }
    : {
        '@type': 'Person',
        ...shared,
        jobTitle: record.title,
        ...(record.company && { worksFor: { '@type': 'Organization', name: record.company } }),
      }
}
