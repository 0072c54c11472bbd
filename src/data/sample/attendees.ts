import type { Attendee } from '../../schema/people.ts'
import type { Records } from '../../schema/snapshot.ts'
import { tellBiography, type Voice } from './biography.ts'
import { type Random, randomFor } from './random.ts'
import * as bio from './words/biographies.ts'
import { aCompanyName, JOB_TITLES } from './words/companies.ts'
import { anIdentity, PRONOUNS } from './words/people.ts'
import { TRACKS } from './words/sessions.ts'
import { list, Slugs, titled } from './words/write.ts'

/** As many people as a directory needs to be worth a search. */
export const SAMPLE_ATTENDEES = 400
/** What the uids of made-up people begin with, so that they can be told from anybody real. */
export const SAMPLE_UID = 'sample-'

const VOICE: Voice = { first: bio.PERSON_FIRST, second: bio.PERSON_SECOND, third: bio.PERSON_THIRD }
const BADGES = list('Platinum|Innovation|Film & TV|Music|EDU')
const INDUSTRIES = list(
  'Film & Television|Music|Software|Publishing|Education|Health|Food & Drink|Games|Energy|Public Sector|Design|Mobility',
)
const KINDS = list('Startup|Agency|Studio|Non-profit|University|Brand|Investor|Press|Public institution|Freelance')

/** A row of the file that `npm run attendees -- import` reads; one in sixteen did not agree to be listed. */
export type AttendeeRow = Attendee & { listed: boolean }

function linksOf(handle: string, random: Random): Partial<Attendee> {
  const links: [keyof Attendee, string][] = [
    ['x_url', `https://example.org/x/${handle}`],
    ['facebook_url', `https://example.org/facebook/${handle}`],
    ['instagram_url', `https://example.org/instagram/${handle}`],
    ['tiktok_url', `https://example.org/tiktok/${handle}`],
    ['website', `https://example.org/people/${handle}`],
  ]
  return Object.fromEntries(random.some(links, random.int(0, links.length)))
}

/**
 * The people of the made-up festival's directory, the same every time. Some have a portrait, drawn for somebody else of
 * the same festival: made-up people share faces.
 */
export function makeAttendees({ contributors }: Pick<Records, 'contributors'>, seed: number): AttendeeRow[] {
  const random = randomFor(seed, 'attendees')
  const taken = new Set(contributors.map(({ name }) => name))
  const companies = Array.from({ length: 90 }, () => aCompanyName(random, taken))
  const portraits = contributors.flatMap(({ type, image }) => (type === 'person' && image ? [image.url] : []))
  const slugs = new Slugs('attendee')
  return Array.from({ length: SAMPLE_ATTENDEES }, (): AttendeeRow => {
    const { given, name, city, country } = anIdentity(random, taken)
    const handle = slugs.take(name)
    const track = random.pick(TRACKS)
    const thing = random.pick(track.things)
    const [title, company] = [random.pick(JOB_TITLES), random.pick(companies)]
    const holes = {
      name,
      given,
      title: title.toLowerCase(),
      company,
      city,
      craft: track.craft,
      crowd: track.crowd,
      thing,
      Thing: titled(thing),
      study: ['architecture', 'law', 'marine biology', 'music', 'geography'],
      years: ['eight', 'twelve', 'fifteen', 'twenty', 'thirty'],
    }
    return {
      uid: `${SAMPLE_UID}${handle}`,
      name,
      ...(random.chance(0.4) && { pronoun: random.pick(PRONOUNS) }),
      title,
      ...(random.chance(0.92) && { company, company_type: random.pick(KINDS) }),
      ...(random.chance(0.9) && { hometown: city }),
      country,
      ...(random.chance(0.7) && { biography: tellBiography(VOICE, holes, random) }),
      ...(random.chance(0.45) && portraits.length > 0 && { image_url: random.pick(portraits) }),
      badge_type: random.pick(BADGES),
      industry: random.pick(INDUSTRIES),
      ...linksOf(handle, random),
      listed: !random.chance(1 / 16),
    }
  })
}
