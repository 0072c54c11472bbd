import { createSearchStore } from '../../client/search/store.ts'
import type { DirectorySettings } from '../../views/attendees.ts'
import { toCardContext } from '../../views/search-settings.ts'
import { connectAround } from '../search/around.ts'
import { createPositions } from '../search/positions.ts'
import { connectView } from '../search/view.tsx'

const PATH = '/search/attendees'

const partOf = (page: HTMLElement, name: string): HTMLElement => {
  const part = page.querySelector<HTMLElement>(`[data-${name}]`)
  if (!part) throw new Error(`The directory has no part "${name}".`)
  return part
}

/**
 * Takes the built directory over: the search page's parts, asking POST /search/attendees (ROWS C09, R11). Which result is
 * followed is not told to anybody: nobody counts who looked whom up.
 */
export function mountDirectory(page: HTMLElement, settings: DirectorySettings): void {
  const positions = createPositions()
  const store = createSearchStore({
    path: PATH,
    models: settings.models,
    onStep: (step) => (step === 'push' ? positions.leave(false) : positions.rename()),
  })
  const failed = partOf(page, 'failed')
  store.subscribe(() => {
    failed.hidden = store.get().phase !== 'failed'
  })
  connectAround(store)
  connectView({
    store,
    settings,
    context: toCardContext(settings, undefined),
    positions,
    parts: {
      page,
      live: partOf(page, 'live'),
      side: partOf(page, 'side'),
      bones: partOf(page, 'bones'),
      still: partOf(page, 'still'),
      isFilled: page.querySelector('.count[role=status]') !== null,
    },
  })
  addEventListener('popstate', () => {
    positions.leave(true)
    store.follow()
  })
  addEventListener('pagehide', positions.keep)
  store.follow()
}
