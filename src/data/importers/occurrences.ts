import type { DraftEvent, DraftTime } from './draft.ts'
import type { Notes } from './notes.ts'

export interface Occurrence {
  start?: DraftTime
  end?: DraftTime
}

/** `2026-03-14T18:00:00-05:00` as a short piece of an id. */
const stampOf = (start: DraftTime | undefined, index: number) =>
  start === undefined
    ? String(index + 1)
    : String(start)
        .replace(/:\d\d(?=[+-]|Z|$)|[^\dT]/g, '')
        .slice(0, 13)

/**
 * One entry that happens several times as one event a time. The first keeps the entry's id and the others add their
 * start to it, so that an id stays when times are added; all share the entry's `event_id`.
 */
export function toOccurrences(event: DraftEvent, times: readonly Occurrence[], notes: Notes): DraftEvent[] {
  const seen = new Set<string>()
  const distinct = times.filter(({ start }) => {
    const key = String(start)
    return !seen.has(key) && seen.add(key)
  })
  if (distinct.length === 0) return [event]
  const label = event.id ?? event.name ?? ''
  if (distinct.length > 1) notes.add('FEED_SEVERAL_TIMES', 'events', label)
  return distinct.map(({ start, end }, index) => ({
    ...event,
    ...(event.id !== undefined && {
      id: index === 0 ? event.id : `${event.id}-${stampOf(start, index)}`,
      event_id: event.event_id ?? event.id,
    }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
  }))
}
