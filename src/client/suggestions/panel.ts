import { suggestionText } from '../../text/suggestions.ts'
import { make } from '../make.ts'
import { type SearchPlace, toDestination, toTermPath } from './destination.ts'
import { drawSuggestion, drawTerm } from './row.ts'
import { isLongEnough, type SuggestionState } from './state.ts'
import type { SuggestionTab } from './tabs.ts'

/** What a panel is made for: where its searches go, its tabs, and the form's fields at the moment of asking. */
export interface PanelOptions {
  id: string
  place: SearchPlace
  tabs: readonly SuggestionTab[]
  readFields(): Iterable<[string, string]>
  onTab(tab: number): void
}

export interface Panel {
  element: HTMLElement
  listId: string
  /** Draws a state, and answers with the entries in their order. */
  draw(state: SuggestionState): readonly HTMLAnchorElement[]
}

const makeBones = (): HTMLElement =>
  make(
    'p',
    { className: 'suggestion bones' },
    make('span', { className: 'thumb' }),
    make('span', { className: 'words', textContent: suggestionText.loading }),
  )

/** The tabs stand beside the listbox, not in it: a group of buttons that Tab reaches from the input (QUALITY §2). */
function makeTabs({ tabs, onTab }: PanelOptions): { group: HTMLElement; buttons: HTMLButtonElement[] } {
  const buttons = tabs.map(({ label }, index) => {
    const button = make('button', { type: 'button', textContent: label })
    button.addEventListener('click', () => onTab(index))
    return button
  })
  const group = make('div', { className: 'suggest-tabs' }, ...buttons)
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', suggestionText.categories)
  return { group, buttons }
}

export function makePanel(options: PanelOptions): Panel {
  const listId = `${options.id}-list`
  const { group, buttons } = makeTabs(options)
  const hint = make('p', { className: 'suggest-hint' })
  const bones = makeBones()
  const list = make('div', { id: listId, className: 'suggest-list' })
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', suggestionText.label)
  const element = make('div', { className: 'suggestions', hidden: true }, group, hint, bones, list)

  let drawn: SuggestionState | undefined
  let entries: HTMLAnchorElement[] = []

  const drawEntries = ({ query, items, tab }: SuggestionState): HTMLAnchorElement[] => {
    if (!isLongEnough(query)) return []
    const found = items.flatMap((item) => {
      const href = toDestination(item, options.place)
      return href ? [drawSuggestion(item, href)] : []
    })
    const models = options.tabs[tab]?.models ?? ''
    return [...found, drawTerm(query, toTermPath(options.place, models, options.readFields()))]
  }

  const draw = (state: SuggestionState): readonly HTMLAnchorElement[] => {
    element.hidden = !state.isOpen
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-pressed', String(index === state.tab))
    bones.hidden = state.phase !== 'loading'
    const isEmpty = state.phase === 'ready' && state.items.length === 0
    hint.hidden = state.phase !== 'idle' && !isEmpty
    hint.textContent = isEmpty ? suggestionText.none : suggestionText.hint
    if (drawn?.items !== state.items || drawn.query !== state.query || drawn.tab !== state.tab) {
      entries = drawEntries(state)
      entries.forEach((entry, index) => {
        entry.id = `${options.id}-${index}`
      })
      list.replaceChildren(...entries)
      list.hidden = entries.length === 0
    }
    for (const [index, entry] of entries.entries()) entry.setAttribute('aria-selected', String(index === state.active))
    drawn = state
    return entries
  }
  return { element, listId, draw }
}
