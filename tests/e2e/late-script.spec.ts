import { shifts, visitWithLateScript } from './shifts.ts'
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
      await visitWithLateScript(page, path)
      await page.waitForTimeout(300)
      expect(await shifts(page)).toEqual([])
    })
  }
}
