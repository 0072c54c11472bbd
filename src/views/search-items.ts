import type { EditionCatalogue, LinkedContributor, LinkedEvent, LinkedVenue } from '../catalogue/catalogue.ts'
import { compareNames } from '../domain/names.ts'
import type { Film, Listing } from '../schema/listing.ts'
import { MODELS, type Model } from '../schema/models.ts'
import type { ListingModel } from './listings.ts'

/** Something of the programme that a search can find, under the kind by which the wire knows it. */
export type SearchItem =
  | { model: 'event'; id: string; name: string; event: LinkedEvent }
  | { model: 'artist' | 'person'; id: string; name: string; contributor: LinkedContributor }
  | { model: 'venue'; id: string; name: string; venue: LinkedVenue }
  | { model: ListingModel; id: string; name: string; listing: Listing | Film }

/**
 * What of an edition can be found, in the order in which a reader without a search term wants it: events by time, then
 * film, brands, exhibitors, presenters, people and venues, each by name.
 * @param models the kinds that are wanted; all by default.
 */
export function toSearchItems(
  catalogue: EditionCatalogue,
  locale: string,
  models: readonly Model[] = MODELS,
): SearchItem[] {
  const wanted = <T>(model: Model, records: readonly T[]) => (models.includes(model) ? records : [])
  const byName = <T extends SearchItem>(items: T[]): T[] =>
    items.sort((a, b) => compareNames(a.name, b.name, locale) || (a.id < b.id ? -1 : 1))
  const listings = (model: ListingModel, records: readonly Listing[]): SearchItem[] =>
    byName(wanted(model, records).map((listing) => ({ model, id: listing.id, name: listing.name, listing })))
  return [
    ...wanted('event', catalogue.events).map(
      (event): SearchItem => ({ model: 'event', id: event.record.id, name: event.record.name, event }),
    ),
    ...listings(
      'film',
      catalogue.films.map(({ record }) => record),
    ),
    ...listings('brand', catalogue.brands),
    ...listings('exhibitor', catalogue.exhibitors),
    ...listings('music_fest_presenter', catalogue.presenters),
    ...byName(
      catalogue.contributors
        .filter(({ record }) => models.includes(record.type))
        .map((contributor): SearchItem => {
          const { type, entity_id: id, name } = contributor.record
          return { model: type, id, name, contributor }
        }),
    ),
    ...byName(
      wanted('venue', catalogue.venues).map(
        (venue): SearchItem => ({ model: 'venue', id: venue.record.id, name: venue.record.name, venue }),
      ),
    ),
  ]
}

/** By what an index's results name an item: ids are unique within their kind only. */
export const toItemKey = (model: string, id: string): string => `${model} ${id}`
