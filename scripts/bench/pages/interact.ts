import { type Browser, chromium, type Page } from '@playwright/test'

/** As the scores: a processor four times slower (QUALITY §1). */
const CPU_SLOWDOWN = 4
/** A phone as Lighthouse has it. */
const VIEWPORT = { width: 412, height: 823 }
/** The browser reports what took longer than this, the shortest it allows. */
const SHORTEST_MS = 16
const SETTLE_MS = 400

/** One thing that a visitor does, and how long the page took to show an answer. */
export interface Step {
  name: string
  /** From the touch to the next paint, in steps of 8 ms; 0 for what is shorter than the browser reports. */
  ms: number
}

/** What is done on a page when it has it: the name of a step, and the element that is pressed. */
const STEPS: [name: string, selector: string][] = [
  ['open the menu', '.menu-toggle'],
  ['close the menu', '.menu-toggle'],
  ['share', '[data-share]'],
]

export const startPhone = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.MARQUEE_CHROMIUM && { executablePath: process.env.MARQUEE_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** The longest interaction since the last question. */
const longest = (page: Page) =>
  page.evaluate(() => {
    const { interactions } = window as unknown as { interactions: number[] }
    return Math.max(0, ...interactions.splice(0))
  })

/** Takes every step that the page offers, each as a touch, and says what it took. */
export async function interact(phone: Browser, url: string): Promise<Step[]> {
  const context = await phone.newContext({ viewport: VIEWPORT, hasTouch: true, isMobile: true })
  try {
    await context.grantPermissions(['clipboard-write'])
    const page = await context.newPage()
    await page.addInitScript((durationThreshold) => {
      const interactions: number[] = []
      Object.assign(window, { interactions })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          if (entry.interactionId) interactions.push(entry.duration)
        }
      }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
    }, SHORTEST_MS)
    await page.goto(url, { waitUntil: 'load' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const steps: Step[] = []
    for (const [name, selector] of STEPS) {
      const target = page.locator(selector).first()
      if (!(await target.isVisible())) continue
      await target.tap()
      await page.waitForTimeout(SETTLE_MS)
      steps.push({ name, ms: await longest(page) })
    }
    return steps
  } finally {
    await context.close()
  }
}
