import { expect, test } from 'vitest'
import { readItem, showStar } from '../../../src/client/favorites/star.ts'
import { type FavoritesEvent, nextFavorites, signedOut } from '../../../src/client/favorites/state.ts'
import { draw } from '../../../src/components/draw.ts'
import { Star } from '../../../src/components/Star.tsx'

/** A star as a page is built with it. */
function aStar(): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = draw(Star, { star: { type: 'event', id: 'e1' }, name: 'Heron <Hour>' })
  return place.firstElementChild as HTMLElement
}

const after = (...events: FavoritesEvent[]) => events.reduce(nextFavorites, signedOut)
const read = (star: HTMLElement) =>
  Object.fromEntries(
    ['data-sign-in', 'aria-haspopup', 'aria-pressed', 'aria-busy', 'data-pop'].flatMap((name) =>
      star.hasAttribute(name) ? [[name, star.getAttribute(name)]] : [],
    ),
  )

test('is built as that of a visitor who is signed out, named after its item [T01]', () => {
  const star = aStar()
  expect(read(star)).toEqual({ 'data-sign-in': '', 'aria-haspopup': 'dialog' })
  expect(star.getAttribute('aria-label')).toBe('Favorite Heron <Hour>')
  expect(readItem(star)).toEqual({ type: 'event', id: 'e1' })
  showStar(star, signedOut)
  expect(read(star)).toEqual({ 'data-sign-in': '', 'aria-haspopup': 'dialog' })
})

test('says what the server said, is busy in between, and keeps its name [T01]', () => {
  const star = aStar()
  const key = 'event e1'
  const steps: [FavoritesEvent, object][] = [
    [{ type: 'asked' }, {}],
    [{ type: 'listed', keys: [] }, { 'aria-pressed': 'false' }],
    [
      { type: 'pressed', key },
      { 'aria-pressed': 'false', 'aria-busy': 'true' },
    ],
    [
      { type: 'changed', key, isKept: true },
      { 'aria-pressed': 'true', 'data-pop': '' },
    ],
    [
      { type: 'pressed', key },
      { 'aria-pressed': 'true', 'aria-busy': 'true' },
    ],
    [{ type: 'failed', key }, { 'aria-pressed': 'true' }],
    [{ type: 'signed out' }, { 'data-sign-in': '', 'aria-haspopup': 'dialog' }],
  ]
  let state = signedOut
  for (const [event, shown] of steps) {
    state = nextFavorites(state, event)
    showStar(star, state)
    expect([event.type, read(star)]).toEqual([event.type, shown])
    expect(star.getAttribute('aria-label')).toBe('Favorite Heron <Hour>')
  }
})

test('does not move for what the list says on arrival [T01]', () => {
  const star = aStar()
  showStar(star, after({ type: 'asked' }, { type: 'listed', keys: ['event e1'] }))
  expect(read(star)).toEqual({ 'aria-pressed': 'true' })
})

test('throws the errors of the specification without its attributes [V08]', () => {
  const star = aStar()
  star.removeAttribute('data-item-id')
  expect(() => readItem(star)).toThrow(new Error('data-item-id is required for favorite button'))
  star.removeAttribute('data-item-type')
  expect(() => readItem(star)).toThrow(new Error('data-item-type is required for favorite button'))
  star.dataset.itemType = 'song'
  star.dataset.itemId = 's1'
  expect(() => readItem(star)).toThrow(new Error('invalid favorite type'))
  star.dataset.itemType = 'entities'
  expect(readItem(star)).toEqual({ type: 'entity', id: 's1' })
})
