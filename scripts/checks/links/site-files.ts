import { readdirSync } from 'node:fs'

/** A release's files as visitors name them. */
export interface SiteFiles {
  /** Paths that answer: `/2026/events/e1` for a page, `/fonts/x.woff2` for a file. */
  paths: Set<string>
  /** HTML files below the site's folder. */
  pages: string[]
  sheets: string[]
}

/** The address of a page's file by the server's rules: `2026.html` is `/2026`, `index.html` is `/`. */
export const toPagePath = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`

/** Pages that our server and hosts send with an error's status: files, but no addresses. */
export const isErrorPage = (file: string): boolean => /(^|\/)404\.html$|^500\.html$|^errors\//.test(file)

/** Lists a site's folder. */
export function listSite(site: string): SiteFiles {
  const files: SiteFiles = { paths: new Set(), pages: [], sheets: [] }
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const file = `${entry.parentPath}/${entry.name}`.slice(site.length + 1)
    if (file.endsWith('.html')) files.pages.push(file)
    if (file.endsWith('.css')) files.sheets.push(file)
    if (isErrorPage(file)) continue
    files.paths.add(file.endsWith('.html') ? toPagePath(file) : `/${file}`)
  }
  return files
}
