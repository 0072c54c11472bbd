import { axe, begin, call, REFUSED, starOf } from './favorites.ts'
import { expect, PAGES, test } from './visitor.ts'

test.describe.configure({ mode: 'default' })

const EVENT = PAGES['an event with every field']
const DAY = PAGES['a day']

test('My Favorites begins with a way on, never with the prompt to log in [R10]', async ({ page }) => {
  await begin(page, 'fan', EVENT)
  await page.goto('/2026/favorites/event')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Press the star on anything/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Explore the schedule' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Log in' })).toBeHidden()
  expect(await axe(page)).toEqual([])
})

test('My Favorites lines events up by day and narrows them by a filter [R10] [C10]', async ({ page }) => {
  await begin(page, 'fan', DAY)
  for (const id of ['nj-everything', 'nj-canceled', 'nj-tba', 'nj-undated']) {
    expect(await call(page, 'POST', '/favorite/events', { id })).toBe(201)
  }
  await page.goto('/2026/favorites/event')
  const main = page.getByRole('main')
  await expect(main.getByRole('status').first()).toHaveText('4 favorites')
  await expect(main.locator('.event')).toHaveCount(4)
  await expect(main.locator('.group h2').first()).toHaveText(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day /)
  await expect(main.locator('.event.canceled')).toContainText('Canceled')
  expect(await axe(page)).toEqual([])

  await main.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filter results' })
  await filters.getByRole('group', { name: 'Event Type' }).getByRole('button').first().click()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect.poll(() => main.locator('.event').count()).toBeLessThan(4)
  await page.getByRole('list', { name: 'Active filters' }).getByRole('button').click()
  await expect(main.locator('.event')).toHaveCount(4)
})

test('My Favorites keeps what was removed in its place until the page is left, so that a mistake is mended [R10]', async ({
  page,
}) => {
  await begin(page, 'fan', DAY)
  for (const id of ['nj-everything', 'nj-tba']) await call(page, 'POST', '/favorite/events', { id })
  await page.goto('/2026/favorites/event')
  const card = page.locator('.event').first()
  const star = card.locator('.star')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(card).toContainText('Removed. Press the star to keep it after all.')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 favorite')
  expect(await axe(page)).toEqual([])
  await star.click()
  await expect(card).not.toContainText('Removed')
  await star.click()
  await expect(card).toContainText('Removed')
  await page.reload()
  await expect(page.locator('.event')).toHaveCount(1)
})

test('My Favorites hands out a calendar of the events [R10]', async ({ page }) => {
  await begin(page, 'fan', DAY)
  await call(page, 'POST', '/favorite/events', { id: 'nj-everything' })
  await page.goto('/2026/favorites/event')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('favorites.ics')
})

test('My Favorites shows every kind, brands with presenters, without a sideways scroll at 320 pixels [R10] [D02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await begin(page, 'fan', DAY)
  await call(page, 'POST', '/favorite/events', { id: 'nj-long-title' })
  for (const id of ['brass-salt', 'cartwheel', 'nj-everything-artist', 'good-night-telephone']) {
    expect(await call(page, 'POST', '/favorite/entities', { id })).toBe(201)
  }
  await call(page, 'POST', '/favorite/venues', { id: 'customs-house' })
  await page.goto('/2026/favorites')
  await expect(page.locator('[data-mine] .group')).toHaveCount(6)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await axe(page)).toEqual([])
  await page.goto('/2026/favorites/brand,exhibitor')
  await expect(page.locator('[data-mine] .person')).toHaveCount(2)
})

test('My Favorites keeps the name of what left the programme, and asks before it lets go of it [R10] [B14]', async ({
  page,
}) => {
  await begin(page, 'fan', DAY)
  await call(page, 'POST', '/favorite/events', { id: 'nj-tba' })
  // The sample's programme stays as it is, so the answers say what they would after a newer release.
  const gone = { id: 'left', name: 'The Show That Left', gone: true }
  await page.route('**/favorite.json', (route) =>
    route.fulfill({ json: { attendee: [], entity: [], venue: [], event: ['left', 'nj-tba'] } }),
  )
  await page.route('**/search/favorites', async (route) => {
    const answer = await (await route.fetch()).json()
    const hit = { type: 'gone', _id: 'left', _source: gone, favorite_type: 'event', favorite_id: 'left' }
    const hits = answer.hits.map((kept: { _source: object }) => ({
      ...kept,
      _source: { ...kept._source, kept_start: '2026-03-08T19:00:00-06:00', kept_venue: 'Dock 9' },
    }))
    await route.fulfill({ json: { ...answer, total: 2, hits: [...hits, hit] } })
  })
  await page.goto('/2026/favorites/event')
  await expect(page.locator('li.event')).toContainText('Changed since you kept it. It was: Sun, Mar 8')
  const left = page.locator('.gone li')
  await expect(left).toContainText('The Show That Left')
  expect(await axe(page)).toEqual([])
  page.once('dialog', (dialog) => dialog.dismiss())
  await starOf(page, 'The Show That Left').click()
  await expect(starOf(page, 'The Show That Left')).toHaveAttribute('aria-pressed', 'true')
  page.once('dialog', (dialog) => dialog.accept())
  await starOf(page, 'The Show That Left').click()
  await expect(left).toContainText('Removed')
})

test('My Favorites says that it cannot be read for the moment, and reads it when asked again [R10] [X04]', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(REFUSED)
  await begin(page, 'fan', DAY)
  await call(page, 'POST', '/favorite/events', { id: 'nj-everything' })
  await page.route('**/search/favorites', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/2026/favorites/event')
  await expect(page.getByText('Your favorites cannot be read for the moment.')).toBeVisible()
  await page.unroute('**/search/favorites')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.event')).toHaveCount(1)
})

test('My Favorites gives the page back once the session is over [P01] [R10]', async ({ page, complaints }) => {
  complaints.expected.push(REFUSED)
  await begin(page, 'fan', DAY)
  await page.context().clearCookies({ name: '__Host-marquee' })
  await page.goto('/2026/favorites/event')
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('[data-mine]')).toBeHidden()
})
