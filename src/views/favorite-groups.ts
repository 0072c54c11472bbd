import { groupBy } from '../domain/grouping.ts'
import { findOverlaps } from '../domain/overlaps.ts'
import {
  type FestivalClock,
  formatDay,
  formatShortDay,
  formatShortWeekday,
  formatTime,
  formatWeekday,
  toLocalDay,
} from '../domain/time.ts'
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

/** Favorites under their headings; what left the programme stands apart, at the end (ROWS R10). */
export function toFavoriteGroups(
  { grouping, hits, models }: Pick<SearchEnvelope, 'grouping' | 'hits' | 'models'>,
  { clock, locale, kind }: { clock: FestivalClock; locale: string; kind?: string | undefined },
): { groups: ResultGroup[]; gone: SearchHit[] } {
  const here = hits.filter((hit) => !isGone(hit))
  const gone = hits.filter(isGone)
  if (here.length === 0) return { groups: [], gone }
  if (grouping === 'start_time') return { groups: toDays(here), gone }
  if (grouping === 'model') return { groups: toResultGroups({ grouping, hits: here }, { clock, locale }), gone }
  const isShort = here.length <= LETTERS_ABOVE || models[0] === 'attendee'
  const title = kind ?? favoritesText.title
  const groups = isShort
    ? [{ id: 'all', title, items: here }]
    : toResultGroups({ grouping, hits: here }, { clock, locale })
  return { groups, gone }
}

/** `Sat, Mar 7, 7:00pm · Dock 9`: what changed since somebody kept it, as it was. */
function toWas(source: SearchHit['_source'], clock: FestivalClock): string {
  const { kept_name: name, kept_start: start, kept_venue: venue } = source
  const parts: unknown[] = [typeof name === 'string' && `“${name}”`]
  if (typeof start === 'string') {
    const day = toLocalDay(start, clock)
    parts.push(`${formatShortWeekday(day)}, ${formatShortDay(day)}, ${formatTime(start, clock)}`)
  }
  parts.push(venue)
  return parts.filter((part) => typeof part === 'string').join(' · ')
}

/** What there is to know of each favorite on its card: another name, time or place than before, another event at the same time. */
export function toNotes(hits: readonly SearchHit[], clock: FestivalClock): ReadonlyMap<SearchHit, string> {
  const events = hits.filter(({ type }) => type === 'event')
  const sources = new Map(events.map((hit) => [hit._source as EventSource, hit]))
  const notes = new Map<SearchHit, string>()
  for (const [event, earlier] of findOverlaps([...sources.keys()])) {
    const hit = sources.get(event)
    if (hit) notes.set(hit, favoritesText.overlaps(earlier.name))
  }
  for (const hit of hits) {
    const was = toWas(hit._source, clock)
    if (was) notes.set(hit, [favoritesText.changed(was), notes.get(hit)].filter(Boolean).join(' '))
  }
  return notes
}
