import { readFavoriteType } from '../../domain/favorite-types.ts'
import { favoritesText } from '../../text/favorites.ts'
import { type FavoritesState, type Item, keyOf } from './state.ts'

export const STAR = '.star'

/**
 * What a favorite button is about (ROWS V08).
 * @throws the errors of the specification when it does not say so.
 */
export function readItem({ dataset }: HTMLElement): Item {
  const { itemType, itemId } = dataset
  if (!itemType) throw new Error(favoritesText.typeRequired)
  if (!itemId) throw new Error(favoritesText.idRequired)
  const type = readFavoriteType(itemType)
  if (!type) throw new Error(favoritesText.invalidType)
  return { type, id: itemId }
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Shows what is known of a star's item: nothing before the server's word (ROWS T01). Its name never changes. */
export function showStar(star: HTMLElement, state: FavoritesState): void {
  const key = keyOf(readItem(star))
  const isOut = state.phase === 'signed-out'
  const was = star.getAttribute('aria-pressed')
  set(star, 'data-sign-in', isOut ? '' : undefined)
  set(star, 'aria-haspopup', isOut ? 'dialog' : undefined)
  set(star, 'aria-pressed', state.phase === 'ready' ? String(state.kept.has(key)) : undefined)
  set(star, 'aria-busy', state.busy.has(key) ? 'true' : undefined)
  // Only what a press brought about moves, not what the list says on arrival.
  if (was === 'false' && state.kept.has(key)) set(star, 'data-pop', '')
  else if (was === 'true') set(star, 'data-pop', undefined)
}
