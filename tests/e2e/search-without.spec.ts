import { expect, test } from './visitor.ts'

test.describe('searching without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a term leads to results, and on to an event [R07] [T04]', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox').first().fill('opening')
    await page.getByRole('button', { name: 'Search' }).first().click()

    await expect(page).toHaveURL('/search?q=opening')
    await expect(page).toHaveTitle(/^“opening” – Search – /)
    await expect(page.getByText(/^Showing \d+ results?$/)).toBeVisible()
    await expect(page.getByRole('searchbox').first()).toHaveValue('opening')
    await expect(page.getByRole('heading', { level: 2, name: 'Events' })).toBeVisible()
    const first = page.locator('.events h3 a').first()
    const name = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('a quick tab narrows, a new term keeps it, and pages lead on [R07] [B08]', async ({ page }) => {
    await page.goto('/search/event')
    await page.getByRole('link', { name: 'Music', exact: true }).click()
    const all = page.getByText(/^Showing \d+ results$/)
    const count = async () => Number(((await all.textContent()) ?? '').replace(/\D/g, ''))
    const music = await count()
    expect(music).toBeGreaterThan(60)
    await expect(page.locator('.events > li')).toHaveCount(60)
    await expect(page.getByRole('link', { name: 'Music', exact: true })).toHaveAttribute('aria-current', 'page')

    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/filters=.*page=2/)
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

    await page.getByRole('searchbox').first().fill('night')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await expect(page).toHaveURL(/filters=.*q=night/)
    expect(await count()).toBeLessThan(music)
  })

  test('an event shows the same card as on the built page, and nothing says so in words [B06] [B09]', async ({
    page,
  }) => {
    await page.goto('/search/event')
    const card = page.locator('.events > li').first()
    const [href, built] = [await card.locator('h3 a').getAttribute('href'), await card.evaluate((li) => li.outerHTML)]
    await page.goto('/search/event?filters=x:y')
    const found = page.locator('.events > li', { has: page.locator(`h3 a[href="${href}"]`) })
    expect((await found.evaluate((li) => li.outerHTML)).replace(/art-\d/, '')).toBe(built.replace(/art-\d/, ''))

    await page.goto('/search?q=zzzzqqq')
    await expect(
      page.getByText(
        'Sorry, but nothing matched your search terms. Please try again with some different keywords or filters.',
      ),
    ).toBeVisible()
  })
})
