import type { EditionCatalogue, LinkedEvent } from '../catalogue/catalogue.ts'
import { type Group, groupBy } from '../domain/grouping.ts'
import {
  formatDay,
  formatShortDay,
  formatShortWeekday,
  formatTime,
  formatWeekday,
  toLocalDay,
  toLocalHour,
} from '../domain/time.ts'
import { toDayPath, yearPrefix } from '../domain/urls.ts'
import { scheduleText } from '../text/schedule.ts'
import type { ViewContext } from './context.ts'
import { type EventCardView, toEventCard } from './event-card.ts'
import { type HeadView, toHead } from './head.ts'
import { type QrCodeView, toQrCode } from './qr-code.ts'

/** A page of the schedule holds about this many events; a fuller day is cut by the hour (DESIGN §6). */
export const EVENTS_PER_PAGE = 100

/** The day under which events without one are found. */
export const NO_DAY = 'tba'

export interface DayLink {
  href: string
  weekday: string
  date: string
  count: string
  isCurrent: boolean
}

export interface SchedulePageView {
  head: HeadView
  title: string
  date: string
  count: string
  days: DayLink[]
  parts: { label: string; href: string; isCurrent: boolean; count: number }[]
  groups: { id: string; title: string; note?: string; cards: EventCardView[] }[]
  previous?: { label: string; href: string }
  next?: { label: string; href: string }
  zone: string
  /** The page's address for its printed form. */
  code: QrCodeView
  empty?: string
}

export interface SchedulePage {
  /** Without the year: `schedule/2026-03-07/evening`. */
  path: string
  view: SchedulePageView
  /** Further addresses of the page: the hours it holds. */
  aliases?: string[]
}

/** The hour on the clock an event starts in, `07h`; after midnight of the same programme day `01h-late`. */
function hourOfDay(event: LinkedEvent, context: ViewContext): string {
  const { start_time: start } = event.record
  if (!start) return 'tba'
  const { clock } = context.catalogue
  const isNextDay = event.day !== undefined && toLocalDay(start, clock) > event.day
  return `${String(toLocalHour(start, clock)).padStart(2, '0')}h${isNextDay ? '-late' : ''}`
}

interface Block {
  /** The hours it holds; the first one names its page, the others lead there too. */
  hours: string[]
  events: LinkedEvent[]
}

/**
 * Cuts a day into pages of whole hours, as many to a page as fit. Which hours share a page may change with the programme;
 * the address of an hour never does, because every hour has one (docs/decisions/0005).
 */
function cutDay(events: readonly LinkedEvent[], context: ViewContext): Block[] {
  if (events.length <= EVENTS_PER_PAGE) return [{ hours: [], events: [...events] }]
  const blocks: Block[] = []
  for (const { key, items } of groupBy(events, (event) => hourOfDay(event, context))) {
    const last = blocks.at(-1)
    if (last && key !== 'tba' && last.events.length + items.length <= EVENTS_PER_PAGE) {
      last.hours.push(key)
      last.events.push(...items)
    } else blocks.push({ hours: [key], events: [...items] })
  }
  return blocks
}

const formatHour = (instant: string, { catalogue: { clock } }: ViewContext) =>
  formatTime(instant, clock).replace(/:\d\d/, '')

/** `9am–11am`: the first and the last hour of a block. */
function toBlockLabel({ hours, events }: Block, context: ViewContext): string {
  const [first, last] = [events[0]?.record.start_time, events.at(-1)?.record.start_time]
  if (!first || !last) return scheduleText.tbaShort
  return hours.length === 1 ? formatHour(first, context) : `${formatHour(first, context)}–${formatHour(last, context)}`
}

/** Groups of one page: by the hour on the clock, after midnight and without a time last. */
function toHourGroups(events: readonly LinkedEvent[], context: ViewContext): SchedulePageView['groups'] {
  return groupBy(events, (event) => hourOfDay(event, context)).map(({ key, items }) => {
    const start = items[0]?.record.start_time
    const isLate = key.endsWith('-late')
    return {
      id: key === 'tba' ? 'time-tba' : `at-${key}`,
      title: start ? formatHour(start, context) : scheduleText.timeTba,
      ...(isLate && { note: scheduleText.late }),
      cards: items.map((event) => toEventCard(event, context)),
    }
  })
}

