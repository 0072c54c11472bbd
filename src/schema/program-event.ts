import { z } from 'zod'
import {
  CredentialSchema,
  DaySchema,
  IdSchema,
  ImageSchema,
  InstantSchema,
  LinkSchema,
  PictureUrlSchema,
  PublishAtSchema,
  SafeHtmlSchema,
  TagSchema,
} from './parts.ts'

/** Someone's part in an event: who, and as what (`moderator`, `director`); no role means simply taking part. */
export const AppearanceSchema = z.object({ entity_id: IdSchema, role: z.string().optional() })
export type Appearance = z.output<typeof AppearanceSchema>

/** An event of the programme as a snapshot keeps it: SPEC §3's fields, with people, venue and films by id. */
export const ProgramEventSchema = z.object({
  id: IdSchema,
  /** The feed's own id where it differs from `id` (unsafe in a URL, or given twice). */
  event_id: z.string().min(1),
  name: z.string().min(1),
  subtitle: z.string().optional(),
  description: SafeHtmlSchema.optional(),
  long_description: SafeHtmlSchema.optional(),
  language: z.string().optional(),

  /** Both missing means "to be announced". */
  start_time: InstantSchema.optional(),
  end_time: InstantSchema.optional(),
  /** The festival day it belongs to: a show at 01:00 belongs to the night before when the feed says so. */
  date: DaySchema.optional(),
  publish_at: PublishAtSchema,
  canceled: z.boolean().optional(),

  thumbnail_url: PictureUrlSchema.optional(),
  image: ImageSchema.optional(),

  event_type: z.string().optional(),
  format: z.string().optional(),
  category: z.string().optional(),
  track: z.string().optional(),
  experience_level: z.string().optional(),
  focus_area: z.string().optional(),
  genre: z.string().optional(),
  subgenre: z.string().optional(),
  presented_by: z.string().optional(),
  credentials: z.array(CredentialSchema).optional(),
  credential_types: z.array(z.string().min(1)).optional(),
  tags: z.array(TagSchema).optional(),
  hash_tags: z.array(z.string().min(1)).optional(),
  meta: z.object({ sponsor: z.string().optional(), sponsorImage: PictureUrlSchema.optional() }).optional(),
  /** `closed captioned`, `open captioned`, `american sign language`, and whatever else the feed calls by name. */
  accessibility: z.array(z.string().min(1)).optional(),
  age_policy: z.string().optional(),
  cpe_credit: z.boolean().optional(),

  reservable: z.boolean().optional(),
  reservable_id: z.string().optional(),
  rsvp_url: z
    .string()
    .regex(/^https?:/)
    .optional(),
  /** What the venue or the organiser says about getting in with an express pass. */
  sxxpress_message: z.string().optional(),

  contributors: z.array(AppearanceSchema).optional(),
  venue_id: IdSchema.optional(),
  film_ids: z.array(IdSchema).optional(),
  links: z.array(LinkSchema).optional(),
  alpha: z.string().optional(),
  featured: z.boolean().optional(),
})
export type ProgramEvent = z.output<typeof ProgramEventSchema>
