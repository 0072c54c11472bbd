import { expect, type Page, test } from './visitor.ts'

const group = (page: Page, title: RegExp) =>
  page.locator('.group', { has: page.getByRole('heading', { level: 2, name: title }) })

test('the schedule opens on the first day and leads through all of them [R17]', async ({ page }) => {
  await page.goto('/2026/schedule')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/2026\/schedule\/2026-03-06$/)
  const days = page.getByRole('navigation', { name: 'Days' }).first().getByRole('link')
  expect(await days.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
    ...[6, 7, 8, 9, 10, 11, 12].map((day) => `/2026/schedule/2026-03-${String(day).padStart(2, '0')}`),
    '/2026/schedule/tba',
  ])
  await page.getByRole('link', { name: 'Saturday →' }).click()
  await expect(page).toHaveURL('/2026/schedule/2026-03-07')
  await expect(page.locator('.strip [aria-current]')).toContainText('Mar 7')
})

test('every event of the programme stands on exactly one day [R17]', async ({ page }) => {
  await page.goto('/2026/schedule')
  const days = await page.locator('.strip a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  const queue = [...days]
  const seen: string[] = []
  for (let path = queue.shift(); path; path = queue.shift()) {
    await page.goto(path)
    seen.push(
      ...(await page.locator('.events h3 a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))),
    )
    const parts = await page.locator('.tabs a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    if (days.includes(path)) queue.push(...parts.filter((part) => part !== path))
  }
  expect(new Set(seen).size).toBe(seen.length)
  await page.goto('/2026/search/event')
  const total = Number(/of (\d+) events/.exec((await page.locator('.hint').textContent()) ?? '')?.[1])
  expect(seen).toHaveLength(total)
})

test('a show at one in the morning stands on the page of the night before [R17]', async ({ page }) => {
  await page.goto('/2026/schedule/2026-03-06')
  const late = group(page, /After midnight/).filter({ hasText: 'One O’Clock Waltz' })
  await expect(late).toBeVisible()
  await expect(late.getByRole('heading', { level: 2 })).toContainText('1am')
  await page.goto('/2026/schedule/2026-03-07')
  await expect(page.getByText('One O’Clock Waltz')).toHaveCount(0)
})

test('hours come in the order of the night, and what has no time comes last [R17]', async ({ page }) => {
  for (const day of ['2026-03-06', '2026-03-11']) {
    await page.goto(`/2026/schedule/${day}`)
    const times = await page
      .locator('.events time')
      .evaluateAll((all) => all.map((t) => t.getAttribute('datetime') ?? ''))
    expect(times.length).toBeGreaterThan(20)
    const moments = times.map((time) => Date.parse(time))
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
  }
  await expect(page.locator('.group').last()).toContainText('Secret Show on the Ferry')
  await expect(page.locator('.event', { hasText: 'Secret Show on the Ferry' }).locator('.rail')).toHaveText('TBA')
})

test('a canceled event keeps its place in the day and says so', async ({ page }) => {
  await page.goto('/2026/schedule/2026-03-07')
  const card = page.locator('.event', { hasText: 'Balloon Parade over the River' })
  await expect(card).toContainText('Canceled')
  const line = await card.getByRole('link').evaluate((a) => getComputedStyle(a).textDecorationLine)
  expect(line).toContain('line-through')
})

test('events without a day have a page of their own', async ({ page }) => {
  await page.goto('/2026/schedule/tba')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To be announced')
  await expect(page.getByRole('link', { name: 'A Conversation That Has Not Found Its Day' })).toBeVisible()
})

test('a card speaks of time, type, place, people and access [K01] [K02] [K08] [B03]', async ({ page }) => {
  await page.goto('/2026/schedule/2026-03-08')
  const card = page.locator('.event', { hasText: 'Tide Tables: Songs and Arguments' })
  await expect(card.locator('.rail')).toContainText('8:00pm')
  await expect(card.locator('.rail')).toContainText('9:30pm CT')
  await expect(card).toContainText('Keynote')
  await expect(card).toContainText('Riverline Convention Center · Grand Ballroom')
  await expect(card).toContainText('Máire Ní Ødegård')
  const codes = card.locator('.codes abbr')
  expect(await codes.allTextContents()).toEqual(['P', 'I', 'F', 'M', 'E'])
  expect(await codes.evaluateAll((list) => list.map((code) => code.getAttribute('title')))).toEqual([
    'Platinum',
    'Innovation',
    'Film & TV',
    'Music',
    'EDU',
  ])
  // The whole card is a target for the title's link.
  // Cards that were far below take their real size when they come near, so the second scroll is the one that counts.
  const rail = card.locator('.rail')
  await rail.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await rail.scrollIntoViewIfNeeded()
  await rail.click({ force: true })
  await expect(page).toHaveURL('/2026/events/nj-everything')
})

test('the list of all events shows as many of the first as it says, and leads to the days [R17]', async ({ page }) => {
  await page.goto('/search/event')
  const [, shown, total] =
    /first (\d+) of ([\d,]+) events/.exec((await page.locator('.hint').textContent()) ?? '') ?? []
  expect(Number(shown)).toBeGreaterThanOrEqual(16)
  expect(Number(total)).toBeGreaterThan(500)
  await expect(page.locator('[data-still] .event')).toHaveCount(Number(shown))
  await page.locator('.strip').getByRole('link').nth(2).click()
  await expect(page).toHaveURL('/schedule/2026-03-08')
})

test('the way back leads where the visitor came from, or to the day [B02]', async ({ page }) => {
  await page.goto('/2026/artists/nj-everything-artist')
  await page.getByRole('link', { name: 'One O’Clock Waltz' }).click()
  await page.locator('[data-back]').click()
  await expect(page).toHaveURL('/2026/artists/nj-everything-artist')

  await page.goto('about:blank')
  await page.goto('/2026/events/nj-after-midnight')
  await page.locator('[data-back]').click()
  await expect(page).toHaveURL('/2026/schedule/2026-03-06')
})
