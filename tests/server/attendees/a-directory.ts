import type { Attendee } from '../../../src/schema/people.ts'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import type { StoredAttendee } from '../../../src/server/ports/attendees.ts'
import type { AppParts } from '../a-release.ts'
import { SITE } from '../a-release.ts'
import { aSearchApp } from '../search/a-programme.ts'

/** Everything that the directory can know of somebody. */
export const ADA: Attendee = {
  uid: 'ada-1',
  name: 'Ada Quillfeather',
  pronoun: 'she/her',
  title: 'Typesetter',
  company: 'Inkworks & Daughters',
  company_type: 'Studio',
  hometown: 'Port Ellery',
  biography: '<p>Sets type by hand.</p>',
  image_url: '/pictures/ada.avif',
  badge_type: 'Platinum',
  industry: 'Publishing',
  country: 'Norway',
  x_url: 'https://x.com/ada',
  facebook_url: 'https://www.facebook.com/ada',
  instagram_url: 'https://www.instagram.com/ada',
  tiktok_url: 'https://www.tiktok.com/@ada',
  website: 'https://ada.example.org/',
}

export const PEOPLE: Attendee[] = [
  ADA,
  {
    uid: 'ben',
    name: 'Ben Tarn',
    title: 'Ferry pilot',
    company: 'Harbour Office',
    country: 'Chile',
    badge_type: 'Film',
  },
  { uid: 'cleo.x', name: 'Cleo Marsh', industry: 'Publishing', country: 'Chile', badge_type: 'Platinum' },
  { uid: 'nul', name: '123 Nobody' },
]

/** Somebody who is in the store and did not agree to be listed. Every word of it is one that occurs nowhere else. */
export const HIDDEN: Attendee = {
  uid: 'canary-uid',
  name: 'Canaryname Hiddenperson',
  title: 'Canarytitle',
  company: 'Canarycompany',
  company_type: 'Canarykind',
  hometown: 'Canarytown',
  biography: '<p>Canarybiography</p>',
  image_url: 'https://photos.example.org/canaryimage.jpg',
  badge_type: 'Canarybadge',
  industry: 'Canaryindustry',
  country: 'Canarycountry',
  x_url: 'https://x.com/canaryhandle',
  website: 'https://canarysite.example.org/',
}

/** What the server must find in the built page of the directory. */
export const SHELL =
  '<title>Attendee Directory</title><form class="finder" action="/attendees" method="get"><input type="search" name="q"/></form>' +
  '<div class="side" data-side=""><p class="count">People</p></div><div data-still=""><p>Welcome</p></div>'

export const SHELLS = {
  ...SITE,
  'attendees.html': SHELL,
  '2026/attendees.html': SHELL,
  'shells/attendee.html': '<h1>Attendee</h1>',
  'attendees/404.html': '<h1>Page not found</h1><a href="/attendees">Back to all attendees</a>',
}

const listed = (people: readonly Attendee[]): StoredAttendee[] =>
  people.map((attendee) => ({ attendee, isListed: true }))

/** A server whose directory is open and holds these people, beside somebody who is not listed. */
export async function aDirectoryApp({ people = PEOPLE, ...parts }: AppParts & { people?: Attendee[] } = {}) {
  const stores = parts.stores ?? memoryStores()
  await stores.attendees.replace([listed(people), [{ attendee: HIDDEN, isListed: false }]])
  const lines: string[] = []
  const served = await aSearchApp({
    site: SHELLS,
    features: { attendee_directory: true, filter_counts: true },
    report: (line) => lines.push(line),
    ...parts,
    stores,
  })
  return { ...served, stores, lines }
}
