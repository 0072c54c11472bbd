import { byDistance, formatDistance, type Point, readPoint } from '../domain/distance.ts'
import { venueText } from '../text/people.ts'
import { make } from './make.ts'

/*
 * 'Near me' on the list of venues (ROWS E13, nearby). The browser is asked where it is when somebody presses the button
 * and not before; the answer stays in the page. The list is cut into pages: the others are fetched as they are.
 */

const CARD = 'main .person'

const whereAmI = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      reject,
      { maximumAge: 60_000, timeout: 20_000 },
    )
  })

/** The cards of all pages of the list, this one's included, in the order of their names. */
async function loadCards(pages: number): Promise<HTMLElement[]> {
  const [, base = '', own = '1'] = /^(.*?)(?:\/by-name\/(\d+))?\/?$/.exec(location.pathname) ?? []
  const lists = await Promise.all(
    Array.from({ length: pages }, async (_, index): Promise<ParentNode> => {
      if (index + 1 === Number(own)) return document
      const answer = await fetch(index === 0 ? base : `${base}/by-name/${index + 1}`)
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
      return new DOMParser().parseFromString(await answer.text(), 'text/html')
    }),
  )
  return lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>(CARD)])
}

function toCard(card: HTMLElement, metres?: number): HTMLElement {
  const copy = document.importNode(card, true)
  if (metres !== undefined) {
    copy.append(make('p', { className: 'distance', textContent: formatDistance(metres, navigator.language) }))
  }
  return copy
}

function toSection(title: string, cards: HTMLElement[]): HTMLElement {
  const heading = make('h2', { textContent: title, tabIndex: -1 })
  return make('section', { className: 'group' }, heading, make('ul', { className: 'people wide' }, ...cards))
}

/** The venues by distance, in the place of those by name. */
async function drawNearest(pages: number): Promise<HTMLElement> {
  const [here, cards] = await Promise.all([whereAmI(), loadCards(pages)])
  const { known, unknown } = byDistance(cards, ({ dataset }) => readPoint(dataset.at), here)
  const nearest = known.map(({ item, metres }) => toCard(item, metres))
  const list = make('div', { className: 'nearest' })
  if (nearest.length > 0) list.append(toSection(venueText.nearYou, nearest))
  if (unknown.length > 0)
    list.append(
      toSection(
        venueText.placeUnknown,
        unknown.map((card) => toCard(card)),
      ),
    )
  return list
}

const toReason = (error: unknown): string =>
  !('geolocation' in navigator) || error instanceof GeolocationPositionError
    ? (error as GeolocationPositionError).code === 1
      ? venueText.nearRefused
      : venueText.nearUnknown
    : venueText.nearFailed

/** Attaches the button; a second press brings the order of names back. */
export function startNearby(button: HTMLButtonElement): void {
  const status = button.parentElement?.querySelector('[role=status]')
  const say = (text: string) => status?.replaceChildren(text)
  const byName = () => document.querySelectorAll<HTMLElement>('.letters, main .group, main .pager')
  let list: HTMLElement | undefined

  function back(): void {
    list?.remove()
    list = undefined
    for (const part of byName()) part.hidden = false
    button.ariaPressed = 'false'
    say('')
  }

  async function go(): Promise<void> {
    button.ariaDisabled = 'true'
    say(venueText.nearLooking)
    try {
      const drawn = await drawNearest(Number(button.dataset.near) || 1)
      for (const part of byName()) part.hidden = true
      button.parentElement?.after(drawn)
      list = drawn
      button.ariaPressed = 'true'
      say(venueText.nearFirst)
    } catch (error) {
      console.warn(error)
      say(toReason(error))
    }
    button.ariaDisabled = null
  }

  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return
    if (list) back()
    else void go()
  })
  // Built so: a press before this would be lost.
  button.disabled = false
}
