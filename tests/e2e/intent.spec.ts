import { signIn } from './sign-in.ts'
import { expect, type Page, test } from './visitor.ts'

const counter = (page: Page) => page.locator('astro-island button')

/** Every script that comes after the page has loaded takes this long: a slow line. */
async function slowLine(page: Page): Promise<string[]> {
  const late: string[] = []
  let isLoaded = false
  page.once('load', () => {
    isLoaded = true
  })
  await page.route('**/_astro/*.js', async (route) => {
    if (isLoaded) {
      late.push(route.request().url())
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    await route.continue()
  })
  return late
}

test('an island costs nothing until somebody is interested', async ({ page }) => {
  const late = await slowLine(page)
  await page.goto('/gallery', { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset.js !== undefined)
  // The page's own small script waits for the first paint; what it is made of comes with it.
  await page.waitForLoadState('networkidle')
  const island = await page.locator('astro-island').getAttribute('component-url')
  expect(late.filter((url) => new URL(url).pathname === island)).toEqual([])
  late.length = 0
  await page.waitForTimeout(500)
  expect(late).toEqual([])
  await expect(counter(page)).toHaveText('Pressed 0')
  await counter(page).hover()
  await expect.poll(() => late.length).toBeGreaterThan(0)
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await expect(counter(page)).toHaveText('Pressed 0')
})

test('clicks that come before the island count as one and are not lost', async ({ page }) => {
  await slowLine(page)
  await page.goto('/gallery', { waitUntil: 'load' })
  await counter(page).click({ clickCount: 3, delay: 20 })
  await expect(counter(page)).toHaveText('Pressed 0')
  await expect(counter(page)).toHaveText('Pressed 1')
  await counter(page).click()
  await expect(counter(page)).toHaveText('Pressed 2')
})

test('a key press that comes before the island is not lost either', async ({ page }) => {
  await slowLine(page)
  await page.goto('/gallery', { waitUntil: 'load' })
  await counter(page).focus()
  await page.keyboard.press('Enter')
  await expect(counter(page)).toHaveText('Pressed 1')
  await expect(counter(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(counter(page)).toHaveText('Pressed 2')
})

test('who is signed in has the island without asking', async ({ page }) => {
  await signIn(page, 'editor', '/gallery')
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
})
