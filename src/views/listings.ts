import type { EditionCatalogue, LinkedEvent } from '../catalogue/catalogue.ts'
import type { Listing } from '../schema/listing.ts'
import type { ViewContext } from './context.ts'

/** The kinds of listing and what they are called in the singular on their own page. */
export const LISTING_MODELS = {
  film: 'films',
  brand: 'brands',
  exhibitor: 'exhibitors',
  music_fest_presenter: 'presenters',
} as const
export type ListingModel = keyof typeof LISTING_MODELS

/** The records of one kind. */
export function listingsOf(model: ListingModel, { catalogue }: ViewContext): readonly Listing[] {
  return model === 'film' ? catalogue.films.map(({ record }) => record) : catalogue[LISTING_MODELS[model]]
}

const presented = new WeakMap<EditionCatalogue, Map<string, LinkedEvent[]>>()

/** Events that name somebody as their presenter or sponsor; feeds give a name there, not an id. */
export function eventsPresentedBy(name: string, { catalogue }: ViewContext): LinkedEvent[] {
  let byName = presented.get(catalogue)
  if (!byName) {
    byName = new Map()
    for (const event of catalogue.events) {
      for (const presenter of new Set([event.record.presented_by, event.record.meta?.sponsor])) {
        if (presenter) byName.set(presenter.toLowerCase(), [...(byName.get(presenter.toLowerCase()) ?? []), event])
      }
    }
    presented.set(catalogue, byName)
  }
  return byName.get(name.toLowerCase()) ?? []
}
