import type { ChromeView } from '../../views/chrome.ts'
import type { ViewContext } from '../../views/context.ts'
import type { HeadView } from '../../views/head.ts'
import { type ManifestPage, manifestPages, toKey } from './manifest.ts'
import { isOfShard, readShard } from './shard.ts'
import { chromeOf, isDevelopment, loadSite, toContext } from './site.ts'

/** One page as a route lists it: its address without the year, and what it shows. */
export interface PageEntry<View> {
  /** `events/e1`; the empty string is the edition's own front page. */
  path: string
  /** What it shows, or how to make that: thousands of views are made when their page is drawn, and then forgotten. */
  view: View | (() => View)
  /** Further addresses that show the same bytes, without the year. */
  aliases?: string[]
}

export interface PageProps<View> {
  view: View
  chrome: ChromeView
}

interface StaticPath<View> {
  params: Record<string, string | undefined>
  props: PageProps<View>
}

/** Second addresses that the same route answers. Another route's it lists itself, in development. */
const ownAliases = ({ path, aliases = [] }: PageEntry<unknown>) =>
  aliases.filter((alias) => alias.split('/')[0] === path.split('/')[0])

const viewOf = <View>({ view }: PageEntry<View>): View => (typeof view === 'function' ? (view as () => View)() : view)

/**
 * The one way from records to pages. Every route lists its pages through here: each page is recorded with its address in
 * the manifest, and the hash of its view when it is drawn. From the manifest come twins, sitemap, link check and (later)
 * incremental builds.
 * `param` is the route's last parameter: what follows the first segment of the path is its value. A pair names the
 * first segment too, for a route that serves several sections.
 *
 * A build renders addresses with their year only, and derives the rest. In development every address is rendered.
 */
export async function listPages<View extends { head: HeadView }>(
  kind: string,
  param: string | readonly [first: string, rest: string] | undefined,
  pagesOf: (context: ViewContext) => Iterable<PageEntry<View>>,
): Promise<StaticPath<View>[]> {
  const site = await loadSite()
  const manifest = manifestPages()
  const paths: StaticPath<View>[] = []

  const shard = readShard()

  const list = (context: ViewContext, entry: PageEntry<View>, path: string, page?: ManifestPage) => {
    const { year } = context
    const [first = '', ...rest] = path.split('/')
    const last = rest.join('/') || undefined
    const named =
      param === undefined ? {} : typeof param === 'string' ? { [param]: last } : { [param[0]]: first, [param[1]]: last }
    paths.push({
      params: { year: year?.toString(), ...named },
      props: {
        get view() {
          const view = viewOf(entry)
          if (page) {
            page.key = toKey(view)
            if (view.head.isHidden) page.isHidden = true
          }
          return view
        },
        chrome: chromeOf(context),
      },
    })
  }

  for (const catalogue of site.catalogue.editions) {
    const context = toContext(site, catalogue)
    for (const entry of pagesOf(context)) {
      const url = `/${catalogue.edition.year}${entry.path && `/${entry.path}`}`
      const page: ManifestPage = {
        url,
        key: '',
        kind,
        ...(entry.aliases && { aliases: entry.aliases.map((alias) => `/${catalogue.edition.year}/${alias}`) }),
      }
      manifest.set(url, page)
      if (isOfShard(url, shard)) list(context, entry, entry.path, page)
      if (isDevelopment()) for (const alias of ownAliases(entry)) list(context, entry, alias)
    }
  }
  if (isDevelopment()) {
    const context = toContext(site, site.catalogue.landing, false)
    for (const entry of pagesOf(context))
      for (const path of [entry.path, ...ownAliases(entry)]) list(context, entry, path)
  }
  return paths
}
