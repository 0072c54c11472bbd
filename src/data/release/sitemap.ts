import type { ManifestPage } from '../pages/manifest.ts'

/** A sitemap file holds at most this many addresses (sitemaps.org, protocol). */
const MAX_URLS = 50_000

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Sitemap files by name, from the manifest: canonical addresses only, hidden pages left out. */
export function toSitemaps(pages: readonly ManifestPage[], siteUrl: string): Map<string, string> {
  const urls = pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ url }) => `<url><loc>${escapeXml(siteUrl + url)}</loc></url>`)
  const toFile = (list: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list.join('\n')}\n</urlset>\n`
  if (urls.length <= MAX_URLS) return new Map([['sitemap.xml', toFile(urls)]])
  const files = new Map<string, string>()
  for (let from = 0; from < urls.length; from += MAX_URLS) {
    files.set(`sitemap-${from / MAX_URLS + 1}.xml`, toFile(urls.slice(from, from + MAX_URLS)))
  }
  const entries = [...files.keys()].map((name) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>`)
  files.set(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`,
  )
  return files
}

/** Everything may be found, except in a preview, where nothing may. */
export const toRobots = (siteUrl: string, isPreview: boolean): string =>
  isPreview
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
