import { z } from 'zod'
import { IdSchema, ImageSchema, InstantSchema, PictureUrlSchema, PublishAtSchema, SafeHtmlSchema } from './parts.ts'

/** The services an artist or person may link to, in the order pages show them (SPEC §3). */
export const CONTRIBUTOR_LINKS = [
  'website',
  'spotify',
  'apple',
  'bandcamp',
  'soundcloud',
  'youtube',
  'instagram',
  'tiktok',
  'facebook',
  'twitter',
] as const
export type ContributorLink = (typeof CONTRIBUTOR_LINKS)[number]

const WebUrlSchema = z.string().regex(/^https?:\/\//)

/** An artist or a person (shown as speaker) as a snapshot keeps it. Which events they are in is the events' to say. */
export const ContributorSchema = z.object({
  entity_id: IdSchema,
  type: z.enum(['artist', 'person']),
  name: z.string().min(1),
  pronoun: z.string().optional(),
  image: ImageSchema.optional(),
  thumbnail_url: PictureUrlSchema.optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  genre: z.string().optional(),
  subgenre: z.string().optional(),
  title: z.string().optional(),
  company: z.string().optional(),
  credential_types: z.array(z.string().min(1)).optional(),
  details: SafeHtmlSchema.optional(),
  bio: SafeHtmlSchema.optional(),
  links: z.partialRecord(z.enum(CONTRIBUTOR_LINKS), WebUrlSchema).optional(),
  /** What an artist hopes to meet people about; one string, its items separated by commas (SPEC §3). */
  artist_connection: z.string().optional(),
  publish_at: PublishAtSchema,
  announcement_date: z.union([z.iso.date(), InstantSchema]).optional(),
  featured: z.boolean().optional(),
})
export type Contributor = z.output<typeof ContributorSchema>
