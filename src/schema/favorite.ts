import { z } from 'zod'
import { FAVORITE_TYPES, FavoriteTypeSchema } from './models.ts'

export const FavoriteItemSchema = z.object({ id: z.string().min(1), type: FavoriteTypeSchema })
export type FavoriteItem = z.output<typeof FavoriteItemSchema>

/** Keyed by item type, each a list of item ids (SPEC §3). */
export const FavoritesSchema = z.partialRecord(z.enum(FAVORITE_TYPES), z.array(z.string()))
export type Favorites = z.output<typeof FavoritesSchema>
