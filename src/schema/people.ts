import { z } from 'zod'

/** An attendee as the directory shows one (SPEC §3). Only people who chose to be listed ever leave the store. */
export const AttendeeSchema = z.object({
  uid: z.string().min(1),
  name: z.string().min(1),
  pronoun: z.string().optional(),
  title: z.string().optional(),
  company: z.string().optional(),
  company_type: z.string().optional(),
  hometown: z.string().optional(),
  biography: z.string().optional(),
  image_url: z.string().optional(),
  badge_type: z.string().optional(),
  industry: z.string().optional(),
  country: z.string().optional(),
  x_url: z.string().optional(),
  facebook_url: z.string().optional(),
  instagram_url: z.string().optional(),
  tiktok_url: z.string().optional(),
  website: z.string().optional(),
})
export type Attendee = z.output<typeof AttendeeSchema>

/** Who else is interested: people who chose to be public by name, everybody else by number (SPEC §3). */
export const InterestedSchema = z.object({
  public: z.int().nonnegative(),
  total: z.int().nonnegative(),
  users: z.array(
    z.object({ first_name: z.string(), last_name: z.string(), image_url: z.string().nullable(), uid: z.string() }),
  ),
})
export type Interested = z.output<typeof InterestedSchema>
