import type { EditionCatalogue, LinkedEvent, LinkedVenue } from '../../catalogue/catalogue.ts'
import { KIOSK_USUAL_LENGTH_MS } from '../../domain/limits.ts'
import { toZoneSuffix } from '../../domain/time.ts'
import type { LiveStatus } from '../../schema/status.ts'
import type { StoredSession } from '../ports/sessions.ts'
import type { Release } from '../release.ts'

/** The events of a release by id, as far as their doors go. */
export interface Doors {
  event(id: string): LinkedEvent | undefined
  venue(id: string): LinkedVenue | undefined
  /** An event without an end is over after the usual time, one without a beginning never. */
  about(id: string): Pick<LiveStatus, 'name' | 'start_at' | 'over_at' | 'venues'> | undefined
  clock: { zone: string; suffix: string }
}

/** The landing edition's first: an id of last year may come again. */
export function toDoors({ catalogue: { landing, editions } }: Pick<Release, 'catalogue'>): Doors {
  const all = [landing, ...editions.filter((edition) => edition !== landing)]
  const find = <T>(look: (edition: EditionCatalogue) => T | undefined): T | undefined => {
    for (const edition of all) {
      const found = look(edition)
      if (found) return found
    }
    return undefined
  }
  const event = (id: string) => find(({ eventById }) => eventById.get(id))
  const { clock, edition } = landing
  return {
    event,
    clock: { zone: clock.zone, suffix: toZoneSuffix(`${edition.year}-06-01T12:00:00Z`, clock) },
    venue: (id) => find(({ venueById }) => venueById.get(id)),
    about(id) {
      const found = event(id)
      if (!found) return undefined
      const { name, start_time: start, end_time: end } = found.record
      const over = start && toOver(start, end)
      return { name, ...(over && { start_at: start, over_at: over }), venues: [...around(found.venue)] }
    },
  }
}

function toOver(start: string, end: string | undefined): string {
  const isLater = end !== undefined && Date.parse(end) > Date.parse(start)
  return isLater ? end : new Date(Date.parse(start) + KIOSK_USUAL_LENGTH_MS).toISOString()
}

/** A venue and what it stands in: who looks after a building looks after its rooms. */
function* around(venue: LinkedVenue | undefined): Generator<string> {
  const seen = new Set<LinkedVenue>()
  for (let place = venue; place && !seen.has(place); place = place.parent) {
    seen.add(place)
    yield place.record.id
  }
}

/** Whether somebody sets the doors of a venue (ROWS P03): staff of it, or of every one. */
export function isStaffOf({ roles, venues }: StoredSession, venue: LinkedVenue | undefined): boolean {
  if (!roles.includes('staff')) return false
  return venues === undefined || [...around(venue)].some((id) => venues.includes(id))
}

/** Everything that happens in a venue and its rooms. */
export const eventIdsIn = (venue: LinkedVenue): string[] =>
  [...venue.events, ...venue.rooms.flatMap(({ events }) => events)].map(({ record }) => record.id)
