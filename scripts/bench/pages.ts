import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Command } from 'commander'
import { problemsOf } from '../checks/programs.ts'
import { Figures } from './build/figures.ts'
import { median } from './build/measure.ts'
import { type Bars, excusedAudits } from './pages/bars.ts'
import { choosePages, listPages } from './pages/choose.ts'
import { interact, startPhone } from './pages/interact.ts'
import { look, startBrowser } from './pages/look.ts'
import { isMissed, type Looks, type Measured, SCORES, type Target, toMeasured } from './pages/measured.ts'
import { type PageFigures, readFigures, readFindings } from './pages/read-report.ts'
import { openBeside, serveFolder, serveRelease } from './pages/servers.ts'
import { toFindings, toTable } from './pages/table.ts'

/**
 * Every kind of page of the sample with Lighthouse as QUALITY §1 says, beside a page written by hand, in one run. The
 * pages take turns, so that a busy machine disturbs all alike; a figure is the median of its rounds.
 */
const options = new Command('bench pages')
  .description('Lighthouse on every kind of page of the sample, beside a page written by hand (QUALITY §1).')
  .option('--rounds <number>', 'looks at each page; the median counts', '5')
  .option('--only <kinds>', 'kinds or names of pages, with commas between')
  .option('--all', 'every page that the tests know, not one or two of a kind')
  .option('--beside <name=address>', 'another page to compare: an address, or a folder with #/path', collect, [])
  .option('--release <folder>', 'a built release of the sample instead of a new one')
  .option('--port <number>', 'port of our server; 0 takes a free one', '0')
  .option('--no-interactions', 'leaves out the menu and Share at a slow processor')
  .option('--strict', 'ends with 1 when a score is below its bar')
  .parse()
  .opts<{
    rounds: string
    only?: string
    all?: true
    beside: string[]
    release?: string
    port: string
    interactions: boolean
    strict?: true
  }>()

function collect(value: string, known: string[]): string[] {
  return [...known, value]
}

const HOME = '.marquee/bench/pages'
/** Kinds on which the menu and Share are tried. */
const TOUCHED = new Set(['event', 'schedule'])
const UNITS: Record<string, string> = {
  LCP: 'ms',
  FCP: 'ms',
  TBT: 'ms',
  INP: 'ms',
  CLS: '',
  'render-blocking': 'requests',
}
const unitOf = (figure: string) => (SCORES.has(figure) ? 'of 100' : (UNITS[figure] ?? 'bytes'))
const say = (line: string) => console.error(line)

async function ensureRelease(): Promise<string> {
  if (options.release) return options.release
  say('Building the sample.')
  const env = { MARQUEE_SAMPLE: `${HOME}/sample`, MARQUEE_PROGRAMME: `${HOME}/programme` }
  const problems = [
    ...(await problemsOf('scripts/sample.ts', [], env)),
    ...(await problemsOf('scripts/build.ts', ['--out', `${HOME}/release`, '--quiet'], env)),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return `${HOME}/release`
}

/** The page by hand shows the same picture as the event that it resembles. */
async function prepareByHand(release: string): Promise<string> {
  const dir = join(HOME, 'by-hand')
  await rm(dir, { recursive: true, force: true })
  await cp(join(import.meta.dirname, 'pages/by-hand'), dir, { recursive: true })
  await cp(join(release, 'site/pictures/keynote-nj-everything.svg'), join(dir, 'tide-tables.svg'))
  return dir
}

async function lookAtAll(targets: readonly Target[]): Promise<Map<Target, Looks>> {
  const browser = await startBrowser()
  const found = new Map<Target, Looks>(targets.map((target) => [target, { figures: [], findings: [], steps: [] }]))
  try {
    // The first page of a new browser is slower than all others.
    if (targets[0]) await look(browser, targets[0].url)
    for (let round = 1; round <= Number(options.rounds); round += 1) {
      for (const [target, looks] of found) {
        const report = await look(browser, target.url)
        const excused = excusedAudits(target.kind ?? '')
        const figures = readFigures(report, excused)
        looks.figures.push(figures)
        looks.findings = readFindings(report, excused)
        await writeFile(join(HOME, 'reports', `${target.name.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(report))
        say(
          `Round ${round}: ${target.name}: ${figures.performance}, LCP ${figures.LCP.toFixed(0)} ms (machine ${report.environment.benchmarkIndex})`,
        )
      }
    }
  } finally {
    await browser.close()
  }
  return found
}

async function touchPages(found: ReadonlyMap<Target, Looks>): Promise<void> {
  const phone = await startPhone()
  try {
    for (let round = 1; round <= Number(options.rounds); round += 1) {
      for (const [{ url, kind }, looks] of found) {
        if (kind && TOUCHED.has(kind)) looks.steps.push(...(await interact(phone, url)))
      }
    }
  } finally {
    await phone.close()
  }
}

function report(figures: Figures, page: Measured): void {
  for (const [figure, value] of Object.entries(page.figures)) {
    const bar = page.bars?.[figure as keyof Bars]
    figures.add(`${page.name}: ${figure}`, value, unitOf(figure), {
      ...(bar !== undefined && { bar, isLeast: SCORES.has(figure) }),
      ...(figure === 'INP' && { step: page.worstStep }),
    })
  }
  figures.add(`${page.name}: LCP / by hand`, page.ratio, '×')
  for (const { category, audit, score, weight, detail } of page.findings) {
    console.log(JSON.stringify({ bench: 'pages', page: page.name, finding: audit, category, score, weight, detail }))
  }
}

const chosen = choosePages(listPages(), options.only?.split(',') ?? [], options.all)
await mkdir(join(HOME, 'reports'), { recursive: true })
const release = await ensureRelease()
const site = await serveRelease(release, options.port)
const byHand = await serveFolder(await prepareByHand(release))
const others: Awaited<ReturnType<typeof openBeside>>[] = []
try {
  for (const entry of options.beside) others.push(await openBeside(entry))
  const reference: Target = { name: 'by hand', url: `${byHand.origin}/` }
  const found = await lookAtAll([
    reference,
    ...others.map(({ name, url }) => ({ name, url })),
    ...chosen.map(({ name, path, kind }) => ({ name, url: site.origin + path, kind })),
  ])
  if (options.interactions) await touchPages(found)

  const byHandLcp = median(found.get(reference)?.figures.map(({ LCP }) => LCP) ?? [])
  const measured = [...found].map(([target, looks]) => toMeasured(target, looks, byHandLcp))
  const figures = new Figures('pages')
  for (const page of measured) report(figures, page)
  say(`\n${toTable(measured)}\n\n${toFindings(measured.filter(({ bars }) => bars))}`)
  const isBelow = ({ figures: of, bars }: Measured) =>
    bars && [...SCORES].some((score) => isMissed(score as keyof Bars, of[score as keyof PageFigures], bars))
  if (options.strict && measured.some(isBelow)) process.exitCode = 1
} finally {
  for (const { close } of [site, byHand, ...others]) close()
}
