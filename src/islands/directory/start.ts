import { isSignedIn } from '../../client/session.ts'
import type { DirectorySettings } from '../../views/attendees.ts'

/**
 * Brings the directory's island (ROWS R11), except to somebody who must log in first: the page says so, and nothing is
 * asked for them.
 */
export function startDirectory(): void {
  const page = document.querySelector<HTMLElement>('[data-directory]')
  if (!page) return
  const settings = JSON.parse(page.dataset.directory ?? '') as DirectorySettings
  if (settings.signedInOnly && !isSignedIn()) return
  const isFilled = page.querySelector('.count[role=status]') !== null
  if (!isFilled) show(page, true)
  const load = () =>
    import('./mount.ts')
      .then(({ mountDirectory }) => mountDirectory(page, settings))
      .catch((error: unknown) => {
        console.warn(error)
        if (!isFilled) show(page, false)
      })
  requestAnimationFrame(() => setTimeout(load))
}

/** Skeleton rows in the place of the words that stand there without script. */
function show(page: HTMLElement, isWaiting: boolean): void {
  for (const [name, isHidden] of [
    ['bones', !isWaiting],
    ['still', isWaiting],
  ] as const) {
    const part = page.querySelector<HTMLElement>(`[data-${name}]`)
    if (part) part.hidden = isHidden
  }
}
