import { CONTRIBUTOR_LINKS, type Contributor } from '../../schema/contributor.ts'
import { tellBiography, type Voice } from './biography.ts'
import type { Gallery } from './pictures/gallery.ts'
import { type Random, randomFor } from './random.ts'
import type { Size } from './size.ts'
import * as bio from './words/biographies.ts'
import { aCompanyName, JOB_TITLES } from './words/companies.ts'
import { aBandName, CONNECTIONS, GENRES, RELEASES } from './words/music.ts'
import { anIdentity, homeOf, PRONOUNS } from './words/people.ts'
import { TRACKS } from './words/sessions.ts'
import { link, type Slugs, titled } from './words/write.ts'

/** When programmes were announced, in waves; all of it lies before the festival, publication a good while before. */
const ANNOUNCED = [
  '2025-08-19',
  '2025-09-23',
  '2025-10-21',
  '2025-11-18',
  '2025-12-09',
  '2026-01-13',
  '2026-02-03',
  '2026-02-17',
]
export const PUBLISHED = [
  '2025-03-04T15:00:00Z',
  '2025-04-08T15:00:00Z',
  '2025-05-06T15:00:00Z',
  '2025-06-10T15:00:00Z',
  '2025-07-15T15:00:00Z',
]

const announcement = (random: Random) =>
  random.chance(0.88) ? { announcement_date: random.pick(ANNOUNCED), publish_at: random.pick(PUBLISHED) } : {}

function linksOf(id: string, kinds: readonly string[], random: Random): Contributor['links'] {
  return Object.fromEntries(
    random
      .some(kinds, random.int(1, Math.min(6, kinds.length)))
      .map((kind) => [kind, `https://example.org/${kind}/${id}`]),
  )
}

const BAND: Voice = { first: bio.ARTIST_FIRST, second: bio.ARTIST_SECOND, third: bio.ARTIST_THIRD }
const SOLO: Voice = { first: bio.SOLO_FIRST, second: bio.SOLO_SECOND, third: bio.SOLO_THIRD }
const PERSON: Voice = { first: bio.PERSON_FIRST, second: bio.PERSON_SECOND, third: bio.PERSON_THIRD }

const CLUB_GENRES = GENRES.filter(({ genre }) => genre === 'Electronic' || genre === 'Hip-Hop')

function anArtist(random: Random, taken: Set<string>, slugs: Slugs, gallery: Gallery): Contributor {
  const isSolo = random.chance(0.3)
  const solo = isSolo ? anIdentity(random, taken) : undefined
  const name = solo?.name ?? aBandName(random, taken)
  const home = solo ?? homeOf(random)
  const id = slugs.take(name)
  const style = random.pick(/^DJ |Sound System$/.test(name) ? CLUB_GENRES : GENRES)
  const [release = '', song = ''] = random.some(RELEASES, 2)
  const given = solo?.given ?? name
  const holes = { name, given, city: home.city, sound: style.sound, gear: style.gear, release, song }
  return {
    entity_id: id,
    type: 'artist',
    name,
    city: home.city,
    ...(home.state && { state: home.state }),
    country: home.country,
    genre: style.genre,
    ...(random.chance(0.8) && { subgenre: random.pick(style.subgenres) }),
    credential_types: ['music'],
    bio: tellBiography(solo ? SOLO : BAND, holes, random),
    links: linksOf(id, CONTRIBUTOR_LINKS, random),
    ...(random.chance(0.5) && { artist_connection: random.some(CONNECTIONS, random.int(1, 4)).join(', ') }),
    ...(random.chance(0.8) &&
      (solo
        ? gallery.imageOf('portrait', id, name, `Illustrated portrait of ${name}`)
        : gallery.imageOf('band', id, name, `Record sleeve art for ${name}`))),
    ...announcement(random),
    ...(random.chance(0.04) && { featured: true }),
  }
}

function aPerson(
  random: Random,
  taken: Set<string>,
  companies: readonly string[],
  slugs: Slugs,
  gallery: Gallery,
): Contributor {
  const { given, name, city, state, country } = anIdentity(random, taken)
  const id = slugs.take(name)
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
    study: ['architecture', 'law', 'marine biology', 'music', 'geography', 'history', 'physics', 'linguistics'],
    years: ['eight', 'twelve', 'fifteen', 'twenty', 'thirty'],
  }
  return {
    entity_id: id,
    type: 'person',
    name,
    ...(random.chance(0.4) && { pronoun: random.pick(PRONOUNS) }),
    city,
    ...(state && { state }),
    country,
    title,
    company,
    credential_types: [track.credential],
    bio:
      tellBiography(PERSON, holes, random) +
      (random.chance(0.1) ? `<p>More at ${link(`people/${id}`, `${given}’s own site`)}.</p>` : ''),
    ...(random.chance(0.7) && {
      links: linksOf(id, ['website', 'instagram', 'twitter', 'youtube', 'facebook'], random),
    }),
    ...(random.chance(0.8) && gallery.imageOf('portrait', id, name, `Illustrated portrait of ${name}`)),
    ...announcement(random),
    ...(random.chance(0.04) && { featured: true }),
  }
}

/** Artists and persons, somewhat more of the latter, in the order in which the alphabet does not have them. */
export function buildContributors(size: Size, seed: number, slugs: Slugs, gallery: Gallery): Contributor[] {
  const random = randomFor(seed, 'contributors')
  const taken = new Set<string>()
  const companyNames = new Set<string>()
  const companies = Array.from({ length: Math.ceil(size.contributors / 6) }, () => aCompanyName(random, companyNames))
  const artists = Math.round(size.contributors * 0.46)
  return Array.from({ length: size.contributors }, (_, index) =>
    index < artists ? anArtist(random, taken, slugs, gallery) : aPerson(random, taken, companies, slugs, gallery),
  )
}
