import { favorites } from '../../client/favorites/store.ts'
import { createSearchStore } from '../../client/search/store.ts'
import { MODEL_GROUPS } from '../../domain/grouping.ts'
import { yearPrefix } from '../../domain/urls.ts'
import type { FavoriteSettings } from '../../views/favorite-settings.ts'
import { toCardContext } from '../../views/search-settings.ts'
import { connectFavoritesView } from './view.tsx'

const ALL = MODEL_GROUPS.flatMap(({ models }) => models).join()

/** Presenters stand among Brands & Exhibitors (ROWS D02). */
const toModels = (list: string): string =>
  list === '' ? ALL : list === 'brand,exhibitor' ? `${list},music_fest_presenter` : list

const partOf = (page: HTMLElement, name: string): HTMLElement => {
  const part = page.querySelector<HTMLElement>(`[data-${name}]`)
  if (!part) throw new Error(`My Favorites has no part "${name}".`)
  return part
}

/** Fills the page of who is signed in, and gives it back to the visitor once the session is over. */
export function mountFavorites(page: HTMLElement): void {
  const built = JSON.parse(page.dataset.favorites ?? '') as FavoriteSettings
  delete page.dataset.favorites
  const settings: FavoriteSettings = { ...built, models: toModels(built.list) }
  const [, year] = /^\/(\d{1,4})\//.exec(location.pathname) ?? []
  const context = toCardContext(settings, year === undefined ? undefined : Number(year))
  const [out, mine, first] = [partOf(page, 'out'), partOf(page, 'mine'), partOf(page, 'begin')]
  const store = createSearchStore({
    path: `${yearPrefix(context.year)}/search/favorites`,
    models: settings.models,
    onStep: () => {},
  })

  const showWhose = () => {
    const isOut = favorites.get().phase === 'signed-out'
    delete document.documentElement.dataset.hint
    out.hidden = !isOut
    first.hidden = !isOut
    mine.hidden = isOut
  }
  connectFavoritesView({ store, settings, context, place: mine, page })
  const begin = async () => {
    await favorites.load()
    showWhose()
    if (favorites.get().phase !== 'signed-out') store.follow()
  }
  favorites.subscribe(() => {
    if (favorites.get().phase === 'signed-out') showWhose()
  })
  addEventListener('popstate', () => store.follow())
  // Another tab, or another person, may have changed everything in between.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void favorites.renew().then(begin)
  })
  void begin()
}
