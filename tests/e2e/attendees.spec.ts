import { AxeBuilder } from '@axe-core/playwright'
import { expect, MISSING_PAGE, type Page, test, wheelUntilMore } from './visitor.ts'

const EDU = process.env.MARQUEE_EDU_ORIGIN ?? ''

/** The made-up directory holds 400 people, of whom 380 agreed to be listed. */
const open = async (page: Page, path = '/attendees') => {
  await page.goto(path)
  await expect(page.getByText(/^Showing [\d,]+ results?$/)).toBeVisible()
}
const cards = (page: Page) => page.getByRole('main').locator('.people > li')
const axe = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.filter(({ tags }) => tags.some((tag) => tag.startsWith('wcag'))).map(({ id }) => id)
}

test('the directory shows everybody who is listed under their letters, and more as one goes on [R11] [C09]', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attendee Directory')
  await expect(page.getByText('Showing 380 results')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'A', exact: true })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const first = await cards(page).count()
  await wheelUntilMore(page, cards(page), first + 120)
  const names = await cards(page).locator('h3').allTextContents()
  expect(new Set(names).size).toBe(names.length)
})

test('words and filters narrow it, live in the address, and survive the way back [R11] [T04] [V05]', async ({
  page,
}) => {
  await open(page)
  const field = page.getByRole('main').locator('.finder input')
  await field.fill('producer')
  // Its suggestions come with the first interest; what was asked before them is not what this is about.
  await expect(field).toHaveAttribute('role', 'combobox')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/attendees?q=producer')
  await expect(page.getByText(/^Showing \d\d results$/)).toBeVisible()
  const found = Number((await page.getByText(/^Showing/).textContent())?.replace(/\D/g, ''))
  expect(found).toBeLessThan(60)
  const badge = page.locator('.facet', { hasText: 'Badge' }).getByRole('checkbox').first()
  await badge.check()
  await expect(page).toHaveURL(/filters=badge_type/)
  await expect(page.locator('.found > [data-live]')).toHaveAttribute('aria-busy', 'false')
  await expect
    .poll(async () => Number((await page.getByText(/^Showing/).textContent())?.replace(/\D/g, '')))
    .toBeLessThan(found)
  const name = (await cards(page).first().locator('h3').textContent()) ?? ''
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(badge).toBeChecked()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/attendees')
  await expect(page.getByText('Showing 380 results')).toBeVisible()
})

test('says so when nobody matches [R11] [B09]', async ({ page }) => {
  await open(page, '/attendees?q=zzzzqqqq')
  await expect(page.getByText('Showing 0 results')).toBeVisible()
  await expect(page.locator('main [data-live] .empty')).toHaveText(/^Sorry, but nothing matched your search terms/)
})

