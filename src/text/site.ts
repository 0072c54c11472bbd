/** Sentences of the frame around every page: head, header, footer, errors. */
export const siteText = {
  skip: 'Skip to content',
  home: 'Home',
  menu: 'Menu',
  mainNavigation: 'Main',
  searchLabel: 'Search the programme',
  search: 'Search',
  back: 'Back',
  hotel: 'Book a Hotel',
  badge: 'Buy a Badge',
  fullSchedule: 'Full Schedule',
  recentSpeakers: 'Recently Announced Speakers',
  exploreSchedule: 'Explore Schedule',
  viewFavorites: 'View Favorites',
  timesIn: (zone: string) => `All times are ${zone}.`,
  about: (festival: string) => `About ${festival}`,
  otherEditions: 'Other years',
  madeWith: 'Made with Marquee',
  contact: 'Contact',
} as const

/** Page titles: what the page is, then whose festival. */
export const toTitle = (page: string, festival: string): string => (page === festival ? page : `${page} – ${festival}`)

export const notFoundText = {
  title: 'Page not found',
  /** SPEC §8, word for word; `{email}` is a mail link. */
  before: 'The page you requested cannot be found. Check the URL, or contact ',
  after: ' if you believe this page should be working.',
} as const

export const shareText = {
  share: 'Share',
  copied: 'Link copied to clipboard',
  copyByHand: 'Copy this link',
} as const
