import type { EditionCatalogue, LinkedEvent, LinkedVenue } from '../catalogue/catalogue.ts'
import { groupBy } from '../domain/grouping.ts'
import { KIOSK_MOST_EVENTS, KIOSK_USUAL_LENGTH_MS } from '../domain/limits.ts'
import { addDays, formatShortDay, formatTime, formatWeekday, toInstant, toOffsetIso } from '../domain/time.ts'
import { yearPrefix } from '../domain/urls.ts'
import type { TypeColour } from '../schema/festival.ts'
import { eventText } from '../text/event.ts'
import { kioskText } from '../text/kiosk.ts'
import type { ViewContext } from './context.ts'
import { toEventType, toWhere } from './event-card.ts'
import { festivalName, type HeadView, toHead } from './head.ts'

interface KioskRow {
  id: string
  title: string
  where?: string
  type?: string
  colour: TypeColour
  /** `until 9:00pm`. */
  until?: string
  /** How long after its slot's time it leaves the screen. */
  minutes: number
  isCanceled: boolean
}

export interface KioskView {
  head: HeadView
  festival: string
  title: string
  /** IANA name of the zone whose clock the screen shows. */
  zone: string
  days: {
    day: string
    weekday: string
    date: string
    /** A slot has a time, or (to be announced) a moment at which its night is over. */
    slots: { id: string; time: string; half: string; iso?: string; leaves?: string; rows: KioskRow[] }[]
  }[]
  /** One screen a day, when the programme is too large for one. A script moves on to today's. */
  screens: { day: string; label: string; href: string }[]
}

/** When the night of a festival day is over: at its day change on the next calendar day. */
const toNightEnd = (day: string, { festival, catalogue }: ViewContext): string | undefined =>
  toInstant(`${addDays(day, 1)}T${String(festival.dayChangeHour).padStart(2, '0')}:00`, catalogue.clock)

function toRow(event: LinkedEvent, venue: LinkedVenue | undefined, context: ViewContext): KioskRow {
  const { record } = event
  const { clock } = context.catalogue
  const type = toEventType(record.event_type, context)
  // The screen of a room says which room it is; that of a building names the rooms.
  const where = venue ? (event.venue === venue ? undefined : event.venue?.record.name) : toWhere(event)
  const { start_time: start, end_time: end } = record
  const hasEnd = start !== undefined && end !== undefined && Date.parse(end) > Date.parse(start)
  return {
    id: record.id,
    title: record.name,
    ...(where && { where }),
    ...(type && { type: type.label }),
    colour: type?.colour ?? 'default',
    ...(hasEnd && { until: `${kioskText.until} ${formatTime(end, clock)}` }),
    minutes: Math.ceil((hasEnd ? Date.parse(end) - Date.parse(start) : start ? KIOSK_USUAL_LENGTH_MS : 0) / 60_000),
    isCanceled: record.canceled ?? false,
  }
}

function toDays(events: readonly LinkedEvent[], venue: LinkedVenue | undefined, context: ViewContext) {
  const { clock } = context.catalogue
  const dated = events.filter((event): event is LinkedEvent & { day: string } => event.day !== undefined)
  return groupBy(dated, ({ day }) => day).map(({ key: day, items }) => ({
    day,
    weekday: formatWeekday(day),
    date: formatShortDay(day),
    slots: groupBy(items, ({ record }) => record.start_time ?? '').map(({ key: start, items: together }) => {
      const time = start ? formatTime(start, clock) : eventText.tba
      return {
        id: start,
        time: start ? time.slice(0, -2) : time,
        half: start ? time.slice(-2) : '',
        ...(start ? { iso: toOffsetIso(start, clock) } : { leaves: toNightEnd(day, context) ?? day }),
        rows: together.map((event) => toRow(event, venue, context)),
      }
    }),
  }))
}

function toKiosk(
  title: string,
  path: string,
  events: readonly LinkedEvent[],
  venue: LinkedVenue | undefined,
  context: ViewContext,
): KioskView {
  const { catalogue } = context
  return {
    head: toHead(
      { title: kioskText.title(title), path: `/${catalogue.edition.year}/${path}`, isHidden: true },
      context,
    ),
    festival: festivalName(context),
    title,
    zone: catalogue.clock.zone,
    days: toDays(events, venue, context),
    screens: [],
  }
}

/** Everything in a venue and its rooms, in the order of time. */
function eventsIn(venue: LinkedVenue, { events }: EditionCatalogue): LinkedEvent[] {
  const inside = new Set([...venue.events, ...venue.rooms.flatMap((room) => room.events)])
  return venue.rooms.length === 0 ? venue.events : events.filter((event) => inside.has(event))
}

/**
 * The screens of an edition (ROWS R15): one for all venues, one for each. They hold the whole programme and no moment of
 * their own; what is over is dropped where the clock is, in the browser.
 */
export function toKioskPages(context: ViewContext): { path: string; view: () => KioskView }[] {
  const { events, venues, days } = context.catalogue
  const isLarge = events.length > KIOSK_MOST_EVENTS
  const pathOf = (day: string) => `kiosk/days/${day}`
  const all = (): KioskView => ({
    ...toKiosk(kioskText.allVenues, 'kiosk', isLarge ? [] : events, undefined, context),
    ...(isLarge && {
      screens: days.map((day) => ({
        day,
        label: `${formatWeekday(day)}, ${formatShortDay(day)}`,
        href: `${yearPrefix(context.year)}/${pathOf(day)}`,
      })),
    }),
  })
  const ofDay = (day: string) => ({
    path: pathOf(day),
    view: () =>
      toKiosk(
        kioskText.allVenues,
        pathOf(day),
        events.filter((event) => event.day === day),
        undefined,
        context,
      ),
  })
  return [
    { path: 'kiosk', view: all },
    ...(isLarge ? days.map(ofDay) : []),
    ...venues.map((venue) => {
      const path = `kiosk/${venue.record.id}`
      return {
        path,
        view: () => toKiosk(venue.record.name, path, eventsIn(venue, context.catalogue), venue, context),
      }
    }),
  ]
}
