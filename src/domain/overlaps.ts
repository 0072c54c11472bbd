interface Span {
  start_time?: string | undefined
  end_time?: string | undefined
  canceled?: boolean | undefined
}

/**
 * Of some events each that begins while an earlier one is still on, with that one: nobody can be at both. Events without
 * an end overlap with nothing, since nobody knows; canceled ones do not happen.
 */
export function findOverlaps<T extends Span>(events: readonly T[]): ReadonlyMap<T, T> {
  const overlaps = new Map<T, T>()
  const timed = events
    .filter((event) => event.start_time && !event.canceled)
    .map((event) => ({
      event,
      start: Date.parse(event.start_time ?? ''),
      end: event.end_time ? Date.parse(event.end_time) : Number.NaN,
    }))
    .sort((a, b) => a.start - b.start)
  for (const [index, { event, start }] of timed.entries()) {
    const earlier = timed.slice(0, index).find(({ end }) => end > start)
    if (earlier) overlaps.set(event, earlier.event)
  }
  return overlaps
}
