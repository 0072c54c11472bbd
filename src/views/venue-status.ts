import type { LinkedVenue } from '../catalogue/catalogue.ts'
import { groupBy } from '../domain/grouping.ts'
import { formatDay, formatWeekday } from '../domain/time.ts'
import { toItemPath, yearPrefix } from '../domain/urls.ts'
import type { TypeColour } from '../schema/festival.ts'
import { staffText } from '../text/kiosk.ts'
import { scheduleText } from '../text/schedule.ts'
import type { ViewContext } from './context.ts'
import { type CardTime, toCardTime, toEventType } from './event-card.ts'
import { type HeadView, toHead } from './head.ts'

export interface VenueStatusView {
  head: HeadView
  id: string
  name: string
  /** The page that visitors see. */
  href: string
  kiosk: string
  days: {
    key: string
    weekday: string
    date: string
    rows: {
      id: string
      title: string
      href: string
      room?: string
      colour: TypeColour
      time: CardTime
      isCanceled: boolean
    }[]
  }[]
}

/** The page on which a venue's staff say how full its door is (ROWS R16): every event of the venue and its rooms. */
export function toVenueStatus(venue: LinkedVenue, context: ViewContext): VenueStatusView {
  const { record } = venue
  const { catalogue, year } = context
  const inside = new Set([...venue.events, ...venue.rooms.flatMap(({ events }) => events)])
  const events = venue.rooms.length === 0 ? venue.events : catalogue.events.filter((event) => inside.has(event))
  const path = (of: number | undefined) => toItemPath('venue', record.id, of)
  return {
    head: toHead(
      { title: staffText.title(record.name), path: `${path(catalogue.edition.year)}/status`, isHidden: true },
      context,
    ),
    id: record.id,
    name: record.name,
    href: path(year),
    kiosk: `${yearPrefix(year)}/kiosk/${record.id}`,
    days: groupBy(events, ({ day }) => day ?? '').map(({ key, items }) => ({
      key,
      weekday: key ? formatWeekday(key) : scheduleText.tba,
      date: key ? formatDay(key) : '',
      rows: items.map((event) => ({
        id: event.record.id,
        title: event.record.name,
        href: toItemPath('event', event.record.id, year),
        ...(event.venue && event.venue !== venue && { room: event.venue.record.name }),
        colour: toEventType(event.record.event_type, context)?.colour ?? 'default',
        time: toCardTime(event, context),
        isCanceled: event.record.canceled ?? false,
      })),
    })),
  }
}
