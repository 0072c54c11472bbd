import { INTERESTED_SHOWN } from '../domain/limits.ts'
import type { FavoriteType, Model } from '../schema/models.ts'
import { favoritesText } from '../text/favorites.ts'
import type { ViewContext } from './context.ts'

/** What a favorite star or an interested list is about (SPEC §3, Favourite button attributes). */
export interface StarView {
  type: FavoriteType
  id: string
}

/** As what a kind of thing is kept in somebody's favourites: everything that is no event, venue or attendee is an entity (ROWS D02). */
export const toFavoriteType = (model: Model): FavoriteType =>
  model === 'event' || model === 'venue' || model === 'attendee' ? model : 'entity'

export const toStar = (model: Model, id: string): StarView => ({ type: toFavoriteType(model), id })

/** What the block of who is interested carries (SPEC §3, Interested block attributes). */
export interface InterestedView extends StarView {
  title: string
  shown: number
  theme: 'main' | 'edu'
}

export const toInterestedBlock = (star: StarView, { festival }: Pick<ViewContext, 'festival'>): InterestedView => ({
  ...star,
  title: favoritesText.interested,
  shown: INTERESTED_SHOWN,
  theme: festival.theme,
})
