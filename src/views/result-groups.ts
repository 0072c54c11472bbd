import { groupBy, groupByLetter, groupByModel } from '../domain/grouping.ts'
import { compareNames, NO_LETTER } from '../domain/names.ts'
import { type FestivalClock, formatDay, formatTime, formatWeekday, toLocalDay, toOffsetIso } from '../domain/time.ts'
import type { EventSource, SearchEnvelope, SearchHit } from '../schema/search.ts'
import { resultText } from '../text/results.ts'

/** Results under one heading. */
export interface ResultGroup<T = SearchHit> {
  /** The heading's id in the page. */
  id: string
  title: string
  /** Beside a date: the day of the week. */
  note?: string
  /** The letter that the letter bar reaches it by. */
  letter?: string
  items: T[]
}

interface Timed {
  start_time?: string | undefined
  date?: string | undefined
}

/** When a group of events begins, in order and by the festival's clock: its time, its day without a time, or neither (ROWS B06). */
const keyOfTime = ({ start_time: start, date }: Timed, clock: FestivalClock) =>
  start ? toOffsetIso(start, clock) : date ? `${date}T~` : '~'

function toTimeGroup<T>(key: string, items: T[], clock: FestivalClock): ResultGroup<T> {
  const id = `at-${key.replace(/[^0-9T]/g, '') || 'tba'}`
  if (key === '~') return { id, title: resultText.tba, items }
  const isTba = key.endsWith('~')
  const day = isTba ? key.slice(0, 10) : toLocalDay(key, clock)
  const title = isTba ? resultText.dateTba(formatDay(day)) : resultText.dateTime(formatDay(day), formatTime(key, clock))
  return { id, title, note: formatWeekday(day), items }
}

/** By start time, those whose time is to be announced after the others of their day, and those without a day last. */
export function groupByStart<T>(
  items: readonly T[],
  timeOf: (item: T) => Timed,
  clock: FestivalClock,
): ResultGroup<T>[] {
  return groupBy(items, (item) => keyOfTime(timeOf(item), clock))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, items: ofGroup }) => toTimeGroup(key, ofGroup, clock))
}

export const toLetterId = (letter: string): string => `letter-${letter === NO_LETTER ? 'other' : letter}`

interface Named {
  name: string
  isFeatured: boolean
}

/** A–Z and `#`, with what is featured in a group of its own before them (ROWS B06). */
export function groupByAlphabet<T>(items: readonly T[], namedOf: (item: T) => Named, locale: string): ResultGroup<T>[] {
  const featured = items
    .filter((item) => namedOf(item).isFeatured)
    .sort((a, b) => compareNames(namedOf(a).name, namedOf(b).name, locale))
  const letters = groupByLetter(
    items.filter((item) => !namedOf(item).isFeatured),
    (item) => namedOf(item).name,
    locale,
  ).map(({ key, items: ofLetter }) => ({ id: toLetterId(key), title: key, letter: key, items: ofLetter }))
  if (featured.length === 0) return letters
  return [{ id: 'featured', title: resultText.featured, items: featured }, ...letters]
}

const namedOfHit = ({ _source }: SearchHit): Named => ({
  name: String(_source.name ?? ''),
  isFeatured: _source.featured === true,
})

/** The hits of a search as its answer says that they belong together (ROWS B06). */
export function toResultGroups(
  { grouping, hits }: Pick<SearchEnvelope, 'grouping' | 'hits'>,
  { clock, locale }: { clock: FestivalClock; locale: string },
): ResultGroup[] {
  switch (grouping) {
    case 'start_time':
      return groupByStart(hits, ({ _source }) => _source as EventSource, clock)
    case 'alpha':
      return groupByAlphabet(hits, namedOfHit, locale)
    case 'model':
      return groupByModel(hits, ({ type }) => type).map(({ key, items }) => ({
        id: `group-${key.toLowerCase()}`,
        title: key,
        items,
      }))
  }
}

/** The first `limit` items, group after group; the last group may be cut short. */
export function cutGroups<T>(groups: readonly ResultGroup<T>[], limit: number): ResultGroup<T>[] {
  let left = limit
  return groups.flatMap((group) => {
    if (left <= 0) return []
    const items = group.items.slice(0, left)
    left -= items.length
    return [{ ...group, items }]
  })
}
