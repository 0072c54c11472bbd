import { escapeHtml } from '../../domain/escape-html.ts'
import { pagerWindow } from '../../domain/pagination.ts'
import type { SearchHit } from '../../schema/search.ts'
import { peopleText } from '../../text/people.ts'
import { resultText } from '../../text/results.ts'
import type { CardContext } from '../../views/context.ts'
import type { EventCardView } from '../../views/event-card.ts'
import { type HitCard, toHitCard } from '../../views/hit-card.ts'
import type { PersonCardView } from '../../views/person-card.ts'
import type { ResultGroup } from '../../views/result-groups.ts'
import { drawEvents, drawPeople } from './draw-cards.ts'

export interface ResultsPage {
  /** How many were found in all. */
  total: number
  /** Those of this page. */
  groups: readonly ResultGroup[]
  /** What stands there instead when there are none. */
  empty: string
  number: number
  pages: number
  hrefOf: (number: number) => string
}

/** Cards of one kind beside one another become one list: a group by letter can hold people and films. */
function drawCards(hits: readonly SearchHit[], context: CardContext, showsDay: boolean): string {
  const cards = hits.flatMap((hit) => toHitCard(hit, context, { showsDay }) ?? [])
  const of = (kind: HitCard['kind']) => cards.filter((card) => card.kind === kind).map(({ view }) => view)
  const [events, people, wide] = [of('event'), of('person'), of('wide')]
  return [
    events.length > 0 ? drawEvents(events as EventCardView[]) : '',
    people.length > 0 ? drawPeople(people as PersonCardView[], 'square') : '',
    wide.length > 0 ? drawPeople(wide as PersonCardView[], 'wide') : '',
  ].join('')
}

function drawGroup({ id, title, note, letter, items }: ResultGroup, context: CardContext): string {
  const after = note ? ` <small>${escapeHtml(note)}</small>` : ''
  const heading = `<h2 id="${escapeHtml(id)}" tabindex="-1">${escapeHtml(title)}${after}</h2>`
  return `<section class="group${letter ? ' letter' : note ? ' start' : ''}">${heading}${drawCards(items, context, note === undefined)}</section>`
}

function drawPager({ number, pages, hrefOf }: ResultsPage): string {
  if (pages < 2) return ''
  const link = (page: number, label: string, attributes = '') =>
    `<a href="${escapeHtml(hrefOf(page))}"${attributes}>${label}</a>`
  const numbers = pagerWindow(number, pages).map((page) =>
    link(page, String(page), ` aria-label="${peopleText.page(page)}"${page === number ? ' aria-current="page"' : ''}`),
  )
  return [
    `<nav class="pager" aria-label="${peopleText.pages}">`,
    number > 1 ? link(number - 1, peopleText.previous) : '',
    ...numbers,
    number < pages ? link(number + 1, peopleText.next) : '',
    '</nav>',
  ].join('')
}

/** How many were found, for the side of a search page. */
export const drawCount = (total: number): string =>
  `<p class="count" role="status">${escapeHtml(resultText.showing(total))}</p>`

/** What stands in the `data-still` place of a search page: the results in groups, the way to the others. */
export function drawResults(page: ResultsPage, context: CardContext): string {
  if (page.total === 0) return `<p class="empty">${escapeHtml(page.empty)}</p>`
  return page.groups.map((group) => drawGroup(group, context)).join('') + drawPager(page)
}
