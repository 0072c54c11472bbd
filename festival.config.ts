import type { FestivalSettings } from './src/schema/festival.ts'

/**
 * Your festival's identity. Every field is optional; `src/schema/festival.ts` lists them all with their meaning.
 * Names, years, zones and days come with the imported programme and are overridden only by what you write here.
 */
export default {
  supportEmail: 'support@example.org',
  theme: 'main',
  // What each feature does stands in src/schema/features.ts. Some need data that a programme may not have:
  // nearby needs venues with coordinates, attendee_directory a list of attendees (npm run attendees).
  features: { alphanav: true, filter_counts: true, venues: true, nearby: true },
} satisfies FestivalSettings
