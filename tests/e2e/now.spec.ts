import { expect, PAGES, test } from './visitor.ts'

test('on the day itself a visitor jumps to what comes next, and nothing moves until then [R17]', async ({ page }) => {
  // Sunday 5:20pm in Port Ellery.
  await page.clock.setFixedTime('2026-03-08T22:20:00Z')
  await page.goto(PAGES['a day'])
  const card = page.locator('[data-now]')
  await expect(card).toHaveCount(1)
  await expect(card).not.toBeInViewport()
  const jump = page.getByRole('button', { name: 'Jump to now' })
  await jump.click()
  await expect(card).toBeInViewport()
  await expect(card.getByRole('link')).toBeFocused()
  await expect(jump).toBeHidden()
  const start = await card.locator('time').getAttribute('datetime')
  expect(Date.parse(start ?? '')).toBeGreaterThan(Date.parse('2026-03-08T22:20:00Z'))
})

test('on any other day there is no now', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-11T22:20:00Z')
  await page.goto(PAGES['a day'])
  await expect(page.locator('[data-now]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Jump to now' })).toHaveCount(0)
})

test('what is on is marked in words, what is over steps back, and nothing moves [R17]', async ({ page }) => {
  // Saturday 3:40pm in Port Ellery.
  await page.clock.install({ time: '2026-03-07T21:40:00Z' })
  await page.goto('/2026/schedule/2026-03-07')
  const states = () =>
    page.locator('.timed .event').evaluateAll((cards) =>
      cards.map((card) => {
        const start = Date.parse(card.querySelector('time')?.dateTime ?? '')
        const { on } = (card as HTMLElement).dataset
        return { start, is: on ?? (card.classList.contains('over') ? 'over' : 'to come') }
      }),
    )
  await expect(page.locator('[data-on]').first()).toBeAttached()
  const now = Date.parse('2026-03-07T21:40:00Z')
  const timed = (await states()).filter(({ start }) => !Number.isNaN(start))
  expect(new Set(timed.map(({ is }) => is))).toEqual(new Set(['over', 'On now', 'to come']))
  expect(timed.every(({ start, is }) => (is === 'to come') === start > now)).toBe(true)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const on = timed.filter(({ is }) => is === 'On now').length
  await page.clock.fastForward('03:00:00')
  await expect.poll(async () => (await states()).filter(({ is }) => is === 'over').length).toBeGreaterThan(on)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})

test.describe('a visitor from elsewhere', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('sees the festival’s time, and their own on demand, for this visit [R17] [K01]', async ({ page }) => {
    await page.goto('/2026/schedule/2026-03-07')
    const time = page.locator('.timed .rail > time').first()
    await expect(time).toHaveText('9:00am')
    const button = page.getByRole('button', { name: 'Show in my time (Berlin)' })
    await button.click()
    await expect(time).toHaveText('4:00pm')
    await expect(page.locator('.rail[data-own=Berlin]').first()).toBeVisible()
    await page.goto('/2026/schedule/2026-03-08')
    const back = page.getByRole('button', { name: 'Show the festival’s time' })
    await expect(back).toHaveAttribute('aria-pressed', 'true')
    await back.click()
    await expect(page.locator('[data-own]')).toHaveCount(0)
  })
})

test.describe('a visitor from there', () => {
  test.use({ timezoneId: 'America/Chicago' })

  test('is not asked which clock they mean [R17]', async ({ page }) => {
    await page.goto('/2026/schedule/2026-03-07')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: /my time/ })).toHaveCount(0)
  })
})
