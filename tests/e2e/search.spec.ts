import { shifts, visitWithLateScript } from './shifts.ts'
import { atRest, expect, type Page, test, wheelUntilMore } from './visitor.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 900 }

const results = (page: Page) => page.locator('.found > [data-live]')
const cards = (page: Page) => results(page).locator('.event, .person')
const count = (page: Page) => page.locator('.count')
const side = (page: Page) => page.locator('[data-side]')
const headings = (page: Page) => results(page).getByRole('heading', { level: 2 })

/** The number in 'Showing N results'. */
const total = async (page: Page) => Number(/[\d,]+/.exec((await count(page).textContent()) ?? '')?.[0].replace(',', ''))

/** Opens a search page and waits until its script has an answer. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(results(page)).toBeVisible()
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
}

const restingPlace = (page: Page) => atRest(() => page.evaluate(() => scrollY))
const settled = (page: Page) => expect(results(page)).toHaveAttribute('aria-busy', 'false')

test.use({ viewport: WIDE })

for (const list of ['event', 'artist,film,person', 'person', 'brand,exhibitor', 'venue']) {
  test(`the built list of ${list} stays until the script has an answer, and then shows the same where it was [R07, T04]`, async ({
    page,
  }) => {
    const first = () =>
      page
        .locator('.found h3:visible')
        .evaluateAll((all) => all.slice(0, 6).map((h) => ({ text: h.textContent, top: h.getBoundingClientRect().top })))
    const { promise: isSeen, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/search', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await isSeen
      await route.fallback()
    })
    await page.goto(`/2026/search/${list}`)
    await expect(page.locator('[data-still]')).toBeVisible()
    const before = [await first(), await count(page).textContent()]
    letThrough()
    await expect(results(page)).toBeVisible()
    await expect(page.locator('[data-still]')).toBeHidden()
    expect([await first(), await count(page).textContent()]).toEqual(before)
  })
}

for (const path of [
  '/2026/search/event',
  '/2026/search/venue',
  '/2026/search?q=river',
  '/2026/search/artist,film,person',
]) {
  for (const viewport of [WIDE, PHONE]) {
    test(`nothing moves when the script takes over ${path} at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visitWithLateScript(page, path)
      await expect(results(page)).toHaveAttribute('aria-busy', 'false')
      await page.waitForTimeout(400)
      expect(await shifts(page)).toEqual([])
    })
  }
}

test('the search page asks with its kinds, and nothing on the page about everything [T04, C08]', async ({ page }) => {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/search')) {
      asked.push([new URL(request.url()).pathname, request.headers()['x-csrf-token'], request.postDataJSON()])
    }
  })
  await page.goto('/2026/search')
  await page.waitForTimeout(600)
  expect(asked).toEqual([])
  await expect(page.getByText('Search with any keyword and filter results based on event type')).toBeVisible()
  await open(page, '/2026/search/film')
  expect(asked).toEqual([['/2026/search', 'anonymous', { models: 'film', term: '', filters: [] }]])
})

test('words in the address, in the field and in the sidebar are the same [T04, B08]', async ({ page }) => {
  await open(page, '/2026/search?q=river')
  await expect(page.getByRole('main').locator('.finder input')).toHaveValue('river')
  await expect(side(page).getByRole('searchbox', { name: 'Search everything' })).toHaveValue('river')
  await expect(headings(page).first()).toHaveText('Events')
  const before = await total(page)
  await side(page).getByRole('searchbox').fill('river crossing')
  await expect(page).toHaveURL('/2026/search?q=river+crossing')
  await expect.poll(() => total(page)).toBeLessThan(before)
  await expect(page.getByRole('main').locator('.finder input')).toHaveValue('river crossing')
  await side(page).getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/2026/search')
  await expect(page.getByText('Search with any keyword')).toBeVisible()
})

test('event types are buttons, Screening, Showcase and Session first, and narrow [B08, E11]', async ({ page }) => {
  await open(page, '/2026/search/event')
  const before = await total(page)
  const buttons = page.getByRole('group', { name: 'Event Type' }).getByRole('button')
  expect((await buttons.allTextContents()).slice(0, 3)).toEqual(['Screening', 'Showcase', 'Session'])
  await buttons.first().click()
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/2026/search/event?filters=event_type:screening')
  await expect.poll(() => total(page)).toBeLessThan(before)
  await expect(cards(page).locator('.kind').first()).toHaveText('Screening')
  await page.getByRole('list', { name: 'Active filters' }).getByRole('button', { name: 'Remove Screening' }).click()
  await expect(page).toHaveURL('/2026/search/event')
  await expect.poll(() => total(page)).toBe(before)
})

test('contributors have buttons for credentials, and quick tabs do the same [B08, R07]', async ({ page }) => {
  await open(page, '/2026/search/artist,film,person')
  const buttons = page.getByRole('group', { name: 'Credential Type' }).getByRole('button')
  await expect(buttons).toHaveText(['Innovation', 'Film & TV', 'Music'])
  const tabs = page.getByRole('navigation', { name: 'Quick filters' })
  await tabs.getByRole('link', { name: 'Music' }).click()
  await expect(page).toHaveURL('/2026/search/artist,film,person?filters=credential_types:music')
  await expect(tabs.getByRole('link', { name: 'Music' })).toHaveAttribute('aria-current', 'page')
  await expect(buttons.last()).toHaveAttribute('aria-pressed', 'true')
  await tabs.getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL('/2026/search/artist,film,person')
})

test('filters are checkboxes with counts, in pages of 15 with five numbers at most [B08, V05]', async ({ page }) => {
  await open(page, '/2026/search/event')
  await side(page).locator('summary', { hasText: 'Venue' }).click()
  const section = side(page).locator('.facet', { has: page.locator('summary', { hasText: 'Venue' }) })
  await expect(section.getByRole('checkbox')).toHaveCount(15)
  const first = await section.locator('.choices').textContent()
  const pages = section.getByRole('navigation', { name: 'Pages of Venue' }).getByRole('button')
  expect(await pages.count()).toBeLessThanOrEqual(5)
  await pages.nth(1).click()
  await expect(pages.nth(1)).toHaveAttribute('aria-current', 'page')
  expect(await section.locator('.choices').textContent()).not.toBe(first)
  const choice = section.getByRole('checkbox').first()
  const promised = Number(await section.locator('.choices small').first().textContent())
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/filters=venue:/)
  await expect.poll(() => total(page)).toBe(promised)
})

test('Back, Forward, a reload and a shared link show the same thing at the same place [T04]', async ({
  page,
  context,
}) => {
  await open(page, '/2026/search/event')
  await page.getByRole('group', { name: 'Event Type' }).getByRole('button', { name: 'Showcase' }).click()
  await settled(page)
  const narrowed = await total(page)
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
  const y = await restingPlace(page)
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('button')
    .evaluate((button) => (button as HTMLElement).click())
  await settled(page)
  await page.goBack()
  await expect.poll(() => total(page)).toBe(narrowed)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
  const url = page.url()
  await page.reload()
  await settled(page)
  await expect.poll(() => total(page)).toBe(narrowed)
  const other = await context.newPage()
  await other.goto(url)
  await expect.poll(() => total(other)).toBe(narrowed)
  await expect(other.getByRole('button', { name: 'Showcase', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('on the way back from an event a long list is as long as it was, at the same card [T04]', async ({ page }) => {
  await open(page, '/2026/search/event')
  await wheelUntilMore(page, cards(page), 100)
  await restingPlace(page)
  const link = cards(page).locator('h3 a').nth(90)
  await link.scrollIntoViewIfNeeded()
  await restingPlace(page)
  const title = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await page.goBack()
  await expect(
    cards(page)
      .locator('h3 a', { hasText: title ?? '' })
      .first(),
  ).toBeInViewport({ timeout: 8000 })
})

test('events stand under their start, people under their letter, everything else under its kind [B06]', async ({
  page,
}) => {
  await open(page, '/2026/search/event')
  await expect(headings(page).first()).toHaveText(/^Mar 6, 2026 @ \d+:\d\d[ap]m Friday$/)
  await open(page, '/2026/search/event?filters=date:2026-03-08')
  await expect(headings(page).last()).toHaveText(/@ (TBA|\d)/)
  await open(page, '/2026/search/film')
  await expect(headings(page).first()).toHaveText('Featured')
  await expect(headings(page).nth(1)).toHaveText(/^[A-Z]$/)
  await open(page, '/2026/search?q=river')
  const kinds = await headings(page).allTextContents()
  const order = ['Events', 'Films', 'Brands', 'Presenters', 'Contributors', 'Venues']
  expect(kinds).toEqual(order.filter((kind) => kinds.includes(kind)))
})

test('an event without a time or a day comes last, as TBA [B06]', async ({ page }) => {
  await open(page, '/2026/search/event?q=')
  const titles = await page.evaluate(async () => {
    const answer = await fetch('/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'test' },
      body: JSON.stringify({ models: 'event' }),
    })
    const { hits } = (await answer.json()) as {
      hits: { _source: { name: string; start_time?: string; date?: string } }[]
    }
    return hits.filter(({ _source }) => !_source.start_time).map(({ _source }) => [_source.name, _source.date ?? ''])
  })
  expect(titles.length).toBeGreaterThan(0)
  await page.evaluate(() => {
    const more = () => document.querySelector<HTMLElement>('[data-live] > .more')
    while (more()) more()?.click()
  })
  for (const [name, date] of titles) {
    const group = results(page).locator('.group', { hasText: name })
    await expect(group.getByRole('heading', { level: 2 })).toHaveText(date ? /^Mar \d+, 2026 @ TBA/ : 'TBA')
  }
  await expect(headings(page).last()).toHaveText('TBA')
})

test('letters lead to their group, drawn or not, and hand the focus on; empty ones are only words [B07]', async ({
  page,
}) => {
  await open(page, '/2026/search/artist,person')
  const letters = results(page).getByRole('navigation', { name: 'Letters' })
  await letters.getByRole('link', { name: 'W', exact: true }).click()
  await expect(page.locator('#letter-W').locator('visible=true')).toBeFocused()
  await expect(page.locator('#letter-W').locator('visible=true')).toBeInViewport()
  await expect(page).toHaveURL(/#letter-W$/)
  await open(page, '/2026/search/venue')
  await expect(letters.locator('[aria-disabled=true]').first()).toBeVisible()
})

test('Show more draws more of a kind and goes to the first new card [B06]', async ({ page }) => {
  await open(page, '/2026/search?q=river')
  const group = results(page).locator('[data-kind=Events]')
  await expect(group.locator('.event')).toHaveCount(12)
  await group.getByRole('button', { name: /^Show \d+ more: Events$/ }).click()
  await expect.poll(() => group.locator('.event').count()).toBeGreaterThan(12)
  await expect(group.locator('.event h3 a').nth(12)).toBeFocused()
})

test('nothing found is said word for word [B09]', async ({ page }) => {
  await open(page, '/2026/search/event?q=zzqqzz')
  await expect(results(page)).toHaveText(
    'Sorry, but nothing matched your search terms. Please try again with some different keywords or filters.',
  )
  await expect(count(page)).toHaveText('Showing 0 results')
})

test('a broken result costs one card, an unknown type nothing but a line in the log [B10, X05, X06]', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  await page.route('**/search', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const answer = await (await route.fetch()).json()
    answer.hits.splice(1, 0, { type: 'event', _id: 'broken', _source: { name: 7, credentials: 3 } })
    answer.hits.splice(1, 0, { type: 'balloon', _id: 'b1', _source: { name: 'Zeppelinette' } })
    await route.fulfill({ json: answer })
  })
  await page.goto('/2026/search?q=river')
  await expect(results(page).getByText('Sorry! Something went wrong while displaying this search result.')).toHaveCount(
    1,
  )
  expect(await cards(page).count()).toBeGreaterThan(5)
  await expect(page.getByText('Zeppelinette')).toHaveCount(0)
})

