import type { FavoriteType } from '../../schema/models.ts'
import { starLabel } from '../../text/star-label.ts'

/** What is kept under its own name; all else is an entity (ROWS D02). */
const TYPES: Record<string, FavoriteType> = { events: 'event', venues: 'venue', attendees: 'attendee' }

/**
 * Tells the stars of built cards what they are about: the thing that their card leads to. Pages come without it, because
 * a star needs a script anyway, and on a long list it is a tenth of the page.
 */
export function labelStars(): void {
  for (const star of document.querySelectorAll<HTMLElement>('li > .star:not([aria-label])')) {
    const link = star.parentElement?.querySelector<HTMLAnchorElement>('h3 a')
    const [section = '', id = ''] = link?.pathname.split('/').slice(-2) ?? []
    Object.assign(star.dataset, { itemType: TYPES[section] ?? 'entity', itemId: decodeURIComponent(id), signIn: '' })
    star.ariaHasPopup = 'dialog'
    star.ariaLabel = starLabel(link?.textContent ?? '')
  }
}
