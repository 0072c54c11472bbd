import { TOAST_MS } from '../domain/limits.ts'
import { toNarrowedPath } from '../domain/narrow-contributors.ts'
import { shareText } from '../text/site.ts'
import { startCarrying } from './carry.ts'
import { startNow } from './now.ts'

/*
 * The small behaviours of every page, without a framework: each one improves markup that already works.
 */

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href

// Our server answers the query itself; a plain host of files sends the whole grid, which then moves on.
const narrowed = toNarrowedPath(location)
if (narrowed && !canonical().includes('/only/')) location.replace(narrowed)

let toastTimer: ReturnType<typeof setTimeout> | undefined

/** Says something for 3 seconds in the page's status line (SPEC §9). */
function toast(message: string): void {
  const line = document.querySelector('[data-toast]')
  if (!line) return
  clearTimeout(toastTimer)
  line.textContent = message
  toastTimer = setTimeout(() => {
    line.textContent = ''
  }, TOAST_MS)
}

/** The device's own share sheet, else the link on the clipboard, else the link itself to copy by hand (ROWS B11). */
async function share(): Promise<void> {
  const url = canonical()
  if (navigator.share) {
    // Closing the sheet rejects: that is an answer, not a failure.
    await navigator.share({ title: document.title, url }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    toast(shareText.copied)
  } catch {
    // No clipboard over plain http, or no permission.
    prompt(shareText.copyByHand, url)
  }
}

/** One step back when this site is where the visitor came from; otherwise the link leads to its own address (ROWS B02). */
function back(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || history.length < 2) return
  if (!document.referrer.startsWith(`${location.origin}/`)) return
  event.preventDefault()
  history.back()
}

document.addEventListener('click', (event) => {
  const target = event.target as Element
  if (target.closest('[data-share]')) void share()
  else if (target.closest('[data-back]')) back(event)
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menus [open]')) {
    if (!menu.contains(target) && matchMedia('(width >= 768px)').matches) menu.open = false
  }
})

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const menu = document.querySelector<HTMLDetailsElement>('.menus [open]')
  if (!menu || matchMedia('(width < 768px)').matches) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})

// On phones the sheet shows every menu at once; wider, they exclude one another by name.
document.querySelector('.menus')?.addEventListener('beforetoggle', (event) => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menus details')) {
    const isOpening = (event as ToggleEvent).newState === 'open'
    menu.name = isOpening ? '' : 'menus'
    menu.open = isOpening
  }
})

// Shows what only works with script; its room was kept, so nothing moves.
document.documentElement.dataset.js = ''

/** A picture that fails makes room for the art beneath it. */
const drop = (image: HTMLImageElement) => image.closest('.pic') && image.remove()
const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.src
const dropBroken = () => [...document.images].filter(isBroken).forEach(drop)
document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && drop(target), true)
dropBroken()
// A busy device may report a picture broken between the listener and the look around: look once more.
addEventListener('load', dropBroken)

startCarrying()
startNow()
