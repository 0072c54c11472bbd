import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { publishedRecords } from '../../catalogue/catalogue.ts'
import { loadSnapshots } from '../../catalogue/load-snapshots.ts'
import { mergeSources } from '../../catalogue/merge.ts'
import type { Manifest, ManifestPage } from '../pages/manifest.ts'
import type { Site } from '../pages/site.ts'
import { compressFile, isCompressible } from './compress.ts'
import { toCodeHash, toProgrammeHash } from './fingerprint.ts'
import { toHeaderRules, toHeadersFile, toNginxInclude, toRedirectsFile } from './host-rules.ts'
import { inParallel } from './in-parallel.ts'
import { InlineCollector } from './inline-hashes.ts'
import { toFile } from './page-file.ts'
import { toRobots, toSitemaps } from './sitemap.ts'
import { toUnprefixed } from './unprefix.ts'

const WIDTH = 16

export interface ReleaseOptions {
  /** Writes `.br` and `.gz` beside what can be compressed. */
  compresses: boolean
  onProgress?: (done: number, total: number) => void
}

/**
 * Makes a release of what Astro rendered into `<dir>/site`: addresses without year and second addresses, sitemap,
 * robots, headers for every kind of host, the programme for the API, compressed copies. Returns the number of pages,
 * derived ones included.
 */
export async function finishRelease(
  dir: string,
  site: Site,
  pages: readonly ManifestPage[],
  options: ReleaseOptions,
): Promise<number> {
  const siteDir = join(dir, 'site')
  const { year } = site.catalogue.landing.edition
  const inline = new InlineCollector()
  let derived = 0
  let done = 0
  const folders = new Set<string>()
  // Files are small and thousands: waiting for each costs less than handing four calls a file to other threads.
  const makeFolder = (folder: string) => {
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }

  /** Writes a page that Astro did not, or gives it a second name without copying its bytes. */
  const write = async (file: string, html: string) => {
    makeFolder(dirname(file))
    const bytes = Buffer.from(html)
    writeFileSync(file, bytes)
    if (options.compresses) await compressFile(file, bytes)
    derived += 1
  }
  const alias = async (from: string, to: string) => {
    makeFolder(dirname(to))
    for (const ending of options.compresses ? ['', '.br', '.gz'] : ['']) {
      if (!ending || existsSync(from + ending)) linkSync(from + ending, to + ending)
    }
    derived += 1
  }

  await inParallel(pages, WIDTH, async (page) => {
    const file = join(siteDir, toFile(page.url))
    const bytes = readFileSync(file)
    const html = bytes.toString()
    inline.add(html)
    if (options.compresses) await compressFile(file, bytes)
    const names = [page.url, ...(page.aliases ?? [])]
    for (const name of names.slice(1)) await alias(file, join(siteDir, toFile(name)))
    if (page.url === `/${year}` || page.url.startsWith(`/${year}/`)) {
      const [twin = '/', ...others] = names.map((name) => name.slice(`/${year}`.length) || '/')
      const twinFile = join(siteDir, toFile(twin))
      await write(twinFile, toUnprefixed(html, year))
      for (const name of others) await alias(twinFile, join(siteDir, toFile(name)))
    }
    done += 1
    options.onProgress?.(done, pages.length)
  })

  await writeCompanions(dir, site, pages, inline, options)
  return pages.length + derived
}

function toManifest(site: Site, pages: readonly ManifestPage[]): Manifest {
  const later = loadSnapshots(site.dir)
    .flatMap((snapshot) => Object.values(mergeSources(snapshot)).flat())
    .map((record) => ('publish_at' in record ? record.publish_at : undefined))
    .filter((moment): moment is string => typeof moment === 'string' && Date.parse(moment) > site.now.getTime())
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0]
  return {
    version: 1,
    siteUrl: site.siteUrl,
    codeHash: toCodeHash(),
    programmeHash: toProgrammeHash(site.dir),
    builtAt: site.now.toISOString(),
    ...(later && { nextPublicationAt: later }),
    pages: [...pages],
  }
}

async function writeCompanions(
  dir: string,
  site: Site,
  pages: readonly ManifestPage[],
  inline: InlineCollector,
  { compresses }: ReleaseOptions,
): Promise<void> {
  const siteDir = join(dir, 'site')
  const others = (await readdir(siteDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  // Nobody links to error pages, so no manifest names them; those of a kind share their sheet.
  for (const file of others.filter((name) => /(404|500)\.html$/.test(name))) inline.add(await readFile(file, 'utf8'))

  const editions = loadSnapshots(site.dir).map((snapshot) => ({
    edition: snapshot.edition,
    records: publishedRecords(mergeSources(snapshot), site),
  }))
  const rules = toHeaderRules(
    { ...site.festival, siteUrl: site.siteUrl },
    editions.map(({ records }) => records),
    inline.toHashes(),
  )
  const files = new Map([
    ...toSitemaps(pages, site.siteUrl),
    ['robots.txt', toRobots(site.siteUrl, site.isPreview)],
    ['_headers', toHeadersFile(rules)],
    ['_redirects', toRedirectsFile()],
  ])
  for (const [name, text] of files) await writeFile(join(siteDir, name), text)
  await cp(join(site.dir, 'pictures'), join(siteDir, 'pictures'), { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    },
  )
  await writeFile(join(dir, 'headers.json'), JSON.stringify({ rules }, null, 2))
  await writeFile(join(dir, 'nginx.conf'), toNginxInclude(rules))
  await writeFile(
    join(dir, 'programme.json'),
    JSON.stringify({
      festival: site.festival,
      now: site.now.toISOString(),
      landingYear: site.catalogue.landing.edition.year,
      editions,
    }),
  )
  await writeFile(join(dir, 'manifest.json'), JSON.stringify(toManifest(site, pages), null, 1))

  if (!compresses) return
  const names = new Set(await readdir(siteDir, { recursive: true }))
  await inParallel(names, WIDTH, async (name) => {
    if (isCompressible(name) && !names.has(`${name}.br`)) await compressFile(join(siteDir, name))
  })
}
