import { toItemPath } from '../domain/urls.ts'
import type { Film, Listing } from '../schema/listing.ts'
import type { Venue } from '../schema/venue.ts'
import { listingText } from '../text/listing.ts'
import { scheduleText } from '../text/schedule.ts'
import type { CardContext } from './context.ts'
import type { ListingModel } from './listings.ts'
import type { PersonCardView } from './person-card.ts'
import { toPicture } from './picture.ts'
import { toPublication } from './publication.ts'
import { toStar } from './star.ts'

/** What a card needs to know of a film, brand, exhibitor or presenter: a record, or a hit of a search. */
export type CardListing = Pick<
  Listing,
  'id' | 'name' | 'category' | 'booths' | 'thumbnail_url' | 'image' | 'publish_at'
> &
  Partial<Pick<Film, 'genres' | 'countries' | 'runtime'>>

/** What stands under the name: a film's genre and countries, a stand's booths, else the trade. */
function toLines(record: CardListing): string[] {
  const lines = [
    record.genres?.join(', ') ?? record.category,
    [record.countries?.join(', '), record.runtime].filter(Boolean).join(' · '),
    record.booths && listingText.booths(record.booths),
  ]
  return lines.filter((line): line is string => Boolean(line))
}

export const toListingCard = (model: ListingModel, record: CardListing, context: CardContext): PersonCardView => ({
  href: toItemPath(model, record.id, context.year),
  name: record.name,
  lines: toLines(record),
  picture: toPicture(record, { prefers: 'thumbnail', isPerson: model !== 'film' }),
  ...toPublication(record, context),
  star: toStar(model, record.id),
})

/** A venue with its building or address, and how much happens there and in its rooms. */
export function toVenueCard(
  record: Pick<Venue, 'id' | 'name' | 'location' | 'thumbnail_url' | 'image'>,
  parent: string | undefined,
  count: number,
  context: Pick<CardContext, 'year'>,
): PersonCardView {
  const lines = [parent && parent !== record.name ? parent : record.location?.address, scheduleText.events(count)]
  return {
    href: toItemPath('venue', record.id, context.year),
    name: record.name,
    lines: lines.filter((line): line is string => Boolean(line)),
    picture: toPicture(record, { prefers: 'thumbnail' }),
    star: toStar('venue', record.id),
  }
}
