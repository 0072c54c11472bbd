import type { FestivalClock } from '../domain/time.ts'
import type { SearchSettings } from './search-settings.ts'

/** What the script of My Favorites must know of the festival and of the page; it stands in the page as JSON. */
export interface FavoriteSettings extends SearchSettings {
  clock: FestivalClock
  /** The kinds as the page's address spells them; `models` are all that it holds. */
  list: string
  /** The festival, for the calendar that a visitor takes along. */
  name: string
  /** What the page is about, and what to star, while there is nothing. */
  kind?: string
  hint: string
}
