import type { LinkedVenue } from '../catalogue/catalogue.ts'
import { groupByLetter } from '../domain/grouping.ts'
import { MODEL_PATHS, toItemPath } from '../domain/urls.ts'
import type { Film, Listing } from '../schema/listing.ts'
import { listingText } from '../text/listing.ts'
import { venueText } from '../text/people.ts'
import { scheduleText } from '../text/schedule.ts'
import type { ViewContext } from './context.ts'
import { type GridPage, toGridPages } from './grid.ts'
import { LISTING_MODELS, type ListingModel, listingsOf } from './listings.ts'
import type { PersonCardView } from './person-card.ts'
import { toPicture } from './picture.ts'
import { toPublication } from './publication.ts'

/** What a card says under the name: a film's genre and countries, a stand's booths, else the trade. */
function toLines(record: Listing | Film): string[] {
  const film = record as Film
  const lines = [
    film.genres?.join(', ') ?? record.category,
    [film.countries?.join(', '), film.runtime].filter(Boolean).join(' · '),
    record.booths && listingText.booths(record.booths),
  ]
  return lines.filter((line): line is string => Boolean(line))
}

/** The card of a film, brand, exhibitor or presenter. */
export const toListingCard = (model: ListingModel, record: Listing, context: ViewContext): PersonCardView => ({
  href: toItemPath(model, record.id, context.year),
  name: record.name,
  lines: toLines(record),
  picture: toPicture(record, { prefers: 'thumbnail', isPerson: model !== 'film' }),
  ...toPublication(record, context),
})

/** What happens in a venue and in its rooms. */
export const toEventCount = (venue: LinkedVenue): number =>
  venue.events.length + venue.rooms.reduce((sum, room) => sum + room.events.length, 0)

/** The card of a venue: where it is, and how much happens there. */
export function toVenueCard(venue: LinkedVenue, context: ViewContext): PersonCardView {
  const parent = venue.parent?.record.name ?? venue.record.parent_venue?.name
  return {
    href: toItemPath('venue', venue.record.id, context.year),
    name: venue.record.name,
    lines: [
      parent && parent !== venue.record.name ? parent : venue.record.location?.address,
      scheduleText.events(toEventCount(venue)),
    ].filter((line): line is string => Boolean(line)),
    picture: toPicture(venue.record, { prefers: 'thumbnail' }),
  }
}

function toLetterGrid<T>(
  section: string,
  title: string,
  items: readonly T[],
  nameOf: (item: T) => string,
  toCard: (item: T) => PersonCardView,
  shape: 'square' | 'wide',
  context: ViewContext,
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
    },
    context,
  )
}

/** The lists of films, brands, exhibitors and presenters, each under its own path (ROWS R14); none for an empty kind. */
export function toListingGridPages(context: ViewContext): GridPage[] {
  return (Object.keys(LISTING_MODELS) as ListingModel[]).flatMap((model) => {
    const records = listingsOf(model, context)
    if (records.length === 0) return []
    return toLetterGrid(
      MODEL_PATHS[model],
      listingText.titles[model],
      records,
      ({ name }) => name,
      (record) => toListingCard(model, record, context),
      model === 'film' ? 'wide' : 'square',
      context,
    )
  })
}

/** The list of venues (ROWS R14): buildings and rooms, with how much happens there. */
export function toVenueGridPages(context: ViewContext): GridPage[] {
  const { venues } = context.catalogue
  if (venues.length === 0) return []
  return toLetterGrid(
    MODEL_PATHS.venue,
    venueText.venues,
    venues,
    ({ record }) => record.name,
    (venue) => toVenueCard(venue, context),
    'wide',
    context,
  )
}
