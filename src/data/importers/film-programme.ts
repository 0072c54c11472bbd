import type { Content, Draft, DraftListing, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { readLinks } from './marquee-fields.ts'
import type { Notes } from './notes.ts'
import { compact, type Loose, readId, readList, readName, readObject, readText, readWhole } from './read.ts'
import { readDuration } from './time.ts'

const screeningsOf = (row: Loose | undefined): unknown => row?.screenings ?? row?.showings ?? row?.showtimes

const isFilm = (value: unknown): boolean => {
  const row = readObject(value)
  return Boolean(row && ('title' in row || 'name' in row) && Array.isArray(screeningsOf(row)))
}

function filmsOf(json: unknown): unknown[] | undefined {
  const object = readObject(json)
  const list = Array.isArray(json) ? json : (object?.films ?? object?.movies)
  return Array.isArray(list) && list.slice(0, 20).some(isFilm) ? list : undefined
}

/** Whether a field has the same thing in several languages and not the same words in all of them. */
const hasLanguages = (value: unknown): boolean =>
  new Set(Object.values(readObject(value) ?? {}).map((text) => readText(text)?.toLowerCase())).size > 1

const words = (value: unknown): string[] =>
  readList(value).flatMap((item) => {
    const name = readName(readObject(item)?.name ?? item)
    return name ? name.split(/\s*[,;/]\s*/).filter(Boolean) : []
  })

function toFilm(row: Loose): DraftListing {
  const minutes = readDuration(row.duration ?? row.runtime ?? row.length)
  const directors = words(row.director ?? row.directors)
  const picture = readText(row.image) ?? readText(row.poster) ?? readText(row.imageUrl)
  return compact<DraftListing>({
    id: readId(row.id),
    name: readName(row.title ?? row.name),
    description: readText(row.description ?? row.synopsis),
    image: picture ? { url: picture } : undefined,
    links: [
      ...readLinks(row.links),
      ...[row.url, row.trailer].flatMap((url) => (readText(url) ? [{ url: readText(url) }] : [])),
    ],
    film: compact({
      runtime: minutes ? String(minutes) : undefined,
      logline: readText(row.logline),
      language: words(row.language ?? row.languages).join(', ') || undefined,
      countries: words(row.country ?? row.countries),
      genres: words(row.genre ?? row.genres),
      production_year: readWhole(row.year ?? row.productionYear),
      premiere_type: readText(row.premiere),
      credits: directors.length > 0 ? [{ label: 'Director', values: directors }] : undefined,
    }),
  })
}

function addFilm(draft: Draft, row: Loose, place: number, notes: Notes) {
  const film = toFilm(row)
  const id = film.id
  const label = id ?? film.name ?? `film ${place}`
  if ([row.title, row.name, row.description, row.synopsis].some(hasLanguages))
    notes.add('FEED_LANGUAGE', 'films', label)
  draft.films.push(film)
  for (const [index, value] of readList(screeningsOf(row)).entries()) {
    const screening = readObject(value)
    if (!screening) {
      notes.add('FEED_NOT_A_RECORD', 'events', `${label}, screening ${index + 1}`)
      continue
    }
    const date = readText(screening.date)
    const time = readText(screening.time)
    const start =
      readText(screening.start ?? screening.startsAt) ?? (date && time ? `${date}T${time.padStart(5, '0')}` : date)
    const venue = readName(screening.venue ?? screening.cinema ?? screening.theatre ?? screening.location)
    // A screening is known by its film, start and cinema, so that it stays itself when others come or go.
    const own =
      readId(screening.id) ??
      [id, start, venue]
        .filter(Boolean)
        .join('-')
        .replace(/[^\w-]/g, '')
    draft.events.push({
      ...compact({
        id: id === undefined ? readId(screening.id) : own,
        event_id: id,
        name: film.name,
        description: film.description,
        start,
        end: readText(screening.end),
        durationMinutes: readDuration(row.duration ?? row.runtime ?? row.length),
        image: film.image,
        venue: venue ? { name: venue } : undefined,
      }),
      words: { event_type: 'Screening' },
      people: [],
      films: [id === undefined ? compact({ name: film.name }) : { id }],
    })
  }
}

/** A list of films, each with its screenings. */
export const filmProgramme: Importer = {
  name: 'film-programme',
  title: 'film programme JSON (films with screenings)',

  detect: ({ json }: Content) => filmsOf(json) !== undefined,

  read({ name, json, jsonProblem }, notes) {
    const films = filmsOf(json)
    if (!films) throw new FeedError('FEED_BROKEN', name, jsonProblem ?? 'it has no films with screenings')
    const draft = emptyDraft()
    for (const [index, item] of films.entries()) {
      const row = readObject(item)
      if (row) addFilm(draft, row, index + 1, notes)
      else notes.add('FEED_NOT_A_RECORD', 'files', `${name}, film ${index + 1}`)
    }
    return draft
  },
}
