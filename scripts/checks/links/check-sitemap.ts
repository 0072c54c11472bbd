import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const unescapeXml = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescapeXml(url))

/** The sitemap must name every page that search engines may show, once, and nothing else. */
export function sitemapProblems(
  site: string,
  { siteUrl, pages }: { siteUrl: string; pages: readonly { url: string; isHidden?: boolean }[] },
): string[] {
  const main = readFileSync(join(site, 'sitemap.xml'), 'utf8')
  const listed = main.includes('<sitemapindex')
    ? locations(main).flatMap((url) => locations(readFileSync(join(site, url.slice(siteUrl.length)), 'utf8')))
    : locations(main)
  const wanted = new Set(pages.filter(({ isHidden }) => !isHidden).map(({ url }) => siteUrl + url))
  const names = new Set(listed)
  return [
    ...(names.size < listed.length ? ['sitemap.xml names a page twice. List every page of the manifest once.'] : []),
    ...[...names]
      .filter((url) => !wanted.has(url))
      .map((url) => `sitemap.xml names ${url}, which is no visible page of the manifest. Leave it out.`),
    ...[...wanted]
      .filter((url) => !names.has(url))
      .map((url) => `sitemap.xml does not name ${url}. Add it, or mark the page as hidden.`),
  ]
}
