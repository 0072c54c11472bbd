import type { EditionCatalogue, LinkedEvent, LinkedVenue } from '../catalogue/catalogue.ts'
import { groupBy } from '../domain/grouping.ts'
import { formatDay, formatWeekday } from '../domain/time.ts'
import { toItemPath } from '../domain/urls.ts'
import type { Link } from '../schema/parts.ts'
import { venueText } from '../text/people.ts'
import { scheduleText } from '../text/schedule.ts'
import type { ViewContext } from './context.ts'
import { type EventCardView, toEventCard } from './event-card.ts'
import { type HeadView, toHead } from './head.ts'
import { toPlaceData } from './json-ld.ts'
import { toLinkViews } from './links.ts'
import { type PictureView, toPicture } from './picture.ts'
import { type InterestedView, type StarView, toInterestedBlock, toStar } from './star.ts'

/** A building shows its rooms' events on its own page up to this many; beyond, the rooms' pages have them. */
const MOST_WITH_ROOMS = 40

export interface VenuePageView {
  head: HeadView
  name: string
  parent?: { name: string; href?: string }
  address?: string
  mapHref?: string
  facts: string[]
  /** Safe HTML. */
  description?: string
  links: Link[]
  picture: PictureView
  star: StarView
  interested: InterestedView
  rooms: { name: string; href: string; count: string }[]
  days: { id: string; weekday: string; date: string; cards: EventCardView[] }[]
  count: string
  empty?: string
}

/** Directions by address, or by coordinates when there is no address; OpenStreetMap, which asks nothing of visitors. */
function toMapHref({ record, parent }: LinkedVenue): string | undefined {
  const location = record.location ?? parent?.record.location
  if (location?.lat !== undefined && location.lon !== undefined) {
    const at = `${location.lat}/${location.lon}`
    return `https://www.openstreetmap.org/?mlat=${location.lat}&mlon=${location.lon}#map=18/${at}`
  }
  const words = [location?.address, location?.city, location?.postal_code, location?.country].filter(Boolean)
  return location?.address
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(words.join(', '))}`
    : undefined
}

const orders = new WeakMap<EditionCatalogue, Map<LinkedEvent, number>>()

/** Events in the order of the catalogue, which is that of time. */
function inOrder(events: LinkedEvent[], catalogue: EditionCatalogue): LinkedEvent[] {
  const order = orders.get(catalogue) ?? new Map(catalogue.events.map((event, index) => [event, index]))
  orders.set(catalogue, order)
  return events.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

/** Everything the page of a venue shows: what it is, and its days (ROWS E08, R14). A building shows its rooms' events too. */
export function toVenuePage(venue: LinkedVenue, context: ViewContext): VenuePageView {
  const { record } = venue
  const inRooms = venue.rooms.flatMap(({ events }) => events)
  const events =
    inRooms.length === 0 || venue.events.length + inRooms.length > MOST_WITH_ROOMS
      ? venue.events
      : inOrder([...venue.events, ...inRooms], context.catalogue)
  const total = venue.events.length + inRooms.length
  const location = record.location ?? venue.parent?.record.location
  const address = [
    location?.address,
    location?.city,
    [location?.state, location?.postal_code].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ')
  const parentName = venue.parent?.record.name ?? record.parent_venue?.name
  const picture = toPicture(record)
  const mapHref = toMapHref(venue)
  return {
    head: toHead(
      {
        title: record.name,
        description:
          record.description ??
          [record.name, parentName, address, scheduleText.events(total)].filter(Boolean).join(', '),
        path: toItemPath('venue', record.id, context.catalogue.edition.year),
        card: 'own',
        jsonLd: toPlaceData(venue),
      },
      context,
    ),
    name: record.name,
    ...(parentName &&
      parentName !== record.name && {
        parent: {
          name: parentName,
          ...(venue.parent && { href: toItemPath('venue', venue.parent.record.id, context.year) }),
        },
      }),
    ...(address && { address }),
    ...(mapHref && { mapHref }),
    facts: [
      record.floor && venueText.floor(record.floor),
      record.capacity && venueText.capacity(record.capacity),
      record.accessible && venueText.accessible,
      record.indoor_outdoor,
      record.age_policy,
    ].filter((fact): fact is string => Boolean(fact)),
    ...(record.description && { description: record.description }),
    links: toLinkViews(record.links, record.name),
    picture,
    star: toStar('venue', record.id),
    interested: toInterestedBlock(toStar('venue', record.id), context),
    rooms: venue.rooms.map((room) => ({
      name: room.record.name,
      href: toItemPath('venue', room.record.id, context.year),
      count: scheduleText.events(room.events.length),
    })),
    days: groupBy(events, ({ day }) => day ?? '').map(({ key, items }) => ({
      id: key ? `day-${key}` : 'day-tba',
      weekday: key ? formatWeekday(key) : scheduleText.tba,
      date: key ? formatDay(key) : '',
      cards: items.map((event) => toEventCard(event, context)),
    })),
    count: scheduleText.events(total),
    ...(total === 0 && { empty: scheduleText.empty }),
  }
}
