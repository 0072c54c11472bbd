import { addDays } from '../../domain/time.ts'
import type { ProgramEvent } from '../../schema/program-event.ts'
import { type Times, timesOf } from './clock.ts'
import type { Random } from './random.ts'
import { FIRST_DAY } from './size.ts'
import type { Place } from './venues.ts'
import type { Use } from './words/places.ts'

/** One free place in the plan: where, on which festival day and at which hour (25 is 1am of the night). */
export interface Slot {
  place: Place
  day: string
  hour: number
}

/** When a kind of event begins, and in which places. */
interface Rhythm {
  uses: readonly Use[]
  hours: readonly number[]
  /** Which days of the festival, the first being 0. */
  days?: readonly number[]
}

const RHYTHMS = {
  talks: { uses: ['talks'], hours: [10, 11.5, 13, 14.5, 16, 17.5] },
  studio: { uses: ['studio'], hours: [9.5, 12, 14.5, 17] },
  edu: { uses: ['talks', 'studio'], hours: [9, 10.25, 11.25], days: [0, 3, 4, 5, 6] },
  cinema: { uses: ['cinema'], hours: [10.75, 13.25, 15.75, 18.5, 21.25, 23.75] },
  music: { uses: ['club', 'outside'], hours: [19.5, 20.5, 21.5, 22.5, 23.5, 24.5] },
  party: { uses: ['outside', 'gallery', 'club'], hours: [16, 17, 26] },
  gallery: { uses: ['gallery'], hours: [9, 10, 12] },
} satisfies Record<string, Rhythm>

export type RhythmName = keyof typeof RHYTHMS

export interface Booking extends Times {
  slot: Slot
}

/** From and to, in milliseconds since 1970. */
type Span = readonly [from: number, to: number]

const overlap = (a: Span, b: Span) => a[0] < b[1] && b[0] < a[1]

/** Deals out the festival's slots so that no room is used twice at a time, as long as there are free ones. */
export class Plan {
  readonly #free = new Map<RhythmName, Slot[]>()
  readonly #taken = new Map<string, Span[]>()
  readonly #places: readonly Place[]
  readonly #random: Random

  /** `booked` are events that already have their place. */
  constructor(places: readonly Place[], booked: readonly ProgramEvent[], random: Random) {
    this.#places = places
    this.#random = random
    for (const { venue_id, start_time, end_time } of booked) {
      if (venue_id && start_time && end_time) this.#note(venue_id, [Date.parse(start_time), Date.parse(end_time)])
    }
  }

  book(name: RhythmName, minutes: number): Booking {
    const free = this.#free.get(name) ?? []
    if (free.length === 0) {
      free.push(...this.#deal(name))
      this.#free.set(name, free)
    }
    for (let index = free.length - 1; index >= 0; index -= 1) {
      const slot = free[index] as Slot
      const times = timesOf(slot.day, slot.hour, minutes)
      const span: Span = [Date.parse(times.start_time), Date.parse(times.end_time)]
      const isFree = !this.#taken.get(slot.place.venue.id)?.some((other) => overlap(span, other))
      if (!isFree && index > 0) continue
      // When every room is busy the last one looked at is used twice, as happens at real festivals.
      free.splice(index, 1)
      this.#note(slot.place.venue.id, span)
      return { slot, ...times }
    }
    throw new Error(`The sample's town has no place for ${name}.`)
  }

  #note(venueId: string, span: Span) {
    const spans = this.#taken.get(venueId)
    if (spans) spans.push(span)
    else this.#taken.set(venueId, [span])
  }

  #deal(name: RhythmName): Slot[] {
    const { uses, hours, days = [0, 1, 2, 3, 4, 5, 6] }: Rhythm = RHYTHMS[name]
    const all = this.#places
      .filter(({ use }) => uses.includes(use))
      .flatMap((place) => days.flatMap((day) => hours.map((hour) => ({ place, day: addDays(FIRST_DAY, day), hour }))))
    return this.#random.some(all, all.length)
  }
}
