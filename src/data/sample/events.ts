import type { Contributor } from '../../schema/contributor.ts'
import type { Film } from '../../schema/listing.ts'
import type { ProgramEvent } from '../../schema/program-event.ts'
import { PUBLISHED } from './contributors.ts'
import type { Listings } from './listings.ts'
import type { Gallery } from './pictures/gallery.ts'
import type { Motif } from './pictures/scenes.ts'
import { type Random, randomFor } from './random.ts'
import { Plan, type RhythmName } from './slots.ts'
import type { Town } from './venues.ts'
import { SHOW_LINES } from './words/biographies.ts'
import { PREMIERES } from './words/films.ts'
import { GENRES } from './words/music.ts'
import * as words from './words/sessions.ts'
import { escapeHtml, fill, link, paragraphs, Slugs, titled } from './words/write.ts'

/** Who and what an event can be made of. */
export interface Cast {
  contributors: readonly Contributor[]
  films: readonly Film[]
  listings: Listings
  town: Town
}

type Draft = Omit<ProgramEvent, 'id' | 'event_id'>
type Kind =
  | 'panel'
  | 'showcase'
  | 'showcase_presenter'
  | 'screening'
  | 'workshop'
  | 'edu'
  | 'party'
  | 'exhibition'
  | 'keynote'

/** How many of a thousand events are of a kind; sessions take what is left. */
const SHARES: [Exclude<Kind, 'panel'>, number][] = [
  ['showcase', 300],
  ['showcase_presenter', 50],
  ['screening', 140],
  ['workshop', 50],
  ['edu', 45],
  ['party', 28],
  ['exhibition', 20],
  ['keynote', 15],
]

const BADGES = { innovation: 'Innovation', filmtv: 'Film & TV', music: 'Music', edu: 'EDU', platinum: 'Platinum' }
type BadgeType = keyof typeof BADGES

const access = (...types: BadgeType[]) => ({
  credentials: types.map((type) => ({ type, name: BADGES[type] })),
  credential_types: types,
})

const tagsOf = (...names: readonly string[]) => ({
  tags: [...new Set(names)].map((name) => ({
    id: name.toLowerCase().replace(/\W+/g, '-').replace(/^-|-$/g, ''),
    name,
  })),
})

/** Goes round a list in a new order, so that everyone gets a part before anyone gets two. */
function deck<T>(items: readonly T[], random: Random): () => T {
  const shuffled = random.some(items, items.length)
  let next = 0
  return () => shuffled[next++ % shuffled.length] as T
}

class EventWriter {
  readonly #random: Random
  readonly #cast: Cast
  readonly #plan: Plan
  readonly #artist: () => Contributor
  readonly #person: () => Contributor
  readonly #film: () => Film
  readonly #written: Map<string, string[]>
  readonly #titles = new Set<string>()

