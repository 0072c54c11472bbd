import { z } from 'zod'

/** The feature flags with the values that hold when nobody says otherwise (SPEC §9). */
export const FeaturesSchema = z.object({
  alphanav: z.boolean().default(false),
  attendee_directory: z.boolean().default(false),
  dashboard: z.boolean().default(false),
  filters: z.boolean().default(true),
  filter_counts: z.boolean().default(false),
  nearby: z.boolean().default(false),
  pagination: z.boolean().default(true),
  preview_mode: z.boolean().default(true),
  venues: z.boolean().default(false),
})
export type Features = z.output<typeof FeaturesSchema>
