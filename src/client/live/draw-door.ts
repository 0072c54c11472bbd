import type { Door } from '../../domain/door.ts'
import { doorText } from '../../text/door.ts'

/** What a page or a link is about: the last part of its address. */
export const toId = (pathname: string): string => decodeURIComponent(pathname.split('/').at(-1) ?? '')

const make = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text })

/** The parts of a door's line: its word, its message, and since when. */
export function toParts({ look, message }: Door, words: string, time: string): HTMLElement[] {
  const since = look === 'unknown' ? doorText.lastSet(time) : doorText.setAt(time)
  return [...(words ? [make('b', words)] : []), ...(message ? [make('span', message)] : []), make('small', since)]
}

/** Whether something else is to be drawn than stands there. What is the same is left alone, so that it is read out once. */
function isNew(element: HTMLElement, said: string): boolean {
  if (element.dataset.said === said) return false
  element.dataset.said = said
  return true
}

/** Draws a door into a card's reserved line, or takes it away. */
export function drawOnCard(card: HTMLElement, door: Door | undefined, time: string): void {
  const known = card.querySelector<HTMLElement>('.doorline')
  // What the programme itself calls canceled stays so, whatever its door once said.
  const said = door && !(card.classList.contains('canceled') && !('liveCanceled' in card.dataset)) ? door : undefined
  setCanceled(card, said?.look === 'canceled')
  if (!said) {
    known?.remove()
    return
  }
  const line = known ?? Object.assign(document.createElement('p'), { className: 'doorline' })
  if (!isNew(line, `${said.look} ${said.message} ${time}`)) return
  line.dataset.look = said.look
  line.replaceChildren(...toParts(said, doorText.looks[said.look], time))
  if (!known) card.append(line)
}

/** Strikes a card's title, and lets its link say why: lists of links are read without what stands around them. */
function setCanceled(card: HTMLElement, isCanceled: boolean): void {
  if ('liveCanceled' in card.dataset === isCanceled) return
  const link = card.querySelector('h3 a')
  card.classList.toggle('canceled', isCanceled)
  if (isCanceled) {
    card.dataset.liveCanceled = ''
    link?.prepend(Object.assign(make('span', `${doorText.canceled} `), { className: 'sr' }))
  } else {
    delete card.dataset.liveCanceled
    link?.querySelector('.sr')?.remove()
  }
}

/** Draws a door into the band of a page about one thing; `about` stands first, such as the event that runs. */
export function drawOnPage(band: HTMLElement, door: Door | undefined, time: string, about: readonly Node[] = []): void {
  const words = door ? doorText.meanings[door.look] : ''
  const said = door ? `${about.map((node) => node.textContent)} ${door.look} ${door.message} ${time}` : ''
  if (!isNew(band, said)) return
  band.dataset.look = door?.look ?? ''
  band.replaceChildren(...(door ? [...about, ...toParts(door, words, time)] : []))
  const isCanceled = door?.look === 'canceled' && about.length === 0
  document.querySelector('.lead')?.classList.toggle('off', isCanceled)
}
