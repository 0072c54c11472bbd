import { nowText } from '../text/schedule.ts'
import { spanOf } from './span.ts'

/*
 * "Now" on the page of the day that is today: what is on is marked, what is over steps back, a line stands before the first
 * event that has yet to start, and a button goes there. Nothing moves: the marks stand in gaps between cards, the button
 * floats. Moments are compared, not clocks, so it is the festival's now wherever the visitor is.
 */

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Which of the starting times is the next one at `now`, if `now` is within the day they make up. */
export function nextStart(starts: readonly number[], now: number): number | undefined {
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  if (starts.length === 0 || now < first - HOUR_MS || now > last) return undefined
  const next = starts.findIndex((start) => start > now)
  return next < 0 ? undefined : next
}

/** What an event is at a moment; nothing before it begins. */
export const toTense = ([start, end]: readonly [number, number], now: number): 'on' | 'over' | undefined =>
  now < start ? undefined : now < end ? 'on' : 'over'

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

interface TimedCard {
  card: HTMLElement
  span: [number, number]
}

/** Marks what is on and what is over. The mark is a word: colour alone would leave some readers out. */
function markTense(cards: readonly TimedCard[], now: number): void {
  for (const { card, span } of cards) {
    const tense = toTense(span, now)
    if (tense === 'on' && !card.classList.contains('canceled')) card.dataset.on = nowText.on
    else delete card.dataset.on
    card.classList.toggle('over', tense === 'over')
  }
}

/** Marks now on a schedule; does nothing on other pages and on other days. */
export function startNow(): void {
  const times = [...document.querySelectorAll<HTMLTimeElement>('.timed .event .rail > time')]
  const cards = times.flatMap((time): TimedCard[] => {
    const card = time.closest<HTMLElement>('.event')
    const span = card && spanOf(card)
    return card && span ? [{ card, span }] : []
  })
  offerOwnZone(times)

  const jump = document.createElement('button')
  jump.type = 'button'
  jump.className = 'btn jump'
  jump.textContent = nowText.jump
  let target: HTMLElement | undefined
  jump.addEventListener('click', () => {
    if (!target) return
    target.querySelector('a')?.focus({ preventScroll: true })
    center(target)
  })
  // On the screen already: nothing to jump to.
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.target === target) jump.hidden = entry.isIntersecting
  })

  const update = () => {
    const now = Date.now()
    markTense(cards, now)
    const index = nextStart(
      cards.map(({ span: [start] }) => start),
      now,
    )
    const next = index === undefined ? undefined : cards[index]?.card
    if (next === target) return
    if (target) {
      delete target.dataset.now
      observer.unobserve(target)
    }
    target = next
    if (!target) return jump.remove()
    target.dataset.now = nowText.now
    if (!jump.isConnected) document.querySelector('main')?.append(jump)
    observer.observe(target)
  }
  update()
  setInterval(() => document.hidden || update(), MINUTE_MS / 2)
  document.addEventListener('visibilitychange', () => document.hidden || update())
}

/** Visitors from elsewhere may want their own clock; nobody else is asked. */
function offerOwnZone(times: readonly HTMLTimeElement[]): void {
  const differs = times.some(({ dateTime }) => {
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(dateTime) ?? []
    const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
    return sign !== undefined && offset !== -new Date(dateTime).getTimezoneOffset()
  })
  if (differs) void import('./own-zone.ts').then(({ offerOwnTimes }) => offerOwnTimes(times))
}
