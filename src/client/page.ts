import { startBack } from './back.ts'
import { startCarrying } from './carry.ts'
import { startDialogs } from './dialogs/start.ts'
import { startFavorites } from './favorites/start.ts'
import { startMenus } from './menus.ts'
import { startNarrowing } from './narrow.ts'
import { startPictures } from './pictures.ts'
import { startPrefetching } from './prefetch.ts'
import { startRequests } from './requests.ts'
import { startScrollMemory } from './scroll-memory.ts'
import { knownToken, startSession } from './session.ts'
import { startSharing } from './share.ts'
import { startSuggestions } from './suggestions/start.ts'

/*
 * The small behaviours of every page, without a framework: each one improves markup that already works, and none needs
 * another. One that fails (blocked storage, an old browser) leaves the others alone.
 */
const behaviours = [
  startNarrowing,
  () => startRequests(knownToken),
  startBack,
  startSharing,
  startDialogs,
  startSuggestions,
  startMenus,
  startPictures,
  startScrollMemory,
  startCarrying,
  // What only some pages have; and on the festival's days, how full its doors are.
  () => {
    const [from, to] = (document.documentElement.dataset.hours ?? '').split(' ')
    const hour = Date.now() / 36e5
    const isOn = Number(from) < hour && hour < Number(to)
    return (isOn || document.querySelector('.timed,[data-analytics],[data-near],[data-staff]')) && import('./extras.ts')
  },
  startPrefetching,
  startFavorites,
  startSession,
]

// Shows what only works with script; its room was kept, so nothing moves.
document.documentElement.dataset.js = ''

function startAll(): void {
  for (const start of behaviours) {
    try {
      start()
    } catch (error) {
      console.warn(error)
    }
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startAll)
else startAll()
