import { expect, test } from 'vitest'
import {
  type Caret,
  entryCount,
  nextState,
  readKey,
  type SuggestionEvent,
  type SuggestionState,
  startState,
} from '../../../src/client/suggestions/state.ts'
import type { Suggestion } from '../../../src/schema/search.ts'

const HERON: Suggestion = { type: 'event', name: 'Heron Hour', event_id: 'e1' }
const HOLLOW: Suggestion = { type: 'artist', name: 'Hollow Reed', entity_id: 'a1' }

const after = (...events: SuggestionEvent[]): SuggestionState => events.reduce(nextState, startState(3))
const typed = (query: string): SuggestionEvent => ({ type: 'typed', query })
const answered = (query: string, items = [HERON, HOLLOW], tab = 0): SuggestionEvent => ({
  type: 'answered',
  query,
  tab,
  items,
})
const down: SuggestionEvent = { type: 'moved', by: 1 }
const up: SuggestionEvent = { type: 'moved', by: -1 }
const MIDDLE: Caret = { isAtStart: false, isAtEnd: false }
const END: Caret = { isAtStart: false, isAtEnd: true }
const START: Caret = { isAtStart: true, isAtEnd: false }

test('opens on focus and closes, keeping what it found [S02]', () => {
  const found = after({ type: 'opened' }, typed('he'), answered('he'), down, { type: 'closed' })
  expect(found).toEqual({ ...startState(3), query: 'he', phase: 'ready', items: [HERON, HOLLOW] })
  expect(nextState(found, { type: 'opened' })).toEqual({ ...found, isOpen: true })
})

test('asks for nothing below two trimmed characters, and a shorter query clears [S04]', () => {
  expect(after(typed(' h '))).toMatchObject({ query: 'h', phase: 'idle', items: [] })
  expect(after(typed(' he '))).toMatchObject({ query: 'he', phase: 'loading', isOpen: true })
  expect(after(typed('he'), answered('he'), typed('h'))).toMatchObject({ phase: 'idle', items: [], active: -1 })
})

test('a space at the end asks for nothing new [S04]', () => {
  const found = after(typed('he'), answered('he'))
  expect(nextState(found, typed('he '))).toEqual(found)
})

test('ignores a late answer to an older query, and one to another category [S04]', () => {
  const now = after(typed('he'), typed('her'))
  expect(nextState(now, answered('he'))).toBe(now)
  expect(nextState(now, answered('her', [HERON], 1))).toBe(now)
  expect(nextState(now, answered('her', [HERON]))).toMatchObject({ phase: 'ready', items: [HERON] })
})

test('a failure closes silently, unless it is that of an older query [S08]', () => {
  const now = after(typed('he'), typed('her'))
  expect(nextState(now, { type: 'failed', query: 'he', tab: 0 })).toBe(now)
  expect(nextState(now, { type: 'failed', query: 'her', tab: 0 })).toMatchObject({ isOpen: false, phase: 'failed' })
})

test('Down and Up go through the suggestions, the search for the term, and the input [S03, S06]', () => {
  let state = after(typed('he'), answered('he'))
  expect(entryCount(state)).toBe(3)
  const places = [down, down, down, down, up, up].map((event) => {
    state = nextState(state, event)
    return state.active
  })
  expect(places).toEqual([0, 1, 2, -1, 2, 1])
})

test('Down opens what is closed before it moves [S03]', () => {
  expect(after(typed('he'), answered('he'), { type: 'closed' }, down)).toMatchObject({ isOpen: true, active: -1 })
})

test('changing the category asks again when the input is long enough [S03]', () => {
  expect(after(typed('he'), answered('he'), { type: 'tabbed', tab: 1 })).toMatchObject({
    tab: 1,
    phase: 'loading',
    items: [],
  })
  expect(after(typed('h'), { type: 'tabbed', tab: 2 })).toMatchObject({ tab: 2, phase: 'idle' })
  expect(after({ type: 'tabbed', tab: -1 }).tab).toBe(2)
  expect(after({ type: 'tabbed', tab: 3 }).tab).toBe(0)
})

test('Left and Right are the caret’s while it can move and nothing is highlighted [S03]', () => {
  const open = after(typed('he'), answered('he'))
  const highlighted = nextState(open, down)
  expect(readKey('ArrowLeft', open, MIDDLE)).toBeUndefined()
  expect(readKey('ArrowRight', open, MIDDLE)).toBeUndefined()
  expect(readKey('ArrowRight', open, START)).toBeUndefined()
  expect(readKey('ArrowRight', open, END)).toEqual({ type: 'tabbed', tab: 1 })
  expect(readKey('ArrowLeft', open, START)).toEqual({ type: 'tabbed', tab: -1 })
  expect(readKey('ArrowLeft', highlighted, MIDDLE)).toEqual({ type: 'tabbed', tab: -1 })
  expect(readKey('ArrowRight', highlighted, MIDDLE)).toEqual({ type: 'tabbed', tab: 1 })
  expect(readKey('ArrowRight', nextState(open, { type: 'closed' }), END)).toBeUndefined()
})

test('Enter opens the highlighted entry, and is the form’s without one [S03]', () => {
  const open = after(typed('he'), answered('he'))
  expect(readKey('Enter', open, END)).toBeUndefined()
  expect(readKey('Enter', nextState(open, down), END)).toEqual({ type: 'open' })
})

test('Escape closes first and clears second [S02]', () => {
  const open = after(typed('he'), answered('he'))
  expect(readKey('Escape', open, END)).toEqual({ type: 'closed' })
  const closed = nextState(open, { type: 'closed' })
  expect(readKey('Escape', closed, END)).toEqual({ type: 'clear' })
  expect(readKey('Escape', startState(3), END)).toBeUndefined()
})

test('Down, Up and all other keys [S03]', () => {
  const state = after(typed('he'))
  expect(readKey('ArrowDown', state, END)).toEqual(down)
  expect(readKey('ArrowUp', state, END)).toEqual(up)
  for (const key of ['Tab', 'Home', 'End', 'a', 'Backspace', 'Shift']) expect(readKey(key, state, END)).toBeUndefined()
})
