import { z } from 'zod'
import {
  IdSchema,
  ImageSchema,
  LinkSchema,
  PictureUrlSchema,
  PublishAtSchema,
  SafeHtmlSchema,
  TagSchema,
} from './parts.ts'

/** What brands, exhibitors, films and presenters have in common (SPEC §3). */
export const ListingSchema = z.object({
  id: IdSchema,
  name: z.string().min(1),
  description: SafeHtmlSchema.optional(),
  thumbnail_url: PictureUrlSchema.optional(),
  image: ImageSchema.optional(),
  links: z.array(LinkSchema).optional(),
  tags: z.array(TagSchema).optional(),
  featured: z.boolean().optional(),
  publish_at: PublishAtSchema,
  /** Where it stands on the floor, for those that stand somewhere. */
  booths: z.array(z.string().min(1)).optional(),
  category: z.string().optional(),
})
export type Listing = z.output<typeof ListingSchema>

/** Credits as a film prints them: `Director` with its names. */
export const CreditSchema = z.object({ label: z.string().min(1), values: z.array(z.string().min(1)).min(1) })

export const FilmSchema = ListingSchema.extend({
  entity_id: z.string().min(1).optional(),
  logline: z.string().optional(),
  runtime: z.string().optional(),
  language: z.string().optional(),
  countries: z.array(z.string().min(1)).optional(),
  genres: z.array(z.string().min(1)).optional(),
  production_year: z.int().optional(),
  premiere_type: z.string().optional(),
  credits: z.array(CreditSchema).optional(),
})
export type Film = z.output<typeof FilmSchema>
