import type { LinkedContributor } from '../catalogue/catalogue.ts'
import { groupByAnnouncement, groupByLetter } from '../domain/grouping.ts'
import { CONTRIBUTOR_PAGE_SIZE } from '../domain/limits.ts'
import { LETTERS } from '../domain/names.ts'
import { pagerWindow } from '../domain/pagination.ts'
import { formatDay, toLocalDay } from '../domain/time.ts'
import { yearPrefix } from '../domain/urls.ts'
import { peopleText } from '../text/people.ts'
import type { ViewContext } from './context.ts'
import { type HeadView, toHead } from './head.ts'
import { type PersonCardView, toPersonCard } from './person-card.ts'

/** Which people a grid holds: everybody, or one model under its own name (ROWS R02, R04, R09). */
export const GRIDS = {
  artists: { path: 'artists', model: 'artist', defaultSort: 'date', title: peopleText.artists, listed: true },
  speakers: { path: 'speakers', model: 'person', defaultSort: 'date', title: peopleText.speakers, listed: true },
  contributors: {
    path: 'contributors',
    model: undefined,
    defaultSort: 'name',
    title: peopleText.contributors,
    listed: true,
  },
  // `/contributors?models=artist` as a page of its own, since a static site has no queries.
  contributorArtists: {
    path: 'contributors/only/artist',
    model: 'artist',
    defaultSort: 'name',
    title: peopleText.contributors,
    listed: false,
  },
  contributorPersons: {
    path: 'contributors/only/person',
    model: 'person',
    defaultSort: 'name',
    title: peopleText.contributors,
    listed: false,
  },
} as const
export type GridName = keyof typeof GRIDS
export type GridSort = 'name' | 'date'

export interface GridPageView {
  head: HeadView
  title: string
  count: string
  sorts: { label: string; href: string; isCurrent: boolean }[]
  letters: { letter: string; href?: string }[]
  groups: { title: string; id: string; isLetter: boolean; cards: PersonCardView[] }[]
  pager?: { pages: { number: number; href: string; isCurrent: boolean }[]; previous?: string; next?: string }
  empty?: string
}

/** One page of a grid and where it lives: without the year, for the route to put it in. */
export interface GridPage {
  /** `artists`, `artists/by-name/2`. */
  path: string
  view: GridPageView
}

/** The day someone was announced: the feed's word, else the day of publication (ROWS B05). */
export function toAnnouncementDay({ record }: LinkedContributor, { catalogue }: ViewContext): string | undefined {
  const moment = record.announcement_date ?? record.publish_at
  if (!moment) return undefined
  return moment.length === 10 ? moment : toLocalDay(moment, catalogue.clock)
}

const SORT_PATHS: Record<GridSort, string> = { name: 'by-name', date: 'by-date' }

function toPath(name: GridName, sort: GridSort, page: number): string {
  const { path, defaultSort } = GRIDS[name]
  return sort === defaultSort && page === 1 ? path : `${path}/${SORT_PATHS[sort]}/${page}`
}

const toGroupId = (key: string) => (key === '#' ? 'letter-other' : `letter-${key}`)

/** All pages of one grid in one sort, 60 people a page (SPEC §9); groups run on over page ends. */
export function toGridPages(name: GridName, sort: GridSort, context: ViewContext): GridPage[] {
  const { model, title } = GRIDS[name]
  const { locale } = context.festival
  const everybody = context.catalogue.contributors.filter(({ record }) => !model || record.type === model)
  const nameOf = ({ record }: LinkedContributor) => record.name
  const groups =
    sort === 'name'
      ? groupByLetter(everybody, nameOf, locale)
      : groupByAnnouncement(everybody, (person) => toAnnouncementDay(person, context), nameOf, locale)
  const order = groups.flatMap(({ key, items }) => items.map((person) => ({ key, person })))
  const pageCount = Math.max(1, Math.ceil(order.length / CONTRIBUTOR_PAGE_SIZE))
  const hrefOf = (of: GridSort, page: number) => `${yearPrefix(context.year)}/${toPath(name, of, page)}`

  const pageOfLetter = new Map<string, number>()
  if (sort === 'name') {
    order.forEach(({ key }, index) => {
      if (!pageOfLetter.has(key)) pageOfLetter.set(key, Math.floor(index / CONTRIBUTOR_PAGE_SIZE) + 1)
    })
  }

  return Array.from({ length: pageCount }, (_, index) => {
    const number = index + 1
    const slice = order.slice(index * CONTRIBUTOR_PAGE_SIZE, number * CONTRIBUTOR_PAGE_SIZE)
    const shown = groups.flatMap(({ key }) => {
      const people = slice.filter((entry) => entry.key === key).map(({ person }) => person)
      return people.length === 0 ? [] : { key, people }
    })
    const path = toPath(name, sort, number)
    const noun = model === 'artist' ? 'artists' : model === 'person' ? 'speakers' : 'contributors'
    const view: GridPageView = {
      head: toHead(
        {
          title: number === 1 ? title : `${title}, ${peopleText.page(number).toLowerCase()}`,
          description: `${peopleText.count(everybody.length, noun)}: ${slice
            .slice(0, 8)
            .map(({ person }) => person.record.name)
            .join(', ')}.`,
          path: `/${context.catalogue.edition.year}/${path}`,
          isHidden: !GRIDS[name].listed,
        },
        context,
      ),
      title,
      count: peopleText.count(everybody.length, noun),
      sorts: (['name', 'date'] as const).map((option) => ({
        label: option === 'name' ? peopleText.byName : peopleText.byDate,
        href: hrefOf(option, 1),
        isCurrent: option === sort,
      })),
      letters:
        sort === 'name'
          ? LETTERS.map((letter) => {
              const page = pageOfLetter.get(letter)
              if (page === undefined) return { letter }
              return { letter, href: `${page === number ? '' : hrefOf('name', page)}#${toGroupId(letter)}` }
            })
          : [],
      groups: shown.map(({ key, people }) => ({
        title: sort === 'name' ? key : key === '' ? peopleText.notAnnounced : peopleText.announced(formatDay(key)),
        id: sort === 'name' ? toGroupId(key) : `announced-${key || 'later'}`,
        isLetter: sort === 'name',
        cards: people.map((person) => toPersonCard(person, context)),
      })),
      ...(everybody.length === 0 && { empty: peopleText.empty }),
      ...(pageCount > 1 && {
        pager: {
          pages: pagerWindow(number, pageCount).map((page) => ({
            number: page,
            href: hrefOf(sort, page),
            isCurrent: page === number,
          })),
          ...(number > 1 && { previous: hrefOf(sort, number - 1) }),
          ...(number < pageCount && { next: hrefOf(sort, number + 1) }),
        },
      }),
    }
    return { path, view }
  })
}

/** Every page that lives under one path: a grid in both sorts, and for contributors the two narrowed ones. */
export function toAllGridPages(path: 'artists' | 'speakers' | 'contributors', context: ViewContext): GridPage[] {
  const names = (Object.keys(GRIDS) as GridName[]).filter((name) => GRIDS[name].path.split('/')[0] === path)
  return names.flatMap((name) => (['name', 'date'] as const).flatMap((sort) => toGridPages(name, sort, context)))
}
