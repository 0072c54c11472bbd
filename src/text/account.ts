/** Sentences about signing in, for the header and the sign-in modal (SPEC §2). */
export const accountText = {
  logIn: 'Log in',
  logOut: 'Log out',
  favorites: 'My Favorites',
  showMe: 'Show me to others who are interested',
  notSaved: 'This could not be saved. Please try again in a moment.',
  myData: 'My data',
  closed: 'Nobody can log in here at the moment.',
  menuOf: (name: string) => `${name}, your menu`,
  modalTitle: 'Start favoriting events',
  modalHint: 'Log in to keep a list of what you do not want to miss, on every device.',
  stayLoggedOut: 'Stay logged out',
} as const
