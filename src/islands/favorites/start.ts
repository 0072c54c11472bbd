import { isSignedIn } from '../../client/session.ts'

/** Brings My Favorites of who is signed in; everybody else keeps the page as it was built (ROWS R10). */
export function startFavoritesPage(): void {
  const page = document.querySelector<HTMLElement>('[data-favorites]')
  if (!page) return
  const load = () => {
    if (!isSignedIn() || !('favorites' in page.dataset)) return
    import('./mount.ts')
      .then(({ mountFavorites }) => mountFavorites(page))
      .catch((error: unknown) => {
        console.warn(error)
        delete document.documentElement.dataset.hint
      })
  }
  load()
  addEventListener('pageshow', ({ persisted }) => persisted && load())
}
