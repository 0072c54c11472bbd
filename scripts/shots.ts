import { rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { buildApp } from '../src/server/app.ts'
import { loadRelease } from '../src/server/release.ts'
import { problemsOf } from './checks/programs.ts'
import { LIVE_PAGES, PAGES } from './checks/sample-pages.ts'
import { TEST_ENV } from './checks/test-places.ts'
import { type Shot, toContactSheet } from './screenshots/contact-sheet.ts'

const OUT = 'shots'
const WORK = '.marquee/shots'
/** What is further down a long list looks like what is above it. */
const MAX_HEIGHT = 2600
const THEMES: Record<string, NodeJS.ProcessEnv> = {
  main: {},
  edu: { MARQUEE_FESTIVAL: 'tests/fixtures/edu.config.ts' },
}

const HELP = `npm run shots -- [--page TEXT] [--theme main|edu] [--width 390,768,1440] [--scheme light,dark] [--release main=DIR]

Takes pictures of every kind of page of the sample into ${OUT}/, with an index.html that shows them side by side.

  --page TEXT          only pages whose name or address holds TEXT
  --release THEME=DIR  uses a built release instead of building one; may be given for each theme`

const { values } = parseArgs({
  options: {
    page: { type: 'string', default: '' },
    theme: { type: 'string', default: Object.keys(THEMES).join(',') },
    width: { type: 'string', default: '390,768,1440' },
    scheme: { type: 'string', default: 'light,dark' },
    release: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', short: 'h' },
  },
})

/** A release of the sample in a theme: the one that was named, else a new one. */
async function releaseOf(theme: string): Promise<string> {
  const named = values.release.find((entry) => entry.startsWith(`${theme}=`))
  if (named) return named.slice(theme.length + 1)
  const out = `${WORK}/${theme}`
  const env = { ...THEMES[theme], MARQUEE_SAMPLE: `${WORK}/sample`, MARQUEE_PROGRAMME: `${WORK}/programme` }
  const problems = [
    ...(await problemsOf('scripts/sample.ts', [], env)),
    ...(await problemsOf('scripts/build.ts', ['--out', out], env)),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return out
}

/** Takes one page in one size and scheme; the file's name says which. */
async function take(browser: Browser, origin: string, shot: Omit<Shot, 'file'>, path: string): Promise<Shot> {
  const file = `${shot.theme}/${shot.page.replaceAll(' ', '-')}-${shot.width}-${shot.scheme}.png`
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.width < 500 ? 844 : 900 },
    colorScheme: shot.scheme as 'light' | 'dark',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'load' })
    // Pictures below are lazy: they come when the page has been as tall as its picture.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const tall = Math.min(height, MAX_HEIGHT)
    await page.setViewportSize({ width: shot.width, height: tall })
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${OUT}/${file}` })
  } finally {
    await context.close()
  }
  return { ...shot, file }
}

async function takeAll(): Promise<void> {
  const pages = Object.entries({ ...PAGES, ...LIVE_PAGES }).filter(([name, path]) =>
    `${name} ${path}`.includes(values.page),
  )
  if (pages.length === 0)
    throw new Error(
      `No page is called "${values.page}". There are: ${Object.keys({ ...PAGES, ...LIVE_PAGES }).join(', ')}.`,
    )
  const executablePath = process.env.MARQUEE_CHROMIUM
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const shots: Shot[] = []
  try {
    for (const theme of values.theme.split(',')) {
      rmSync(`${OUT}/${theme}`, { recursive: true, force: true })
      await mkdir(`${OUT}/${theme}`, { recursive: true })
      const app = await buildApp({
        release: await loadRelease(await releaseOf(theme), { tls: false }),
        clock: () => new Date(TEST_ENV.MARQUEE_NOW),
      })
      const origin = await app.listen({ port: 0, host: '127.0.0.1' })
      for (const [page, path] of pages) {
        for (const width of values.width.split(',').map(Number)) {
          for (const scheme of values.scheme.split(',')) {
            shots.push(await take(browser, origin, { theme, page, width, scheme }, path))
          }
        }
        console.log(`${theme}: ${page}`)
      }
      await app.close()
    }
  } finally {
    await browser.close()
  }
  await writeFile(`${OUT}/index.html`, toContactSheet(shots))
  console.log(`${shots.length} pictures: ${OUT}/index.html`)
}

if (values.help) console.log(HELP)
else {
  try {
    await takeAll()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
