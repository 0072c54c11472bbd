import type { LinkedContributor } from '../catalogue/catalogue.ts'
import { groupByAnnouncement, groupByLetter } from '../domain/grouping.ts'
import { formatDay, toLocalDay } from '../domain/time.ts'
import { peopleText } from '../text/people.ts'
import { themeText } from '../text/theme.ts'
import type { ViewContext } from './context.ts'
import { type GridPage, toGridPages } from './grid.ts'
import { toPersonCard } from './person-card.ts'

interface Grid {
  path: string
  model: 'artist' | 'person' | undefined
  defaultSort: GridSort
  title: string
  noun: 'artists' | 'speakers' | 'contributors'
  isHidden?: boolean
}
type GridSort = 'name' | 'date'

/** Which people a grid holds: everybody, or one model under its own name (ROWS R02, R04, R09). */
const GRIDS: readonly Grid[] = [
  { path: 'artists', model: 'artist', defaultSort: 'date', title: peopleText.artists, noun: 'artists' },
  { path: 'speakers', model: 'person', defaultSort: 'date', title: peopleText.speakers, noun: 'speakers' },
  { path: 'contributors', model: undefined, defaultSort: 'name', title: peopleText.contributors, noun: 'contributors' },
  // `/contributors?models=artist` as a page of its own, since a static site has no queries.
  {
    path: 'contributors/only/artist',
    model: 'artist',
    defaultSort: 'name',
    title: peopleText.contributors,
    noun: 'artists',
    isHidden: true,
  },
  {
    path: 'contributors/only/person',
    model: 'person',
    defaultSort: 'name',
    title: peopleText.contributors,
    noun: 'speakers',
    isHidden: true,
  },
]

/** The day someone was announced: the feed's word, else the day of publication (ROWS B05). */
export function toAnnouncementDay({ record }: LinkedContributor, { catalogue }: ViewContext): string | undefined {
  const moment = record.announcement_date ?? record.publish_at
  if (!moment) return undefined
  return moment.length === 10 ? moment : toLocalDay(moment, catalogue.clock)
}

const SORT_PATHS: Record<GridSort, string> = { name: 'by-name', date: 'by-date' }

const toPath = ({ path, defaultSort }: Grid, sort: GridSort, page: number): string =>
  sort === defaultSort && page === 1 ? path : `${path}/${SORT_PATHS[sort]}/${page}`

function toSortedPages(grid: Grid, sort: GridSort, context: ViewContext): GridPage[] {
  const { locale } = context.festival
  const everybody = context.catalogue.contributors.filter(({ record }) => !grid.model || record.type === grid.model)
  const nameOf = ({ record }: LinkedContributor) => record.name
  return toGridPages(
    {
      title: grid.noun === 'contributors' ? themeText[context.festival.theme].contributors : grid.title,
      count: peopleText.count(everybody.length, grid.noun),
      groups:
        sort === 'name'
          ? groupByLetter(everybody, nameOf, locale)
          : groupByAnnouncement(everybody, (person) => toAnnouncementDay(person, context), nameOf, locale),
      isByLetter: sort === 'name',
      titleOf: (key) =>
        sort === 'name' ? key : key === '' ? peopleText.notAnnounced : peopleText.announced(formatDay(key)),
      pathOf: (page) => toPath(grid, sort, page),
      sorts: (['name', 'date'] as const).map((option) => ({
        label: option === 'name' ? peopleText.byName : peopleText.byDate,
        path: toPath(grid, option, 1),
        isCurrent: option === sort,
      })),
      toCard: (person) => toPersonCard(person, context),
      empty: peopleText.empty,
      ...(grid.isHidden && { isHidden: true }),
    },
    context,
  )
}

/** Every page that lives under one path: a grid in both sorts, and for contributors the two narrowed ones. */
export function toContributorGridPages(section: Grid['noun'], context: ViewContext): GridPage[] {
  return GRIDS.filter(({ path }) => path.split('/')[0] === section).flatMap((grid) =>
    (['name', 'date'] as const).flatMap((sort) => toSortedPages(grid, sort, context)),
  )
}
