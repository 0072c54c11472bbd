import type { Page } from '@playwright/test'

/** For `addInitScript`: notes what moves on a page after it was painted, how much and by name (Layout Instability §3). */
function watchShifts(): void {
  const moved: string[] = []
  Object.assign(window, { moved })
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node?: Element }[]
    })[]) {
      const names = entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`)
      moved.push(`${entry.value.toFixed(4)} ${names.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved on a page since its script was let through (`visitWithLateScript`). */
export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved)

/**
 * Visits a page whose script comes when all else is there, and watches what moves from then on. A face that is late may
 * change the lines of the first 100 ms (CSS Fonts 4 §11.2, `optional`), and that is no script's doing.
 */
export async function visitWithLateScript(page: Page, path: string): Promise<void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/_astro/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(watchShifts)
  await page.goto(path, { waitUntil: 'commit' })
  // Parsed: a page that waits for nothing but its deferred script stays 'interactive'.
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { moved } = window as unknown as { moved: string[] }
    moved.length = 0
  })
  letThrough()
  await page.waitForFunction(() => document.documentElement.dataset.js !== undefined)
}
