import type { Model } from '../schema/models.ts'
import { compareNames, LETTERS, letterOf } from './names.ts'

export interface Group<T> {
  key: string
  items: T[]
}

/** Groups in the order in which the keys first appear. */
export function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Group<T>[] {
  const groups = new Map<string, Group<T>>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.items.push(item)
    else groups.set(key, { key, items: [item] })
  }
  return [...groups.values()]
}

/** A–Z, then `#`; each group in the reader's order of names. Empty letters have no group. */
export function groupByLetter<T>(items: Iterable<T>, nameOf: (item: T) => string, locale?: string): Group<T>[] {
  const sorted = [...items].sort((a, b) => compareNames(nameOf(a), nameOf(b), locale))
  return groupBy(sorted, (item) => letterOf(nameOf(item))).sort(
    (a, b) => LETTERS.indexOf(a.key) - LETTERS.indexOf(b.key),
  )
}

/** The key of people who were not announced on any day. */
export const NOT_ANNOUNCED = ''

/** By the day of announcement (`yyyy-mm-dd`), newest first, the unannounced last (ROWS B05). */
export function groupByAnnouncement<T>(
  items: Iterable<T>,
  dayOf: (item: T) => string | undefined,
  nameOf: (item: T) => string,
  locale?: string,
): Group<T>[] {
  const sorted = [...items].sort((a, b) => compareNames(nameOf(a), nameOf(b), locale))
  return groupBy(sorted, (item) => dayOf(item) ?? NOT_ANNOUNCED).sort((a, b) =>
    a.key === NOT_ANNOUNCED ? 1 : b.key === NOT_ANNOUNCED ? -1 : a.key < b.key ? 1 : -1,
  )
}

/** The order of search results by model and what each group is called (ROWS B06). */
export const MODEL_GROUPS: readonly { title: string; models: readonly Model[] }[] = [
  { title: 'Events', models: ['event'] },
  { title: 'Films', models: ['film'] },
  { title: 'Brands', models: ['brand', 'exhibitor'] },
  { title: 'Presenters', models: ['music_fest_presenter'] },
  { title: 'Contributors', models: ['artist', 'person'] },
  { title: 'Venues', models: ['venue'] },
  { title: 'Attendees', models: ['attendee'] },
]

/** Results by model, in the specification's order, empty groups left out. */
export function groupByModel<T>(items: Iterable<T>, modelOf: (item: T) => string): Group<T>[] {
  const all = [...items]
  return MODEL_GROUPS.map(({ title, models }) => ({
    key: title,
    items: all.filter((item) => (models as readonly string[]).includes(modelOf(item))),
  })).filter((group) => group.items.length > 0)
}
