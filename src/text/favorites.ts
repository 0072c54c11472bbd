import { starLabel } from './star-label.ts'

/** Sentences of My Favorites (ROWS R10) and of the attendee directory (ROWS R11, R12). */
export const favoritesText = {
  title: 'My Favorites',
  favorite: 'Favorite',
  /** What a star is called, whatever its state (QUALITY §2). */
  star: starLabel,
  typeRequired: 'data-item-type is required for favorite button',
  idRequired: 'data-item-id is required for favorite button',
  gone: 'No longer in the programme',
  goneAttendee: 'Somebody who is no longer in the directory',
  overlaps: (name: string) => `At the same time as “${name}”`,
  renamed: (name: string) => `Was “${name}” when you kept it`,
  removed: 'Removed. Press the star to keep it after all.',
  letGo: (name: string) => `Remove “${name}”? It has left the programme, so it cannot be added again.`,
  letGone: 'Removed',
  count: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'favorite' : 'favorites'}`,
  otherYear: (count: number, year: number) =>
    `You also keep ${count.toLocaleString('en-US')} ${count === 1 ? 'favorite' : 'favorites'} of ${year}`,
  takeAlong: 'Add to calendar',
  notNow: 'Your favorites cannot be read for the moment.',
  again: 'Try again',
  howSignedIn: 'Press the star on anything you do not want to miss. It will wait for you here, on every device.',
  /** Word for word (SPEC §5). */
  invalidType: 'invalid favorite type',
  interested: 'Who is interested',
  interestedFailed: 'Failed to fetch who is interested',
  viewAll: 'View all',
  failed: 'A favorite could not be changed',
  listFailed: 'The favorites could not be read',
  kinds: 'Kinds of favorites',
  /** The side nav, word for word. */
  nav: {
    event: 'Events',
    'artist,person': 'Contributors',
    person: 'Speakers',
    film: 'Film & TV Projects',
    'brand,exhibitor': 'Brands & Exhibitors',
    venue: 'Venues',
    attendee: 'Attendees',
  },
  lead: 'Your festival, in one place.',
  how: 'Log in, then press the star on anything you do not want to miss. It will wait for you here, on every device.',
  logIn: 'Log in',
  begin: 'Where to begin',
  /** What a kind of favourites is good for, while there are none. */
  empty: {
    event: 'Star events and they line up here day by day: your own schedule.',
    'artist,person': 'Star artists and speakers to find everything they do.',
    person: 'Star speakers to find everything they do.',
    film: 'Star films and series to keep an eye on their screenings.',
    'brand,exhibitor': 'Star brands and exhibitors to plan your way through the floor.',
    venue: 'Star venues you return to, and see what is on there.',
    attendee: 'Star people you met, or would like to meet.',
  },
  doors: {
    event: 'Browse all events',
    schedule: 'Explore the schedule',
    artists: 'Meet the artists',
    speakers: 'Meet the speakers',
    contributors: 'All contributors',
    films: 'See the films',
    brands: 'See the brands',
    exhibitors: 'See the exhibitors',
    venues: 'Find the venues',
    attendees: 'Open the directory',
  },
} as const

export const attendeesText = {
  title: 'Attendee Directory',
  closed: 'The directory is not open yet.',
  closedHint: 'When it opens, people who chose to be listed will be found here. Until then nobody is.',
  open: 'Find the people you came to meet.',
  openHint: 'Only people who chose to be listed are here. Log in to see them.',
  meanwhile: 'Meanwhile',
  profile: 'Attendee',
  profileHint: 'Log in to see who this is. Only people who chose to be listed have a page.',
  back: 'Back to all attendees',
} as const
