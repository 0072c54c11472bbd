import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from './visitor.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// A trace keeps the whole page at every step, which costs more than axe itself.
test.use({ trace: 'off', screenshot: 'off' })
test.describe.configure({ timeout: 120_000 })

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze()
  return found.map(
    ({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 120)} ${nodes[0]?.any[0]?.message ?? ''}`,
  )
}

const SCREENS = [
  ['phone, light', { width: 390, height: 844 }, 'light'],
  ['wide, dark', { width: 1280, height: 900 }, 'dark'],
] as const

const live = (page: Page) => page.locator('.found > [data-live]')
const panel = (page: Page) => page.locator('.suggestions')
const input = (page: Page) => page.locator('main .finder input')

for (const [theme, origin] of [
  ['main', ''],
  ['edu', process.env.MARQUEE_EDU_ORIGIN ?? ''],
] as const) {
  for (const [screen, viewport, colorScheme] of SCREENS) {
    test(`axe finds nothing in any state of the suggestions, ${theme}, ${screen} [S01]`, async ({
      page,
      complaints,
    }) => {
      complaints.expected.push(/Failed to load resource/)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const found: Record<string, string[]> = {}
      for (const path of ['/2026', '/2026/search']) {
        const check = async (state: string) => {
          found[`${path} ${state}`] = await violations(page)
        }
        let delayMs = 0
        await page.route('**/search/suggestions', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delayMs))
          await route.fallback()
        })
        await page.goto(origin + path)
        await input(page).click()
        await expect(panel(page)).toBeVisible()
        await check('open')
        delayMs = 4000
        await page.keyboard.type('river')
        await expect(panel(page).locator('.bones')).toBeVisible()
        await check('loading')
        await expect(panel(page).getByRole('option').first()).toBeVisible()
        await expect(panel(page).locator('.bones')).toBeHidden({ timeout: 10_000 })
        delayMs = 0
        await page.keyboard.press('ArrowDown')
        await check('results')
        await input(page).fill('zzqqzz')
        await expect(panel(page)).toContainText('No suggestions.')
        await check('empty')
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.route('**/search/suggestions', (route) => route.abort())
        await input(page).fill('zzqqzzz')
        await expect(panel(page)).toBeHidden()
        await check('failed')
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
      expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([])
    })

    test(`axe finds nothing in any state of the search page, ${theme}, ${screen} [R07]`, async ({
      page,
      complaints,
    }) => {
      complaints.expected.push(/Failed to load resource/)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const found: Record<string, string[]> = {}
      const check = async (state: string) => {
        // What lies under the sticky header is no smaller for it.
        await page.evaluate(() => scrollTo(0, 0))
        found[state] = await violations(page)
      }
      const settled = () => expect(live(page)).toHaveAttribute('aria-busy', 'false')
      await page.goto(`${origin}/2026/search/event?filters=event_type:screening`)
      await settled()
      if (viewport.width < 991) {
        await page.getByRole('button', { name: 'Filters (1)' }).click()
        await check('offcanvas')
        await page.locator('summary', { hasText: 'Venue' }).click()
        await check('a section open')
        await page.keyboard.press('Escape')
      } else {
        await page.locator('summary', { hasText: 'Venue' }).click()
        await check('a section open')
      }
      await check('narrowed')
      await page.goto(`${origin}/2026/search/person`)
      await settled()
      await check('letters')
      await page.goto(`${origin}/2026/search?q=zzqqzz`)
      await settled()
      await check('empty')
      await page.goto(`${origin}/2026/search?q=river`)
      await settled()
      await check('by kind')
      await page.route('**/search', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
      await page.goto(`${origin}/2026/search/event`)
      await page.waitForTimeout(800)
      await check('failed')
      expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([])
    })
  }
}
