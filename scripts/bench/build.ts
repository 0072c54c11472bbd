import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { findDifferences } from './build/check.ts'
import { toCheckedPages } from './build/checked-pages.ts'
import { ensureEleventy, prepareEleventy, runEleventy } from './build/eleventy.ts'
import { readExportedSite } from './build/exported-site.ts'
import { Figures } from './build/figures.ts'
import { ensureHugo, prepareHugo, runHugo } from './build/hugo.ts'
import { listPages, readRelease } from './build/list-pages.ts'
import { type Cost, measure, median } from './build/measure.ts'

/**
 * Our build beside Hugo, Eleventy with Nunjucks and a plain script, on the same pages, in one run (QUALITY §3).
 * What is compared is the rendering of the pages with their year: every contestant writes the same addresses with the
 * same visible text, links and head, and a checker proves it. The others start from finished views, while ours reads
 * the programme, links it and makes the views inside its time. Nobody compresses.
 */
const options = new Command('bench build')
  .description('Our build beside Hugo, Eleventy with Nunjucks and a plain script, on the same pages (QUALITY §3).')
  .option('--events <number>', 'events of the sample; 10000 make about 17,000 pages', '10000')
  .option('--large <number>', 'events of the sample that shows growth; 0 leaves it out', '25500')
  .option('--rounds <number>', 'rounds of every contestant, in turn; the median counts', '3')
  .option('--quick', 'about 1,600 pages, one round, no growth')
  .option('--check-all', 'compares every page instead of every small kind and 2,000 others')
  .parse()
  .opts<{ events: string; large: string; rounds: string; quick?: true; checkAll?: true }>()

const [events, large, rounds] = options.quick
  ? [800, 0, 1]
  : [options.events, options.large, options.rounds].map(Number)
const home = resolve('.marquee/bench')
const here = join(import.meta.dirname, 'build')
const figures = new Figures('build')
const say = (line: string) => console.error(line)

/** Publication is judged by the same moment in every build of a run. */
const environment = (sample: string) => ({
  ...process.env,
  MARQUEE_NOW: '2026-03-01T12:00:00Z',
  MARQUEE_PROGRAMME: join(home, 'no-programme'),
  MARQUEE_SAMPLE: sample,
  MARQUEE_SITE_URL: 'http://localhost:4321',
})

async function makeSample(count: number): Promise<string> {
  const sample = join(home, `sample-${count}`)
  await measure(process.execPath, ['scripts/sample.ts', '--events', String(count), '--out', sample])
  return sample
}

interface OurBuild {
  cost: Cost
  rendered: number
  pages: number
  wholeSeconds: number
  renderSeconds: number
  renderCpuSeconds: number
}

async function buildOurs(sample: string, out: string): Promise<OurBuild> {
  const cost = await measure(process.execPath, [join(here, 'ours.ts'), out], { env: environment(sample) })
  return { cost, ...JSON.parse(cost.stdout.trim().split('\n').at(-1) ?? '') }
}

const sample = await makeSample(events ?? 0)
const out = (name: string) => join(home, 'out', name)
await mkdir(join(home, 'no-programme'), { recursive: true })

say('Preparing: one build of ours, the others’ input from its views.')
await buildOurs(sample, out('ours'))
const exported = join(home, 'exported')
await measure(process.execPath, [join(here, 'export.ts'), join(out('ours'), 'site'), exported], {
  env: environment(sample),
})
const site = await readExportedSite(exported)
const hasHugo = ensureHugo()
if (!hasHugo) say('Hugo is missing and could not be installed (Debian package "hugo"): it is left out.')
const hasEleventy = await ensureEleventy(join(home, 'eleventy'))
if (!hasEleventy) say('Eleventy could not be installed from the package registry: it is left out.')
if (hasHugo) await prepareHugo(join(home, 'hugo'), site)
if (hasEleventy) await prepareEleventy(join(home, 'eleventy', 'site'), site)

const plain = async (mode: 'write' | 'render', from: string) => {
  await rm(out(`plain-${mode}`), { recursive: true, force: true })
  const cost = await measure(process.execPath, [join(here, 'plain.ts'), mode, from, out(`plain-${mode}`)])
  return { ...cost, seconds: Number(cost.stdout) }
}
const contestants: [name: string, run: () => Promise<Cost>][] = [
  ...(hasHugo ? [['Hugo', () => runHugo(join(home, 'hugo'), out('hugo'))] as [string, () => Promise<Cost>]] : []),
  ...(hasEleventy
    ? [
        ['Eleventy', () => runEleventy(join(home, 'eleventy'), 'site', out('eleventy'))] as [
          string,
          () => Promise<Cost>,
        ],
      ]
    : []),
  ['plain script', () => plain('write', out('ours'))],
  ['plain script that renders', () => plain('render', exported)],
]

