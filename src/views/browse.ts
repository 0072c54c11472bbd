import { CREDENTIAL_FIELD, QUICK_TABS, withFilters } from '../domain/filters.ts'
import { groupByLetter } from '../domain/grouping.ts'
import { SEARCH_LISTS, type SearchList } from '../domain/model-lists.ts'
import { MODEL_PATHS, toItemPath, yearPrefix } from '../domain/urls.ts'
import type { ProgramModel } from '../schema/models.ts'
import { listingText } from '../text/listing.ts'
import { peopleText, venueText } from '../text/people.ts'
import { scheduleText } from '../text/schedule.ts'
import { searchText } from '../text/search.ts'
import { siteText } from '../text/site.ts'
import { themeText } from '../text/theme.ts'
import type { ViewContext } from './context.ts'
import { toContributorGridPages } from './contributor-grid.ts'
import { type EventCardView, toEventCard } from './event-card.ts'
import { type HeadView, toHead } from './head.ts'
import { LISTING_MODELS, type ListingModel, listingsOf } from './listings.ts'
import { type DayLink, toDayLinks } from './schedule.ts'

/** As many cards, and as many names, as 8 KB of HTML hold; days and letters have them all. */
const FIRST_CARDS = 20
const FIRST_NAMES = 48

export interface Tab {
  label: string
  href: string
  isCurrent: boolean
}

export interface BrowseView {
  head: HeadView
  title: string
  hint: string
  searchAction: string
  searchPlaceholder: string
  /** All, Innovation, Film & TV, Music: the same address with a credential filter (ROWS R07). */
  quickTabs: Tab[]
  /** Events, Contributors, Brands, Venues. */
  kinds: Tab[]
  days: DayLink[]
  letters: { letter: string; href?: string }[]
  doors: { label: string; href: string }[]
  cards: EventCardView[]
  names: { name: string; href: string; note?: string }[]
  empty?: string
}

interface Named {
  name: string
  href: string
  note?: string
}

/** Everything of one kind but events, as a name that leads to its page. */
function namesOf(model: ProgramModel, context: ViewContext): Named[] {
  const { catalogue, year } = context
  if (model === 'event') return []
  if (model === 'venue') {
    return catalogue.venues.map(({ record, parent }) => {
      const note = parent?.record.name ?? record.parent_venue?.name
      return { name: record.name, href: toItemPath('venue', record.id, year), ...(note && { note }) }
    })
  }
  if (model === 'artist' || model === 'person') {
    return catalogue.contributors
      .filter(({ record }) => record.type === model)
      .map(({ record }) => {
        const note = record.genre ?? record.company
        return { name: record.name, href: toItemPath(model, record.entity_id, year), ...(note && { note }) }
      })
  }
  return listingsOf(model, context).map(({ id, name, category }) => ({
    name,
    href: toItemPath(model, id, year),
    note: category ?? listingText.kinds[model],
  }))
}

/** The lists that an edition has, as ways into the programme. */
export function toDoors(models: readonly ProgramModel[], context: ViewContext): { label: string; href: string }[] {
  const { catalogue, year } = context
  const door = (label: string, path: string) => ({ label, href: `${yearPrefix(year)}/${path}` })
  const has = {
    event: true,
    artist: true,
    person: true,
    venue: catalogue.venues.length > 0,
    ...Object.fromEntries(
      Object.keys(LISTING_MODELS).map((model) => [model, listingsOf(model as ListingModel, context).length > 0]),
    ),
  } as Record<ProgramModel, boolean>
  const labels: Record<ProgramModel, string> = {
    event: scheduleText.allEvents,
    artist: peopleText.artists,
    person: peopleText.speakers,
    venue: venueText.venues,
    ...listingText.titles,
  }
  const paths: Partial<Record<ProgramModel, string>> = { event: 'search/event', person: 'speakers' }
  return models.filter((model) => has[model]).map((model) => door(labels[model], paths[model] ?? MODEL_PATHS[model]))
}

/** The letters of the contributors' grid, from another page. */
function toPeopleLetters(context: ViewContext): BrowseView['letters'] {
  const [first] = toContributorGridPages('contributors', context)
  return (first?.view.letters ?? []).map(({ letter, href }) => ({
    letter,
    ...(href && { href: href.startsWith('#') ? `${yearPrefix(context.year)}/contributors${href}` : href }),
  }))
}

const ALL: readonly ProgramModel[] = [
  'event',
  'artist',
  'person',
  'film',
  'brand',
  'exhibitor',
  'music_fest_presenter',
  'venue',
]

/**
 * A search page as it reads without JavaScript: the field, days, letters, doors, and the first events or names (ROWS R07,
 * R17). Without a list it is about everything.
 */
export function toBrowse(list: SearchList | undefined, context: ViewContext): BrowseView {
  const prefix = yearPrefix(context.year)
  const { events, edition } = context.catalogue
  const isEvents = list === 'event'
  const models = list ? (list.split(',') as ProgramModel[]) : ALL
  const cards = isEvents
    ? events.slice(0, FIRST_CARDS).map((event) => toEventCard(event, context, { showsDay: true }))
    : []
  const named = list && !isEvents ? models.flatMap((model) => namesOf(model, context)) : []
  const inOrder = groupByLetter(named, ({ name }) => name, context.festival.locale).flatMap(({ items }) => items)
  const path = `search${list ? `/${list}` : ''}`
  const isPeople = models.includes('person') && list !== undefined
  return {
    head: toHead(
      {
        title: list ? searchText.titles[list] : siteText.search,
        path: `/${edition.year}/${path}`,
        // Days, grids and letters are what search engines should show.
        isHidden: !isEvents,
      },
      context,
    ),
    title: list ? searchText.titles[list] : siteText.search,
    hint: !list
      ? scheduleText.browseHint
      : !isEvents
        ? searchText.first(Math.min(FIRST_NAMES, inOrder.length), inOrder.length)
        : cards.length < events.length
          ? scheduleText.first(cards.length, events.length)
          : scheduleText.pickDay,
    searchAction: `${prefix}/${path}`,
    searchPlaceholder: themeText[context.festival.theme].searchPlaceholder,
    quickTabs: [
      { label: searchText.all, href: `${prefix}/${path}`, isCurrent: true },
      ...QUICK_TABS.map(({ label, types }) => ({
        label,
        href: withFilters(
          `${prefix}/${path}`,
          types
            .filter((type, index) => index === 0 || context.festival.credentials.some((known) => known.type === type))
            .map((value) => ({ field: CREDENTIAL_FIELD, value })),
        ),
        isCurrent: false,
      })),
    ],
    kinds: [
      { label: searchText.all, href: `${prefix}/search`, isCurrent: !list },
      ...Object.entries(searchText.tabs).map(([key, label]) => ({
        label,
        href: `${prefix}/search/${key}`,
        isCurrent: key === list,
      })),
    ],
    days: !list || isEvents ? toDayLinks(context) : [],
    letters: isPeople ? toPeopleLetters(context) : [],
    doors: isEvents ? [] : toDoors(models, context),
    cards,
    names: inOrder.slice(0, FIRST_NAMES),
    ...(list && cards.length + inOrder.length === 0 && { empty: isEvents ? scheduleText.empty : listingText.empty }),
  }
}

/** Every search page of an edition and where it lives. */
export const toSearchPages = (context: ViewContext): { list: SearchList | undefined; view: () => BrowseView }[] =>
  [undefined, ...SEARCH_LISTS].map((list) => ({ list, view: () => toBrowse(list, context) }))
