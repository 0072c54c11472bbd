import type { Contributor } from '../../schema/contributor.ts'
import type { Film } from '../../schema/listing.ts'
import { PUBLISHED } from './contributors.ts'
import type { Gallery } from './pictures/gallery.ts'
import { randomFor } from './random.ts'
import type { Size } from './size.ts'
import * as words from './words/films.ts'
import { fill, list, paragraphs, type Slugs } from './words/write.ts'

const KINDS = list('Narrative Feature|Documentary Feature|Narrative Feature|Short Film Program|Midnighter|Episodic')
const GENRES = list('Drama|Comedy|Thriller|Documentary|Science Fiction|Horror|Romance|Music')

/** Films of the programme: the written ones first, then as many as the size asks for. */
export function buildFilms(
  size: Size,
  seed: number,
  people: readonly Contributor[],
  slugs: Slugs,
  gallery: Gallery,
): Film[] {
  const random = randomFor(seed, 'films')
  const titles = new Set<string>()
  const aTitle = (): string => {
    for (;;) {
      const other = random.pick(words.FILM_NOUNS)
      const title = fill(
        random.pick(words.FILM_FORMS),
        { adjective: words.FILM_ADJECTIVES, noun: words.FILM_NOUNS.filter((noun) => noun !== other), other },
        random,
      )
      if (titles.has(title)) continue
      titles.add(title)
      return title
    }
  }
  return Array.from({ length: size.films }, (_, index): Film => {
    const written = words.WRITTEN_FILMS[index]?.split(' / ')
    const name = written?.[0] ?? aTitle()
    const category = written?.[1] ?? random.pick(KINDS)
    const genre = written?.[2] ?? (category === 'Documentary Feature' ? 'Documentary' : random.pick(GENRES))
    const logline =
      written?.[3] ??
      fill(
        random.pick(words.LOGLINES),
        {
          hero: words.HEROES,
          rival: words.HEROES,
          object: words.OBJECTS,
          place: words.FILM_PLACES,
          consequence: words.CONSEQUENCES,
        },
        random,
      )
    const [country, language] = random.pick(words.FILM_LANGUAGES)
    const id = slugs.take(name)
    const minutes = category === 'Episodic' ? random.int(42, 58) : random.int(78, 138)
    const crew = random.some(people, 7).map((person) => person.name)
    return {
      id,
      entity_id: id,
      name,
      logline,
      description: paragraphs(logline, ...random.some(words.FILM_NOTES, random.int(1, 2))),
      category,
      genres: [genre, ...(random.chance(0.3) ? [random.pick(GENRES.filter((other) => other !== genre))] : [])],
      runtime: `${minutes} min`,
      language,
      countries: random.chance(0.25) ? [country, 'Canada'] : [country],
      production_year: random.pick([2025, 2025, 2026]),
      premiere_type: random.pick(words.PREMIERES),
      credits: [
        { label: 'Director', values: crew.slice(0, category === 'Short Film Program' ? 3 : 1) },
        { label: 'Producer', values: crew.slice(3, 5) },
        { label: 'Screenwriter', values: crew.slice(0, 1) },
        { label: 'Principal Cast', values: crew.slice(4) },
      ],
      links: [
        { label: 'Website', value: name, url: `https://example.org/films/${id}` },
        { label: 'Trailer', url: `https://example.org/films/${id}/trailer`, highlight: true },
      ],
      tags: [{ id: `genre-${genre.toLowerCase().replace(/\W+/g, '-')}`, name: genre }],
      ...(random.chance(0.9) && gallery.imageOf('screening', `film-${id}`, name, `Poster art for the film ${name}`)),
      ...(random.chance(0.7) && { publish_at: random.pick(PUBLISHED) }),
      ...(random.chance(0.12) && { featured: true }),
    }
  })
}
