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

/** Enough for everything on the way to get its own height, on a slow phone too. */
const SETTLED_FRAMES = 20
const CENTER_MS = 2000

/** Brings a card to the middle of the screen; again, while what was too far away to be laid out gets its own height. */
function center(card: Element): void {
  const until = performance.now() + CENTER_MS
  const step = (frames: number) => {
    const { top, bottom } = card.getBoundingClientRect()
    const isAway = top < 0 || bottom > innerHeight
    if (isAway) card.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (frames > 0 && performance.now() < until) requestAnimationFrame(() => step(isAway ? SETTLED_FRAMES : frames - 1))
  }
  card.scrollIntoView({ block: 'center', behavior: 'instant' })
  step(SETTLED_FRAMES)
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
