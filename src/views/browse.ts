import { yearPrefix } from '../domain/urls.ts'
import { peopleText } from '../text/people.ts'
import { scheduleText } from '../text/schedule.ts'
import { siteText } from '../text/site.ts'
import type { ViewContext } from './context.ts'
import { type EventCardView, toEventCard } from './event-card.ts'
import { type HeadView, toHead } from './head.ts'
import { type DayLink, toDayLinks } from './schedule.ts'

/** As many cards as 8 KB of HTML hold; the days have them all. */
const FIRST_CARDS = 24

export interface BrowseView {
  head: HeadView
  title: string
  hint: string
  searchAction: string
  days: DayLink[]
  doors: { label: string; href: string }[]
  cards: EventCardView[]
  empty?: string
}

/** `/search` and `/search/event` as they read without JavaScript: days, letters and the first events (ROWS R17, R07). */
export function toBrowse(kind: 'all' | 'event', context: ViewContext): BrowseView {
  const prefix = yearPrefix(context.year)
  const { events, edition } = context.catalogue
  const cards =
    kind === 'event' ? events.slice(0, FIRST_CARDS).map((event) => toEventCard(event, context, { showsDay: true })) : []
  const title = kind === 'event' ? scheduleText.allEvents : siteText.search
  return {
    head: toHead(
      { title, path: `/${edition.year}/search${kind === 'event' ? '/event' : ''}`, isHidden: kind === 'all' },
      context,
    ),
    title,
    hint:
      kind === 'all'
        ? scheduleText.browseHint
        : cards.length < events.length
          ? scheduleText.first(cards.length, events.length)
          : scheduleText.pickDay,
    searchAction: `${prefix}/search`,
    days: toDayLinks(context),
    doors: [
      { label: scheduleText.allEvents, href: `${prefix}/search/event` },
      { label: peopleText.artists, href: `${prefix}/artists` },
      { label: peopleText.speakers, href: `${prefix}/speakers` },
      { label: peopleText.contributors, href: `${prefix}/contributors` },
    ].filter(({ href }) => kind === 'all' || !href.endsWith('/search/event')),
    cards,
    ...(kind === 'event' && cards.length === 0 && { empty: scheduleText.empty }),
  }
}
