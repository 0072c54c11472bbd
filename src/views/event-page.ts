import type { LinkedEvent } from '../catalogue/catalogue.ts'
import { type Badge, toBadges } from '../domain/badges.ts'
import { toPlainText } from '../domain/plain-text.ts'
import { formatDay, formatWeekday, toLocalDay } from '../domain/time.ts'
import { toDayPath, toItemPath } from '../domain/urls.ts'
import type { Link } from '../schema/parts.ts'
import type { ProgramEvent } from '../schema/program-event.ts'
import { eventText } from '../text/event.ts'
import { themeText } from '../text/theme.ts'
import type { ViewContext } from './context.ts'
import {
  type CardTime,
  type EventCardView,
  type EventTypeView,
  toCardTime,
  toCredentialLabels,
  toEventCard,
  toEventType,
} from './event-card.ts'
import { type HeadView, toHead } from './head.ts'
import { toEventData } from './json-ld.ts'
import { toLinkViews } from './links.ts'
import { type PersonCardView, toPersonCard } from './person-card.ts'
import { type PictureView, toPicture } from './picture.ts'
import { toPublication } from './publication.ts'
import { type InterestedView, type StarView, toInterestedBlock, toStar } from './star.ts'

/** How many of someone's other events an event page lists; the rest is one click away on their own page. */
const OTHER_EVENTS = 6

export interface WhenView extends CardTime {
  /** `Saturday, Mar 7, 2026`; absent when there is no day. */
  day?: string
  dayHref?: string
  /** Says so when the clock has passed midnight but the programme counts it as the night before. */
  note?: string
}

export interface EventPageView {
  head: HeadView
  id: string
  title: string
  subtitle?: string
  type?: EventTypeView
  language?: string
  when: WhenView
  where?: { text: string; href: string; address?: string }
  badges: Badge[]
  isCanceled: boolean
  publication?: string
  reserve?: { label: string; href?: string }
  /** What is said about getting in with an express pass. */
  express?: string
  picture: PictureView
  star: StarView
  interested: InterestedView
  presentedBy?: string
  peopleTitle: string
  people: PersonCardView[]
  films: {
    title: string
    href: string
    facts: string
    logline?: string
    credits: { label: string; values: string }[]
  }[]
  /** Safe HTML. */
  description?: string
  longDescription?: string
  details: { term: string; value: string }[]
  tags: string[]
  accessibility: string[]
  links: Link[]
  sponsor?: { name?: string; image?: string; label: string }
  featuring: { title: string; cards: EventCardView[] }[]
  alsoHere?: { title: string; href: string; cards: EventCardView[] }
  notice?: string
}

/** When an event is, for its own page (ROWS K01, B11). */
export function toWhen(event: LinkedEvent, context: ViewContext): WhenView {
  const { record, day } = event
  const time = toCardTime(event, context)
  if (!day) return { text: time.iso ? time.text : eventText.tba }
  const calendarDay = record.start_time ? toLocalDay(record.start_time, context.catalogue.clock) : day
  return {
    ...time,
    day: `${formatWeekday(calendarDay)}, ${formatDay(calendarDay)}`,
    dayHref: toDayPath(day, context.year),
    ...(calendarDay > day && { note: eventText.partOfDay(formatWeekday(day)) }),
  }
}

function toDetails({ record }: LinkedEvent): EventPageView['details'] {
  const fields = [
    'format',
    'track',
    'experience_level',
    'focus_area',
    'genre',
    'subgenre',
    'category',
    'language',
    'age_policy',
  ] as const
  const seen = new Set<string>()
  const details = fields.flatMap((field) => {
    const value = record[field]
    if (!value || seen.has(value)) return []
    seen.add(value)
    return { term: eventText.fields[field], value }
  })
  return record.cpe_credit ? [...details, { term: eventText.fields.cpe_credit, value: eventText.yes }] : details
}

const toFilms = (event: LinkedEvent, context: ViewContext): EventPageView['films'] =>
  event.films.map(({ record: film }) => ({
    title: film.name,
    href: toItemPath('film', film.id, context.year),
    facts: [
      film.genres?.join(', '),
      film.countries?.join(', '),
      film.production_year?.toString(),
      film.runtime,
      film.language,
      film.premiere_type,
    ]
      .filter(Boolean)
      .join(' · '),
    ...(film.logline && { logline: film.logline }),
    credits: (film.credits ?? []).slice(0, 8).map(({ label, values }) => ({ label, values: values.join(', ') })),
  }))

function toReserve({ record }: LinkedEvent): EventPageView['reserve'] {
  // Nobody reserves a place at what does not happen.
  if (record.canceled) return undefined
  if (record.rsvp_url) return { label: eventText.reserve, href: record.rsvp_url }
  return record.reservable ? { label: eventText.reservable } : undefined
}

