import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sitemapProblems } from './links/check-sitemap.ts'
import { type NamedAddress, type PageFacts, readPage } from './links/read-page.ts'
import { isErrorPage, listSite, type SiteFiles, toPagePath } from './links/site-files.ts'

const PROBLEMS_SHOWN = 20
/** Where links from a page may lead; anything else is a script or a file in disguise. */
const SCHEMES = /^(https?:\/\/|mailto:)/i
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

interface Manifest {
  siteUrl: string
  pages: { url: string; isHidden?: boolean; aliases?: string[] }[]
}

export interface LinkReport {
  pages: number
  links: number
  /** Different addresses among them. */
  targets: number
  sheets: number
  problems: string[]
}

interface Policy {
  styles: ReadonlySet<string>
  scripts: ReadonlySet<string>
}

/** The hashes that the release's Content Security Policy allows inline. */
function readPolicy(release: string): Policy {
  const { rules } = JSON.parse(readFileSync(join(release, 'headers.json'), 'utf8')) as {
    rules: { path: string; headers: Record<string, string> }[]
  }
  const policy = rules.find(({ path }) => path === '/*')?.headers['Content-Security-Policy'] ?? ''
  const hashes = (directive: string) =>
    new Set(
      (policy.split(/;\s*/).find((part) => part.startsWith(`${directive} `)) ?? '').match(/sha256-[A-Za-z0-9+/=]+/g),
    )
  return { styles: hashes('style-src'), scripts: hashes('script-src') }
}

/** What a page lacks, or must not hold. */
function headProblems(page: PageFacts, isNotFound: boolean, siteUrl: string): string[] {
  const problems = page.unsafe.map((thing) => `holds ${thing}. Remove it: pages run our own modules only.`)
  if (page.h1 !== 1) problems.push(`has ${page.h1} <h1>. Give it one.`)
  if (!page.title) problems.push('has no <title>.')
  if (!page.description) problems.push('has no description.')
  if (!page.lang) problems.push('has no language. Set <html lang>.')
  const year = page.canonical.slice(siteUrl.length)
  if (!isNotFound && !(page.canonical.startsWith(`${siteUrl}/`) && /^\/\d{1,4}(\/|$)/.test(year))) {
    problems.push(`has the canonical link "${page.canonical}". Make it absolute, with the year.`)
  }
  return problems
}

/** Shows broken things on purpose, and no visitor ever sees it (src/data/pages/gallery.ts). */
const GALLERY = 'gallery.html'

/** Reads every page of a release and follows every address on it (QUALITY §3: every internal link resolves). */
export function checkLinks(release: string): LinkReport {
  const site = join(release, 'site')
  const manifest = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8')) as Manifest
  const files = listSite(site)
  const policy = readPolicy(release)
  const report: LinkReport = { pages: 0, links: 0, targets: 0, sheets: 0, problems: [] }

  /** Every address once, with the first place that names it. */
  const firstSeen = new Map<string, string>()
  const idsOf = new Map<string, ReadonlySet<string>>()
  /** Second names of the same bytes: their links are absolute, so they need no second reading. */
  const readBefore = new Map<number, PageFacts>()
  const knownInline = new Map<string, boolean>()

  const isAllowed = (content: string, allowed: ReadonlySet<string>) => {
    const known = knownInline.get(content)
    if (known !== undefined) return known
    const is = allowed.has(`sha256-${createHash('sha256').update(content).digest('base64')}`)
    knownInline.set(content, is)
    return is
  }

  for (const file of files.pages) {
    if (file === GALLERY) continue
    report.pages += 1
    const isNotFound = isErrorPage(file)
    const { ino } = statSync(join(site, file))
    const path = toPagePath(file)
    const known = readBefore.get(ino)
    const page = known ?? readPage(readFileSync(join(site, file), 'utf8'))
    idsOf.set(path, page.ids)
    const note = (address: NamedAddress, problem: string) =>
      report.problems.push(`${file}: <${address.where}="${address.address}"> ${problem}`)
    for (const address of page.addresses) {
      report.links += 1
      const problem = noteTarget(address.address, path, manifest.siteUrl, (target) => {
        if (!firstSeen.has(target)) firstSeen.set(target, `${file}: <${address.where}="${address.address}">`)
      })
      if (problem && !known) note(address, problem)
    }
    if (known) continue
    readBefore.set(ino, page)
    report.problems.push(
      ...headProblems(page, isNotFound, manifest.siteUrl).map((problem) => `${file} ${problem}`),
      ...page.inline.styles
        .filter((style) => !isAllowed(style, policy.styles))
        .map(() => `${file} has an inline style that the Content Security Policy does not name. Add its hash.`),
      ...page.inline.scripts
        .filter((script) => !isAllowed(script, policy.scripts))
        .map(() => `${file} has an inline script that the Content Security Policy does not name. Add its hash.`),
    )
  }
  for (const sheet of files.sheets) {
    report.sheets += 1
    collectSheet(site, sheet, firstSeen)
  }
  report.targets = firstSeen.size
  for (const [target, place] of firstSeen) {
    const problem = targetProblem(target, files, idsOf)
    if (problem) report.problems.push(`${place} ${problem}`)
  }
  report.problems.push(...unlistedProblems(manifest, files), ...sitemapProblems(site, manifest))
  return report
}

