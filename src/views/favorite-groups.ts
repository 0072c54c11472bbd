import { groupBy, MODEL_GROUPS } from '../domain/grouping.ts'
import { findOverlaps } from '../domain/overlaps.ts'
import { type FestivalClock, formatDay, formatWeekday } from '../domain/time.ts'
import type { EventSource, SearchEnvelope, SearchHit } from '../schema/search.ts'
import { favoritesText } from '../text/favorites.ts'
import { resultText } from '../text/results.ts'
import { type ResultGroup, toResultGroups } from './result-groups.ts'

/** A list shorter than this is seen at a glance and needs no letters. */
const LETTERS_ABOVE = 12

const isGone = ({ type }: SearchHit) => type === 'gone'

/** Somebody's own plan: the days of the festival in order, what has no day last. */
function toDays(hits: readonly SearchHit[]): ResultGroup[] {
  return groupBy(hits, ({ _source }) => (_source as EventSource).date ?? '').map(({ key, items }) => ({
    id: `day-${key || 'tba'}`,
    title: key ? formatWeekday(key) : resultText.tba,
    ...(key && { note: formatDay(key) }),
    items,
  }))
}

/** All kinds under one another: the order of a search's, then people; events stay in the order of time (ROWS B06). */
function toKinds(hits: readonly SearchHit[]): ResultGroup[] {
  const groups = [...MODEL_GROUPS, { title: favoritesText.nav.attendee, models: ['attendee'] }]
  return groups.flatMap(({ title, models }) => {
    const items = hits.filter(({ type }) => (models as readonly string[]).includes(type))
    return items.length > 0 ? [{ id: `group-${title.toLowerCase()}`, title, items }] : []
  })
}

/** Favorites under their headings; what left the programme stands apart, at the end (ROWS R10). */
export function toFavoriteGroups(
  { grouping, hits, models }: Pick<SearchEnvelope, 'grouping' | 'hits' | 'models'>,
  { clock, locale, kind }: { clock: FestivalClock; locale: string; kind?: string | undefined },
): { groups: ResultGroup[]; gone: SearchHit[] } {
  const here = hits.filter((hit) => !isGone(hit))
  const gone = hits.filter(isGone)
  if (here.length === 0) return { groups: [], gone }
  if (grouping === 'start_time') return { groups: toDays(here), gone }
  if (grouping === 'model') return { groups: toKinds(here), gone }
  const isShort = here.length <= LETTERS_ABOVE || models[0] === 'attendee'
  const title = kind ?? favoritesText.title
  const groups = isShort
    ? [{ id: 'all', title, items: here }]
    : toResultGroups({ grouping, hits: here }, { clock, locale })
  return { groups, gone }
}

/** What there is to know of each favorite on its card: another name than before, another event at the same time. */
export function toNotes(hits: readonly SearchHit[]): ReadonlyMap<SearchHit, string> {
  const events = hits.filter(({ type }) => type === 'event')
  const sources = new Map(events.map((hit) => [hit._source as EventSource, hit]))
  const notes = new Map<SearchHit, string>()
  for (const [event, earlier] of findOverlaps([...sources.keys()])) {
    const hit = sources.get(event)
    if (hit) notes.set(hit, favoritesText.overlaps(earlier.name))
  }
  for (const hit of hits) {
    const { kept_name: name } = hit._source
    if (typeof name === 'string') notes.set(hit, favoritesText.renamed(name))
  }
  return notes
}