test('its field suggests people first, in a tab set of its own, by keyboard alone [D03] [S01]', async ({ page }) => {
  await open(page)
  const name = (await cards(page).nth(3).locator('h3').textContent()) ?? ''
  const field = page.getByRole('main').locator('.finder input')
  await field.click()
  await field.pressSequentially(name.slice(0, -1))
  const tabs = page.getByRole('group', { name: 'Kinds of suggestions' }).getByRole('button')
  await expect(tabs).toHaveText(['Contributors', 'Attendees', 'Brands', 'Venues'])
  await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText(name)
  await expect(options.first()).toContainText('Attendee')
  await expect(options.first()).toHaveAttribute('href', /^\/attendees\/sample-/)
  await expect(options.last()).toHaveAttribute('href', /^\/attendees\?q=/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/attendees\/sample-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('other tabs of its field lead into the programme [D03] [S06]', async ({ page }) => {
  await open(page)
  await page.getByRole('main').locator('.finder input').fill('night')
  await page.getByRole('group', { name: 'Kinds of suggestions' }).getByRole('button', { name: 'Venues' }).click()
  await expect(page.getByRole('option').last()).toHaveAttribute('href', '/search/venue?q=night')
})

/** Somebody of whom everything is known. */
async function aFullRecord(page: Page) {
  const json = { 'Content-Type': 'application/json', 'X-CSRF-Token': 'x' }
  const answer = await page.request.post('/search/attendees', { headers: json, data: {} })
  const { hits } = (await answer.json()) as { hits: { _id: string }[] }
  for (const { _id } of hits) {
    const record = (await (await page.request.get(`/attendees/${_id}.json`)).json()) as Record<string, string>
    if (
      ['pronoun', 'biography', 'company', 'hometown', 'x_url', 'image_url', 'website'].every((field) => record[field])
    )
      return record
  }
  throw new Error('nobody in the sample has everything')
}

test('a profile shows every field where one would look for it [R12] [E03] [C14] [V07]', async ({ page }) => {
  const record = await aFullRecord(page)
  await page.goto(`/attendees/${record.uid}`)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(record.name as string)
  await expect(page).toHaveTitle(`${record.name} – Nightjar`)
  for (const field of [
    'pronoun',
    'title',
    'company',
    'company_type',
    'hometown',
    'badge_type',
    'industry',
    'country',
  ]) {
    await expect(main, field).toContainText(record[field] as string)
  }
  await expect(main.locator('.pic img')).toHaveAttribute('src', record.image_url as string)
  await expect(main.getByRole('link', { name: 'X (Twitter)' })).toHaveAttribute('href', record.x_url as string)
  await expect(main.getByRole('link', { name: 'Website' })).toHaveAttribute('href', record.website as string)
  await expect(main.getByRole('button', { name: `Favorite ${record.name}` })).toHaveAttribute(
    'data-item-id',
    record.uid as string,
  )
  const biography = main.locator('details')
  await expect(biography.locator('.prose p, p').first()).toBeHidden()
  await biography.locator('summary').click()
  await expect(biography.locator('p').first()).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('main svg path').length)).toBeGreaterThan(0)
  await main.getByRole('link', { name: 'Back to all attendees' }).click()
  await expect(page).toHaveURL('/attendees')
})

test('nobody’s page is a real 404 with the way back to all attendees [R12]', async ({ page, complaints }) => {
  complaints.expected.push(MISSING_PAGE)
  const answer = await page.goto('/attendees/nobody')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Back to all attendees' }).click()
  await expect(page).toHaveURL('/attendees')
})

test('somebody who left while their page was opened is not found either [R12] [C14]', async ({ page, complaints }) => {
  complaints.expected.push(MISSING_PAGE)
  const { uid } = await aFullRecord(page)
  await page.route('**/attendees/*.json', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto(`/attendees/${uid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('link', { name: 'Back to all attendees' })).toBeVisible()
})

test('while the API is away the directory says so and leads on [R11]', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/)
  await page.route('**/search/attendees', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/attendees')
  await expect(page.getByText(/^The directory cannot be reached right now/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Everybody, A to Z' })).toBeVisible()
  await page.unroute('**/search/attendees')
  await page.getByRole('main').locator('.finder input').fill('producer')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Showing \d+ results$/)).toBeVisible()
  await expect(page.getByText(/^The directory cannot be reached/)).toBeHidden()
})

test('where the festival keeps it closed, the directory says so and nobody is in it [R11] [E13]', async ({
  page,
  request,
}) => {
  await page.goto(`${EDU}/attendees`)
  await expect(page.getByRole('main')).toContainText('The directory is not open yet.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const headers = { 'X-CSRF-Token': 'x' }
  expect((await request.post(`${EDU}/search/attendees`, { headers, data: {} })).status()).toBe(404)
  expect((await request.get(`${EDU}/attendees/sample-anybody.json`)).status()).toBe(404)
})

test('axe finds nothing in any state, light and dark, and nothing scrolls sideways [R11] [R12]', async ({ page }) => {
  test.setTimeout(120_000)
  const { uid } = await aFullRecord(page)
  const found: string[] = []
  const look = async (what: string) => {
    for (const id of await axe(page)) found.push(`${id}: ${what}`)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
        found.push(`${what} is too wide at ${width}`)
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page)
    await look(`everybody, ${colorScheme}`)
    await open(page, '/attendees?q=zzzzqqqq')
    await look(`nobody, ${colorScheme}`)
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/attendees?filters=badge_type:Music')
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const id of await axe(page)) found.push(`${id}: filters, ${colorScheme}`)
    await page.goto(`/attendees/${uid}`)
    await expect(page.getByRole('button', { name: /^Favorite / })).toBeVisible()
    await look(`a person, ${colorScheme}`)
  }
  expect(found).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the directory is a list with a field, pages, and no skeleton [R11]', async ({ page }) => {
    await page.goto('/attendees')
    await expect(page.getByText('Find the people you came to meet.')).toBeVisible()
    await page.getByRole('link', { name: 'Everybody, A to Z' }).click()
    await expect(page.getByText('Showing 380 results')).toBeVisible()
    await expect(cards(page)).toHaveCount(60)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(cards(page)).toHaveCount(60)
    await page.getByRole('main').getByRole('searchbox').fill('producer')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/attendees?q=producer')
    await expect(page.getByText(/^Showing \d\d results$/)).toBeVisible()
  })
})
