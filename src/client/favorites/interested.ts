import { type InterestedUser, toInterestedUsers } from '../../domain/interested.ts'
import { CLIENT_TIMEOUT_MS, INTERESTED_MAX, INTERESTED_SHOWN } from '../../domain/limits.ts'
import type { Interested } from '../../schema/people.ts'
import { favoritesText } from '../../text/favorites.ts'
import { make } from '../make.ts'
import { loadSession, SESSION_OVER } from '../session.ts'
import { readItem } from './star.ts'

/** A figure for who has no picture, or one that does not come. Drawn here: it is no content. */
function toPlaceholder(): SVGSVGElement {
  const name = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(name, 'svg')
  const path = document.createElementNS(name, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'face')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', 'M12 5a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 21c0-7 15-7 15 0')
  svg.append(path)
  return svg
}

function toFace(url: string | null): Element {
  if (!url || !URL.canParse(url, location.href)) return toPlaceholder()
  const image = make('img', { className: 'face', alt: '', width: 44, height: 44, loading: 'lazy', src: url })
  image.addEventListener('error', () => image.replaceWith(toPlaceholder()), { once: true })
  return image
}

const toEntry = ({ first_name: first, last_name: last, image_url: url }: InterestedUser): HTMLLIElement =>
  make('li', { tabIndex: -1 }, toFace(url), make('bdi', { textContent: `${first} ${last}`.trim() }))

/** How many the block asks for; the usual number when it says nothing, or nothing sensible. */
const readShown = (text: string | undefined): number => {
  const asked = Number(text)
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, INTERESTED_MAX) : INTERESTED_SHOWN
}

function draw(block: HTMLElement, users: readonly InterestedUser[]): void {
  const shown = readShown(block.dataset.numberToDisplay)
  const entries = users.map(toEntry)
  for (const entry of entries.slice(shown)) entry.hidden = true
  const more = make('button', { type: 'button', className: 'btn', textContent: favoritesText.viewAll })
  more.addEventListener('click', () => {
    for (const entry of entries) entry.hidden = false
    more.hidden = true
    entries[shown]?.focus()
  })
  more.hidden = entries.length <= shown
  block.replaceChildren(
    make('h2', { textContent: block.dataset.title ?? favoritesText.interested }),
    make('ul', { className: 'interested-list' }, ...entries),
    more,
  )
  block.hidden = false
  const clear = () => {
    block.hidden = true
    block.replaceChildren()
  }
  // Names are for who is signed in.
  document.addEventListener(SESSION_OVER, clear, { once: true })
}

async function ask(block: HTMLElement): Promise<Interested> {
  const { type, id } = readItem(block)
  const path = `/favorite/${type}/${encodeURIComponent(id)}/interested.json`
  const response = await fetch(path, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

/** Shows who else is interested, when anybody wants to be seen; a failure leaves the block hidden (ROWS B12, C06, K04). */
export async function fillInterested(block: HTMLElement): Promise<void> {
  // Once, however often the page is come back to.
  block.removeAttribute('data-interested')
  try {
    if (!(await loadSession())) return
    const answer = await ask(block)
    if (answer.public > 0) draw(block, toInterestedUsers(answer))
  } catch (error) {
    console.warn(favoritesText.interestedFailed, error)
  }
}
