import { loadFeatures } from '../../client/features.ts'
import { recordConversion } from '../../client/search/conversions.ts'
import { readModels } from '../../client/search/query.ts'
import { createSearchStore, type SearchStore } from '../../client/search/store.ts'
import { MODEL_PATHS, yearPrefix } from '../../domain/urls.ts'
import type { Features } from '../../schema/features.ts'
import type { SearchHit } from '../../schema/search.ts'
import { type SearchSettings, toCardContext } from '../../views/search-settings.ts'
import { connectAround } from './around.ts'
import { createPositions } from './positions.ts'
import { connectView } from './view.tsx'

const partOf = (page: HTMLElement, name: string): HTMLElement => {
  const part = page.querySelector<HTMLElement>(`[data-${name}]`)
  if (!part) throw new Error(`The search page has no part "${name}".`)
  return part
}

/** Whether an address is that of a hit: its kind's folder, then its id. */
function leadsTo({ pathname }: HTMLAnchorElement, { type, _id }: SearchHit): boolean {
  const folder = MODEL_PATHS[type as keyof typeof MODEL_PATHS]
  return pathname.endsWith(`/${folder}/${_id}`) || pathname.endsWith(`/${folder}/${encodeURIComponent(_id)}`)
}

/** A result that is followed: by click, by Enter, which clicks too, or into a new tab (ROWS C11). */
function recordFollowed(live: HTMLElement, store: SearchStore): void {
  const onFollow = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('h3 a')
    const { answer } = store.get()
    const hit = link && answer?.hits.find((candidate) => leadsTo(link, candidate))
    if (answer && hit) recordConversion(answer.id, hit)
  }
  live.addEventListener('click', onFollow)
  live.addEventListener('auxclick', onFollow)
}

/** The page was built with the flags of its day; what they draw here follows those of today (ROWS T05). */
function followFeatures(settings: SearchSettings, redraw: () => void): void {
  void loadFeatures().then((features) => {
    const isSame = (Object.keys(features) as (keyof Features)[]).every(
      (name) => features[name] === settings.features[name],
    )
    if (isSame) return
    settings.features = features
    redraw()
  })
}

/** Takes a built search page over. Nothing of it changes before the first answer. */
export function mountSearchPage(page: HTMLElement): void {
  const built = JSON.parse(page.dataset.search ?? '') as SearchSettings
  const models = readModels(location.pathname)
  const filled = page.querySelector('.count[role=status]')
  const isFilled = filled !== null
  // A list that has no page of its own is shown in the frame of all kinds.
  const total = isFilled ? Number(filled?.textContent?.replace(/\D/g, '')) : models === built.models ? built.total : 0
  const settings: SearchSettings = { ...built, models, total }
  // From the address: a page without its year is the same file.
  const [, year] = /^\/(\d{1,4})\//.exec(location.pathname) ?? []
  const context = toCardContext(settings, year === undefined ? undefined : Number(year))
  const live = partOf(page, 'live')
  const positions = createPositions()
  const store = createSearchStore({
    path: `${yearPrefix(context.year)}/search`,
    models,
    onStep: (step) => (step === 'push' ? positions.leave(false) : positions.rename()),
  })
  connectAround(store)
  const { redraw } = connectView({
    store,
    settings,
    context,
    positions,
    parts: {
      page,
      live,
      side: partOf(page, 'side'),
      bones: partOf(page, 'bones'),
      still: partOf(page, 'still'),
      isFilled,
    },
  })
  recordFollowed(live, store)
  addEventListener('popstate', () => {
    positions.leave(true)
    store.follow()
  })
  addEventListener('pagehide', positions.keep)
  store.follow()
  followFeatures(settings, redraw)
}