/** Hands on the path (and fragment) of an address on this site; answers with a problem when it may not stand there. */
function noteTarget(address: string, page: string, siteUrl: string, add: (target: string) => void): string | undefined {
  if (address.startsWith(`${siteUrl}/`)) add(address.slice(siteUrl.length))
  else if (HAS_SCHEME.test(address))
    return SCHEMES.test(address) ? undefined : 'is neither http(s) nor mailto. Remove it.'
  else if (address.startsWith('//')) return 'names no scheme. Write https.'
  else if (address.startsWith('#')) add(page + address)
  else if (address.startsWith('/')) add(address)
  else return 'is relative, and breaks where the page has a second address. Start it with "/".'
  return undefined
}

function targetProblem(
  target: string,
  files: SiteFiles,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? []
  let name: string
  try {
    name = decodeURIComponent(path)
  } catch {
    return 'is no valid address. Encode it.'
  }
  // Drawn by the server when somebody asks (docs/decisions/0009).
  if (name === '/account') return undefined
  if (/^\/cards\/\d{4}(\/[^/]+){0,2}\.png$/.test(name)) return undefined
  const ids = idsOf.get(name)
  if (!files.paths.has(name) && !ids) {
    const moved = name.replace(/(\/index)?\.html$|\/$/, '') || '/'
    return files.paths.has(moved)
      ? `is not the page's own address. Write ${moved}.`
      : 'leads to nothing. Fix or drop it.'
  }
  if (fragment && ids && !ids.has(decodeURIComponent(fragment))) return 'names a fragment that the page does not have.'
  return undefined
}

/** Every `url()` and `@import` of a style sheet. */
function collectSheet(site: string, sheet: string, firstSeen: Map<string, string>): void {
  const css = readFileSync(join(site, sheet), 'utf8')
  for (const [, , url = '', imported = ''] of css.matchAll(/url\((["']?)([^"')]+)\1\)|@import\s+["']([^"']+)/g)) {
    const address = url || imported
    if (HAS_SCHEME.test(address)) continue
    const target = address.startsWith('/') ? address : posix.join('/', posix.dirname(sheet), address)
    if (!firstSeen.has(target)) firstSeen.set(target, `${sheet}: url(${address})`)
  }
}

/** Pages that the manifest names and nobody wrote, and pages that nobody named. */
function unlistedProblems({ pages }: Manifest, files: SiteFiles): string[] {
  const named = new Set(pages.flatMap(({ url, aliases }) => [url, ...(aliases ?? [])]))
  const withoutYear = (url: string) => url.replace(/^\/\d{1,4}/, '') || '/'
  const derived = new Set([...named].map(withoutYear))
  return [
    ...[...named]
      .filter((url) => !files.paths.has(url))
      .map((url) => `manifest.json names ${url}, which has no file. Build again.`),
    ...files.pages
      .filter((file) => !isErrorPage(file) && !named.has(toPagePath(file)) && !derived.has(toPagePath(file)))
      .map((file) => `${file} is not in manifest.json. List it through listPages.`),
  ]
}

if (import.meta.main) {
  const release = process.argv[2]
  if (!release || release.startsWith('-')) {
    console.log('Usage: node scripts/checks/links.ts <release>\n\nFollows every link and address of every page.')
    process.exitCode = release ? 0 : 1
  } else {
    const started = performance.now()
    const { problems, ...counts } = checkLinks(release)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${counts.pages.toLocaleString('en-US')} pages, ${counts.links.toLocaleString('en-US')} addresses ` +
        `(${counts.targets.toLocaleString('en-US')} different on this site), ${counts.sheets} style sheets in ${seconds} s`,
    )
    for (const line of problems.slice(0, PROBLEMS_SHOWN)) console.error(line)
    if (problems.length > PROBLEMS_SHOWN) console.error(`… and ${problems.length - PROBLEMS_SHOWN} more problems`)
    process.exitCode = problems.length > 0 ? 1 : 0
  }
}
