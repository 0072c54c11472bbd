/** The words beside a star (ROWS T01). */
export const starText = {
  /** On a star of a visitor who is signed out: the words of the specification, and those of the one other place. */
  signIn: 'Sign in to add to your favorites',
  signInHere: 'Sign In to add to your favorites.',
  add: 'Add to your favorites',
  takeAway: 'Remove from your favorites',
} as const
