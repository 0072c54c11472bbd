import type { Model } from '../schema/models.ts'

/** The path segment under which a model's pages live (ROWS S05, R14). */
export const MODEL_PATHS: Record<Model, string> = {
  event: 'events',
  artist: 'artists',
  person: 'contributors',
  film: 'films',
  brand: 'brands',
  exhibitor: 'exhibitors',
  music_fest_presenter: 'music_fest_presenters',
  venue: 'venues',
  attendee: 'attendees',
}

/** `/2026` for an edition, nothing for pages that show the landing edition without its year. */
export const yearPrefix = (year?: number): string => (year === undefined ? '' : `/${year}`)

/** The detail page of an item (ROWS B03): `/2026/events/e1`, or `/events/e1` without a year. */
export const toItemPath = (model: Model, id: string, year?: number): string =>
  `${model === 'attendee' ? '' : yearPrefix(year)}/${MODEL_PATHS[model]}/${id}`

export const toDayPath = (day: string, year?: number): string => `${yearPrefix(year)}/schedule/${day}`

/** Reads the year of a route: an integer, or nothing when the route has none (SPEC §5). */
export function readYear(text: string | undefined): number | undefined | 'invalid' {
  if (text === undefined || text === '') return undefined
  return /^\d{1,4}$/.test(text) ? Number(text) : 'invalid'
}
