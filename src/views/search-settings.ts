import type { FestivalClock } from '../domain/time.ts'
import type { Features } from '../schema/features.ts'
import type { Festival } from '../schema/festival.ts'
import type { CardContext } from './context.ts'

/** What a search page's script must know of the festival and of the page; it stands in the page as JSON. */
export interface SearchSettings extends Pick<Festival, 'eventTypes' | 'credentials' | 'locale'> {
  /** The kinds of the page, as its address spells them; empty for all of them. */
  models: string
  /** How many there are of these kinds. */
  total: number
  clock: FestivalClock
  /** What stands there when the list is empty; the specification's sentence without it. */
  empty?: string
  features: Features
}

/** The same as the context that cards are made in. */
export const toCardContext = (
  { eventTypes, credentials, features, clock }: SearchSettings,
  year: number | undefined,
): CardContext => ({
  festival: { eventTypes, credentials, features },
  catalogue: { clock },
  year,
})
