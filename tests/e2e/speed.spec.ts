import type { Browser } from '@playwright/test'
import { expect, PAGES, type Page, test } from './visitor.ts'

// Traces cost more than what is measured here.
test.use({ trace: 'off', screenshot: 'off' })
test.describe.configure({ mode: 'default' })

/** QUALITY §1: slow 4G, 1.6 Mbit/s and 150 ms, on a processor four times slower. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const RUNS = 4
/** QUALITY §1, largest contentful paint; the landing page has none there and is held to that of search pages. */
const BARS_MS = { 'an event with every field': 1000, 'an artist with every field': 1000, 'a day': 1200, landing: 1500 }
/** On a machine too busy for the bar, a page may take this many times what a hand-written one takes in the same run. */
const MAX_RATIO = 2.5

interface Figures {
  lcpMs: number
  /** Summed layout shift, and what moved. */
  shift: number
  moved: string[]
}

async function measure(page: Page, url: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    const figures: Figures = { lcpMs: 0, shift: 0, moved: [] }
    Object.assign(window, { figures })
    new PerformanceObserver((list) => {
      figures.lcpMs = list.getEntries().at(-1)?.startTime ?? 0
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        figures.shift += entry.value
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          figures.moved.push(`${element?.tagName}.${element?.className}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as unknown as { figures: Figures }).figures)
}

/** The same page a few times, in turn with the hand-written one: the best of each is the least disturbed. */
async function compare(browser: Browser, url: string) {
  const [ours, byHand]: [Figures[], Figures[]] = [[], []]
  for (let run = 0; run < RUNS; run += 1) {
    for (const [list, address] of [
      [byHand, `${process.env.MARQUEE_EDU_ORIGIN}/hand-written`],
      [ours, url],
    ] as const) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      list.push(await measure(await context.newPage(), address))
      await context.close()
    }
  }
  const best = (list: Figures[]) => Math.min(...list.map(({ lcpMs }) => lcpMs))
  return {
    lcpMs: best(ours),
    byHandMs: best(byHand),
    shift: Math.max(...ours.map(({ shift }) => shift)),
    moved: [...new Set(ours.flatMap(({ moved }) => moved))],
  }
}

for (const [name, barMs] of Object.entries(BARS_MS) as [keyof typeof BARS_MS, number][]) {
  test(`on a slow phone ${name} comes almost as soon as a hand-written page, and nothing moves`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const { lcpMs, byHandMs, shift, moved } = await compare(browser, `${baseURL}${PAGES[name]}`)
    const figures = `LCP ${Math.round(lcpMs)} ms, by hand ${Math.round(byHandMs)} ms; layout shift ${shift.toFixed(4)}`
    console.log(`${name}: ${figures}`)
    expect.soft(moved).toEqual([])
    expect.soft(shift).toBe(0)
    expect(byHandMs).toBeGreaterThan(0)
    expect(lcpMs, figures).toBeLessThanOrEqual(Math.max(barMs, MAX_RATIO * byHandMs))
  })
}
