import { expect, type Page, test } from './visitor.ts'

const cards = (page: Page) => page.locator('.people .person')
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const names = (page: Page) => page.locator('.people h3').allTextContents()
const hrefs = (page: Page) => page.locator('.people h3 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
const sort = (page: Page) => page.getByRole('navigation', { name: 'Sort' })

test('artists come newest first, and are artists only [R02]', async ({ page }) => {
  await page.goto('/2026/artists/')
  await expect(sort(page).locator('[aria-current]')).toHaveText('By Date')
  await expect(headings(page).first()).toHaveText(/^Announced [A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  expect((await hrefs(page)).every((href) => href?.startsWith('/2026/artists/'))).toBe(true)

  const days = (await headings(page).allTextContents()).map((text) => Date.parse(text.replace('Announced ', '')))
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual([...days].sort((a, b) => b - a))
})

test('speakers come newest first, and are people only [R09]', async ({ page }) => {
  await page.goto('/2026/speakers/')
  await expect(sort(page).locator('[aria-current]')).toHaveText('By Date')
  expect((await hrefs(page)).every((href) => href?.startsWith('/2026/contributors/'))).toBe(true)
})

test('contributors come by letter, artists among people [R04]', async ({ page }) => {
  await page.goto('/2026/contributors/')
  await expect(sort(page).locator('[aria-current]')).toHaveText('By Name')
  await expect(headings(page).first()).toHaveText('A')
  const kinds = new Set((await hrefs(page)).map((href) => href?.split('/')[2]))
  expect([...kinds].sort()).toEqual(['artists', 'contributors'])
})

for (const { query, kinds } of [
  { query: 'artist', kinds: ['artists'] },
  { query: 'person', kinds: ['contributors'] },
  { query: 'artist,person', kinds: ['artists', 'contributors'] },
  { query: 'film,nonsense', kinds: ['artists', 'contributors'] },
]) {
  test(`contributors narrowed by ?models=${query} are ${kinds.join(' and ')} [R04] [V03]`, async ({ page }) => {
    for (const [address, segment] of [
      ['/contributors', 1],
      ['/2026/contributors', 2],
    ] as const) {
      await page.goto(`${address}?models=${query}`)
      expect([...new Set((await hrefs(page)).map((href) => href?.split('/')[segment]))].sort()).toEqual(kinds)
      await expect(sort(page).locator('[aria-current]')).toHaveText('By Name')
    }
  })
}

test('a visitor switches between names and dates, and finds who was never announced [B05]', async ({ page }) => {
  await page.goto('/artists')
  await sort(page).getByRole('link', { name: 'By Name' }).click()
  await expect(sort(page).locator('[aria-current]')).toHaveText('By Name')
  await expect(headings(page).first()).toHaveText(/^[A-Z]$/)
  await expect(
    page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'A', exact: true }),
  ).toBeVisible()

  await sort(page).getByRole('link', { name: 'By Date' }).click()
  await expect(page).toHaveURL('/artists')
  for (let next = page.getByRole('link', { name: 'Next' }); await next.isVisible(); ) {
    const from = page.url()
    await next.click()
    await page.waitForURL(({ href }) => href !== from)
  }
  await expect(headings(page).last()).toHaveText('Not announced yet')
  expect(await names(page)).toContain('Surprise Guest Orchestra')
})

test('a letter leads to its group, on whichever page that is [B05]', async ({ page }) => {
  await page.goto('/contributors')
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'M', exact: true }).click()
  await expect(page).toHaveURL(/#letter-M$/)
  const heading = headings(page).filter({ hasText: /^M$/ })
  await expect(heading).toBeInViewport()
  const header = await page.locator('.site-head').boundingBox()
  const box = await heading.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('a grid holds 60 people a page, with five page numbers around the current one [V04] [D09]', async ({ page }) => {
  await page.goto('/2026/contributors')
  await expect(cards(page)).toHaveCount(60)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const numbers = () => pager.getByRole('link', { name: /^Page \d+$/ }).allTextContents()
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5'])
  await expect(pager.locator('[aria-current]')).toHaveText('1')

  await pager.getByRole('link', { name: 'Page 5' }).click()
  await expect.poll(numbers).toEqual(['3', '4', '5', '6', '7'])
  await expect(pager.locator('[aria-current]')).toHaveText('5')
  await expect(cards(page)).toHaveCount(60)

  const seen = await names(page)
  await pager.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('/2026/contributors/by-name/6')
  await expect(cards(page)).toHaveCount(60)
  expect((await names(page)).filter((name) => seen.includes(name))).toEqual([])
})

test('cards lead to details, with the year where the address has one [B03]', async ({ page }) => {
  await page.goto('/2026/artists')
  await page.locator('.people h3 a').first().click()
  await expect(page).toHaveURL(/\/2026\/artists\/[^/]+$/)
  await page.goto('/artists')
  await page.locator('.people h3 a').first().click()
  await expect(page).toHaveURL(/:\d+\/artists\/[^/]+$/)
  await page.goto('/search/event')
  // The script's list, which takes the place of the built one in these moments.
  await page.locator('.found > [data-live] h3 a').first().click()
  await expect(page).toHaveURL(/:\d+\/events\/[^/]+$/)
})
