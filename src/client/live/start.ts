import { type Door, toDoor, toShowing } from '../../domain/door.ts'
import * as limits from '../../domain/limits.ts'
import { doorText } from '../../text/door.ts'
import { drawOnCard, drawOnPage, toEventId } from './draw-door.ts'
import { readClock, toClockTime } from './festival-clock.ts'
import { type Doors, pollStatuses } from './poll.ts'

const MARKED = '.event, [data-door], [data-door-venue]'

/** Shows how full doors are on everything that speaks of an event, and asks for it only while some of it can be seen. */
export function startLive(): void {
  const clock = readClock()
  const seen = new Set<HTMLElement>()
  let doors: Doors | undefined

  const draw = (element: HTMLElement) => {
    if (!doors) return
    const now = Date.now() + doors.ahead
    const { statuses, isAway } = doors
    const doorOf = (id: string): Door | undefined => {
      const status = statuses.get(id)
      return status && toDoor(status, { now, isAway, staleMs: limits.STATUS_STALE_MS })
    }
    const timeOf = (door: Door | undefined) => (door ? toClockTime(door.setAt, now, clock) : '')
    const { door: id, doorVenue } = element.dataset
    if (id !== undefined) {
      const door = doorOf(id)
      drawOnPage(element, door, `${timeOf(door)} ${clock.suffix}`.trim())
    } else if (doorVenue !== undefined) {
      const cards = new Map(
        [...document.querySelectorAll<HTMLElement>('.event')].map((card) => [idOf(card), card] as const),
      )
      const showing = toShowing(
        [...cards].map(([key, card]) => ({ id: key, startsAt: startOf(card) })),
        (key) => statuses.get(key),
        now,
      )
      const door = showing && doorOf(showing.id)
      const card = showing && cards.get(showing.id)
      const about = showing && card ? [toMention(card, showing.startsAt <= now)] : []
      drawOnPage(element, door, `${timeOf(door)} ${clock.suffix}`.trim(), about)
    } else {
      const door = doorOf(idOf(element))
      drawOnCard(element, door, timeOf(door))
    }
  }

  const poller = pollStatuses(
    {
      everyMs: limits.STATUS_POLL_MS,
      spread: limits.STATUS_POLL_SPREAD,
      awayPolls: limits.STATUS_AWAY_POLLS,
      mostMs: limits.STATUS_AWAY_MOST_MS,
    },
    (fresh) => {
      doors = fresh
      seen.forEach(draw)
    },
  )
  const update = () => (seen.size > 0 && document.visibilityState === 'visible' ? poller.wake() : poller.rest())

  // A little before it is seen, so that nothing is drawn under somebody's eyes.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          seen.add(target as HTMLElement)
          draw(target as HTMLElement)
        } else seen.delete(target as HTMLElement)
      }
      update()
    },
    { rootMargin: '50% 0px' },
  )
  const watched = new WeakSet<Element>()
  const watch = () => {
    for (const element of document.querySelectorAll(MARKED)) {
      if (watched.has(element)) continue
      watched.add(element)
      observer.observe(element)
    }
  }
  watch()
  // Cards that a search brings later.
  new MutationObserver(watch).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  })
  document.addEventListener('visibilitychange', update)
  addEventListener('online', () => poller.ask())
}

const linkOf = (card: HTMLElement) => card.querySelector<HTMLAnchorElement>('h3 a')
const idOf = (card: HTMLElement): string => toEventId(linkOf(card)?.pathname ?? '')
const startOf = (card: HTMLElement): number => Date.parse(card.querySelector('time')?.dateTime ?? '')

/** "Now: Øya Night": the event that a venue's band is about. */
function toMention(card: HTMLElement, isOn: boolean): HTMLElement {
  const link = linkOf(card)
  const mention = document.createElement('span')
  const time = card.querySelector('time')?.textContent ?? ''
  const title = Object.assign(document.createElement('a'), {
    href: link?.href ?? '',
    textContent: link?.textContent ?? '',
  })
  mention.append(isOn ? doorText.now : doorText.next(time), ' ', title)
  return mention
}
