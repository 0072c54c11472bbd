import { toFavoritePath } from '../../domain/favorite-types.ts'
import type { Favorites } from '../../schema/favorite.ts'
import { favoritesText } from '../../text/favorites.ts'
import { CallError, call } from '../call.ts'
import { loadSession, renewSession } from '../session.ts'
import { track } from '../track.ts'
import { type FavoritesEvent, type FavoritesState, type Item, keyOf, nextFavorites, signedOut } from './state.ts'
import { connectTabs } from './tabs.ts'

const listeners = new Set<() => void>()
let state = signedOut
let uid: string | undefined
/** The list that is under way, or was read last. */
let listed: Promise<void> | undefined

function change(event: FavoritesEvent): void {
  state = nextFavorites(state, event)
  for (const listener of listeners) listener()
}

const tell = connectTabs((told) => {
  if (told.uid !== uid) return
  if ('isSignedOut' in told) leave()
  else change({ type: 'changed', key: told.key, isKept: told.isKept })
})

/** The session is over: from now on this page is that of a visitor who is signed out. */
function leave(): void {
  listed = undefined
  uid = undefined
  change({ type: 'signed out' })
}

async function read(): Promise<void> {
  const session = await loadSession()
  if (!session) return leave()
  // Somebody else by now: nothing of the last one may stay.
  if (uid !== undefined && uid !== session.uid) leave()
  uid = session.uid
  change({ type: 'asked' })
  try {
    const lists: Favorites = await (await call('/favorite.json')).json()
    const keys = Object.entries(lists).flatMap(([type, ids]) => ids.map((id) => keyOf({ type, id } as Item)))
    change({ type: 'listed', keys })
  } catch (error) {
    if (isOver(error)) return leave()
    console.warn(favoritesText.listFailed, error)
    change({ type: 'list failed' })
  }
}

const isOver = (error: unknown): boolean => error instanceof CallError && error.status === 401

const send = ({ type, id }: Item, isKept: boolean): Promise<Response> =>
  isKept
    ? call(toFavoritePath(type), { method: 'POST', body: { id } })
    : call(`/favorite/${type}/${encodeURIComponent(id)}`, { method: 'DELETE' })

/** The token may be that of a session that ended: another tab signed out, and in again. */
async function sendAs(item: Item, isKept: boolean): Promise<void> {
  try {
    await send(item, isKept)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 403) throw error
    const session = await renewSession()
    if (session?.uid !== uid) throw new CallError(401, error.message)
    await send(item, isKept)
  }
}

/** The visitor's favorites, the same for every star of the page (ROWS T01). */
export const favorites = {
  get: (): FavoritesState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Asks for the list, once (ROWS C05). */
  load(): Promise<void> {
    listed ??= read()
    return listed
  },
  /** Asks again who is signed in, and for the list: after the way back from another page. */
  async renew(): Promise<void> {
    await renewSession()
    listed = read()
    return listed
  },
  /**
   * Adds it or takes it away, whatever it is not; while the server has not answered, another press changes nothing. What
   * failed stays as it was and is only logged (ROWS X04).
   * @returns whether there is a session: without one somebody must sign in first.
   */
  async toggle(item: Item): Promise<boolean> {
    const key = keyOf(item)
    if (state.busy.has(key)) return true
    change({ type: 'pressed', key })
    // Whose session was over may have signed in again, in another tab.
    await (listed ?? favorites.renew())
    if (state.phase === 'signed-out') return false
    const isKept = !state.kept.has(key)
    try {
      await sendAs(item, isKept)
      change({ type: 'changed', key, isKept })
      if (uid) tell({ uid, key, isKept })
      track(isKept ? 'favorite' : 'unfavorite', { item_type: item.type, item_id: item.id })
    } catch (error) {
      if (isOver(error)) {
        if (uid) tell({ uid, isSignedOut: true })
        // The answer takes the hint back, so that the page's other parts know too.
        await renewSession().catch(() => undefined)
        leave()
        return false
      }
      console.warn(favoritesText.failed, error)
      change({ type: 'failed', key })
    }
    return true
  },
}
