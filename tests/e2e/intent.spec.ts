import { signIn } from './sign-in.ts'
import { expect, type Page, test } from './visitor.ts'

const counter = (page: Page) => page.locator('astro-island button')

interface IslandLine {
  /** The scripts of the island that were asked for. */
  asked: string[]
  letThrough(): void
}

/** Holds the scripts of the island back until they are let through: a slow line. */
async function holdIsland(page: Page): Promise<IslandLine> {
  const asked: string[] = []
  const { promise: isThrough, resolve: letThrough } = Promise.withResolvers<void>()
  const [, island = ''] = /component-url="([^"]+)"/.exec(await (await page.request.get('/gallery')).text()) ?? []
  expect(island).toMatch(/^\/_astro\/.+\.js$/)
  await page.route(`**${island}`, async (route) => {
    asked.push(route.request().url())
    await isThrough
    await route.continue()
  })
  return { asked, letThrough }
}

test('an island costs nothing until somebody is interested', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const { asked, letThrough } = await holdIsland(page)
  await page.goto('/gallery')
  // The page's own small script waits for the first paint; what it is made of comes with it.
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  scripts.length = 0
  await page.waitForTimeout(500)
  expect(scripts).toEqual([])
  await expect(counter(page)).toHaveText('Pressed 0')
  await counter(page).hover()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  letThrough()
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await expect(counter(page)).toHaveText('Pressed 0')
})

test('clicks that come before the island count as one and are not lost', async ({ page }) => {
  const { asked, letThrough } = await holdIsland(page)
  await page.goto('/gallery')
  await counter(page).click({ clickCount: 3, delay: 20 })
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect(counter(page)).toHaveText('Pressed 0')
  letThrough()
  await expect(counter(page)).toHaveText('Pressed 1')
  await counter(page).click()
  await expect(counter(page)).toHaveText('Pressed 2')
})

test('a key press that comes before the island is not lost either', async ({ page }) => {
  const { letThrough } = await holdIsland(page)
  await page.goto('/gallery')
  await counter(page).focus()
  await page.keyboard.press('Enter')
  await expect(counter(page)).toHaveText('Pressed 0')
  letThrough()
  await expect(counter(page)).toHaveText('Pressed 1')
  await expect(counter(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(counter(page)).toHaveText('Pressed 2')
})

test('who is signed in has the island without asking', async ({ page }) => {
  await signIn(page, 'editor', '/gallery')
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
})
