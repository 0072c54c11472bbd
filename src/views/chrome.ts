import { addDays, toInstant } from '../domain/time.ts'
import { yearPrefix } from '../domain/urls.ts'
import type { AnalyticsSettings } from '../schema/analytics.ts'
import { DEFAULT_MENUS } from '../schema/default-menus.ts'
import type { Festival, Menu } from '../schema/festival.ts'
import { siteText } from '../text/site.ts'
import type { ViewContext } from './context.ts'
import { festivalName } from './head.ts'
import { toZoneName } from './schedule.ts'

/** The frame around every page: the same for all pages of an edition. */
export interface ChromeView {
  name: string
  home: string
  theme: 'main' | 'edu'
  accent?: readonly [string, string]
  lang: string
  menus: Menu[]
  searchAction: string
  /** The script of a social network, loaded when somebody opens the sharing modal. */
  sharingWidget?: string
  /** The sign-in provider that 'Log in' leads to. */
  product?: string
  /** Where usage goes, as JSON for the browser; absent without a target (ROWS B17). */
  analytics?: string
  /** The year, on pages of another edition than the landing one. */
  edition?: number
  supportEmail: string
  zone: string
  /**
   * When doors are asked for (ROWS T02): `from to` as hours since 1970, few bytes on every page. Nothing for an edition
   * without days.
   */
  hours?: string
  years: { label: string; href: string }[]
}

/** Sections that an edition may be without. Menus leave them out then, so that no link leads nowhere. */
const OPTIONAL_SECTIONS = {
  '/films': 'films',
  '/brands': 'brands',
  '/exhibitors': 'exhibitors',
  '/music_fest_presenters': 'presenters',
  '/venues': 'venues',
} as const

const exists = (href: string, { catalogue, festival }: ViewContext): boolean => {
  if (href === '/venues' && !festival.features.venues) return false
  const list = OPTIONAL_SECTIONS[href as keyof typeof OPTIONAL_SECTIONS]
  return list === undefined || catalogue[list].length > 0
}

const withYear = (href: string, year: number | undefined) => (href.startsWith('/') ? yearPrefix(year) + href : href)

export function toChrome(context: ViewContext): ChromeView {
  const { festival, year, years, catalogue } = context
  const toLinks = (links: Menu['normal']) =>
    links.filter(({ href }) => exists(href, context)).map(({ label, href }) => ({ label, href: withYear(href, year) }))
  return {
    name: festivalName(context),
    home: yearPrefix(year) || '/',
    theme: festival.theme,
    ...(festival.accent && { accent: festival.accent }),
    lang: festival.locale.split('-')[0] ?? 'en',
    menus: (festival.menus ?? DEFAULT_MENUS[festival.theme]).map(({ label, prominent, normal }) => ({
      label,
      prominent: toLinks(prominent),
      normal: toLinks(normal),
    })),
    searchAction: `${yearPrefix(year)}/search`,
    ...(festival.sharing && { sharingWidget: festival.sharing.script }),
    ...toProduct(festival),
    ...toAnalytics(festival),
    ...(catalogue.edition.year !== context.landingYear && { edition: catalogue.edition.year }),
    supportEmail: festival.supportEmail,
    zone: siteText.timesIn(toZoneName(context)),
    ...toHours(context),
    years: years
      .filter((other) => other !== catalogue.edition.year)
      .map((other) => ({ label: String(other), href: `/${other}` })),
  }
}

/** From the beginning of the first day to the end of the last night. */
function toHours({ festival, catalogue: { clock, days } }: ViewContext): { hours?: string } {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return {}
  const dayChange = `T${String(festival.dayChangeHour).padStart(2, '0')}:00`
  const [from, to] = [toInstant(`${first}T00:00`, clock), toInstant(addDays(last, 1) + dayChange, clock)]
  if (!from || !to) return {}
  return { hours: [from, to].map((instant) => Math.round(Date.parse(instant) / 3_600_000)).join(' ') }
}

/** The favorites of the kind that people keep most: events. */
export const toFavoritesPath = (year: number | undefined): string => `${yearPrefix(year)}/favorites/event`

/** The first configured product; without one it is the demo's, which the script knows (ROWS D05). */
function toProduct({ products }: Festival): { product?: string } {
  const [product] = Object.keys(products)
  return product ? { product } : {}
}

function toAnalytics({ analytics }: Festival): { analytics?: string } {
  if (!analytics) return {}
  const { origins: _, ...settings }: AnalyticsSettings & { origins: string[] } = analytics
  const { dataLayer, script, endpoint, profileEndpoint } = settings
  return dataLayer || script || endpoint || profileEndpoint ? { analytics: JSON.stringify(settings) } : {}
}

/** Where 'Back to all events' leads. */
export const allEventsPath = (year: number | undefined): string => `${yearPrefix(year)}/search/event`
