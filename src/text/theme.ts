/** Where the two themes word the same thing differently (ROWS B16): a festival has artists, a conference has speakers. */
export const themeText = {
  main: {
    searchPlaceholder: 'Artists and events',
    people: 'People',
    contributors: 'Contributors',
    newFaces: 'Newly announced',
    featured: 'Featured',
  },
  edu: {
    searchPlaceholder: 'Sessions, people',
    people: 'Speakers',
    contributors: 'Speakers and contributors',
    newFaces: 'New speakers',
    featured: 'Featured sessions',
  },
} as const

export type Theme = keyof typeof themeText