  constructor(cast: Cast, booked: readonly ProgramEvent[], random: Random) {
    this.#random = random
    this.#cast = cast
    this.#plan = new Plan(cast.town.places, booked, random)
    this.#artist = deck(
      cast.contributors.filter(({ type }) => type === 'artist'),
      random,
    )
    this.#person = deck(
      cast.contributors.filter(({ type }) => type === 'person'),
      random,
    )
    this.#film = deck(cast.films, random)
    this.#written = new Map(words.TRACKS.map((track) => [track.name, random.some(track.titles, track.titles.length)]))
  }

  #at(name: RhythmName, minutes: number) {
    const { slot, ...times } = this.#plan.book(name, minutes)
    const { id, age_policy } = slot.place.venue
    return { slot, times: { ...times, venue_id: id, ...(age_policy && { age_policy }) } }
  }

  #people(count: number, lead?: string) {
    const people = new Set(Array.from({ length: count }, () => this.#person().entity_id))
    return {
      contributors: [...people].map((entity_id, index) => ({ entity_id, ...(index === 0 && lead && { role: lead }) })),
    }
  }

  /** A title nobody has used: written ones first, then the track's sentences, then with a number of the series. */
  #sessionTitle(track: words.Track, holes: Record<string, string>): string {
    const written = this.#written.get(track.name)?.pop()
    if (written) return written
    for (let attempt = 0; ; attempt += 1) {
      const { thing, other } = this.#things(track)
      const phrase = fill(
        this.#random.pick(words.SESSION_FORMS),
        { thing, other, craft: track.craft, crowd: track.crowd },
        this.#random,
      )
      const title = titled(
        attempt > 8
          ? `${phrase.replace(/\?$/, '')}: ${holes.thing === thing ? 'part' : 'round'} ${this.#random.int(2, 9)}`
          : phrase,
      )
      if (this.#titles.has(title) && attempt < 30) continue
      this.#titles.add(title)
      return title
    }
  }

  #things(track: words.Track) {
    const [thing = '', other = ''] = this.#random.some(track.things, 2)
    return { thing, other, craft: this.#random.pick(track.craft), crowd: this.#random.pick(track.crowd) }
  }

  #about(track: words.Track, holes: Record<string, string>): Pick<Draft, 'description' | 'long_description'> {
    const random = this.#random
    const say = (lines: readonly string[]) => fill(random.pick(lines), holes, random)
    const opening = say(words.OPENINGS)
    if (random.chance(0.25)) return { description: paragraphs(opening) }
    const points = random.some(words.TAKEAWAYS, 3).map((line) => `<li>${escapeHtml(fill(line, holes, random))}</li>`)
    const body = [
      paragraphs(opening, say(words.MIDDLES)),
      random.chance(0.4) ? `<p><strong>You will take home:</strong></p><ul>${points.join('')}</ul>` : '',
      random.chance(0.6) ? paragraphs(say(words.CLOSINGS)) : '',
      random.chance(0.15)
        ? `<p>Read more in the ${link('nightjar/reader', 'Nightjar reader')} on ${escapeHtml(track.name)}.</p>`
        : '',
    ].join('')
    return random.chance(0.3) ? { description: paragraphs(opening), long_description: body } : { description: body }
  }

  panel(): Draft {
    const random = this.#random
    const track = random.pick(words.TRACKS)
    const holes = this.#things(track)
    const format = random.pick(words.FORMATS)
    const isSolo = format === 'Solo Talk' || format === 'Mentor Session' || format === 'Presentation'
    return {
      name: this.#sessionTitle(track, holes),
      event_type: 'panel',
      ...this.#at('talks', isSolo ? 45 : 60).times,
      ...this.#about(track, holes),
      ...this.#people(isSolo ? random.int(1, 2) : random.int(2, 5), isSolo ? undefined : 'moderator'),
      format,
      category: format,
      track: track.name,
      ...(random.chance(0.7) && { focus_area: random.pick(track.focus) }),
      experience_level: random.pick(words.LEVELS),
      ...(random.chance(0.6)
        ? access('platinum', track.credential)
        : access('platinum', 'innovation', 'filmtv', 'music')),
      ...tagsOf(track.name, random.pick(track.focus)),
      ...(random.chance(0.2) && { hash_tags: [`#${titled(holes.thing).replace(/\W/g, '')}`] }),
      ...(random.chance(0.12) && { cpe_credit: true }),
      ...(random.chance(0.12) && this.#sponsor()),
      ...(format === 'Mentor Session' && { reservable: true }),
    }
  }

  #sponsor(): Pick<Draft, 'meta' | 'presented_by'> {
    const brand = this.#random.pick(this.#cast.listings.brands)
    return {
      meta: { sponsor: brand.name, ...(brand.thumbnail_url && { sponsorImage: brand.thumbnail_url }) },
      ...(this.#random.chance(0.5) && { presented_by: brand.name }),
    }
  }

  showcase(): Draft {
    const random = this.#random
    const artist = this.#artist()
    const style = GENRES.find(({ genre }) => genre === artist.genre) ?? GENRES[0]
    const { slot, times } = this.#at('music', 45)
    const venue = slot.place.venue.parent_venue?.name ?? slot.place.venue.name
    return {
      name: artist.name,
      event_type: 'showcase',
      ...times,
      description: paragraphs(
        fill(
          random.pick(SHOW_LINES),
          { name: artist.name, venue, sound: style?.sound ?? '', gear: style?.gear ?? '' },
          random,
        ),
      ),
      contributors: [{ entity_id: artist.entity_id }],
      format: style?.genre,
      genre: artist.genre,
      ...(artist.subgenre && { subgenre: artist.subgenre }),
      ...access('platinum', 'music'),
      ...tagsOf(artist.genre ?? 'Music'),
      ...(random.chance(0.35) && { presented_by: random.pick(this.#cast.listings.presenters).name }),
      ...(random.chance(0.1) && {
        sxxpress_message: 'SXXPress passes are picked up at the box office from 10am on the day of the show.',
      }),
    }
  }

  showcase_presenter(): Draft {
    const random = this.#random
    const presenter = random.pick(this.#cast.listings.presenters)
    const acts = [...new Set(Array.from({ length: random.int(3, 5) }, this.#artist))]
    const { times } = this.#at('music', 240)
    return {
      name: `${presenter.name} Presents ${acts[0]?.name}${acts.length > 1 ? ' and Friends' : ''}`,
      event_type: 'showcase_presenter',
      ...times,
      description: `<p>A whole night curated by ${escapeHtml(presenter.name)}, in this order:</p><ol>${acts.map((act) => `<li><strong>${escapeHtml(act.name)}</strong>${act.genre ? ` (${escapeHtml(act.genre)})` : ''}</li>`).join('')}</ol><p>Set times are posted at the door. The last set ends when the neighbors say so.</p>`,
      contributors: acts.map((act) => ({ entity_id: act.entity_id })),
      presented_by: presenter.name,
      genre: acts[0]?.genre,
      ...access('platinum', 'music'),
      ...tagsOf(...acts.flatMap((act) => act.genre ?? [])),
    }
  }

  screening(): Draft {
    const random = this.#random
    const film = this.#film()
    const minutes = Number(/\d+/.exec(film.runtime ?? '')?.[0] ?? 100)
    return {
      name: film.name,
      event_type: 'screening',
      ...this.#at('cinema', minutes + (random.chance(0.4) ? 25 : 5)).times,
      ...(random.chance(0.4) && { subtitle: film.premiere_type ?? random.pick(PREMIERES) }),
      description: film.description,
      film_ids: [film.id],
      ...(random.chance(0.5) && this.#people(random.int(1, 3), 'director')),
      format: film.category,
      category: film.category,
      genre: film.genres?.[0],
      language: film.language,
      ...access('platinum', 'filmtv'),
      ...tagsOf(...(film.genres ?? []), film.premiere_type ?? 'Premiere'),
      ...(random.chance(0.3) && {
        sxxpress_message: 'SXXPress for this screening is released at 9am on the day before.',
      }),
      ...(film.image && random.chance(0.75) && { image: film.image, thumbnail_url: film.thumbnail_url }),
    }
  }

  #smaller(
    kind: Kind,
    titles: readonly string[],
    rhythm: RhythmName,
    minutes: number,
    more: Draft extends infer D ? Partial<D> : never,
  ): Draft {
    const random = this.#random
    const track = random.pick(words.TRACKS)
    return {
      name: random.pick(titles),
      event_type: kind,
      ...this.#at(rhythm, minutes).times,
      ...this.#about(track, this.#things(track)),
      ...more,
    }
  }

  workshop(): Draft {
    return this.#smaller('workshop', words.WORKSHOPS, 'studio', 120, {
      ...this.#people(this.#random.int(1, 2)),
      format: 'Workshop',
      experience_level: this.#random.pick(words.LEVELS),
      ...access('platinum', 'innovation', 'filmtv', 'music'),
      ...tagsOf('Hands-On'),
      reservable: true,
      reservable_id: `ws-${this.#random.int(1000, 9999)}`,
      rsvp_url: `https://example.org/rsvp/${this.#random.int(10_000, 99_999)}`,
    })
  }

  edu(): Draft {
    return this.#smaller('edu', words.LESSONS, 'edu', 45, {
      ...this.#people(this.#random.int(1, 3)),
      format: this.#random.pick(['Learning Lab', 'Presentation', 'Panel']),
      track: 'Nightjar EDU',
      focus_area: this.#random.pick(['Primary', 'Secondary', 'Higher Education', 'Policy']),
      ...access('platinum', 'edu'),
      ...tagsOf('Education'),
      ...(this.#random.chance(0.5) && { cpe_credit: true }),
    })
  }

  party(): Draft {
    const random = this.#random
    return {
      name: random.pick(words.PARTIES),
      event_type: 'party',
      ...this.#at('party', 150).times,
      description: paragraphs(
        'Come as you are, leave with somebody’s phone number. Music, food trucks and a fire when the wind allows it.',
        'Badge holders enter first; everybody else follows as long as there is room.',
      ),
      ...(random.chance(0.5) && { contributors: [{ entity_id: this.#artist().entity_id, role: 'DJ' }] }),
      format: 'Party',
      ...access('platinum', 'innovation', 'filmtv', 'music'),
      ...tagsOf('Nightlife'),
      ...(random.chance(0.5) && {
        reservable: true,
        rsvp_url: `https://example.org/rsvp/${random.int(10_000, 99_999)}`,
      }),
      ...this.#sponsor(),
    }
  }

  exhibition(): Draft {
    return this.#smaller('exhibition', words.EXHIBITIONS, 'gallery', 420, {
      ...this.#people(1),
      description: paragraphs(
        'An installation you can walk into, sit down in and come back to. Open all day, no queue before noon.',
        'Please touch the works marked with a star.',
      ),
      format: 'Installation',
      ...access('platinum', 'innovation', 'filmtv', 'music', 'edu'),
      ...tagsOf('Art', 'All Day'),
    })
  }

  keynote(): Draft {
    const random = this.#random
    const speaker = this.#person()
    const draft = this.#smaller('keynote', words.KEYNOTES, 'talks', 60, {
      contributors: [{ entity_id: speaker.entity_id, role: 'keynote' }],
      format: 'Keynote',
      track: random.pick(words.TRACKS).name,
      ...access('platinum', 'innovation', 'filmtv', 'music'),
      ...tagsOf('Keynote'),
      featured: true,
    })
    return { ...draft, name: `${speaker.name}: ${draft.name}` }
  }

  /** What every kind has some of. */
  finish(draft: Draft): Draft {
    const random = this.#random
    const aids = random.some(
      ['closed captioned', 'open captioned', 'american sign language'],
      random.chance(0.2) ? 2 : 1,
    )
    return {
      ...draft,
      ...(random.chance(0.35) && {
        accessibility: [...aids, ...(random.chance(0.1) ? ['high sensory experience'] : [])],
      }),
      ...(random.chance(0.75) && { publish_at: random.pick(PUBLISHED) }),
      ...(random.chance(0.025) && { featured: true }),
      ...(random.chance(0.015) && { canceled: true }),
    }
  }
}

/** As many ordinary events, around those that are `booked` already. */
export function buildEvents(
  count: number,
  seed: number,
  cast: Cast,
  booked: readonly ProgramEvent[],
  gallery: Gallery,
): ProgramEvent[] {
  const random = randomFor(seed, 'events')
  const writer = new EventWriter(cast, booked, random)
  const slugs = new Slugs('event')
  const kinds = SHARES.flatMap(([kind, share]): Kind[] =>
    Array.from({ length: Math.round((count * share) / 1000) }, () => kind),
  )
  while (kinds.length < count) kinds.push('panel')
  return kinds.slice(0, count).map((kind): ProgramEvent => {
    const draft = writer.finish(writer[kind]())
    const id = slugs.take(draft.name)
    const motif: Motif = kind === 'showcase_presenter' ? 'showcase' : kind
    return {
      id,
      event_id: id,
      ...draft,
      ...(!draft.image &&
        random.chance(kind === 'screening' ? 0.3 : 0.75) &&
        gallery.imageOf(motif, id, draft.name, `Poster art for ${draft.name}`)),
    }
  })
}
