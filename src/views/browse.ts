import { CREDENTIAL_FIELD, QUICK_TABS, quickTypes, withFilters } from '../domain/filters.ts'
import { SEARCH_LISTS, type SearchList } from '../domain/model-lists.ts'
import { LETTERS } from '../domain/names.ts'
import { MODEL_PATHS, yearPrefix } from '../domain/urls.ts'
import type { ProgramModel } from '../schema/models.ts'
import { listingText } from '../text/listing.ts'
import { peopleText, venueText } from '../text/people.ts'
import { resultText } from '../text/results.ts'
import { scheduleText } from '../text/schedule.ts'
import { searchText } from '../text/search.ts'
import { siteText } from '../text/site.ts'
import { themeText } from '../text/theme.ts'
import type { ViewContext } from './context.ts'
import { toContributorGridPages } from './contributor-grid.ts'
import { type EventCardView, toEventCard } from './event-card.ts'
import { type HeadView, toHead } from './head.ts'
import { toListingCard, toVenueCard } from './listing-card.ts'
import { toEventCount } from './listing-grid.ts'
import { LISTING_MODELS, type ListingModel, listingsOf } from './listings.ts'
import { type PersonCardView, toPersonCard } from './person-card.ts'
import { cutGroups, groupByAlphabet, groupByStart, type ResultGroup, toLetterId } from './result-groups.ts'
import { type DayLink, toDayLinks } from './schedule.ts'
import { type SearchItem, toSearchItems } from './search-items.ts'
import type { SearchSettings } from './search-settings.ts'

/** As many cards as 8 KB of HTML hold; days and letters have them all, and the script asks for the others. */
const FIRST_CARDS = 16
const FIRST_NAMES = 24

export interface Tab {
  label: string
  href: string
  isCurrent: boolean
}

export interface BrowseView {
  head: HeadView
  title: string
  /** `Showing 598 results`, on a list. */
  count?: string
  /** On a list below the first results: where the others are, without script. */
  hint: string | undefined
  searchAction: string
  searchPlaceholder: string
  /** All, Innovation, Film & TV, Music: the same address with a credential filter (ROWS R07). */
  quickTabs: Tab[]
  /** Events, Contributors, Brands, Venues. */
  kinds: Tab[]
  days: DayLink[]
  letters: { letter: string; href?: string }[]
  doors: { label: string; href: string }[]
  /** The first events under their start, or the first of everything else under their letter. */
  groups: BrowseGroup[]
  empty?: string
  /** What the search page's script must know (ROWS T04). */
  settings: SearchSettings
}

export type BrowseGroup = Omit<ResultGroup, 'items'> &
  ({ events: EventCardView[] } | { cards: PersonCardView[]; shape: 'square' | 'wide' })

/** A card under its name; featured ones come first. */
interface Named {
  name: string
  isFeatured: boolean
  shape: 'square' | 'wide'
  card: () => PersonCardView
}

type NamedItem = Exclude<SearchItem, { event: unknown }>
const isNamed = (item: SearchItem): item is NamedItem => !('event' in item)

function toNamed(item: NamedItem, context: ViewContext): Named {
  const { name } = item
  if ('venue' in item) {
    const { record, parent } = item.venue
    const place = parent?.record.name ?? record.parent_venue?.name
    const card = () => toVenueCard(record, place, toEventCount(item.venue), context)
    return { name, isFeatured: false, shape: 'wide', card }
  }
  if ('contributor' in item) {
    const { contributor } = item
    const isFeatured = contributor.record.featured ?? false
    return { name, isFeatured, shape: 'square', card: () => toPersonCard(contributor, context) }
  }
  const { model, listing } = item
  const shape = model === 'film' ? 'wide' : 'square'
  return { name, isFeatured: listing.featured ?? false, shape, card: () => toListingCard(model, listing, context) }
}

