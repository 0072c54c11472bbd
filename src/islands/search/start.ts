const ASKED = /[?&](q|filters|h)=[^&]/

/** After the first paint, and after what the browser still has to do for it. */
function whenIdle(act: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act, 200)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/**
 * Brings the search page's island (ROWS R07, T04): at once when the address asks for something, else when the browser has
 * nothing to do, and not at all where nothing is asked and the page has no kinds of its own.
 */
export function startSearchPage(): void {
  const page = document.querySelector<HTMLElement>('[data-search]')
  if (!page) return
  const isAsked = ASKED.test(location.search)
  const hasModels = /\/search\/[^/]/.test(location.pathname)
  const load = () =>
    import('./mount.ts')
      .then(({ mountSearchPage }) => mountSearchPage(page))
      .catch((error: unknown) => {
        console.warn(error)
        show(page, false)
      })
  if (isAsked) {
    // Our server has put the results into the page already; a plain host of files shows what it would without a question.
    if (!page.querySelector('.count[role=status]')) show(page, true)
    requestAnimationFrame(() => setTimeout(load))
  } else if (hasModels) whenIdle(() => void load())
}

/** Skeleton rows in the place of the built results, which answer another question. */
function show(page: HTMLElement, isWaiting: boolean): void {
  for (const [name, isHidden] of [
    ['bones', !isWaiting],
    ['still', isWaiting],
  ] as const) {
    const part = page.querySelector<HTMLElement>(`[data-${name}]`)
    if (part) part.hidden = isHidden
  }
}