const dayCounts = new WeakMap<EditionCatalogue, Map<string, number>>()

function toDayCounts(catalogue: EditionCatalogue): Map<string, number> {
  let counts = dayCounts.get(catalogue)
  if (!counts) {
    counts = new Map()
    for (const { day } of catalogue.events) counts.set(day ?? NO_DAY, (counts.get(day ?? NO_DAY) ?? 0) + 1)
    dayCounts.set(catalogue, counts)
  }
  return counts
}

/** The bar of days that every schedule page carries. */
export function toDayLinks(context: ViewContext, current?: string): DayLink[] {
  return [...toDayCounts(context.catalogue)].map(([day, count]) => ({
    href: toDayPath(day, context.year),
    weekday: day === NO_DAY ? scheduleText.tbaShort : formatShortWeekday(day),
    date: day === NO_DAY ? '' : formatShortDay(day),
    count: scheduleText.events(count),
    isCurrent: day === current,
  }))
}

/** "Central Time": what the letters behind a time stand for. */
export function toZoneName({ catalogue }: ViewContext): string {
  const moment = catalogue.events[0]?.record.start_time ?? `${catalogue.edition.year}-06-01T12:00:00Z`
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: catalogue.clock.zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? catalogue.clock.zone
}

const toEmptySchedule = (context: ViewContext): SchedulePage => ({
  path: 'schedule',
  view: {
    head: toHead({ title: scheduleText.title, path: `/${context.catalogue.edition.year}/schedule` }, context),
    title: scheduleText.title,
    date: '',
    count: scheduleText.events(0),
    days: [],
    parts: [],
    groups: [],
    zone: toZoneName(context),
    code: toQrCode(`${context.siteUrl}/${context.catalogue.edition.year}/schedule`),
    empty: scheduleText.empty,
  },
})

/** Every page of the schedule of one edition (ROWS R17), the day's own address being its first part. */
export function toSchedulePages(context: ViewContext): SchedulePage[] {
  const { events, edition } = context.catalogue
  const byDay = groupBy(events, ({ day }) => day ?? NO_DAY)
  const zone = toZoneName(context)
  if (byDay.length === 0) return [toEmptySchedule(context)]
  return byDay.flatMap(({ key: day, items }, index) => {
    const cuts = cutDay(items, context)
    const isUndated = day === NO_DAY
    const title = isUndated ? scheduleText.tba : formatWeekday(day)
    const neighbour = (of: Group<LinkedEvent> | undefined) =>
      of && {
        label: of.key === NO_DAY ? scheduleText.tba : formatWeekday(of.key),
        href: toDayPath(of.key, context.year),
      }
    const pathOf = (part: number) => (part === 0 ? `schedule/${day}` : `schedule/${day}/${cuts[part]?.hours[0]}`)
    return cuts.map((block, part): SchedulePage => {
      const shown = block.events
      const [previous, next] = [neighbour(byDay[index - 1]), neighbour(byDay[index + 1])]
      const label = cuts.length > 1 ? toBlockLabel(block, context) : ''
      const path = `/${edition.year}/${pathOf(part)}`
      const heading = [title, isUndated ? '' : formatDay(day), label].filter(Boolean).join(', ')
      return {
        path: pathOf(part),
        aliases: block.hours.slice(part === 0 ? 0 : 1).map((hour) => `schedule/${day}/${hour}`),
        view: {
          head: toHead(
            {
              title: `${heading} – ${scheduleText.title}`,
              description: `${heading}: ${scheduleText.events(shown.length)}. ${shown
                .slice(0, 4)
                .map(({ record }) => record.name)
                .join(', ')}.`,
              path,
              card: 'edition',
            },
            context,
          ),
          title,
          date: isUndated ? scheduleText.tbaHint : formatDay(day),
          count: scheduleText.events(items.length),
          days: toDayLinks(context, day),
          parts:
            cuts.length > 1
              ? cuts.map((cut, number) => ({
                  label: toBlockLabel(cut, context),
                  href: `${yearPrefix(context.year)}/${pathOf(number)}`,
                  isCurrent: number === part,
                  count: cut.events.length,
                }))
              : [],
          groups: toHourGroups(shown, context),
          ...(previous && { previous }),
          ...(next && { next }),
          zone,
          code: toQrCode(context.siteUrl + path),
        },
      }
    })
  })
}
