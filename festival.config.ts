import type { FestivalSettings } from './src/schema/festival.ts'

/**
 * Your festival's identity. Every field is optional; `src/schema/festival.ts` lists them all with their meaning.
 * Names, years, zones and days come with the imported programme and are overridden only by what you write here.
 */
export default {
  supportEmail: 'support@example.org',
  theme: 'main',
} satisfies FestivalSettings
