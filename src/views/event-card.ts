import { type Badge, toBadges } from '../domain/badges.ts'
import {
  formatShortDay,
  formatShortWeekday,
  formatTime,
  toLocalDay,
  toOffsetIso,
  toZoneSuffix,
} from '../domain/time.ts'
import { toItemPath } from '../domain/urls.ts'
import type { TypeColour } from '../schema/festival.ts'
import type { ProgramEvent } from '../schema/program-event.ts'
import { eventText } from '../text/event.ts'
import type { CardContext } from './context.ts'
import { type PictureView, toPicture } from './picture.ts'
import { toPublication } from './publication.ts'
import { type StarView, toStar } from './star.ts'

/** How many people a card names before "+ 4". */
const PEOPLE_ON_CARD = 3

/** What a card needs to know of an event: a linked one of the catalogue, or a hit of a search. */
export interface CardEvent {
  record: Pick<
    ProgramEvent,
    | 'id'
    | 'name'
    | 'event_type'
    | 'start_time'
    | 'end_time'
    | 'credentials'
    | 'thumbnail_url'
    | 'image'
    | 'canceled'
    | 'publish_at'
  >
  day: string | undefined
  people: readonly { contributor: { record: { name: string } } }[]
  venue: CardVenue | undefined
}

interface CardVenue {
  record: { name: string; parent_venue?: { name: string } | undefined }
  parent?: CardVenue | undefined
}

export interface EventTypeView {
  label: string
  colour: TypeColour
}

/** A moment as cards show it; `text` alone when there is no clock time. */
export interface CardTime {
  /** `7:00pm`, or the words that stand where the time would. */
  text: string
  iso?: string
  end?: string
  suffix?: string
}

export interface EventCardView {
  href: string
  title: string
  type?: EventTypeView
  time: CardTime
  /** The day, on lists that are not about one day. */
  day?: string
  where?: string
  people: string[]
  morePeople: number
  badges: Badge[]
  picture: PictureView
  isCanceled: boolean
  /** Only in a preview: when the public will see it. */
  publication?: string
  /** None where nobody could press it. */
  star?: StarView
  /** Something to know about it on this list alone. */
  note?: string
}

/** A feed's event type as the festival calls and colours it; unknown types keep their own word, in grey. */
export function toEventType(
  type: string | undefined,
  { festival }: Pick<CardContext, 'festival'>,
): EventTypeView | undefined {
  if (!type) return undefined
  const known = festival.eventTypes.find((candidate) => candidate.type === type.toLowerCase())
  if (known) return { label: known.label, colour: known.colour }
  const words = type.replaceAll('_', ' ').trim()
  return { label: words.charAt(0).toUpperCase() + words.slice(1), colour: 'default' }
}

/** "Venue · Room": the building first, as people look for it. */
export function toWhere({ venue }: Pick<CardEvent, 'venue'>): string | undefined {
  if (!venue) return undefined
  const parent = venue.parent?.record.name ?? venue.record.parent_venue?.name
  return parent && parent !== venue.record.name ? `${parent} · ${venue.record.name}` : venue.record.name
}

export function toCardTime(
  { record, day }: Pick<CardEvent, 'record' | 'day'>,
  { catalogue: { clock } }: CardContext,
): CardTime {
  if (!record.start_time) return { text: eventText.tba }
  const { start_time: start, end_time: end } = record
  const time: CardTime = {
    text: formatTime(start, clock),
    iso: toOffsetIso(start, clock),
    suffix: toZoneSuffix(start, clock),
  }
  if (end && Date.parse(end) > Date.parse(start)) {
    const lastDay = toLocalDay(end, clock)
    const isLong = Date.parse(end) - Date.parse(start) > 18 * 3_600_000
    time.end =
      isLong && lastDay !== day ? `${formatShortDay(lastDay)}, ${formatTime(end, clock)}` : formatTime(end, clock)
  }
  return time
}

const credentialLabels = new WeakMap<object, ReadonlyMap<string, string>>()

export function toCredentialLabels({ festival }: Pick<CardContext, 'festival'>): ReadonlyMap<string, string> {
  const labels = credentialLabels.get(festival) ?? new Map(festival.credentials.map(({ type, label }) => [type, label]))
  credentialLabels.set(festival, labels)
  return labels
}

/** The day on the calendar, which after midnight is not the festival's: nobody should come a day early. */
function toCalendarDay({ record, day }: CardEvent, { catalogue }: CardContext): { day?: string } {
  const onCalendar = record.start_time ? toLocalDay(record.start_time, catalogue.clock) : day
  return onCalendar ? { day: `${formatShortWeekday(onCalendar)}, ${formatShortDay(onCalendar)}` } : {}
}

type CardsOfEvent = { withDay?: EventCardView; withoutDay?: EventCardView }
const cards = new WeakMap<CardContext, WeakMap<CardEvent, CardsOfEvent>>()

/**
 * What one card of an event shows. `showsDay` on lists that run over several days. A card stands on many pages and is
 * made once for all of them.
 */
export function toEventCard(
  event: CardEvent,
  context: CardContext,
  options: { showsDay?: boolean } = {},
): EventCardView {
  const ofContext = cards.get(context) ?? new WeakMap<CardEvent, CardsOfEvent>()
  cards.set(context, ofContext)
  const ofEvent = ofContext.get(event) ?? {}
  ofContext.set(event, ofEvent)
  const name = options.showsDay ? 'withDay' : 'withoutDay'
  ofEvent[name] ??= makeEventCard(event, context, options)
  return ofEvent[name]
}

/** The people a card names, and how many more there are. A concert's own artist is its title already. */
export function toCardPeople({ record, people }: Pick<CardEvent, 'record' | 'people'>): {
  shown: string[]
  more: number
} {
  const names = people.map(({ contributor }) => contributor.record.name).filter((name) => name !== record.name)
  const shown = names.length === PEOPLE_ON_CARD + 1 ? names : names.slice(0, PEOPLE_ON_CARD)
  return { shown, more: names.length - shown.length }
}

function makeEventCard(event: CardEvent, context: CardContext, options: { showsDay?: boolean }): EventCardView {
  const { record } = event
  const type = toEventType(record.event_type, context)
  const where = toWhere(event)
  const { shown, more } = toCardPeople(event)
  return {
    href: toItemPath('event', record.id, context.year),
    title: record.name,
    ...(type && { type }),
    time: toCardTime(event, context),
    ...(options.showsDay && toCalendarDay(event, context)),
    ...(where && { where }),
    people: shown,
    morePeople: more,
    badges: toBadges(record.credentials ?? [], toCredentialLabels(context)),
    picture: toPicture(record, { prefers: 'thumbnail' }),
    isCanceled: record.canceled ?? false,
    ...toPublication(record, context),
    star: toStar('event', record.id),
  }
}
