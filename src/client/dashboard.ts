import { DASHBOARD_SHOWN, KIOSK_USUAL_LENGTH_MS } from '../domain/limits.ts'
import {
  type FestivalClock,
  formatShortDay,
  formatShortWeekday,
  formatTime,
  toLocalDay,
  toZoneSuffix,
} from '../domain/time.ts'
import { toItemPath } from '../domain/urls.ts'
import type { EventSource, SearchEnvelope } from '../schema/search.ts'
import { dashboardText } from '../text/dashboard.ts'
import { post } from './call.ts'
import { make } from './make.ts'
import { SESSION_OVER } from './session.ts'

type Timed = EventSource & { start_time: string }

const endOf = ({ start_time, end_time }: Timed): number =>
  end_time ? Date.parse(end_time) : Date.parse(start_time) + KIOSK_USUAL_LENGTH_MS

/** What is on or still to come, the next first. */
export const toNext = (events: readonly EventSource[], now: number): Timed[] =>
  events
    .filter((event): event is Timed => event.start_time !== undefined && endOf(event as Timed) > now)
    .sort((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time))
    .slice(0, DASHBOARD_SHOWN)

/** `Sat, Mar 7, 7:00pm CT · Orpheum Theatre`. */
function toLine({ start_time, venue, canceled }: Timed, clock: FestivalClock): string {
  const day = toLocalDay(start_time, clock)
  const time = `${formatTime(start_time, clock)} ${toZoneSuffix(start_time, clock)}`.trim()
  const when = `${formatShortWeekday(day)}, ${formatShortDay(day)}, ${time}`
  return [canceled && dashboardText.canceled, when, venue?.name].filter(Boolean).join(' · ')
}

/**
 * The landing page of somebody who is signed in: their next favorites (ROWS E13, dashboard). A failure leaves the page as
 * everybody sees it.
 */
export async function drawDashboard(section: HTMLElement): Promise<void> {
  const clock: FestivalClock = JSON.parse(section.dataset.dashboard ?? '')
  const all = section.querySelector('a')
  // With the year where the page's own links have it.
  const [, year] = /^\/(\d{1,4})\//.exec(all?.pathname ?? '') ?? []
  try {
    const { hits } = await post<SearchEnvelope>('/search/favorites', { models: 'event' })
    const events = hits.filter(({ type }) => type === 'event').map(({ _source }) => _source as EventSource)
    const rows = toNext(events, Date.now()).map((event) =>
      make(
        'li',
        {},
        make('a', {
          href: toItemPath('event', event.id, year === undefined ? undefined : Number(year)),
          textContent: event.name,
          dir: 'auto',
        }),
        ' ',
        make('span', { className: 'muted', textContent: toLine(event, clock) }),
      ),
    )
    const list =
      rows.length > 0
        ? make('ul', { className: 'rooms' }, ...rows)
        : make('p', { className: 'empty', textContent: dashboardText.nothing })
    all?.before(list)
    section.hidden = false
    const clear = () => {
      section.hidden = true
      list.remove()
    }
    document.addEventListener(SESSION_OVER, clear, { once: true })
  } catch (error) {
    console.warn(dashboardText.failed, error)
  }
}
