import { SEARCH_DEBOUNCE_MS, SUGGESTION_ANNOUNCE_MS, SUGGESTION_BLUR_MS } from '../../domain/limits.ts'
import { suggestionText } from '../../text/suggestions.ts'
import { make } from '../make.ts'
import { readPlace, toDestination } from './destination.ts'
import { knownSuggestions, loadSuggestions } from './load.ts'
import { makePanel } from './panel.ts'
import { isLongEnough, nextState, readKey, type SuggestionEvent, type SuggestionState, startState } from './state.ts'
import { TAB_SETS } from './tabs.ts'

const PATH = '/search/suggestions'

let count = 0

/** What a form's input holds now, under the input's own name. */
const readFields = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : []))

/**
 * Gives a search input its suggestions (SPEC §2, ROWS S01–S08). The input keeps the focus and stays a native one: the
 * form still submits, and what was typed before this module came is simply in it.
 */
export function attachSuggestions(input: HTMLInputElement): void {
  const { form } = input
  if (!form) {
    console.warn(suggestionText.noForm)
    return
  }
  count += 1
  const id = `suggestions-${count}`
  const tabs = form.dataset.tabs === 'directory' ? TAB_SETS.directory : TAB_SETS.programme
  const status = make('p', { className: 'sr' })
  status.setAttribute('role', 'status')
  const place = readPlace(form)
  const panel = makePanel({
    id,
    place,
    tabs,
    readFields: () => readFields(form),
    onTab: (tab) => change({ type: 'tabbed', tab }),
  })

  // The directory's field begins with people.
  const first = tabs.findIndex(({ models }) => models === 'attendee')
  let state: SuggestionState = startState(tabs.length, Math.max(0, first))
  let entries: readonly HTMLAnchorElement[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  let announcing: ReturnType<typeof setTimeout> | undefined
  let asked: AbortController | undefined

  /** The one way in which anything changes. */
  function change(event: SuggestionEvent): void {
    const before = state
    state = nextState(state, event)
    if (state === before) return
    show()
    if (state.query !== before.query || state.tab !== before.tab) ask()
    if (state.phase === 'ready' && before.phase !== 'ready') announce()
  }

  function show(): void {
    entries = panel.draw(state)
    const active = entries[state.active]
    input.setAttribute('aria-expanded', String(!panel.element.hidden))
    if (active) input.setAttribute('aria-activedescendant', active.id)
    else input.removeAttribute('aria-activedescendant')
    active?.scrollIntoView({ block: 'nearest' })
  }

  function announce(): void {
    clearTimeout(announcing)
    announcing = setTimeout(() => {
      status.textContent = state.isOpen && state.phase === 'ready' ? suggestionText.count(state.items.length) : ''
    }, SUGGESTION_ANNOUNCE_MS)
  }

  /** Asks for what the visitor wants now, 200 ms after the last key; at once when the answer is known. */
  function ask(): void {
    clearTimeout(waiting)
    asked?.abort()
    const { query, tab } = state
    const models = tabs[tab]?.models ?? ''
    if (!isLongEnough(query)) return
    const known = knownSuggestions(query, models)
    if (known) {
      change({ type: 'answered', query, tab, items: known.filter((item) => toDestination(item, place)) })
      return
    }
    const controller = new AbortController()
    asked = controller
    waiting = setTimeout(async () => {
      try {
        const found = await loadSuggestions(PATH, query, models, controller.signal)
        change({ type: 'answered', query, tab, items: found.filter((item) => toDestination(item, place)) })
      } catch (error) {
        if (controller.signal.aborted) return
        console.warn(suggestionText.failed, error)
        change({ type: 'failed', query, tab })
      }
    }, SEARCH_DEBOUNCE_MS)
  }

  function openActive(event: KeyboardEvent): void {
    const entry = entries[state.active]
    if (!entry) {
      console.warn(suggestionText.notFound)
      return
    }
    // With a modifier, a link opens where the browser's user wants it.
    entry.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        shiftKey: event.shiftKey,
      }),
    )
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return
    const { selectionStart, selectionEnd, value } = input
    const action = readKey(event.key, state, {
      isAtStart: selectionEnd === 0,
      isAtEnd: selectionStart === value.length,
    })
    if (!action) return
    event.preventDefault()
    if (action.type === 'open') openActive(event)
    else if (action.type === 'clear') {
      input.value = ''
      input.dispatchEvent(new Event('input', { bubbles: true }))
      change({ type: 'closed' })
    } else change(action)
  }

  const close = () => change({ type: 'closed' })
  const isInside = (node: EventTarget | null) => node === input || panel.element.contains(node as Node | null)

  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', panel.listId)
  input.autocomplete = 'off'
  input.after(panel.element, status)

  input.addEventListener('input', () => change({ type: 'typed', query: input.value }))
  input.addEventListener('keydown', onKey)
  input.addEventListener('focus', () => change({ type: 'opened' }))
  input.addEventListener('click', () => change({ type: 'opened' }))
  form.addEventListener('submit', close)
  form.addEventListener('focusout', () => {
    setTimeout(() => {
      if (!isInside(document.activeElement)) close()
    }, SUGGESTION_BLUR_MS)
  })
  // Escape on a tab closes too, and goes back to where the words are.
  panel.element.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    input.focus()
    close()
  })
  // A press on the list leaves the focus in the input, so that it is no blur.
  panel.element.addEventListener('mousedown', (event) => event.preventDefault())
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isInside(target)) close()
  })
  addEventListener('pagehide', close)

  show()
  if (document.activeElement === input) {
    change({ type: 'opened' })
    if (input.value.trim() !== '') change({ type: 'typed', query: input.value })
  }
}
