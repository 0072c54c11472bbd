import { suggestionText } from '../../text/suggestions.ts'

/** One category of suggestions: its button, and the models it asks for; none means all of them. */
export interface SuggestionTab {
  label: string
  /** As the call and the address of a search spell them: `artist,film,person` (ROWS R07). */
  models: string
}

const { tabs } = suggestionText

/*
 * The models of SPEC §9, spelled as addresses spell them. `CATEGORY_MODELS` holds the same lists; a test compares them.
 */
const EVENTS: SuggestionTab = { label: tabs.events, models: 'event' }
const CONTRIBUTORS: SuggestionTab = { label: tabs.contributors, models: 'artist,film,person' }
const BRANDS: SuggestionTab = { label: tabs.brands, models: 'brand,exhibitor,music_fest_presenter' }
const VENUES: SuggestionTab = { label: tabs.venues, models: 'venue' }

/** The tabs of a search input (ROWS S01), and those of the attendee directory's (ROWS D03). */
export const TAB_SETS = {
  programme: [{ label: tabs.all, models: '' }, EVENTS, CONTRIBUTORS],
  directory: [CONTRIBUTORS, { label: tabs.attendees, models: 'attendee' }, BRANDS, VENUES],
} as const satisfies Record<string, readonly SuggestionTab[]>
