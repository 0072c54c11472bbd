import type { ChromeView } from '../views/chrome.ts'
import { SiteFooter, SiteHeader } from './Chrome.tsx'
import { draw } from './draw.ts'

const drawn = new WeakMap<ChromeView, { header: string; footer: string }>()

/** Header and footer of an edition, drawn once for all its pages: `chromeOf` gives every page the same object. */
export function drawChrome(view: ChromeView): { header: string; footer: string } {
  const known = drawn.get(view) ?? { header: draw(SiteHeader, { view }), footer: draw(SiteFooter, { view }) }
  drawn.set(view, known)
  return known
}
