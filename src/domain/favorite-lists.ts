/** The side nav of My Favorites by theme, as its addresses spell the kinds (ROWS R10). */
export const FAVORITE_LISTS = {
  main: ['event', 'artist,person', 'film', 'brand,exhibitor', 'venue', 'attendee'],
  edu: ['event', 'person', 'brand,exhibitor', 'venue', 'attendee'],
} as const
export type FavoriteList = (typeof FAVORITE_LISTS)['main' | 'edu'][number]
