import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from './visitor.ts'

/** The site that has `nearby` on. */
const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => use(process.env.MARQUEE_EDU_ORIGIN ?? ''),
})

/** A page that a test has answered comes from nowhere, and may not call this machine (Local Network Access). */
const ANSWERED_BY_TEST = /`loopback` address space|net::ERR_FAILED/

const button = (page: Page) => page.getByRole('button', { name: 'Near me' })
const status = (page: Page) => page.locator('[data-near] ~ [role=status]')

/** Name, place and distance of the cards on the page, from top to bottom. */
const cards = (page: Page, list: string) =>
  page.locator(`${list} .person`).evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector('h3')?.textContent ?? '',
      at: (card as HTMLElement).dataset.at,
      distance: card.querySelector('.distance')?.textContent,
    })),
  )

/** A page before its script touched it: what the script leaves says that it is there (`data-js`), too early for a copy. */
const asServed = async (page: Page, path: string) => (await page.request.get(path)).text()

/** Where the first venue of the list is. */
async function aPlace(page: Page): Promise<{ name: string; latitude: number; longitude: number }> {
  const known = (await cards(page, 'main')).filter(({ at }) => at !== undefined)
  const place = known[Math.floor(known.length / 2)]
  const [latitude = 0, longitude = 0] = (place?.at ?? '').split(',').map(Number)
  return { name: place?.name ?? '', latitude, longitude }
}

test('venues come by distance when somebody asks for it, and by name again [E13]', async ({ page, context }) => {
  await page.goto('/2026/venues')
  const place = await aPlace(page)
  const byName = await cards(page, 'main')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(place)
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
  await button(page).click()
  await expect(status(page)).toHaveText('The nearest venues come first.')
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Near you' })).toBeVisible()
  await expect(page.locator('.letters')).toBeHidden()

  const byDistance = await cards(page, '.nearest')
  expect(byDistance[0]).toMatchObject({ at: `${place.latitude},${place.longitude}`, distance: '0.1 mi' })
  const miles = byDistance.filter(({ at }) => at).map(({ distance }) => Number.parseFloat(distance ?? ''))
  expect(miles).toEqual([...miles].sort((a, b) => a - b))
  expect(miles.at(-1)).toBeGreaterThan(0.5)
  // Every venue, those whose place nobody knows last and without a distance.
  expect(byDistance.map(({ name }) => name).sort()).toEqual(byName.map(({ name }) => name).sort())
  const firstUnknown = byDistance.findIndex(({ at }) => at === undefined)
  if (firstUnknown >= 0)
    expect(byDistance.slice(firstUnknown).every(({ distance }) => distance === undefined)).toBe(true)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await expect(button(page)).toBeEnabled()
  await button(page).press('Enter')
  await expect(page.locator('.nearest')).toHaveCount(0)
  await expect(page.locator('.letters')).toBeVisible()
  await expect(status(page)).toHaveText('')
  expect(await cards(page, 'main')).toEqual(byName)
})

test('nobody is asked where they are before they press, and nothing is sent [E13]', async ({ page, context }) => {
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    const store = window as unknown as { asked: number }
    store.asked = 0
    navigator.geolocation.getCurrentPosition = (...args) => {
      store.asked += 1
      ask(...args)
    }
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 36.91, longitude: -89.1 })
  await page.goto('/2026/venues')
  await expect(button(page)).toBeVisible()
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
  expect(await asked()).toBe(0)
  const requests: string[] = []
  page.on('request', (request) => {
    // Usage is told of pages, not of this.
    if (!request.url().startsWith(process.env.MARQUEE_TEST_COLLECTOR ?? '')) requests.push(request.url())
  })
  await button(page).click()
  await expect(status(page)).toHaveText('The nearest venues come first.')
  expect(await asked()).toBe(1)
  expect(requests.filter((url) => !url.includes('/pictures/'))).toEqual([])
})

test('who refuses keeps the order of names and is told so [E13]', async ({ page, complaints }) => {
  complaints.expected.push(/denied/i)
  await page.goto('/2026/venues')
  const byName = await cards(page, 'main')
  await button(page).click()
  await expect(status(page)).toHaveText(
    'Your browser may not tell this site where you are. The venues stay in the order of their names.',
  )
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(button(page)).toBeFocused()
  expect(await cards(page, 'main')).toEqual(byName)
})

test('a list of several pages is sorted as a whole, from any of them [E13]', async ({ page, context, complaints }) => {
  complaints.expected.push(ANSWERED_BY_TEST)
  await page.goto('/2026/venues')
  const place = await aPlace(page)
  const count = (await cards(page, 'main')).length
  const html = await asServed(page, '/2026/venues')
  const far = '<li class="person" data-at="0,0"><h3><a href="/2026/venues/far">Far Away</a></h3></li>'
  const second = html
    .replace(/<ul class="people wide">[\s\S]*?<\/ul>/g, '')
    .replace('</main>', `<ul>${far}</ul></main>`)
  const withTwo = (text: string) => text.replace('data-near="1"', 'data-near="2"')
  await page.route('**/2026/venues', (route) => route.fulfill({ contentType: 'text/html', body: withTwo(html) }))
  await page.route('**/by-name/2', (route) => route.fulfill({ contentType: 'text/html', body: withTwo(second) }))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(place)
  for (const path of ['/2026/venues', '/2026/venues/by-name/2']) {
    await page.goto(path)
    await button(page).click()
    await expect(status(page)).toHaveText('The nearest venues come first.')
    const all = await cards(page, '.nearest')
    expect(all).toHaveLength(count + 1)
    expect(all.filter(({ at }) => at !== undefined).at(-1)?.name).toBe('Far Away')
  }
})

test('a page of the list that does not come is a sentence, not half a list [E13]', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(/status of 503/, ANSWERED_BY_TEST)
  await page.goto('/2026/venues')
  const html = await asServed(page, '/2026/venues')
  await page.route('**/2026/venues', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replace('data-near="1"', 'data-near="2"') }),
  )
  await page.route('**/by-name/2', (route) => route.fulfill({ status: 503 }))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 36.91, longitude: -89.1 })
  await page.goto('/2026/venues')
  await button(page).click()
  await expect(status(page)).toHaveText('The list of venues did not arrive. Check your connection and try again.')
  await expect(page.locator('.nearest')).toHaveCount(0)
})

base(
  'a site without the feature has no button, and its policy no place to ask for [E13]',
  async ({ page, request }) => {
    await page.goto('/2026/venues')
    await expect(button(page)).toHaveCount(0)
    await expect(page.locator('[data-at]')).toHaveCount(0)
    const policyOf = async (url: string) => (await request.get(url)).headers()['permissions-policy']
    expect(await policyOf('/2026/venues')).toContain('geolocation=()')
    expect(await policyOf(`${process.env.MARQUEE_EDU_ORIGIN}/2026/venues`)).toContain('geolocation=(self)')
  },
)