/** 'Events featuring {name}' for each of the first people who have other events (SPEC §2). */
function toFeaturing(event: LinkedEvent, context: ViewContext): EventPageView['featuring'] {
  return event.people
    .flatMap(({ contributor }) => {
      const others = contributor.events.filter((other) => other !== event)
      return others.length === 0
        ? []
        : {
            title: eventText.featuring(contributor.record.name),
            cards: others.slice(0, OTHER_EVENTS).map((other) => toEventCard(other, context, { showsDay: true })),
          }
    })
    .slice(0, 3)
}

/** What else the same room offers on that day; only for events that would otherwise lead nowhere. */
function toAlsoHere(event: LinkedEvent, context: ViewContext): EventPageView['alsoHere'] {
  const { venue, day } = event
  if (!venue || !day) return undefined
  const sameDay = venue.events.filter((other) => other.day === day)
  const from = sameDay.indexOf(event)
  const others = [...sameDay.slice(from + 1), ...sameDay.slice(0, from).reverse()].slice(0, 3)
  return others.length === 0
    ? undefined
    : {
        title: eventText.alsoHere(venue.record.name),
        href: toItemPath('venue', venue.record.id, context.year),
        cards: others.map((other) => toEventCard(other, context)),
      }
}

/** Feeds often begin the long text with the short one; then the short one says nothing of its own. */
const repeatsIn = ({ description, long_description: long }: ProgramEvent): boolean =>
  Boolean(long && description && long !== description && toPlainText(long).startsWith(toPlainText(description)))

/** Everything the page of one event shows (ROWS R06, B11, E01). */
export function toEventPage(event: LinkedEvent, context: ViewContext): EventPageView {
  const { record, venue } = event
  const type = toEventType(record.event_type, context)
  const picture = toPicture(record)
  const location = venue?.record.location ?? venue?.parent?.record.location
  const featuring = toFeaturing(event, context)
  const alsoHere = featuring.length === 0 ? toAlsoHere(event, context) : undefined
  const reserve = toReserve(event)
  const people = event.people.map(({ contributor, role }) => toPersonCard(contributor, context, role))
  const hasOwnText = Boolean(record.description || record.long_description)
  return {
    head: toHead(
      {
        title: record.name,
        description: record.description ?? record.long_description ?? people.map(({ name }) => name).join(', '),
        path: toItemPath('event', record.id, context.catalogue.edition.year),
        card: 'own',
        type: 'article',
        jsonLd: toEventData(event, context),
      },
      context,
    ),
    id: record.id,
    title: record.name,
    ...(record.subtitle && { subtitle: record.subtitle }),
    ...(type && { type }),
    ...(record.language && /^[a-z]{2,3}(-[A-Za-z0-9-]+)?$/.test(record.language) && { language: record.language }),
    when: toWhen(event, context),
    ...(venue && {
      where: {
        text: [venue.record.name, venue.parent?.record.name ?? venue.record.parent_venue?.name]
          .filter((name, index, all) => name && all.indexOf(name) === index)
          .join(', '),
        href: toItemPath('venue', venue.record.id, context.year),
        ...(location?.address && { address: [location.address, location.city].filter(Boolean).join(', ') }),
      },
    }),
    badges: toBadges(record.credentials ?? [], toCredentialLabels(context)),
    isCanceled: record.canceled ?? false,
    ...toPublication(record, context),
    ...(reserve && { reserve }),
    ...(record.sxxpress_message && { express: record.sxxpress_message }),
    picture,
    star: toStar('event', record.id),
    interested: toInterestedBlock(toStar('event', record.id), context),
    ...(record.presented_by && { presentedBy: eventText.presentedBy(record.presented_by) }),
    peopleTitle: themeText[context.festival.theme].people,
    people,
    films: toFilms(event, context),
    ...(record.description && !repeatsIn(record) && { description: record.description }),
    ...(record.long_description &&
      record.long_description !== record.description && { longDescription: record.long_description }),
    details: toDetails(event),
    tags: [...new Set([...(record.tags ?? []).map(({ name }) => name), ...(record.hash_tags ?? [])])],
    accessibility: (record.accessibility ?? []).map(
      (word) => eventText.accessibilityLabels[word.toLowerCase()] ?? word,
    ),
    links: toLinkViews(record.links),
    ...(record.meta?.sponsor || record.meta?.sponsorImage
      ? {
          sponsor: {
            ...(record.meta.sponsor && { name: record.meta.sponsor }),
            ...(record.meta.sponsorImage && { image: record.meta.sponsorImage }),
            label: record.meta.sponsor ? eventText.sponsoredBy(record.meta.sponsor) : eventText.sponsor,
          },
        }
      : {}),
    featuring,
    ...(alsoHere && { alsoHere }),
    ...(context.festival.participantNotice && hasOwnText && { notice: eventText.notice }),
  }
}
