import type { LinkedVenue } from '../catalogue/catalogue.ts'
import { groupByLetter } from '../domain/grouping.ts'
import { MODEL_PATHS } from '../domain/urls.ts'
import type { Listing } from '../schema/listing.ts'
import { listingText } from '../text/listing.ts'
import { venueText } from '../text/people.ts'
import type { ViewContext } from './context.ts'
import { type GridPage, toGridPages } from './grid.ts'
import { toListingCard, toVenueCard } from './listing-card.ts'
import { LISTING_MODELS, type ListingModel, listingsOf } from './listings.ts'
import type { PersonCardView } from './person-card.ts'

/** What happens in a venue and in its rooms. */
export const toEventCount = (venue: LinkedVenue): number =>
  venue.events.length + venue.rooms.reduce((sum, room) => sum + room.events.length, 0)

function toLetterGrid<T>(
  section: string,
  title: string,
  items: readonly T[],
  nameOf: (item: T) => string,
  toCard: (item: T) => PersonCardView,
  shape: 'square' | 'wide',
  context: ViewContext,
  canSortByDistance = false,
): GridPage[] {
  return toGridPages(
    {
      title,
      count: listingText.count(items.length),
      groups: groupByLetter(items, nameOf, context.festival.locale),
      isByLetter: true,
      titleOf: (key) => key,
      pathOf: (page) => (page === 1 ? section : `${section}/by-name/${page}`),
      sorts: [],
      toCard,
      empty: listingText.empty,
      shape,
      canSortByDistance,
    },
    context,
  )
}

/** The lists of films, brands, exhibitors and presenters, each under its own path (ROWS R14); none for an empty kind. */
export function toListingGridPages(context: ViewContext): GridPage[] {
  return (Object.keys(LISTING_MODELS) as ListingModel[]).flatMap((model) => {
    const records = listingsOf(model, context)
    if (records.length === 0) return []
    const toCard = (record: Listing) => toListingCard(model, record, context)
    return toLetterGrid(
      MODEL_PATHS[model],
      listingText.titles[model],
      records,
      ({ name }) => name,
      toCard,
      model === 'film' ? 'wide' : 'square',
      context,
    )
  })
}

/** Where a venue is: a room is where its building is. */
function toPlace({ record, parent }: LinkedVenue): string | undefined {
  const { lat, lon } = [record.location, parent?.record.location].find((location) => location?.lat !== undefined) ?? {}
  return lat !== undefined && lon !== undefined ? `${lat},${lon}` : undefined
}

/** The list of venues (ROWS R14): buildings and rooms, with how much happens there, and where it is for `nearby`. */
export function toVenueGridPages(context: ViewContext): GridPage[] {
  const { venues } = context.catalogue
  if (venues.length === 0) return []
  const canSortByDistance = context.festival.features.nearby && venues.some((venue) => toPlace(venue) !== undefined)
  return toLetterGrid(
    MODEL_PATHS.venue,
    venueText.venues,
    venues,
    ({ record }) => record.name,
    (venue) => {
      const parent = venue.parent?.record.name ?? venue.record.parent_venue?.name
      const at = canSortByDistance && toPlace(venue)
      return { ...toVenueCard(venue.record, parent, toEventCount(venue), context), ...(at && { at }) }
    },
    'wide',
    context,
    canSortByDistance,
  )
}