/** The first groups of a list, as the search page's script will draw them: nothing moves when it does. */
function toGroups(models: readonly ProgramModel[], context: ViewContext): { groups: BrowseGroup[]; total: number } {
  const { catalogue, festival } = context
  if (models.includes('event')) {
    const all = groupByStart(
      catalogue.events,
      ({ record, day }) => ({ start_time: record.start_time, date: day }),
      catalogue.clock,
    )
    const groups = cutGroups(all, FIRST_CARDS).map(({ items, ...group }) => ({
      ...group,
      events: items.map((event) => toEventCard(event, context)),
    }))
    return { groups, total: catalogue.events.length }
  }
  // In the order of the server's answer, also where two things have one name.
  const named = toSearchItems(catalogue, festival.locale, models)
    .filter(isNamed)
    .map((item) => toNamed(item, context))
  const groups = cutGroups(
    groupByAlphabet(named, (item) => item, festival.locale),
    FIRST_NAMES,
  ).map(({ items, ...group }) => ({
    ...group,
    shape: items.every(({ shape }) => shape === 'wide') ? ('wide' as const) : ('square' as const),
    cards: items.map(({ card }) => card()),
  }))
  return { groups, total: named.length }
}

/** The lists that an edition has, as ways into the programme. */
export function toDoors(models: readonly ProgramModel[], context: ViewContext): { label: string; href: string }[] {
  const { catalogue, festival, year } = context
  const door = (label: string, path: string) => ({ label, href: `${yearPrefix(year)}/${path}` })
  const has = {
    event: true,
    artist: true,
    person: true,
    venue: festival.features.venues && catalogue.venues.length > 0,
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

/** A–Z: to the letters of this page, and of people to the others in their grid (ROWS B07). */
function toLetters(groups: readonly BrowseGroup[], isPeople: boolean, context: ViewContext): BrowseView['letters'] {
  const here = new Set(groups.map(({ letter }) => letter))
  const [grid] = isPeople ? toContributorGridPages('contributors', context) : []
  const inGrid = new Map(grid?.view.letters.map(({ letter, href }) => [letter, href]))
  const gridPath = `${yearPrefix(context.year)}/contributors`
  return LETTERS.map((letter) => {
    if (here.has(letter)) return { letter, href: `#${toLetterId(letter)}` }
    const href = inGrid.get(letter)
    return { letter, ...(href && { href: href.startsWith('#') ? gridPath + href : href }) }
  })
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
  const { edition, clock } = context.catalogue
  const { festival } = context
  const isEvents = list === 'event'
  const models = list ? (list.split(',') as ProgramModel[]) : ALL
  const { groups, total } = list ? toGroups(models, context) : { groups: [], total: 0 }
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
    ...(list && { count: resultText.showing(total) }),
    hint: list ? toHint(isEvents, groups, total) : resultText.start,
    searchAction: `${prefix}/${path}`,
    searchPlaceholder: themeText[context.festival.theme].searchPlaceholder,
    quickTabs: [
      { label: searchText.all, href: `${prefix}/${path}`, isCurrent: true },
      ...QUICK_TABS.map(({ label, types }) => ({
        label,
        href: withFilters(
          `${prefix}/${path}`,
          quickTypes(types, festival.credentials).map((value) => ({ field: CREDENTIAL_FIELD, value })),
        ),
        isCurrent: false,
      })),
    ],
    kinds: [
      { label: searchText.all, href: `${prefix}/search`, isCurrent: !list },
      ...Object.entries(searchText.tabs)
        .filter(([key]) => key !== 'venue' || festival.features.venues)
        .map(([key, label]) => ({
          label,
          href: `${prefix}/search/${key}`,
          isCurrent: key === list,
        })),
    ],
    days: !list || isEvents ? toDayLinks(context) : [],
    letters: list && !isEvents && festival.features.alphanav && total > 0 ? toLetters(groups, isPeople, context) : [],
    doors: isEvents ? [] : toDoors(models, context),
    groups,
    ...(list && total === 0 && { empty: resultText.soon }),
    settings: {
      models: list ?? '',
      total,
      clock,
      locale: festival.locale,
      eventTypes: festival.eventTypes,
      credentials: festival.credentials,
      features: festival.features,
    },
  }
}

/** What the built page does not show, and where a reader without script finds it. */
function toHint(isEvents: boolean, groups: readonly BrowseGroup[], total: number): string | undefined {
  const shown = groups.reduce((sum, group) => sum + ('events' in group ? group.events : group.cards).length, 0)
  if (total === 0) return undefined
  if (!isEvents) return searchText.first(shown, total)
  return shown < total ? scheduleText.first(shown, total) : scheduleText.pickDay
}

/** Every search page of an edition and where it lives. */
export const toSearchPages = (context: ViewContext): { list: SearchList | undefined; view: () => BrowseView }[] =>
  [undefined, ...SEARCH_LISTS].map((list) => ({ list, view: () => toBrowse(list, context) }))
