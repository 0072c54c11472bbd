import { AxeBuilder } from '@axe-core/playwright'
import { expect, LIVE_PAGES, menuToggle, PAGES, type Page, test } from './visitor.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that a colour scheme can break; the others see the same page in both. */
const COLOURS = ['color-contrast', 'link-in-text-block']

// A trace keeps the whole page at every step, which costs more than axe itself.
test.use({ trace: 'off', screenshot: 'off' })
test.describe.configure({ timeout: 90_000 })

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

/** What axe finds, short enough to read: the rule, and the first element that breaks it. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The other mode opens a second page for every run; our pages have no frames that would need it.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await (rules ? builder.withRules(rules) : builder.withTags(WCAG)).analyze()
  return found.map(({ id, nodes }) => {
    const [node] = nodes
    return `${id} ×${nodes.length}: ${node?.html.slice(0, 120)} ${node?.any[0]?.message ?? node?.all[0]?.message ?? ''}`
  })
}

for (const [theme, origin] of [
  ['main', ''],
  ['edu', process.env.MARQUEE_EDU_ORIGIN ?? ''],
] as const) {
  for (const [name, path] of Object.entries({ ...PAGES, ...LIVE_PAGES })) {
    test(`axe finds nothing on ${name} in the ${theme} theme, light and dark, small and wide`, async ({
      page,
      complaints,
    }) => {
      complaints.expected.push(/status of 404/)
      const found: Record<string, string[]> = {}
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize(PHONE)
      await page.goto(origin + path)
      found['390 light'] = await violations(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      found['390 dark'] = await violations(page, COLOURS)
      await page.setViewportSize(WIDE)
      found['1440 dark'] = await violations(page)
      await page.emulateMedia({ colorScheme: 'light' })
      found['1440 light'] = await violations(page, COLOURS)
      expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([])
    })
  }

  test(`axe finds nothing in what opens in the ${theme} theme: menus, biography, toast`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })
    })
    const found: Record<string, string[]> = {}
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(PHONE)
      await page.goto(origin + PAGES['an artist with every field'])
      await menuToggle(page).click()
      await expect(page.getByRole('link', { name: 'All contributors' })).toBeVisible()
      found[`menu, phone, ${colorScheme}`] = await violations(page)
      await page.keyboard.press('Escape')
      await page.getByText('Show More', { exact: true }).click()
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await expect(page.getByText('Link copied to clipboard')).toBeVisible()
      found[`biography and toast, ${colorScheme}`] = await violations(page)
      await page.setViewportSize(WIDE)
      await page.locator('.menus summary').last().click()
      found[`menu, wide, ${colorScheme}`] = await violations(page)
    }
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([])
  })
}
