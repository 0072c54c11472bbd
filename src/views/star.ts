import type { FavoriteType, Model } from '../schema/models.ts'

/** What a favorite star or an interested list is about (SPEC §3, Favourite button attributes). */
export interface StarView {
  type: FavoriteType
  id: string
}

/** As what a kind of thing is kept in somebody's favourites: everything that is no event, venue or attendee is an entity (ROWS D02). */
export const toFavoriteType = (model: Model): FavoriteType =>
  model === 'event' || model === 'venue' || model === 'attendee' ? model : 'entity'

export const toStar = (model: Model, id: string): StarView => ({ type: toFavoriteType(model), id })
