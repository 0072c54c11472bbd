import { createRoot } from 'react-dom/client'
import { recordConversion } from '../../client/search/conversions.ts'
import { readModels } from '../../client/search/query.ts'
import { createSearchStore, type SearchStore } from '../../client/search/store.ts'
import { yearPrefix } from '../../domain/urls.ts'
import { type SearchSettings, toCardContext } from '../../views/search-settings.ts'
import { connectAround } from './around.ts'
import { createPositions } from './positions.ts'
import { type PageParts, SearchPage } from './SearchPage.tsx'

const partOf = (page: HTMLElement, name: string): HTMLElement => {
  const part = page.querySelector<HTMLElement>(`[data-${name}]`)
  if (!part) throw new Error(`The search page has no part "${name}".`)
  return part
}

/** A link of a result, followed by click, by Enter, or into a new tab. */
function recordFollowed(live: HTMLElement, store: SearchStore): void {
  const onFollow = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('h3 a')
    const { answer } = store.get()
    const key = link?.closest<HTMLElement>('li')?.querySelector('h3 a') === link && link?.pathname.split('/').at(-1)
    const hit = key && answer?.hits.find(({ _id }) => encodeURIComponent(_id) === key || _id === key)
    if (answer && hit) recordConversion(answer.id, hit)
  }
  live.addEventListener('click', onFollow)
  live.addEventListener('auxclick', onFollow)
}

/** Takes a built search page over. Nothing of it changes before the first answer. */
export function mountSearchPage(page: HTMLElement): void {
  const built = JSON.parse(page.dataset.search ?? '') as SearchSettings
  const models = readModels(location.pathname)
  // A list that has no page of its own is shown in the frame of all kinds.
  const settings: SearchSettings = models === built.models ? built : { ...built, models, total: 0 }
  const parts: PageParts = {
    side: partOf(page, 'side'),
    live: partOf(page, 'live'),
    bones: partOf(page, 'bones'),
    still: partOf(page, 'still'),
    isFilled: page.querySelector('.count[role=status]') !== null,
  }
  const positions = createPositions()
  const store = createSearchStore({
    path: `${yearPrefix(settings.year)}/search`,
    models,
    onStep: (step) => (step === 'push' ? positions.leave(false) : positions.rename()),
  })
  connectAround(store)
  recordFollowed(parts.live, store)
  addEventListener('popstate', () => {
    positions.leave(true)
    store.follow()
  })
  addEventListener('pagehide', positions.keep)

  createRoot(parts.side, { onCaughtError: (error) => console.warn(error) }).render(
    <SearchPage
      store={store}
      settings={settings}
      context={toCardContext(settings)}
      parts={parts}
      readLimit={positions.readLimit}
      onLimit={positions.onLimit}
      onDrawn={positions.restore}
    />,
  )
  store.follow()
}
