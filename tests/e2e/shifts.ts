import type { Page } from '@playwright/test'

/** For `addInitScript`: notes what moves on a page after it was painted, how much and by name (Layout Instability §3). */
export function watchShifts(): void {
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

export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved)
