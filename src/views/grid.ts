import type { Group } from '../domain/grouping.ts'
import { CONTRIBUTOR_PAGE_SIZE } from '../domain/limits.ts'
import { LETTERS, NO_LETTER } from '../domain/names.ts'
import { pagerWindow } from '../domain/pagination.ts'
import { yearPrefix } from '../domain/urls.ts'
import { peopleText } from '../text/people.ts'
import type { ViewContext } from './context.ts'
import { type HeadView, toHead } from './head.ts'
import type { PersonCardView } from './person-card.ts'

export interface GridPageView {
  head: HeadView
  title: string
  count: string
  sorts: { label: string; href: string; isCurrent: boolean }[]
  letters: { letter: string; href?: string }[]
  groups: { title: string; id: string; isLetter: boolean; cards: PersonCardView[] }[]
  /** Square for people and logos, 3:2 for films and places. */
  shape: 'square' | 'wide'
  pager?: { pages: { number: number; href: string; isCurrent: boolean }[]; previous?: string; next?: string }
  empty?: string
  /** How many pages the list has, where its visitors may sort it by distance (the feature `nearby`). */
  near?: number
}

/** One page of a grid and where it lives: without the year, for the route to put it in. */
export interface GridPage {
  /** `artists`, `artists/by-name/2`. */
  path: string
  view: GridPageView
}

/** What a grid is about; how it is cut into pages and drawn is the same for all. */
export interface GridInput<T> {
  title: string
  /** `329 artists`. */
  count: string
  groups: readonly Group<T>[]
  /** By letter: the groups get a letter bar; otherwise `titleOf` names them. */
  isByLetter: boolean
  titleOf: (key: string) => string
  /** The page's address without the year; pages count from 1. */
  pathOf: (page: number) => string
  sorts: { label: string; path: string; isCurrent: boolean }[]
  toCard: (item: T) => PersonCardView
  empty: string
  shape?: GridPageView['shape']
  isHidden?: boolean
  canSortByDistance?: boolean
}

const toLetterId = (letter: string) => (letter === NO_LETTER ? 'letter-other' : `letter-${letter}`)

/** The letter bar of one page: letters elsewhere lead to their page, letters without anybody are only text. */
function toLetterBar(
  order: readonly { key: string }[],
  number: number,
  hrefOf: (page: number) => string,
): GridPageView['letters'] {
  const pageOf = new Map<string, number>()
  order.forEach(({ key }, index) => {
    if (!pageOf.has(key)) pageOf.set(key, Math.floor(index / CONTRIBUTOR_PAGE_SIZE) + 1)
  })
  return LETTERS.map((letter) => {
    const page = pageOf.get(letter)
    return page === undefined
      ? { letter }
      : { letter, href: `${page === number ? '' : hrefOf(page)}#${toLetterId(letter)}` }
  })
}

/** All pages of a grid, 60 cards a page (SPEC §9, V04); groups run on over page ends. */
export function toGridPages<T>(input: GridInput<T>, context: ViewContext): GridPage[] {
  const order = input.groups.flatMap(({ key, items }) => items.map((item) => ({ key, card: input.toCard(item) })))
  const pageCount = Math.max(1, Math.ceil(order.length / CONTRIBUTOR_PAGE_SIZE))
  const hrefOf = (page: number) => `${yearPrefix(context.year)}/${input.pathOf(page)}`

  return Array.from({ length: pageCount }, (_, index): GridPage => {
    const number = index + 1
    const slice = order.slice(index * CONTRIBUTOR_PAGE_SIZE, number * CONTRIBUTOR_PAGE_SIZE)
    const names = slice.slice(0, 8).map(({ card }) => card.name)
    return {
      path: input.pathOf(number),
      view: {
        head: toHead(
          {
            title: number === 1 ? input.title : `${input.title}, ${peopleText.page(number).toLowerCase()}`,
            description: `${input.count}: ${names.join(', ')}.`,
            path: `/${context.catalogue.edition.year}/${input.pathOf(number)}`,
            isHidden: input.isHidden ?? false,
          },
          context,
        ),
        title: input.title,
        count: input.count,
        sorts: input.sorts.map(({ label, path, isCurrent }) => ({
          label,
          href: `${yearPrefix(context.year)}/${path}`,
          isCurrent,
        })),
        letters: input.isByLetter ? toLetterBar(order, number, hrefOf) : [],
        groups: input.groups.flatMap(({ key }) => {
          const cards = slice.filter((entry) => entry.key === key).map(({ card }) => card)
          if (cards.length === 0) return []
          return {
            title: input.titleOf(key),
            id: input.isByLetter ? toLetterId(key) : `group-${key || 'later'}`,
            isLetter: input.isByLetter,
            cards,
          }
        }),
        shape: input.shape ?? 'square',
        ...(order.length === 0 && { empty: input.empty }),
        ...(input.canSortByDistance && { near: pageCount }),
        ...(pageCount > 1 && {
          pager: {
            pages: pagerWindow(number, pageCount).map((page) => ({
              number: page,
              href: hrefOf(page),
              isCurrent: page === number,
            })),
            ...(number > 1 && { previous: hrefOf(number - 1) }),
            ...(number < pageCount && { next: hrefOf(number + 1) }),
          },
        }),
      },
    }
  })
}
