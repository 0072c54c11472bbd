import type { StaticFile } from './static-file.ts'

/** A built site, ready to be sent. */
export interface Site {
  /** By URL path without ending or trailing slash: `/events/x`, `/_astro/a.css`, `/`. */
  files: Map<string, StaticFile>
  /** Those of the paths that are pages. */
  pages: Set<string>
  /** Not-found pages by the folder they speak for: `/` for all, `/events/` for missing events. */
  notFoundPages: Map<string, StaticFile>
  /** Error screens by the section they speak for; the empty name is for all others. */
  errorPages: Map<string, StaticFile>
}

export type Found = { file: StaticFile } | { movedTo: string } | undefined

/**
 * What a decoded URL path shows. A page is served with and without a trailing slash, as the specification writes both;
 * the name of its file (`/events/x.html`) moves to the page's own address, so that a page has one.
 */
export function findFile(site: Site, path: string): Found {
  const exact = site.files.get(path)
  if (exact) return { file: exact }
  if (path.endsWith('/')) {
    const bare = path.slice(0, -1)
    const page = site.pages.has(bare) ? site.files.get(bare) : undefined
    return page && { file: page }
  }
  if (path.endsWith('.html')) {
    const bare = path.replace(/(\/index)?\.html$/, '') || '/'
    if (site.pages.has(bare)) return { movedTo: encodeURI(bare) }
  }
  return undefined
}

/**
 * The not-found page of the section a path is in: `/2026/events/nothing` asks `2026/events/404.html`, then
 * `events/404.html` (a year changes nothing about a section), then `2026/404.html`, then `404.html`.
 */
export function findNotFoundPage(site: Site, path: string): StaticFile | undefined {
  const [, year = '', section = ''] = /^(\/\d{1,4}(?=\/))?(\/[^/]+(?=\/))?/.exec(path) ?? []
  for (const folder of [`${year}${section}/`, `${section}/`, `${year}/`, '/']) {
    const page = site.notFoundPages.get(folder)
    if (page) return page
  }
  return undefined
}

/** The error screen of the section a path is in, else the one for all: `/2026/contributors/x` asks for `contributors`. */
export function findErrorPage(site: Site, path: string): StaticFile | undefined {
  const [, section = ''] = /^(?:\/\d{1,4})?\/([^/]+)/.exec(path) ?? []
  return site.errorPages.get(section) ?? site.errorPages.get('')
}
