import type {
  Catalogue,
  EditionCatalogue,
  LinkedContributor,
  LinkedEvent,
  LinkedFilm,
  LinkedVenue,
} from '../catalogue/catalogue.ts'
import { toPlainText } from '../domain/plain-text.ts'
import type { Listing } from '../schema/listing.ts'
import type { Model } from '../schema/models.ts'
import type { SearchDocument } from './types.ts'

const FEATURED_PRIOR = 0.5
/** How much being at many events counts; somebody at ten of them has all of it. */
const BUSY_PRIOR = 0.3
const MANY_EVENTS = 10

type Values = readonly (string | undefined)[]
const present = (values: Values): string[] =>
  [...new Set(values.filter((value) => value !== undefined && value !== ''))] as string[]
const plain = (values: Values): string[] => present(values).map(toPlainText).filter(Boolean)
const facetsOf = (facets: Record<string, Values>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(facets)
      .map(([field, values]) => [field, present(values)] as const)
      .filter(([, values]) => values.length > 0),
  )

const priorOf = (featured: boolean | undefined, events = 0) =>
  (featured ? FEATURED_PRIOR : 0) + BUSY_PRIOR * Math.min(1, events / MANY_EVENTS)

const placeOf = (venue: LinkedVenue | undefined): Values => [
  venue?.record.name,
  venue?.record.parent_venue?.name ?? venue?.parent?.record.name,
]
const tagsOf = (tags: readonly { name: string }[] = []) => tags.map(({ name }) => name)

function toEvent({ record, day, people, films, venue }: LinkedEvent): SearchDocument {
  return {
    id: record.id,
    model: 'event',
    name: record.name,
    texts: {
      people: present([...people.map(({ contributor }) => contributor.record.name), record.presented_by]),
      place: present(placeOf(venue)),
      words: present([
        record.subtitle,
        record.event_type,
        record.format,
        record.category,
        record.track,
        record.focus_area,
        record.genre,
        record.subgenre,
        ...tagsOf(record.tags),
        ...(record.hash_tags ?? []),
        ...films.map((film) => film.record.name),
      ]),
      text: plain([record.long_description ?? record.description]),
    },
    facets: facetsOf({
      event_type: [record.event_type],
      date: [day],
      venue: [venue?.record.name],
      credential_types: record.credential_types ?? [],
      format: [record.format],
      category: [record.category],
      track: [record.track],
      experience_level: [record.experience_level],
      focus_area: [record.focus_area],
      genre: [record.genre],
      subgenre: [record.subgenre],
      presented_by: [record.presented_by],
      tags: tagsOf(record.tags),
      language: [record.language],
      accessibility: record.accessibility ?? [],
      age_policy: [record.age_policy],
      reservable: [record.reservable ? 'true' : undefined],
      cpe_credit: [record.cpe_credit ? 'true' : undefined],
      featured: [record.featured ? 'true' : undefined],
    }),
    prior: priorOf(record.featured),
  }
}

const toContributor = ({ record, events }: LinkedContributor): SearchDocument => ({
  id: record.entity_id,
  model: record.type,
  name: record.name,
  texts: {
    place: present([record.city, record.state, record.country]),
    words: present([record.genre, record.subgenre, record.title, record.company, record.artist_connection]),
    text: plain([record.bio ?? record.details]),
  },
  facets: facetsOf({
    credential_types: record.credential_types ?? [],
    genre: [record.genre],
    subgenre: [record.subgenre],
    company: [record.company],
    city: [record.city],
    state: [record.state],
    country: [record.country],
    featured: [record.featured ? 'true' : undefined],
  }),
  prior: priorOf(record.featured, events.length),
})

const toFilm = ({ record, events }: LinkedFilm): SearchDocument => ({
  id: record.id,
  model: 'film',
  name: record.name,
  texts: {
    people: (record.credits ?? []).flatMap(({ values }) => values),
    words: present([
      ...(record.genres ?? []),
      record.premiere_type,
      record.language,
      ...(record.countries ?? []),
      ...tagsOf(record.tags),
    ]),
    text: plain([record.description, record.logline]),
  },
  facets: facetsOf({
    genre: record.genres ?? [],
    country: record.countries ?? [],
    language: [record.language],
    premiere_type: [record.premiere_type],
    category: [record.category],
    tags: tagsOf(record.tags),
    featured: [record.featured ? 'true' : undefined],
  }),
  prior: priorOf(record.featured, events.length),
})

const toListing =
  (model: Model) =>
  (record: Listing): SearchDocument => ({
    id: record.id,
    model,
    name: record.name,
    texts: {
      place: record.booths ?? [],
      words: present([record.category, ...tagsOf(record.tags)]),
      text: plain([record.description]),
    },
    facets: facetsOf({
      category: [record.category],
      tags: tagsOf(record.tags),
      featured: [record.featured ? 'true' : undefined],
    }),
    prior: priorOf(record.featured),
  })

const toVenue = ({ record, parent, events }: LinkedVenue): SearchDocument => ({
  id: record.id,
  model: 'venue',
  name: record.name,
  texts: {
    place: present([
      record.parent_venue?.name ?? parent?.record.name,
      record.location?.address,
      record.location?.city,
      record.location?.state,
      record.location?.country,
    ]),
    words: present([record.indoor_outdoor]),
    text: plain([record.description]),
  },
  facets: facetsOf({
    city: [record.location?.city],
    indoor_outdoor: [record.indoor_outdoor],
    age_policy: [record.age_policy],
    accessible: [record.accessible ? 'true' : undefined],
  }),
  prior: priorOf(false, events.length),
})

/** Everything of one edition that can be found, events first and in the order of time. */
export const toEditionDocuments = (edition: EditionCatalogue): SearchDocument[] => [
  ...edition.events.map(toEvent),
  ...edition.contributors.map(toContributor),
  ...edition.films.map(toFilm),
  ...edition.brands.map(toListing('brand')),
  ...edition.exhibitors.map(toListing('exhibitor')),
  ...edition.presenters.map(toListing('music_fest_presenter')),
  ...edition.venues.map(toVenue),
]

/**
 * Everything that can be found in any year, the newest first. What has the same id in several years is one document, as
 * the newest describes it; the facet `year` holds all of them.
 */
export function toDocuments({ editions }: Catalogue): SearchDocument[] {
  const documents = new Map<string, SearchDocument>()
  for (const edition of editions) {
    for (const document of toEditionDocuments(edition)) {
      const key = `${document.model} ${document.id}`
      const known = documents.get(key) ?? document
      const year = [...(known.facets?.year ?? []), String(edition.edition.year)]
      documents.set(key, { ...known, facets: { ...known.facets, year } })
    }
  }
  return [...documents.values()]
}
