import type { Draft } from './draft.ts'
import { lacksYear, withYear } from './spoken-dates.ts'

/** A draft whose days and times all have a year: those that lack theirs (`--07-09T09:00`) get the edition's. */
export const withYears = (draft: Draft, year: number): Draft =>
  draft.events.some((event) => lacksYear(event.start) || lacksYear(event.end) || lacksYear(event.date))
    ? {
        ...draft,
        events: draft.events.map((event) => ({
          ...event,
          ...(lacksYear(event.start) && { start: withYear(event.start, year) }),
          ...(lacksYear(event.end) && { end: withYear(event.end, year) }),
          ...(lacksYear(event.date) && { date: withYear(event.date, year) }),
        })),
      }
    : draft
