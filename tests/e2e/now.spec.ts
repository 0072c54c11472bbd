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
