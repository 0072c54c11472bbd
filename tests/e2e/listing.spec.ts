import { expect, type Page, test } from './visitor.ts'

const main = (page: Page) => page.getByRole('main')
const linkTo = (page: Page, href: string) => main(page).locator(`a[href="${href}"]`)

test('a film answers when it is shown before anything else, then shows every field [R14] [E04]', async ({ page }) => {
  await page.goto('/2026/films/good-night-telephone')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good Night, Telephone')
  await expect(main(page).getByText('Film', { exact: true })).toBeVisible()
  await expect(main(page).locator('.words')).toContainText(
    /Romance · Turkey, Canada · 2025 · 79 min · Turkish · International Premiere/,
  )
  const headings = await main(page).getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual(['Screenings', 'Credits'])
  await expect(main(page).locator('.events li')).toHaveCount(2)
  await expect(main(page).getByText('The last operator of a rural exchange', { exact: false })).toBeVisible()
  for (const term of ['Director', 'Producer', 'Screenwriter', 'Principal Cast']) {
    await expect(main(page).locator('dt', { hasText: term })).toBeVisible()
  }
  await expect(main(page).getByRole('link', { name: 'Trailer' })).toBeVisible()
  await main(page).locator('.events a').first().click()
  await expect(page).toHaveURL(/\/2026\/events\//)
})

const STANDS = [
  ['brand', 'E05', '/2026/brands/almanac-studio', 'Almanac Studio', 'Brand', 'Fashion', 'brews with river water'],
  [
    'exhibitor',
    'E06',
    '/2026/exhibitors/cartwheel-pictures',
    'Cartwheel Pictures',
    'Exhibitor',
    'Film Equipment · Booth C346',
    'a short concert at the stand',
  ],
] as const

for (const [kind, row, path, name, chip, facts, words] of STANDS) {
  test(`a page of the kind ${kind} shows every field of its record [R14] [${row}]`, async ({ page }) => {
    await page.goto(path)
    const id = path.split('/').at(-1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(main(page).getByText(chip, { exact: true })).toBeVisible()
    await expect(main(page).getByText(facts, { exact: true })).toBeVisible()
    await expect(main(page).getByText(words, { exact: false })).toBeVisible()
    await expect(main(page).getByRole('img', { name: `Sign of ${name}` })).toBeVisible()
    await expect(linkTo(page, `https://example.org/${id}`)).toHaveText('Website')
    await expect(linkTo(page, `https://example.org/instagram/${id}`)).toHaveText('Instagram')
    await expect(main(page).getByText(`@${id}`)).toBeVisible()
  })
}

test('a music presenter shows every field of its record, and the events it presents [R14] [E07]', async ({ page }) => {
  await page.goto('/2026/music_fest_presenters/night-ferry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Ferry')
  await expect(main(page).getByText('Music Presenter', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Five acts, one stage', { exact: false })).toBeVisible()
  await expect(linkTo(page, 'https://example.org/night-ferry')).toHaveText('Website')
  await expect(linkTo(page, 'mailto:night-ferry@example.org')).toHaveText('E-mail')

  await page.goto('/2026/music_fest_presenters/brass-salt')
  await expect(page.getByRole('heading', { name: 'Events presented by Brass & Salt' })).toBeVisible()
  expect(await main(page).locator('.events li').count()).toBeGreaterThan(0)
})

test('a room shows its building, floor, size and rules [R14] [E08]', async ({ page }) => {
  await page.goto('/2026/venues/riverline-convention-center-grand-ballroom')
  await expect(main(page).getByRole('link', { name: 'In Riverline Convention Center' })).toBeVisible()
  await expect(main(page).getByText('1 Ferry Plaza, Port Ellery, IL 00197')).toBeVisible()
  await expect(main(page).getByText('Floor Level 1 · Holds 2,400 · Step-free access · Indoor · All Ages')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    /openstreetmap.*36\.91715/,
  )
})

for (const [list, detail] of [
  ['/films', /^\/films\/[a-z0-9-]+$/],
  ['/2026/brands', /^\/2026\/brands\/[a-z0-9-]+$/],
  ['/2026/exhibitors', /^\/2026\/exhibitors\/[a-z0-9-]+$/],
  ['/music_fest_presenters', /^\/music_fest_presenters\/[a-z0-9-]+$/],
  ['/2026/venues', /^\/2026\/venues\/[a-z0-9-]+$/],
] as const) {
  test(`the list ${list} leads to its pages and back, keeping the year if present [R14] [B02] [B03]`, async ({
    page,
  }) => {
    await page.goto(list)
    await main(page).locator('.person a').first().click()
    await expect(page).toHaveURL((url) => detail.test(url.pathname))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === list)
  })
}
