import type { FavoriteType } from '../../schema/models.ts'

/** What a star is about. */
export interface Item {
  type: FavoriteType
  id: string
}

export type ItemKey = `${FavoriteType} ${string}`
export const keyOf = ({ type, id }: Item): ItemKey => `${type} ${id}`

/** What this page knows of the visitor's favorites. */
export interface FavoritesState {
  phase: 'signed-out' | 'loading' | 'ready'
  kept: ReadonlySet<ItemKey>
  /** Those that the server is asked about now. */
  busy: ReadonlySet<ItemKey>
  /** What changed since the list was last asked for: it is newer than the list. */
  newer: ReadonlyMap<ItemKey, boolean>
}

export type FavoritesEvent =
  /** The list was asked for: on arrival, or after the way back from another page. */
  | { type: 'asked' }
  | { type: 'listed'; keys: readonly ItemKey[] }
  | { type: 'list failed' }
  | { type: 'pressed'; key: ItemKey }
  /** The server has changed it, for this tab or for another one. */
  | { type: 'changed'; key: ItemKey; isKept: boolean }
  | { type: 'failed'; key: ItemKey }
  | { type: 'signed out' }

export const signedOut: FavoritesState = { phase: 'signed-out', kept: new Set(), busy: new Set(), newer: new Map() }

const withKey = (set: ReadonlySet<ItemKey>, key: ItemKey, isIn: boolean): ReadonlySet<ItemKey> => {
  const next = new Set(set)
  if (isIn) next.add(key)
  else next.delete(key)
  return next
}

export function nextFavorites(state: FavoritesState, event: FavoritesEvent): FavoritesState {
  switch (event.type) {
    case 'asked':
      return { ...state, phase: state.phase === 'signed-out' ? 'loading' : state.phase, newer: new Map() }
    case 'listed': {
      let kept: ReadonlySet<ItemKey> = new Set(event.keys)
      for (const [key, isKept] of state.newer) kept = withKey(kept, key, isKept)
      return { ...state, phase: 'ready', kept }
    }
    // Adding what is there already does no harm, so stars serve without the list too.
    case 'list failed':
      return { ...state, phase: 'ready' }
    case 'pressed':
      return { ...state, busy: withKey(state.busy, event.key, true) }
    case 'changed': {
      const { key, isKept } = event
      return {
        ...state,
        kept: withKey(state.kept, key, isKept),
        busy: withKey(state.busy, key, false),
        newer: new Map(state.newer).set(key, isKept),
      }
    }
    case 'failed':
      return { ...state, busy: withKey(state.busy, event.key, false) }
    case 'signed out':
      return signedOut
  }
}
