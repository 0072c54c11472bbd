import { type Door, toDoor, toShowing } from '../../domain/door.ts'
import * as limits from '../../domain/limits.ts'
import type { LiveStatus } from '../../schema/status.ts'
import { doorText } from '../../text/door.ts'
import { drawOnCard, drawOnPage, toId } from './draw-door.ts'
import { type FestivalClock, toClockTime } from './festival-clock.ts'
import { type Doors, pollStatuses } from './poll.ts'

const MARKED = '.event, .doorband'

/** Shows how full doors are on everything that speaks of an event, and asks for it only while some of it can be seen. */
export function startLive(): void {
  const seen = new Set<HTMLElement>()
  const band = addBand()
  const isEvent = /\/events\/[^/]+$/.test(location.pathname)
  let doors: Doors | undefined

  const draw = (element: HTMLElement) => {
    if (!doors) return
    const now = Date.now() + doors.ahead
    const { statuses, isAway, clock } = doors
    const doorOf = (id: string): Door | undefined => {
      const status = statuses.get(id)
      return status && toDoor(status, { now, isAway, staleMs: limits.STATUS_STALE_MS })
    }
    const timeOf = (door: Door | undefined) => (door ? toClockTime(door.setAt, now, clock) : '')
    if (element === band && isEvent) {
      const door = doorOf(toId(location.pathname))
      drawOnPage(element, door, `${timeOf(door)} ${clock.suffix}`.trim())
    } else if (element === band) {
      const showing = toShowing(statuses.values(), toId(location.pathname), now)
      const door = showing && doorOf(showing.id)
      const about = showing ? [toMention(showing, now, clock)] : []
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

/**
 * The place for the door of a page about one event or venue, under the bar that says when and where. It stands there empty
 * before anything is said, else many readers miss the first words.
 */
function addBand(): HTMLElement | undefined {
  const bar = document.querySelector('article > .bar')
  if (!bar || !/\/(events|venues)\/[^/]+$/.test(location.pathname)) return undefined
  const band = Object.assign(document.createElement('p'), { className: 'doorband', role: 'status' })
  bar.after(band)
  return band
}

const linkOf = (card: HTMLElement) => card.querySelector<HTMLAnchorElement>('h3 a')
const idOf = (card: HTMLElement): string => toId(linkOf(card)?.pathname ?? '')

/** "Now: Øya Night": the event that a venue's band is about. */
function toMention({ id, name, start_at }: LiveStatus & { start_at: string }, now: number, clock: FestivalClock) {
  const start = Date.parse(start_at)
  const mention = document.createElement('span')
  const href = location.pathname.replace(/\/venues\/[^/]+$/, `/events/${encodeURIComponent(id)}`)
  const title = Object.assign(document.createElement('a'), { href, textContent: name, dir: 'auto' })
  mention.append(start <= now ? doorText.now : doorText.next(toClockTime(start, now, clock)), ' ', title)
  return mention
}