test('following a result says so, by click and by Enter [C11]', async ({ page }) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/search/conversions')) bodies.push(request.postDataJSON())
  })
  await open(page, '/2026/search?q=river')
  const link = cards(page).locator('h3 a').first()
  const id = (await link.getAttribute('href'))?.split('/').at(-1)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`))
  await expect
    .poll(() => bodies)
    .toEqual([{ search_id: expect.any(String), convertable_type: 'event', convertable_id: id }])
})

test('on a phone the filters stand in a modal that hands the focus back [R07]', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/2026/search/event')
  const opener = page.getByRole('button', { name: 'Filters' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filter results' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Screening' }).click()
  await settled(page)
  await expect(page).toHaveURL('/2026/search/event?filters=event_type:screening')
  const shown = await total(page)
  await expect(dialog.getByRole('button', { name: `Show ${shown} results` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('with the API away the built page stays, and says so in the log only [X04]', async ({ page, complaints }) => {
  complaints.expected.push(/Failed to load resource/)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  await page.route('**/search', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await page.goto('/2026/search/event')
  await expect.poll(() => logged.join()).toContain('Failed to search')
  await expect(page.locator('[data-still] .event').first()).toBeVisible()
  await expect(page.locator('[data-bones]')).toBeHidden()
  await page.locator('[data-still] .event h3 a').first().click()
  await expect(page).toHaveURL(/\/2026\/events\//)
})

test('skeleton rows stand where no server has put results into the page [T04]', async ({ page }) => {
  const { promise: isSeen, resolve: letThrough } = Promise.withResolvers<void>()
  // A plain host of files: the same page, whatever is asked.
  await page.route('**/search?q=river', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: route.request().url().replace('?q=river', '') }) })
  })
  await page.route('**/2026/search', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await isSeen
    await route.fallback()
  })
  await page.goto('/2026/search?q=river')
  await expect(page.locator('[data-bones]')).toBeVisible()
  await expect(page.locator('[data-still]')).toBeHidden()
  letThrough()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.locator('[data-bones]')).toBeHidden()
})
