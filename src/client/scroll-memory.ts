import { MAX_SCROLL_POSITIONS } from '../domain/limits.ts'

/*
 * Scroll positions by path (ROWS B01): restored on the way back and by a reload, the top otherwise. A card is remembered beside the
 * number, since cards far away have no height yet when a page comes back, and lists may load at run time.
 */

export interface ScrollPosition {
  path: string
  y: number
  /** The first card on the screen, by its address, and how far below the top edge it stood. */
  card?: { href: string; top: number }
}

/** The positions with one more, newest last; beyond 50 the oldest are forgotten. */
export const remember = (positions: readonly ScrollPosition[], position: ScrollPosition): ScrollPosition[] =>
  [...positions.filter(({ path }) => path !== position.path), position].slice(-MAX_SCROLL_POSITIONS)

const KEY = 'marquee_scroll'
/** How long a list may take to grow to where the visitor was. */
const PATIENCE_MS = 5000

const pathOf = () => location.pathname + location.search
const CARDS = '.event h3 a, .person h3 a, .poster h3 a'

function read(): ScrollPosition[] {
  const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  return Array.isArray(value) ? value : []
}

function firstCard(): ScrollPosition['card'] {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(CARDS)) {
    const { top } = (link.closest('li') ?? link).getBoundingClientRect()
    if (top >= 0) return { href: link.pathname, top: Math.round(top) }
  }
  return undefined
}

function save(): void {
  const card = firstCard()
  const position = { path: pathOf(), y: Math.round(scrollY), ...(card && { card }) }
  sessionStorage.setItem(KEY, JSON.stringify(remember(read(), position)))
}

/** Goes to a position as far as the page is tall enough; says whether it was. */
function goTo({ y, card }: ScrollPosition): boolean {
  scrollTo({ top: y, behavior: 'instant' })
  const isTall = document.documentElement.scrollHeight >= y + innerHeight
  if (!card || y === 0) return isTall
  const link = [...document.querySelectorAll<HTMLAnchorElement>(CARDS)].find(({ pathname }) => pathname === card.href)
  if (!link) return false
  scrollBy({ top: (link.closest('li') ?? link).getBoundingClientRect().top - card.top, behavior: 'instant' })
  return isTall
}

/** Goes there now, and again while the page grows, until the visitor takes over. */
function restore(position: ScrollPosition): void {
  goTo(position)
  const stopper = new AbortController()
  const grown = new ResizeObserver(() => goTo(position))
  const stop = () => {
    grown.disconnect()
    stopper.abort()
  }
  grown.observe(document.body)
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    addEventListener(name, stop, { passive: true, signal: stopper.signal })
  }
  setTimeout(stop, PATIENCE_MS)
}

/** The way back, and a reload: the visitor was here. */
const isReturn = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

/** Takes scrolling over from the browser; where storage is blocked it throws, and the browser keeps it. */
export function startScrollMemory(): void {
  const known = read().find(({ path }) => path === pathOf())
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', save)
  if (known && isReturn()) restore(known)
}
