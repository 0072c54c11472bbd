/** A part of the site whose missing pages and failures lead back to its own list (ROWS R05, R12, R13). */
export interface Section {
  /** The first part of its addresses after the year. */
  path: string
  /** Where 'Back to all …' leads, without the year. */
  back: string
  /** What of an edition must exist for that list to exist; without it the way back is to all events. */
  needs?: 'films' | 'brands' | 'exhibitors' | 'presenters' | 'venues'
}

/** One table for pages, server and hosts. What stands in no section leads back to all events. */
export const SECTIONS = [
  { path: 'events', back: 'search/event' },
  { path: 'artists', back: 'artists' },
  { path: 'contributors', back: 'contributors' },
  { path: 'speakers', back: 'speakers' },
  { path: 'films', back: 'films', needs: 'films' },
  { path: 'brands', back: 'brands', needs: 'brands' },
  { path: 'exhibitors', back: 'exhibitors', needs: 'exhibitors' },
  { path: 'music_fest_presenters', back: 'music_fest_presenters', needs: 'presenters' },
  { path: 'venues', back: 'venues', needs: 'venues' },
  { path: 'kiosk', back: 'venues', needs: 'venues' },
  { path: 'attendees', back: 'attendees' },
  { path: 'schedule', back: 'schedule' },
] as const satisfies readonly Section[]
export type SectionPath = (typeof SECTIONS)[number]['path']

/** Where the error screen of a section is built; the one at `500` speaks for all others. */
export const toErrorPath = (section: string): string => `errors/${section}`
