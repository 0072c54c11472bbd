import { expect, test } from './visitor.ts'

test('the landing page leads to the programme by four doors and a search [R01]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Nightjar' })).toBeVisible()

  const form = page.getByRole('search').locator('form')
  await expect(form).toHaveAttribute('action', '/search')
  await expect(form).toHaveAttribute('method', 'get')
  const doors = page.getByRole('navigation', { name: 'Browse the programme' }).getByRole('link')
  const leads = await doors.evaluateAll((links) => links.map((a) => [a.textContent, a.getAttribute('href')]))
  expect(leads).toEqual([
    ['Full Schedule', '/search/event'],
    ['Recently Announced Speakers', '/2026/speakers'],
    ['Explore Schedule', '/schedule'],
    ['Buy a Badge', 'https://example.org/nightjar/badges'],
  ])
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a Hotel' })).toHaveAttribute(
    'href',
    'https://example.org/nightjar/hotels',
  )
})

test('a search from the landing page goes to /search with its words [R01]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('search').locator('input').fill('tide & table')
  await page.getByRole('search').locator('input').press('Enter')
  await expect(page).toHaveURL('/search?q=tide+%26+table')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the year in the address stays in every link, except where the speakers keep theirs [R01] [B03]', async ({
  page,
}) => {
  const internal = () =>
    page
      .locator('a[href^="/"], form')
      .evaluateAll((all) => all.map((e) => e.getAttribute('href') ?? e.getAttribute('action')))
  await page.goto('/2026')
  // The account belongs to a person, not to a year.
  expect((await internal()).filter((href) => !/^\/2026(\/|$)/.test(href ?? ''))).toEqual(['/account'])
  await page.goto('/')
  expect((await internal()).filter((href) => /^\/2026(\/|$)/.test(href ?? ''))).toEqual(['/2026/speakers'])
})

test('says under both addresses which one is meant, and describes the festival to machines', async ({ page }) => {
  for (const address of ['/', '/2026']) {
    await page.goto(address)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/2026$/)
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data).toMatchObject({ '@type': 'Festival', name: 'Nightjar', startDate: '2026-03-06' })
  }
})
