import { z } from 'zod'
import { readFavoriteType } from '../../domain/favorite-types.ts'
import { FAVORITE_TYPES } from '../../schema/models.ts'
import { SearchEnvelopeSchema } from '../../schema/search.ts'
import { apiText } from '../../text/api.ts'
import { MAX_FAVORITE_IDS, PATH_PART_LIMIT } from '../limits.ts'
import { SearchBodySchema } from '../search/state.ts'

/** The type in an address, in the singular or the plural (ROWS V01, C18). */
export const TypeSchema = z.string().transform((text, context) => {
  const type = readFavoriteType(text)
  if (type) return type
  context.addIssue({ code: 'custom', message: apiText.invalidFavoriteType })
  return z.NEVER
})

/** Feeds have ids that are numbers, and older buttons send them as such. */
export const IdSchema = z.union([z.string().min(1).max(PATH_PART_LIMIT), z.int().transform(String)])

export const AddBodySchema = z.object({ id: IdSchema })
export const QueryBodySchema = z.object({ ids: z.array(IdSchema).max(MAX_FAVORITE_IDS) })
export const FavoriteSearchBodySchema = SearchBodySchema.pick({ filters: true, models: true })

/** Every type, also those of which nothing is kept. */
export const FavoriteListsSchema = z.record(z.enum(FAVORITE_TYPES), z.array(z.string()))

/** The envelope of a search over one's own favorites, and in which other editions there are more of them. */
export const FavoriteEnvelopeSchema = SearchEnvelopeSchema.extend({
  other_years: z.array(z.object({ year: z.int(), count: z.int().positive() })),
})
export type FavoriteEnvelope = z.output<typeof FavoriteEnvelopeSchema>
