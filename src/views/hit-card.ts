import type {
  AttendeeSource,
  ContributorSource,
  EventSource,
  ListingSource,
  SearchHit,
  VenueSource,
} from '../schema/search.ts'
import { toAttendeeCard } from './attendee-card.ts'
import type { CardContext } from './context.ts'
import { type EventCardView, toEventCard } from './event-card.ts'
import { toListingCard, toVenueCard } from './listing-card.ts'
import { type PersonCardView, toPersonCard } from './person-card.ts'

/** A hit as the card that a built page would show of the same thing. */
export type HitCard = { kind: 'event'; view: EventCardView } | { kind: 'person' | 'wide'; view: PersonCardView }

interface HitOptions {
  /** Under a heading that does not say when. */
  showsDay?: boolean
}

function toEventHit(source: EventSource, context: CardContext, options: HitOptions): EventCardView {
  const { venue, contributors = [], contributors_count: count = contributors.length } = source
  const view = toEventCard(
    {
      record: source,
      day: source.date,
      people: contributors.map(({ name }) => ({ contributor: { record: { name } } })),
      venue: venue && { record: { name: venue.name, parent_venue: venue.root } },
    },
    context,
    options,
  )
  // A lean hit names only the people that a card shows.
  return { ...view, morePeople: Math.max(view.morePeople, count - view.people.length) }
}

/**
 * Nothing for a type that nobody knows (ROWS X05). Throws on a hit that is not what its type says (ROWS B10). A list may
 * add a `note` to a hit.
 */
export function toHitCard(hit: SearchHit, context: CardContext, options: HitOptions = {}): HitCard | undefined {
  const card = toPlainCard(hit, context, options)
  const { note } = hit._source
  return card && typeof note === 'string' ? ({ ...card, view: { ...card.view, note } } as HitCard) : card
}

function toPlainCard({ type, _source }: SearchHit, context: CardContext, options: HitOptions): HitCard | undefined {
  switch (type) {
    case 'event':
      return { kind: 'event', view: toEventHit(_source as EventSource, context, options) }
    case 'artist':
    case 'person':
      return { kind: 'person', view: toPersonCard({ record: _source as ContributorSource }, context) }
    case 'attendee':
      return { kind: 'person', view: toAttendeeCard(_source as AttendeeSource) }
    case 'venue': {
      const venue = _source as VenueSource
      return { kind: 'wide', view: toVenueCard(venue, venue.parent_venue?.name, venue.event_count, context) }
    }
    case 'film':
      return { kind: 'wide', view: toListingCard(type, _source as ListingSource, context) }
    case 'brand':
    case 'exhibitor':
    case 'music_fest_presenter':
      return { kind: 'person', view: toListingCard(type, _source as ListingSource, context) }
    default:
      return undefined
  }
}
