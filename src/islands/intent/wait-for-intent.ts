/** What a visitor does before, or instead of, a click on something. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Nothing is hydrated on a page that is prerendered and perhaps never seen (HTML §7.4, prerendering). */
function whenShown(act: () => void): void {
  const page = document as Document & { prerendering?: boolean }
  if (page.prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : setTimeout(act, 200)

/**
 * Hydrates an island on the first sign of interest and gives it the click that came too early. A click before hydration
 * is held back and replayed once, however often it came: keyboard clicks too, since Enter and Space click. Links keep
 * their way. When the island cannot be fetched, the next sign of interest tries again.
 * @param hydrate fetches and starts the island; done when it listens.
 */
export function waitForIntent(
  element: HTMLElement,
  hydrate: () => Promise<void>,
  { isEager = false }: { isEager?: boolean } = {},
): void {
  let clicked: HTMLElement | undefined
  let isUnderWay = false

  const hold = (event: Event) => {
    const target = event.target as HTMLElement
    if (target.closest('a[href]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    clicked = target
    void start()
  }

  const start = async () => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await hydrate()
    } catch (error) {
      isUnderWay = false
      console.warn(error)
      return
    }
    for (const sign of SIGNS) element.removeEventListener(sign, onSign)
    element.removeEventListener('click', hold, true)
    if (clicked?.isConnected) clicked.click()
  }
  const onSign = () => void start()

  element.addEventListener('click', hold, true)
  for (const sign of SIGNS) element.addEventListener(sign, onSign, { passive: true })
  if (isEager) whenShown(() => whenIdle(onSign))
}