const ours: OurBuild[] = []
const others = new Map<string, Cost[]>(contestants.map(([name]) => [name, []]))
for (let round = 1; round <= (rounds ?? 1); round += 1) {
  const build = await buildOurs(sample, out('ours'))
  ours.push(build)
  say(
    `Round ${round}: ours ${build.renderSeconds.toFixed(1)} s, ${build.renderCpuSeconds.toFixed(1)} s of processor time (whole release ${build.wholeSeconds.toFixed(1)} s, ${build.cost.cpuSeconds.toFixed(1)} s)`,
  )
  for (const [name, run] of contestants) {
    const cost = await run()
    others.get(name)?.push(cost)
    say(`Round ${round}: ${name} ${cost.seconds.toFixed(1)} s, ${cost.cpuSeconds.toFixed(1)} s of processor time`)
  }
}

const urls = readRelease(out('ours'))
const dirs: Record<string, string> = {
  Hugo: 'hugo',
  Eleventy: 'eleventy',
  'plain script': 'plain-write',
  'plain script that renders': 'plain-render',
}
const checked = toCheckedPages(urls, options.checkAll ? Number.POSITIVE_INFINITY : 2000)
const differences = await findDifferences(
  { name: 'ours', dir: join(out('ours'), 'site'), urls },
  await Promise.all(
    contestants.map(async ([name]) => {
      const dir = out(dirs[name] ?? '')
      return { name, dir, urls: await listPages(dir) }
    }),
  ),
  checked,
)

const renderSeconds = median(ours.map((build) => build.renderSeconds))
const renderCpuSeconds = median(ours.map((build) => build.renderCpuSeconds))
const wholeSeconds = median(ours.map((build) => build.wholeSeconds))
const peak = (costs: Cost[]) => Math.max(...costs.map(({ peakBytes }) => peakBytes ?? Number.NaN)) / 1e6
figures.add('pages', urls.length, 'pages')
figures.add('pages checked', checked.length, 'pages')
figures.add('differences found by the checker', differences.length, '', { bar: 0 })
figures.add('ours, rendered', renderSeconds, 's')
figures.add('ours, processor time to render', renderCpuSeconds, 's')
figures.add('ours, rendered a second', urls.length / renderSeconds, 'pages/s')
figures.add('ours, whole release with twins', wholeSeconds, 's')
figures.add('ours, peak memory', peak(ours.map(({ cost }) => cost)), 'MB')
const limits: Record<string, { bar: number; stretch: number }> = {
  Hugo: { bar: 1.6, stretch: 1.0 },
  Eleventy: { bar: 1.1, stretch: 0.7 },
  'plain script': { bar: 8, stretch: 5 },
}
for (const [name, costs] of others) {
  const seconds = median(costs.map((cost) => cost.seconds))
  figures.add(name, seconds, 's')
  if (name !== 'plain script') figures.add(`${name}, peak memory`, peak(costs), 'MB')
  figures.add(`ours / ${name}`, renderSeconds / seconds, '×', limits[name])
  if (name !== 'plain script') {
    const cpuSeconds = median(costs.map((cost) => cost.cpuSeconds))
    figures.add(`${name}, processor time`, cpuSeconds, 's')
    figures.add(`ours / ${name}, processor time`, renderCpuSeconds / cpuSeconds, '×')
  }
  figures.add(`ours with twins / ${name}`, wholeSeconds / seconds, '×')
}

if (large) {
  const largeSample = await makeSample(large)
  // Between two usual builds, so that a machine that others use too disturbs all three alike.
  const before = await buildOurs(sample, out('ours'))
  const big = await buildOurs(largeSample, out('large'))
  const after = await buildOurs(sample, out('ours'))
  const growth = (of: (build: OurBuild) => number) => (2 * of(big)) / (of(before) + of(after))
  figures.add('large, pages', big.rendered, 'pages')
  figures.add('large, rendered', big.renderSeconds, 's')
  figures.add('large / usual, pages', big.rendered / urls.length, '×')
  figures.add(
    'large / usual, processor time',
    growth((build) => build.renderCpuSeconds),
    '×',
  )
  figures.add(
    'large / usual, time',
    growth((build) => build.renderSeconds),
    '×',
    { bar: 2.5, stretch: 2.3 },
  )
  figures.add('large, peak memory', peak([big.cost]), 'MB', { bar: 1000, stretch: 700 })
}

say(`\n${figures.toTable()}`)
for (const { contestant, url, what } of differences.slice(0, 20)) say(`${contestant} ${url}: ${what}`)
if (!figures.isOk) process.exitCode = 1
