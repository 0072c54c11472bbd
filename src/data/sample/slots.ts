import { addDays } from '../../domain/time.ts'
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
  party: { uses: ['outside', 'gallery', 'club'], hours: [17, 18, 26] },
  gallery: { uses: ['gallery'], hours: [11] },
} satisfies Record<string, Rhythm>

export type RhythmName = keyof typeof RHYTHMS

/** Deals out the festival's slots, each once; only when all are gone do rooms get used twice at a time. */
export class Plan {
  readonly #free = new Map<RhythmName, Slot[]>()
  readonly #places: readonly Place[]
  readonly #random: Random

  constructor(places: readonly Place[], random: Random) {
    this.#places = places
    this.#random = random
  }

  take(name: RhythmName): Slot {
    const free = this.#free.get(name)
    if (free && free.length > 0) return free.pop() as Slot
    const { uses, hours, days = [0, 1, 2, 3, 4, 5, 6] }: Rhythm = RHYTHMS[name]
    const all = this.#places
      .filter(({ use }) => uses.includes(use))
      .flatMap((place) => days.flatMap((day) => hours.map((hour) => ({ place, day: addDays(FIRST_DAY, day), hour }))))
    const dealt = this.#random.some(all, all.length)
    this.#free.set(name, dealt)
    return dealt.pop() as Slot
  }
}
