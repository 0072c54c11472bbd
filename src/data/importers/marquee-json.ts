import type { Content, Draft, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { toContributor, toEvent, toFilm, toListing, toVenues } from './marquee-records.ts'
import type { Notes } from './notes.ts'
import { compact, type Loose, readList, readObject, readText, readWhole } from './read.ts'
import { readDay } from './time.ts'

type Kind = 'event' | 'contributor' | 'film' | 'brand' | 'exhibitor' | 'presenter' | 'venue'

/** The lists that an object of our own may hold, under every name they go by. */
const LISTS: Record<string, Kind> = {
  events: 'event',
  contributors: 'contributor',
  artists: 'contributor',
  persons: 'contributor',
  films: 'film',
  brands: 'brand',
  exhibitors: 'exhibitor',
  presenters: 'presenter',
  music_fest_presenters: 'presenter',
  venues: 'venue',
}

const TYPES: ReadonlyMap<string, Kind> = new Map<string, Kind>(
  Object.entries({
    event: 'event',
    artist: 'contributor',
    person: 'contributor',
    speaker: 'contributor',
    film: 'film',
    brand: 'brand',
    exhibitor: 'exhibitor',
    music_fest_presenter: 'presenter',
    venue: 'venue',
  } as const),
)

const has = (record: Loose, ...fields: string[]) => fields.some((field) => field in record)

/** What a record is, by its `type` or by fields that only one kind has. */
function kindOf(record: Loose): Kind | undefined {
  if (has(record, '@type', '@context')) return undefined
  const named = TYPES.get(readText(record.type) ?? '')
  if (named) return named
  if (has(record, 'start_time') || typeof record.event_type === 'string') return 'event'
  if (has(record, 'event_id') && has(record, 'name')) return 'event'
  if (has(record, 'venue_id', 'parent_venue')) return 'venue'
  if (has(record, 'id') && has(record, 'name') && readObject(record.location)) return 'venue'
  if (has(record, 'runtime', 'premiere_type', 'logline', 'production_year') && has(record, 'name')) return 'film'
  if (has(record, 'booths', 'booth') && has(record, 'name')) return 'exhibitor'
  return has(record, 'entity_id') && has(record, 'name') ? 'contributor' : undefined
}

/** The lists of a feed that is one object: at the top, or in `records` as a snapshot has them. */
function listsOf(json: unknown): Loose | undefined {
  const object = readObject(json)
  const inner = readObject(object?.records) ?? object
  return inner && Object.keys(LISTS).some((name) => Array.isArray(inner[name])) ? inner : undefined
}

/** Whether a list of an object looks like ours: the first records have a name and an id under one of our names. */
const isOurs = (item: unknown, kind: Kind): boolean => {
  const record = readObject(item)
  if (!record || has(record, '@type')) return false
  const found = kindOf(record)
  if (kind === 'event' || kind === 'contributor') return found === kind
  return (found === undefined || found === kind) && has(record, 'name') && has(record, 'id', 'entity_id', 'venue_id')
}

function add(draft: Draft, kind: Kind, record: Loose, notes: Notes) {
  if (kind === 'event') {
    const { event, contributors, venues, films, strays } = toEvent(record)
    draft.events.push(event)
    draft.contributors.push(...contributors)
    draft.venues.push(...venues)
    draft.films.push(...films)
    if (strays > 0)
      notes.add('FEED_NOT_A_RECORD', 'contributors', event.id ?? event.name ?? '', `${strays} in an event`)
  } else if (kind === 'contributor') draft.contributors.push(toContributor(record))
  else if (kind === 'venue') draft.venues.push(...toVenues(record))
  else if (kind === 'film') draft.films.push(toFilm(record))
  else draft[`${kind}s`].push(toListing(record))
}

/** What an object says about the whole edition, under the names a snapshot uses. */
function readEdition(json: unknown): Draft['edition'] {
  const edition = readObject(readObject(json)?.edition)
  if (!edition) return {}
  return compact({
    year: readWhole(edition.year),
    name: readText(edition.name),
    tagline: readText(edition.tagline),
    place: readText(edition.place),
    zone: readText(edition.zone),
    zone_suffix: readText(edition.zone_suffix),
    start: readDay(edition.start_date),
    end: readDay(edition.end_date),
  })
}

/** The specification's own shape (SPEC §3): lists of records, one record a line, or an object of lists. */
export const marqueeJson: Importer = {
  name: 'marquee-json',
  title: "Marquee's own JSON or NDJSON",

  detect({ json }: Content) {
    if (Array.isArray(json)) return json.slice(0, 20).some((item) => kindOf(readObject(item) ?? {}) !== undefined)
    const lists = listsOf(json)
    if (lists) {
      const filled = Object.entries(LISTS).filter(([name]) => readList(lists[name]).length > 0)
      return (
        filled.length === 0 ||
        filled.some(([name, kind]) =>
          readList(lists[name])
            .slice(0, 20)
            .some((item) => isOurs(item, kind)),
        )
      )
    }
    return kindOf(readObject(json) ?? {}) !== undefined
  },

  read({ name, json, jsonProblem }, notes) {
    if (json === undefined) throw new FeedError('FEED_BROKEN', name, jsonProblem ?? 'it is not JSON')
    const draft: Draft = { ...emptyDraft(), edition: readEdition(json) }
    const lists = Array.isArray(json) ? undefined : listsOf(json)
    if (lists) {
      for (const [list, kind] of Object.entries(LISTS)) {
        for (const [index, item] of readList(lists[list]).entries()) {
          const record = readObject(item)
          // A list of mixed contributors says what each is; a list of artists says it by its name.
          if (record) add(draft, kind, list === 'artists' ? { type: 'artist', ...record } : record, notes)
          else notes.add('FEED_NOT_A_RECORD', 'files', `${name}, ${list} ${index + 1}`)
        }
      }
      return draft
    }
    for (const [index, item] of readList(json).entries()) {
      const record = readObject(item)
      const kind = record && kindOf(record)
      if (kind) add(draft, kind, record, notes)
      else notes.add('FEED_NOT_A_RECORD', 'files', `${name}, record ${index + 1}`)
    }
    return draft
  },
}
