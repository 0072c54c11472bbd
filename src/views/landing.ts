import type { LinkedEvent } from '../catalogue/catalogue.ts'
import { type FestivalClock, formatDayRange } from '../domain/time.ts'
import { yearPrefix } from '../domain/urls.ts'
import { scheduleText } from '../text/schedule.ts'
import { siteText } from '../text/site.ts'
import { type Theme, themeText } from '../text/theme.ts'
import { toFavoritesPath } from './chrome.ts'
import type { ViewContext } from './context.ts'
import { toAnnouncementDay } from './contributor-grid.ts'
import { type EventCardView, toEventCard } from './event-card.ts'
import { festivalName, type HeadView, toHead } from './head.ts'
import { type PersonCardView, toPersonCard } from './person-card.ts'
import { type DayLink, toDayLinks } from './schedule.ts'

const FEATURED_SHOWN = 8
const FACES_SHOWN = 12

export interface Door {
  label: string
  href: string
  /** The address keeps its year on the pages without one (ROWS R01: the speakers' year is fixed). */
  keepsYear?: boolean
  /** Shown to some visitors only; the script of the page knows which one is signed in. */
  isFor?: 'signed-in' | 'signed-out'
  /** Until the script knows that somebody is signed in. */
  isHidden?: boolean
}

export interface LandingView {
  head: HeadView
  name: string
  /** How large the name can be set: a word alone, a line or two, more. */
  nameSize: 'short' | 'medium' | 'long'
  tagline?: string
  dates?: string
  place?: string
  searchAction: string
  words: (typeof themeText)[Theme]
  doors: Door[]
  hotel?: string
  days: DayLink[]
  /** Where a visitor's next favorites go (the feature `dashboard`): the clock they are told by, and all of them. */
  dashboard?: { clock: FestivalClock; href: string }
  featured: EventCardView[]
  faces: PersonCardView[]
  facesHref: string
}

const toNameSize = (name: string): LandingView['nameSize'] => {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length))
  return name.length <= 9 ? 'short' : longest <= 12 && name.length <= 28 ? 'medium' : 'long'
}

/** The landing page of an edition (ROWS R01): what, when, where, and four doors. */
export function toLanding(context: ViewContext): LandingView {
  const { catalogue, festival, year } = context
  const { edition, days } = catalogue
  const prefix = yearPrefix(year)
  const [first, last] = [edition.start_date ?? days[0], edition.end_date ?? days.at(-1)]
  const dates = first && last && formatDayRange(first, last)
  const place = festival.place ?? edition.place
  const tagline = festival.tagline ?? edition.tagline
  const name = festivalName(context)

  const upcoming = catalogue.events.filter(({ record }) => record.start_time && !record.canceled)
  const hasPicture = ({ record }: LinkedEvent) => Boolean(record.image ?? record.thumbnail_url)
  const chosen = upcoming.filter(({ record }) => record.featured)
  const featured = [...chosen.filter(hasPicture), ...chosen, ...upcoming.filter(hasPicture), ...upcoming]
  const faces = [...catalogue.contributors]
    .map((person) => ({
      person,
      day: toAnnouncementDay(person, context) ?? '',
      hasFace: Boolean(person.record.image ?? person.record.thumbnail_url),
    }))
    .sort((a, b) => (a.hasFace === b.hasFace ? (a.day < b.day ? 1 : a.day > b.day ? -1 : 0) : a.hasFace ? -1 : 1))
    .slice(0, FACES_SHOWN)

  return {
    head: toHead(
      {
        title: name,
        description: [tagline, dates, place, scheduleText.events(catalogue.events.length)].filter(Boolean).join(' · '),
        path: `/${edition.year}`,
        card: 'own',
        jsonLd: {
          '@type': 'Festival',
          name,
          ...(first && { startDate: first }),
          ...(last && { endDate: last }),
          location: { '@type': 'Place', name: place ?? name, address: place ?? name },
        },
      },
      context,
    ),
    name,
    nameSize: toNameSize(name),
    ...(tagline && { tagline }),
    ...(dates && { dates }),
    ...(place && { place }),
    searchAction: `${prefix}/search`,
    words: themeText[festival.theme],
    doors: [
      { label: siteText.fullSchedule, href: `${prefix}/search/event` },
      // The specification fixes this year to the landing year; other editions point at their own speakers.
      edition.year === context.landingYear
        ? { label: siteText.recentSpeakers, href: `/${context.landingYear}/speakers`, keepsYear: true }
        : { label: siteText.recentSpeakers, href: `${prefix}/speakers` },
      { label: siteText.exploreSchedule, href: `${prefix}/schedule` },
      { label: siteText.viewFavorites, href: toFavoritesPath(year), isFor: 'signed-in', isHidden: true },
      ...(festival.links.badge
        ? [{ label: siteText.badge, href: festival.links.badge, isFor: 'signed-out' as const }]
        : []),
    ],
    ...(festival.links.hotel && { hotel: festival.links.hotel }),
    days: toDayLinks(context),
    // Favorites are found in the landing edition alone.
    ...(festival.features.dashboard &&
      edition.year === context.landingYear && {
        dashboard: { clock: catalogue.clock, href: toFavoritesPath(year) },
      }),
    featured: [...new Set(featured)]
      .slice(0, FEATURED_SHOWN)
      .map((event) => toEventCard(event, context, { showsDay: true })),
    faces: faces.map(({ person }) => toPersonCard(person, context)),
    facesHref: `${prefix}/contributors`,
  }
}
