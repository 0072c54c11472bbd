/** The screens for what is not there and for what failed (SPEC §8, word for word where it gives the words). */
export const errorText = {
  title: 'We encountered an error!',
  /** Stands where our server would say what happened. */
  message: 'Something went wrong on our side. Please try again in a moment.',
  code: (requestId: string) => `Error code: ${requestId}`,
  again: 'Try again',
} as const

/** The way back from a part of the site. */
export const backText = {
  events: 'Back to all events',
  artists: 'Back to all artists',
  contributors: 'Back to all contributors',
  speakers: 'Back to all speakers',
  films: 'Back to all films',
  brands: 'Back to all brands',
  exhibitors: 'Back to all exhibitors',
  music_fest_presenters: 'Back to all presenters',
  venues: 'Back to all venues',
  kiosk: 'Back to all venues',
  attendees: 'Back to all attendees',
  schedule: 'Back to all days',
} as const
