import { expect, type Page, test } from './visitor.ts'

const LIST = '/2026/search/artist,film,person'
const FLAGS = '**/api/web/features'
const ALL_ON = {
  alphanav: true,
  attendee_directory: true,
  dashboard: true,
  filters: true,
  filter_counts: true,
  nearby: true,
  pagination: true,
  preview_mode: true,
  venues: true,
}

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('chronos_features') ?? 'null'))

/** Counts the calls for flags, and answers them as a test wants. */
async function answerFlags(page: Page, answer: object | 'abort'): Promise<() => number> {
  let calls = 0
  await page.route(FLAGS, (route) => {
    calls += 1
    return answer === 'abort' ? route.abort() : route.fulfill({ json: answer })
  })
  return () => calls
}

const letters = (page: Page) => page.locator('.found > [data-live] .letters')
const sections = (page: Page) => page.locator('[data-side] details')

/** The results as the script draws them. */
async function openResults(page: Page): Promise<void> {
  await page.goto(LIST)
  await expect(page.locator('.found > [data-live] .group').first()).toBeVisible()
}

test('the search page asks for the flags once in five minutes and keeps them as chronos_features [T05] [C07]', async ({
  page,
}) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/web/features')) calls += 1
  })
  await openResults(page)
  await expect
    .poll(() => kept(page))
    .toEqual({
      at: expect.any(Number),
      features: { ...ALL_ON, dashboard: false, nearby: false },
    })
  await openResults(page)
  await page.goto('/2026/search/event?q=tide')
  await expect(page.locator('.found > [data-live] .group').first()).toBeVisible()
  expect(calls).toBe(1)

  for (const change of [-5 * 60_000, 60_000]) {
    // Five minutes later; and on a clock that was set back.
    await page.evaluate((by) => {
      const value = JSON.parse(localStorage.getItem('chronos_features') ?? '')
      localStorage.setItem('chronos_features', JSON.stringify({ ...value, at: value.at + by }))
    }, change)
    const before = calls
    await openResults(page)
    await expect.poll(() => calls).toBe(before + 1)
  }
})

test('when the call fails that is logged, the defaults hold, and nothing is kept [T05] [X03]', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/net::ERR_FAILED/)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const calls = await answerFlags(page, 'abort')
  await openResults(page)
  await expect.poll(() => said.some((text) => text.startsWith('Failed to fetch features'))).toBe(true)
  // Two retries, as for every call that may be repeated.
  expect(calls()).toBe(3)
  await expect(letters(page)).toHaveCount(0)
  await expect(sections(page).first()).toBeVisible()
  expect(await kept(page)).toBeNull()
})

test('flags that were changed after the build hold without a new one [E13] [T05]', async ({ page }) => {
  await answerFlags(page, { ...ALL_ON, alphanav: false, filters: false })
  await openResults(page)
  await expect(letters(page)).toHaveCount(0)
  await expect(sections(page)).toHaveCount(0)
  // The buttons are no filters' sections.
  await expect(page.getByRole('group', { name: 'Credential Type' })).toBeVisible()
})

test('with pagination a long section has pages of 15, and all its choices without [E13]', async ({ page }) => {
  const openCountries = async () => {
    await openResults(page)
    const section = sections(page).filter({ hasText: 'Country' }).first()
    await section.locator('summary').click()
    return section
  }
  const paged = await openCountries()
  await expect(paged.getByRole('checkbox')).toHaveCount(15)
  await page.evaluate(() => localStorage.clear())
  await answerFlags(page, { ...ALL_ON, pagination: false })
  const whole = await openCountries()
  await expect.poll(() => whole.getByRole('checkbox').count()).toBeGreaterThan(15)
})

test('what is kept is read as anybody’s: odd values are the defaults [T05]', async ({ page }) => {
  await page.addInitScript(() => {
    const features = { alphanav: 'yes', filters: 0, pagination: null, __proto__: 1, other: true }
    localStorage.setItem('chronos_features', JSON.stringify({ at: Date.now(), features }))
  })
  await openResults(page)
  await expect(letters(page)).toHaveCount(0)
  await expect(sections(page).first()).toBeVisible()
})

test('a browser that keeps nothing asks on every page, and shows the same [T05]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  const calls = await answerFlags(page, ALL_ON)
  await openResults(page)
  await expect(letters(page)).toBeVisible()
  await openResults(page)
  await expect(letters(page)).toBeVisible()
  expect(calls()).toBe(2)
})

test('pages that read no live flag ask for none [C07]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.url()} on ${page.url()}`)
  })
  for (const path of ['/', '/2026/artists', '/2026/venues', '/2026/schedule', '/2026/events/nj-everything']) {
    await page.goto(path)
    await expect(page.locator('html[data-js]')).toBeAttached()
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})
