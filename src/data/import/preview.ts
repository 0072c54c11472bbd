import { DRY_RUN_SAMPLES } from '../../domain/limits.ts'
import { toFestivalDay } from '../../domain/time.ts'
import type { Records } from '../../schema/snapshot.ts'
import { IMPORT_REPORT } from '../../text/import.ts'

/** What a dry run shows of the records, so that a person sees at a glance whether they came out right. */
export interface Preview {
  days: { name: string; count: number }[]
  venues: { name: string; count: number }[]
  samples: { title: string; when: string; venue: string; people: string[] }[]
}

/** Days begin at midnight here: a summary of a feed counts as the feed counts. */
const DAY_BEGINS = 0

function count(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, times]) => ({ name, count: times }))
}

/** Some of a list, evenly from its whole length, so that the first page of a feed does not speak for all of it. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as T)
}

export function toPreview(records: Records, zone: string): Preview {
  const venues = new Map(records.venues.map((venue) => [venue.id, venue.name]))
  const people = new Map(records.contributors.map((person) => [person.entity_id, person.name]))
  const dayOf = (event: Records['events'][number]) => toFestivalDay(event, { zone }, DAY_BEGINS) ?? IMPORT_REPORT.noDay
  const venueOf = ({ venue_id: id }: Records['events'][number]) =>
    id === undefined ? IMPORT_REPORT.noVenue : (venues.get(id) ?? id)
  return {
    days: count(records.events.map(dayOf)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    venues: count(records.events.map(venueOf)).sort((a, b) => b.count - a.count),
    samples: spread(records.events, DRY_RUN_SAMPLES).map((event) => ({
      title: event.name,
      when: [dayOf(event), event.start_time ? toHours(event.start_time, event.end_time) : IMPORT_REPORT.noTime].join(
        ' ',
      ),
      venue: venueOf(event),
      people: (event.contributors ?? []).map(({ entity_id: id }) => people.get(id) ?? id),
    })),
  }
}

/** A snapshot writes times by the edition's own clock, so the hours stand in them. */
const toHours = (start: string, end: string | undefined): string =>
  end ? `${start.slice(11, 16)}–${end.slice(11, 16)}` : start.slice(11, 16)

const VENUES_SHOWN = 20
const TITLE_WIDTH = 70

const shorten = (text: string) => (text.length > TITLE_WIDTH ? `${text.slice(0, TITLE_WIDTH - 1)}…` : text)

/** The preview as a person reads it. */
export function toPreviewLines({ days, venues, samples }: Preview): string[] {
  if (samples.length === 0) return []
  const rest = venues.length - VENUES_SHOWN
  return [
    `${IMPORT_REPORT.byDay}:`,
    ...days.map((day) => `  ${day.name}  ${day.count}`),
    `${IMPORT_REPORT.byVenue}:`,
    ...venues.slice(0, VENUES_SHOWN).map((venue) => `  ${String(venue.count).padStart(5)}  ${venue.name}`),
    ...(rest > 0 ? [`  ${IMPORT_REPORT.moreVenues(rest)}`] : []),
    `${IMPORT_REPORT.samples}:`,
    ...samples.map(
      ({ title, when, venue, people }) =>
        `  ${when}  ${shorten(title)}  (${venue})${people.length > 0 ? `  ${shorten(people.join(', '))}` : ''}`,
    ),
  ]
}
