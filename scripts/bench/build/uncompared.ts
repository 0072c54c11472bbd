/**
 * Kinds of page that are shells of something live or shown to nobody. No other generator has anything like them, so they
 * have no template; our build makes them all the same, uncounted.
 */
export const UNCOMPARED: ReadonlySet<string> = new Set([
  'search test',
  'favorites',
  'attendees',
  'attendee',
  'kiosk',
  'venue status',
  'gallery',
])
