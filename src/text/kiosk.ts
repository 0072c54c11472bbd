/** Sentences of the screens in foyers and at doors (ROWS R15). */
export const kioskText = {
  title: (what: string) => `${what}: now and next`,
  allVenues: 'All venues',
  now: 'Now',
  next: 'Next',
  pause: 'Pause',
  resume: 'Resume',
  over: 'That was everything. Thank you for coming.',
  none: 'Nothing has been announced here yet.',
  until: 'until',
} as const

/** Sentences of the page on which staff say how full a door is (ROWS R16). */
export const staffText = {
  title: (venue: string) => `Door status: ${venue}`,
  heading: 'Door status',
  who: 'For the staff of this venue.',
  whoHint:
    'Log in with an account that looks after this door, and the selectors below wake up. Visitors see what you set within seconds.',
  logIn: 'Log in',
  status: 'Status',
  message: 'Message',
  statusOf: (event: string) => `Status of ${event}`,
  messageOf: (event: string) => `Message for ${event}`,
  statuses: { none: 'None', green: 'Green', yellow: 'Yellow', red: 'Red', canceled: 'Canceled' },
  noMessage: 'None',
  none: 'There are no events at this venue.',
  public: 'The page that visitors see',
  screen: 'The screen for this door',
} as const
