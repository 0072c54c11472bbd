import type { LinkedContributor, LinkedEvent } from '../catalogue/catalogue.ts'
import { BADGE_ORDER, type Badge, toBadges } from '../domain/badges.ts'
import { LETTERS } from '../domain/names.ts'
import { pagerWindow } from '../domain/pagination.ts'
import { TYPE_COLOURS } from '../schema/festival.ts'
import type { Link } from '../schema/parts.ts'
import { galleryText } from '../text/gallery.ts'
import { peopleText } from '../text/people.ts'
import { scheduleText } from '../text/schedule.ts'
import type { ViewContext } from './context.ts'
import { type EventCardView, toCredentialLabels, toEventCard } from './event-card.ts'
import type { GridPageView } from './grid.ts'
import { type HeadView, toHead } from './head.ts'
import { type PersonCardView, toPersonCard } from './person-card.ts'
import type { PictureView } from './picture.ts'
import { toPublication } from './publication.ts'
import type { DayLink } from './schedule.ts'

export interface LeadState {
  title: string
  chip: string
  picture: PictureView
  isCanceled: boolean
  publication?: string
}

export interface GalleryView {
  head: HeadView
  searchAction: string
  art: PictureView[]
  colours: readonly string[]
  badges: Badge[]
  events: EventCardView[]
  people: PersonCardView[]
  leads: LeadState[]
  days: DayLink[]
  grid: GridPageView
  links: Link[]
  empty: string
}

/** Fails to load wherever it is shown. */
const BROKEN_PICTURE = 'data:image/png,broken'

/** The sample's own ids of awkward records begin like this. */
const AWKWARD = /^nj-/

/** Cards lead to a page that every site has: the records shown here need not exist on it. */
const leadingAway = <T extends { href: string }>(card: T, id: string): T => ({
  ...card,
  href: `/search/event?state=${id}`,
})

const toLead = ({ record }: LinkedEvent, card: EventCardView, context: ViewContext): LeadState => ({
  title: record.name,
  chip: card.type?.label ?? '',
  picture: card.picture,
  isCanceled: card.isCanceled,
  ...toPublication(record, context),
})

/** Every component in every state: what the gallery page shows. `context` is a preview of the sample. */
export function toGallery(context: ViewContext): GalleryView {
  const { catalogue } = context
  const isOdd = (event: LinkedEvent) => AWKWARD.test(event.record.id)
  const odd = catalogue.events.filter(isOdd)
  const people = catalogue.contributors.filter(({ record }: LinkedContributor) => AWKWARD.test(record.entity_id))
  const plain = catalogue.contributors.filter(({ record }) => !AWKWARD.test(record.entity_id)).slice(0, 6)
  const cardOf = (event: LinkedEvent) => leadingAway(toEventCard(event, context, { showsDay: true }), event.record.id)
  const events = odd.map(cardOf)
  const broken = events.find(({ picture }) => picture.src)
  const everyType = Object.keys(Object.groupBy(catalogue.events, ({ record }) => record.event_type ?? ''))
  const typed = everyType.flatMap((type) => {
    const event = catalogue.events.find(({ record }) => record.event_type === type)
    return event ? cardOf(event) : []
  })
  const pages = pagerWindow(7, 12)
  const personCards = [...people, ...plain].map((person) =>
    leadingAway(toPersonCard(person, context), person.record.entity_id),
  )
  return {
    head: toHead({ title: galleryText.title, path: '/gallery', isHidden: true }, context),
    searchAction: '/search',
    art: Array.from({ length: 8 }, (_, art) => ({ art, alt: '' })),
    colours: TYPE_COLOURS,
    badges: toBadges(
      BADGE_ORDER.map((type) => ({ type, name: type })),
      toCredentialLabels(context),
    ),
    events: [
      ...typed,
      ...events,
      ...(broken
        ? [
            {
              ...broken,
              href: '/search/event?state=broken',
              picture: { ...broken.picture, src: BROKEN_PICTURE },
            },
          ]
        : []),
    ],
    people: personCards,
    leads: odd.map((event, index) => toLead(event, events[index] as EventCardView, context)),
    days: Array.from({ length: 7 }, (_, index) => ({
      href: `/schedule?state=${index}`,
      weekday: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'TBA'][index] ?? '',
      date: index === 6 ? '' : `Mar ${6 + index}`,
      count: scheduleText.events(1 + index * 40),
      isCurrent: index === 2,
    })),
    grid: {
      head: toHead({ title: galleryText.title, path: '/gallery', isHidden: true }, context),
      title: peopleText.contributors,
      count: peopleText.count(713, 'contributors'),
      sorts: [
        { label: peopleText.byName, href: '/contributors', isCurrent: true },
        { label: peopleText.byDate, href: '/contributors?sort=date', isCurrent: false },
      ],
      letters: LETTERS.map((letter, index) => (index % 5 === 3 ? { letter } : { letter, href: '#letter-A' })),
      groups: [{ title: 'A', id: 'letter-A', isLetter: true, cards: personCards.slice(0, 6) }],
      shape: 'square',
      pager: {
        pages: pages.map((number) => ({
          number,
          href: `/contributors?page=${number}`,
          isCurrent: number === 7,
        })),
        previous: '/contributors?page=6',
        next: '/contributors?page=8',
      },
    },
    links: [
      { label: 'Website', value: 'example.org', url: 'https://example.org/', highlight: true },
      { label: 'E-mail', url: 'mailto:hello@example.org' },
    ],
    empty: scheduleText.empty,
  }
}
