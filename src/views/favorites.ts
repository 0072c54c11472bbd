import { FAVORITE_LISTS, type FavoriteList } from '../domain/favorite-lists.ts'
import { yearPrefix } from '../domain/urls.ts'
import { favoritesText } from '../text/favorites.ts'
import type { Tab } from './browse.ts'
import type { ViewContext } from './context.ts'
import type { FavoriteSettings } from './favorite-settings.ts'
import { festivalName, type HeadView, toHead } from './head.ts'

export interface FavoritesView {
  head: HeadView
  nav: Tab[]
  /** What the page is about: one kind, or everything. */
  kind?: string
  /** What to star, and what for. */
  hint: string
  doors: { label: string; href: string }[]
  /** For the script of who is signed in. */
  settings: FavoriteSettings
}

type Door = keyof typeof favoritesText.doors

/** Where favourites of a kind are found. */
const DOORS: Record<FavoriteList | 'all', readonly Door[]> = {
  all: ['schedule', 'artists', 'speakers', 'venues'],
  event: ['schedule', 'event'],
  'artist,person': ['artists', 'speakers'],
  person: ['speakers'],
  film: ['films', 'event'],
  'brand,exhibitor': ['brands', 'exhibitors'],
  venue: ['venues'],
  attendee: ['attendees', 'contributors'],
}

function toDoors(list: FavoriteList | 'all', { catalogue, year, festival }: ViewContext): FavoritesView['doors'] {
  const exists: Partial<Record<Door, boolean>> = {
    films: catalogue.films.length > 0,
    brands: catalogue.brands.length > 0,
    exhibitors: catalogue.exhibitors.length > 0,
    venues: catalogue.venues.length > 0,
    attendees: festival.features.attendee_directory,
  }
  const doors = DOORS[list].filter((door) => exists[door] !== false)
  return (doors.length > 0 ? doors : (['schedule'] as const)).map((door) => ({
    label: favoritesText.doors[door],
    href: door === 'attendees' ? '/attendees' : `${yearPrefix(year)}/${door === 'event' ? 'search/event' : door}`,
  }))
}

/** My Favorites before anybody is known: how to begin, and where (ROWS R10). The same for everybody. */
export function toFavorites(list: FavoriteList | undefined, context: ViewContext): FavoritesView {
  const { festival, catalogue, year } = context
  const kind = list && favoritesText.nav[list]
  const hint = list ? favoritesText.empty[list] : favoritesText.lead
  const { eventTypes, credentials, locale, features } = festival
  return {
    head: toHead(
      {
        title: kind ? `${kind} – ${favoritesText.title}` : favoritesText.title,
        path: `/${catalogue.edition.year}/favorites${list ? `/${list}` : ''}`,
        isHidden: true,
      },
      context,
    ),
    nav: FAVORITE_LISTS[festival.theme].map((entry) => ({
      label: favoritesText.nav[entry],
      href: `${yearPrefix(year)}/favorites/${entry}`,
      isCurrent: entry === list,
    })),
    ...(kind && { kind }),
    hint,
    doors: toDoors(list ?? 'all', context),
    settings: {
      list: list ?? '',
      models: list ?? '',
      total: 0,
      clock: catalogue.clock,
      locale,
      eventTypes,
      credentials,
      features,
      name: `${festivalName(context)} · ${favoritesText.title}`,
      ...(kind && { kind }),
      hint,
    },
  }
}

/** Every page of My Favorites: the whole, and one for each entry of the side nav. */
export const toFavoritesPages = (context: ViewContext): { path: string; view: () => FavoritesView }[] =>
  [undefined, ...FAVORITE_LISTS[context.festival.theme]].map((list) => ({
    path: list ? `favorites/${list}` : 'favorites',
    view: () => toFavorites(list, context),
  }))
