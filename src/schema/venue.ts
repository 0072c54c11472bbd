import { z } from 'zod'
import { IdSchema, ImageSchema, LinkSchema, PictureUrlSchema, SafeHtmlSchema } from './parts.ts'

export const LocationSchema = z.object({
  address: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  postal_code: z.string().optional(),
  country: z.string().optional(),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
})
export type Location = z.output<typeof LocationSchema>

/** A place where events happen: a building, or a room in one (`parent_venue`). */
export const VenueSchema = z.object({
  id: IdSchema,
  name: z.string().min(1),
  description: SafeHtmlSchema.optional(),
  parent_venue: z.object({ id: IdSchema.optional(), name: z.string().min(1) }).optional(),
  location: LocationSchema.optional(),
  floor: z.string().optional(),
  capacity: z.int().nonnegative().optional(),
  accessible: z.boolean().optional(),
  age_policy: z.string().optional(),
  indoor_outdoor: z.string().optional(),
  links: z.array(LinkSchema).optional(),
  image: ImageSchema.optional(),
  thumbnail_url: PictureUrlSchema.optional(),
  /** The feed's own order of rooms, where it has one. */
  position: z.int().optional(),
})
export type Venue = z.output<typeof VenueSchema>
