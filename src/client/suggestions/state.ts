import { MIN_QUERY_LENGTH } from '../../domain/limits.ts'
import type { Suggestion } from '../../schema/search.ts'

/** What the dropdown shows. Every change of it has a name in `SuggestionEvent`; nothing here knows the page. */
export interface SuggestionState {
  isOpen: boolean
  /** What the visitor typed, trimmed. */
  query: string
  /** Which tab is chosen, and how many there are. */
  tab: number
  tabs: number
  phase: 'idle' | 'loading' | 'ready' | 'failed'
  items: readonly Suggestion[]
  /** The highlighted entry: of `items`, then the last one, 'search for term'; −1 for none. */
  active: number
}

export type SuggestionEvent =
  | { type: 'typed'; query: string }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'tabbed'; tab: number }
  | { type: 'answered'; query: string; tab: number; items: readonly Suggestion[] }
  | { type: 'failed'; query: string; tab: number }

export const startState = (tabs: number, tab = 0): SuggestionState => ({
  isOpen: false,
  query: '',
  tab,
  tabs,
  phase: 'idle',
  items: [],
  active: -1,
})

export const isLongEnough = (query: string): boolean => query.length >= MIN_QUERY_LENGTH

/** How many entries Down and Up go through: the suggestions, and 'search for term' at the end (ROWS S06). */
export const entryCount = ({ query, items }: SuggestionState): number => (isLongEnough(query) ? items.length + 1 : 0)

/** Nothing to show while an answer is under way, or for too short a query. */
const asking = (state: SuggestionState): SuggestionState => ({
  ...state,
  phase: isLongEnough(state.query) ? 'loading' : 'idle',
  items: [],
  active: -1,
})

export function nextState(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  switch (event.type) {
    case 'typed': {
      const query = event.query.trim()
      if (query === state.query) return { ...state, isOpen: true }
      return asking({ ...state, query, isOpen: true })
    }
    case 'opened':
      return state.isOpen ? state : { ...state, isOpen: true, active: -1 }
    case 'closed':
      return state.isOpen ? { ...state, isOpen: false, active: -1 } : state
    case 'moved': {
      if (!state.isOpen) return { ...state, isOpen: true, active: -1 }
      // One more place than entries: the input itself, between the last and the first.
      const places = entryCount(state) + 1
      return { ...state, active: ((state.active + 1 + event.by + places) % places) - 1 }
    }
    case 'tabbed': {
      const tab = (event.tab + state.tabs) % state.tabs
      return tab === state.tab ? state : asking({ ...state, tab, isOpen: true })
    }
    case 'answered':
      // A slow answer to an older query must not replace what the visitor asks now.
      if (event.query !== state.query || event.tab !== state.tab) return state
      return { ...state, phase: 'ready', items: event.items, active: -1 }
    case 'failed':
      if (event.query !== state.query || event.tab !== state.tab) return state
      return { ...state, isOpen: false, phase: 'failed', items: [], active: -1 }
  }
}

/** Where the caret stands, as far as the keys must know. */
export interface Caret {
  isAtStart: boolean
  isAtEnd: boolean
}

/** What a key in the input does: an event, opening the highlighted entry, clearing the input, or nothing of ours. */
export type KeyAction = SuggestionEvent | { type: 'open' } | { type: 'clear' } | undefined

/**
 * Down and Up move, Left and Right switch the category (only while an entry is highlighted or the caret cannot move: else
 * they are the caret's), Enter opens, Escape closes first and clears second (QUALITY §2).
 */
export function readKey(key: string, state: SuggestionState, caret: Caret): KeyAction {
  const isHighlighted = state.isOpen && state.active >= 0
  switch (key) {
    case 'ArrowDown':
      return { type: 'moved', by: 1 }
    case 'ArrowUp':
      return { type: 'moved', by: -1 }
    case 'ArrowLeft':
      return state.isOpen && (isHighlighted || caret.isAtStart) ? { type: 'tabbed', tab: state.tab - 1 } : undefined
    case 'ArrowRight':
      return state.isOpen && (isHighlighted || caret.isAtEnd) ? { type: 'tabbed', tab: state.tab + 1 } : undefined
    case 'Enter':
      return isHighlighted ? { type: 'open' } : undefined
    case 'Escape':
      return state.isOpen ? { type: 'closed' } : state.query === '' ? undefined : { type: 'clear' }
    default:
      return undefined
  }
}
