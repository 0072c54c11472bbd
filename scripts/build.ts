import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCAL_SITE_URL, loadSite } from '../src/data/pages/site.ts'
import { finishRelease } from '../src/data/release/finish-release.ts'
import { renderPages, renderShard } from '../src/data/release/render-pages.ts'

const HELP = `npm run build -- [--out dist] [--preview] [--no-compress] [--quiet]

Builds the site of the imported programme (or of the sample, while there is none) into a release:
  site/            the files to serve        headers.json, nginx.conf   their headers
  programme.json   what the API answers from  manifest.json              every page and its key

  --out DIR        where the release goes; the old one stays until the new one is whole (default: dist)
  --preview        keeps what is not published yet; never serve this to the public
  --no-compress    writes no .br and .gz files
  --quiet          prints only the last line
  --processes N    how many processes render (default: 2 for a large programme, else 1)

Environment: MARQUEE_SITE_URL (the site's own address), MARQUEE_FESTIVAL, MARQUEE_PROGRAMME, MARQUEE_NOW.`

/** Replaces a folder by another one; across file systems the new one is copied beside it first. */
async function replaceFolder(from: string, to: string): Promise<void> {
  const [next, old] = [`${to}.next`, `${to}.old`]
  await mkdir(dirname(to), { recursive: true })
  await Promise.all([next, old].map((dir) => rm(dir, { recursive: true, force: true })))
  await rename(from, next).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await cp(from, next, { recursive: true })
    await rm(from, { recursive: true })
  })
  await rename(to, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(next, to)
  await rm(old, { recursive: true, force: true })
}

export interface BuildOptions {
  out: string
  compresses?: boolean
  isQuiet?: boolean
  /** How many processes render; two for a large programme when nothing is said. */
  processes?: number
}

/** Builds a release into `out`. Until it is whole, what stood there stays. Returns figures for people and benchmarks. */
export async function buildRelease({ out, compresses = true, isQuiet = false, processes }: BuildOptions) {
  const started = performance.now()
  const site = await loadSite()
  const log = (line: string) => isQuiet || console.log(line)
  if (site.siteUrl === LOCAL_SITE_URL) {
    log(
      `Links to the site itself say ${LOCAL_SITE_URL}. Set siteUrl in festival.config.ts, or MARQUEE_SITE_URL, before you publish.`,
    )
  }
  const work = resolve('.marquee/build', `${process.pid}`)
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
  try {
    const pages = await renderPages(work, site, {
      isQuiet,
      shardScript: import.meta.filename,
      ...(processes && { processes }),
    })
    const renderedAt = performance.now()
    log(`Rendered ${pages.length.toLocaleString('en-US')} pages in ${((renderedAt - started) / 1000).toFixed(1)} s`)
    const count = await finishRelease(work, site, pages, { compresses })
    await replaceFolder(work, resolve(out))
    const seconds = (performance.now() - started) / 1000
    return { pages: count, rendered: pages.length, seconds, renderSeconds: (renderedAt - started) / 1000 }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist' },
      preview: { type: 'boolean' },
      'no-compress': { type: 'boolean' },
      quiet: { type: 'boolean' },
      processes: { type: 'string' },
      shard: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) console.log(HELP)
  else if (values.shard) await renderShard(values.out, await loadSite())
  else {
    if (values.preview) process.env.MARQUEE_PREVIEW = '1'
    try {
      const result = await buildRelease({
        out: values.out,
        compresses: !values['no-compress'],
        isQuiet: values.quiet ?? false,
        ...(values.processes && { processes: Number(values.processes) }),
      })
      const files = (await readdir(join(values.out, 'site'), { recursive: true })).length
      console.log(
        `Built ${result.pages.toLocaleString('en-US')} pages (${files.toLocaleString('en-US')} files) in ${result.seconds.toFixed(1)} s: ${values.out}`,
      )
    } catch (error) {
      console.error((error as Error).message)
      process.exitCode = 1
    }
  }
}
