import { type Catalogue, type EditionCatalogue, toCatalogue } from '../../catalogue/catalogue.ts'
import { loadFestival } from '../../catalogue/load-festival.ts'
import { loadSnapshots } from '../../catalogue/load-snapshots.ts'
import { activeDir } from '../../catalogue/places.ts'
import type { Festival } from '../../schema/festival.ts'
import { type ChromeView, toChrome } from '../../views/chrome.ts'
import type { ViewContext } from '../../views/context.ts'

/** Everything a build knows: the festival, its linked editions, and the moment it is built for. */
export interface Site {
  festival: Festival
  catalogue: Catalogue
  now: Date
  isPreview: boolean
  siteUrl: string
  /** Where the snapshots and their pictures lie. */
  dir: string
}

/** Where a site lives that was not told its address: right for `npm start`, wrong for everything else. */
export const LOCAL_SITE_URL = 'http://localhost:4321'

/** The moment by which publication is judged: `MARQUEE_NOW` (RFC 3339) for tests and previews, else the clock. */
function readNow(): Date {
  const text = process.env.MARQUEE_NOW
  if (!text) return new Date()
  const now = new Date(text)
  if (Number.isNaN(now.getTime()))
    throw new Error(`MARQUEE_NOW is "${text}": write a moment such as 2026-03-07T15:00:00Z.`)
  return now
}

// Astro renders from bundled copies of this module, the build script runs another: they share one loaded site.
const shared = globalThis as { marqueeSite?: Promise<Site> }

async function readSite(): Promise<Site> {
  const { dir, isSample } = activeDir()
  const festival = await loadFestival(isSample)
  const now = readNow()
  const isPreview = process.env.MARQUEE_PREVIEW === '1'
  return {
    festival,
    catalogue: toCatalogue(loadSnapshots(dir), { festival, now, isPreview }),
    now,
    isPreview,
    siteUrl: festival.siteUrl ?? LOCAL_SITE_URL,
    dir,
  }
}

/** Loads the site once per process; `astro dev` restarts to see a new import. */
export function loadSite(): Promise<Site> {
  shared.marqueeSite ??= readSite()
  return shared.marqueeSite
}

/** How views see an edition: with its year in every link, or (for development only) without. */
export function toContext(site: Site, catalogue: EditionCatalogue, withYear = true): ViewContext {
  const key = `${catalogue.edition.year} ${withYear}`
  const context = contexts.get(key) ?? makeContext(site, catalogue, withYear)
  contexts.set(key, context)
  return context
}

/** One object for all routes, so that what is kept by context (event cards) is kept for all of them. */
const contexts = new Map<string, ViewContext>()

function makeContext(site: Site, catalogue: EditionCatalogue, withYear: boolean): ViewContext {
  return {
    festival: site.festival,
    catalogue,
    year: withYear ? catalogue.edition.year : undefined,
    siteUrl: site.siteUrl,
    years: site.catalogue.editions.map(({ edition }) => edition.year),
    landingYear: site.catalogue.landing.edition.year,
    ...(site.isPreview && { previewAt: site.now }),
  }
}

/**
 * Whether `npm run dev` is what runs. Vite's own flag follows variables of the shell (`NODE_ENV`, `DEV`), and a build that
 * took itself for development would list pages twice.
 */
export const isDevelopment = (): boolean => process.env.MARQUEE_DEV === '1'

const chromes = new Map<string, ChromeView>()

/** The frame of an edition's pages: one object for all of them. */
export function chromeOf(context: ViewContext): ChromeView {
  const key = `${context.catalogue.edition.year} ${context.year}`
  const chrome = chromes.get(key) ?? toChrome(context)
  chromes.set(key, chrome)
  return chrome
}
