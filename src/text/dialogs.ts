/** Sentences of the modals (ROWS B15). */
export const dialogText = {
  close: 'Close',
  shareTitle: 'Share this page',
  shareHint: 'Send it to somebody who should come along.',
  moreWays: 'More ways to share',
  copy: 'Copy link',
  native: 'Share with an app',
  mail: 'E-mail',
  rsvpTitle: 'Reserve a place',
  rsvpOpen: 'Reservations for this event are open.',
  rsvpSignIn: 'Log in to reserve your place.',
  rsvpGo: 'Go to the reservation',
  expressTitle: 'SXXPress',
} as const
