/** What the server's own pages about signing in say. */
export const signInText = {
  title: 'Log in',
  lead: 'Log in to keep a list of what you do not want to miss, on every device.',
  logIn: 'Log in',
  logInWith: (label: string) => `Log in with ${label}`,
  back: 'Back to where you were',
  again: 'Try again',

  goingTitle: 'Going to log in…',
  going: 'You are on your way to where you log in.',
  goOn: 'Continue',

  failedTitle: 'Logging in did not work',
  unreachable: 'The service that logs people in cannot be reached for the moment. Everything else goes on working.',
  confused: 'The service that logs people in gave an answer that cannot be used. The festival has been told.',
  declined: 'You were not logged in: the service that logs people in said no, or you turned back.',
  stale: 'This answer does not belong to a login that began in this browser, or it was used before, or it is too old.',
  noProduct: 'There is no such way to log in here.',
  notSecure:
    'Logging in needs an https address. Browsers keep the login of a plain http address only on the machine itself, at localhost.',
  already: 'You are logged in already.',

  demoTitle: 'Demo login',
  demoMark: 'Demo',
  demoLead: 'These people are made up, and nobody asks for a password. Choose who you would like to be.',
  demoWhy:
    'This page exists while no login provider is configured and the server listens on this machine alone. It works at localhost and over https; over plain http from another machine browsers do not keep a login.',
  demoRoles: { attendee: 'Attendee', staff: 'Staff of all venues', editor: 'Editor' },
  demoWhat: {
    attendee: 'Keeps favorites, sees who else is interested.',
    staff: 'Also says how full the doors are.',
    editor: 'Also looks after the programme.',
  },
  demoChoose: (name: string) => `Log in as ${name}`,
} as const

/** The page about what is kept about somebody. */
export const accountPageText = {
  title: 'My data',
  lead: (name: string) => `You are logged in as ${name}.`,
  who: 'Who you are',
  name: 'Name',
  by: 'Logged in by',
  roles: 'Roles',
  doors: 'Doors you set',
  allDoors: 'all',
  since: 'Last login',
  until: 'You stay logged in until',
  shown: 'Show me to others who are interested',
  shownHint:
    'When this is on, others who are logged in see your name and picture beside what you keep as a favorite. It is off until you turn it on.',
  isShown: 'Others can see you.',
  isHidden: 'Nobody can see you.',
  show: 'Show me',
  hide: 'Hide me',
  kept: 'What is kept',
  keptHint:
    'Your name and picture as your login gave them, your favorites, and your logins of the last twelve hours. No e-mail address, no password, no trace of the pages you look at.',
  favorites: (count: number) => (count === 1 ? '1 favorite' : `${count} favorites`),
  download: 'Download everything as JSON',
  erase: 'Delete everything about me',
  eraseHint: 'Your favorites, your logins and your name are deleted at once, everywhere. This cannot be undone.',
  eraseConfirm: 'Yes, delete everything about me',
  logOut: 'Log out',
  erasedTitle: 'Everything about you is deleted',
  erased: 'You are logged out. If you log in again, you begin anew.',
  home: 'Back to the festival',
} as const
