import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'astro'
import { type ManifestPage, manifestPages } from '../pages/manifest.ts'
import { isOfShard } from '../pages/shard.ts'
import type { Site } from '../pages/site.ts'
import { toFile } from './page-file.ts'

/** Below this many records a second process costs more than it saves: it bundles the site once more. */
const RECORDS_FOR_TWO = 3000

const MANIFEST = 'pages.json'

export interface RenderOptions {
  isQuiet: boolean
  /** How many processes render; by default two for a large programme on a machine with two cores. */
  processes?: number
  /** The file that renders one shard when it is started with `--shard 1/2 --out <dir>`. */
  shardScript: string
}

const countRecords = ({ catalogue }: Site): number =>
  catalogue.editions.reduce(
    (sum, { events, contributors, films }) => sum + events.length + contributors.length + films.length,
    0,
  )

/** Renders everything, or this process's shard (`MARQUEE_SHARD`), into `<dir>/site`. */
async function renderHere(dir: string, site: Site, isQuiet: boolean): Promise<ManifestPage[]> {
  // A shell that exports another value would make Vite build for development.
  process.env.NODE_ENV = 'production'
  await build({ outDir: join(dir, 'site'), site: site.siteUrl, logLevel: isQuiet ? 'error' : 'warn' })
  return [...manifestPages().values()]
}

/** Renders one shard and leaves its part of the manifest beside it: what the second process of a build does. */
export async function renderShard(dir: string, site: Site): Promise<void> {
  const pages = await renderHere(dir, site, true)
  await writeFile(join(dir, MANIFEST), JSON.stringify(pages))
}

function startShard(dir: string, index: number, count: number, script: string): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, script, '--shard', `${index}/${count}`, '--out', dir], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MARQUEE_SHARD: `${index}/${count}` },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A part of the site could not be rendered (exit code ${code}).`)),
    )
  })
}

const assetsOf = async (dir: string): Promise<string> =>
  (await readdir(join(dir, 'site', '_astro')).catch(() => [])).sort().join(' ')

/** Moves the pages of another shard's folder beside our own and takes over their keys. */
async function mergeShard(
  dir: string,
  from: string,
  index: number,
  count: number,
  pages: Map<string, ManifestPage>,
): Promise<void> {
  const theirs = JSON.parse(await readFile(join(from, MANIFEST), 'utf8')) as ManifestPage[]
  const folders = new Set<string>()
  for (const page of theirs.filter(({ url }) => isOfShard(url, { index, count }))) {
    const to = join(dir, 'site', toFile(page.url))
    if (!folders.has(dirname(to))) await mkdir(dirname(to), { recursive: true })
    folders.add(dirname(to))
    await rename(join(from, 'site', toFile(page.url)), to)
    pages.set(page.url, page)
  }
  await rm(from, { recursive: true })
}

/**
 * Renders all pages into `<dir>/site` and returns them, sorted by address. A large programme is rendered by two processes,
 * each bundling the same code and drawing half of the pages (docs/decisions/0008).
 * @throws when the two did not make the same assets: then pages would point at files that are not there.
 */
export async function renderPages(dir: string, site: Site, options: RenderOptions): Promise<ManifestPage[]> {
  const count = options.processes ?? (availableParallelism() > 1 && countRecords(site) >= RECORDS_FOR_TWO ? 2 : 1)
  const others = Array.from({ length: count - 1 }, (_, other) => ({
    index: other + 1,
    dir: join(dir, `shard-${other + 1}`),
  }))
  for (const other of others) await mkdir(other.dir, { recursive: true })
  const running = others.map((other) => startShard(other.dir, other.index, count, options.shardScript))
  process.env.MARQUEE_SHARD = `0/${count}`
  const [own] = await Promise.all([renderHere(dir, site, options.isQuiet), ...running])
  const pages = new Map(own.map((page) => [page.url, page]))
  for (const other of others) {
    if ((await assetsOf(other.dir)) !== (await assetsOf(dir))) {
      throw new Error('Two processes built different assets from the same code. Build again with --processes 1.')
    }
    await mergeShard(dir, other.dir, other.index, count, pages)
  }
  return [...pages.values()].sort((a, b) => (a.url < b.url ? -1 : 1))
}
