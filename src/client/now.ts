import { nowText } from '../text/schedule.ts'

/*
 * "Now" on the page of the day that is today: a line before the first event that has yet to start, and a button that goes
 * there. Neither moves anything: the line stands in a gap between cards, the button floats.
 */

const HOUR_MS = 3_600_000

/** Which of the starting times is the next one at `now`, if `now` is within the day they make up. */
export function nextStart(starts: readonly number[], now: number): number | undefined {
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  if (starts.length === 0 || now < first - HOUR_MS || now > last) return undefined
  const next = starts.findIndex((start) => start > now)
  return next < 0 ? undefined : next
}

/** Enough for everything on the way to get its own height. */
const FRAMES = 20

/** Brings a card to the middle of the screen; again, while what was too far away to be laid out gets its own height. */
function center(card: Element, frames = FRAMES): void {
  const { top, bottom } = card.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight || frames === FRAMES)
    card.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => center(card, frames - 1))
}

/** Marks now on a schedule; does nothing on other pages and on other days. */
export function startNow(): void {
  const times = [...document.querySelectorAll<HTMLTimeElement>('.timed .event time')]
  const next = nextStart(
    times.map(({ dateTime }) => Date.parse(dateTime)),
    Date.now(),
  )
  const card = next === undefined ? undefined : times[next]?.closest<HTMLElement>('.event')
  if (!card) return
  card.dataset.now = nowText.now
  const jump = document.createElement('button')
  jump.type = 'button'
  jump.className = 'btn jump'
  jump.textContent = nowText.jump
  jump.addEventListener('click', () => {
    card.querySelector('a')?.focus({ preventScroll: true })
    center(card)
  })
  document.querySelector('main')?.append(jump)
  // On the screen already: nothing to jump to.
  new IntersectionObserver(([entry]) => {
    jump.hidden = entry?.isIntersecting ?? false
  }).observe(card)
}
