import type { FavoriteType } from '../schema/models.ts'

/** The last parts of the addresses that keep something (SPEC §7); the older buttons name the type itself. */
const SEGMENTS: Readonly<Record<string, FavoriteType>> = {
  attendee: 'attendee',
  attendees: 'attendee',
  event: 'event',
  events: 'event',
  entity: 'entity',
  entities: 'entity',
  venue: 'venue',
  venues: 'venue',
}

/** The favorite type that an address or a button names; nothing for any other word (ROWS V01, C18). */
export const readFavoriteType = (text: string): FavoriteType | undefined =>
  Object.hasOwn(SEGMENTS, text) ? SEGMENTS[text] : undefined

const PLURALS: Readonly<Record<FavoriteType, string>> = {
  attendee: 'attendees',
  event: 'events',
  entity: 'entities',
  venue: 'venues',
}

/** Where a thing of this type is added to the favorites: `/favorite/events`. */
export const toFavoritePath = (type: FavoriteType): string => `/favorite/${PLURALS[type]}`
