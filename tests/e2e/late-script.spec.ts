import { shifts, watchShifts } from './shifts.ts'
import { expect, PAGES, test } from './visitor.ts'

for (const [what, path] of [
  ['landing', PAGES.landing],
  ['an event', PAGES['an event with every field']],
  ['a day', PAGES['a day']],
  ['search', '/2026/search/artist,film,person'],
] as const) {
  for (const width of [390, 768, 1280]) {
    test(`nothing moves when the script comes late: ${what} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(watchShifts)
      await page.route('**/_astro/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700))
        await route.continue()
      })
      await page.goto(path)
      await page.waitForFunction(() => document.documentElement.dataset.js !== undefined)
      await page.waitForTimeout(300)
      expect(await shifts(page)).toEqual([])
    })
  }
}
