import { z } from 'zod'
import { DEFAULT_FEATURES } from './default-features.ts'

/** What each flag turns on (ROWS E13); how they travel is in docs/decisions/0017-features.md. */
export const FeaturesSchema = z.object({
  /** A–Z and # above results and lists by name. */
  alphanav: z.boolean().default(DEFAULT_FEATURES.alphanav),
  /** The directory of attendees who want to be in it, their pages, and their tab in the favorites. */
  attendee_directory: z.boolean().default(DEFAULT_FEATURES.attendee_directory),
  /** On the landing page, for visitors who are signed in: their next favorites. */
  dashboard: z.boolean().default(DEFAULT_FEATURES.dashboard),
  /** The sections of checkboxes beside search results; the buttons for kinds and credentials stay without it. */
  filters: z.boolean().default(DEFAULT_FEATURES.filters),
  /** How many results each choice of a filter has. */
  filter_counts: z.boolean().default(DEFAULT_FEATURES.filter_counts),
  /** 'Near me' on the list of venues: by distance, once a visitor asks for it and the browser may say where it is. */
  nearby: z.boolean().default(DEFAULT_FEATURES.nearby),
  /** Long sections of checkboxes in pages of 15; without it each shows all its choices. */
  pagination: z.boolean().default(DEFAULT_FEATURES.pagination),
  /** In a preview: labels that say when something becomes visible. The public site has neither. */
  preview_mode: z.boolean().default(DEFAULT_FEATURES.preview_mode),
  /** Venues in menus, in the tabs of search and among its lists. Events link to their venue with or without it. */
  venues: z.boolean().default(DEFAULT_FEATURES.venues),
})
export type Features = z.output<typeof FeaturesSchema>
