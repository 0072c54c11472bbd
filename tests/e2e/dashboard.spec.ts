import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from './visitor.ts'

/** The site that has `dashboard` on, in the middle of its festival, with the demo's people. */
const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => use(process.env.MARQUEE_EDU_ORIGIN ?? ''),
})

const section = (page: Page) => page.locator('[data-dashboard]')

/** Events as the edu site's own API knows them, by when they begin. */
async function timedEvents(page: Page): Promise<{ id: string; name: string; start: number }[]> {
  const answer = await page.request.post('/search', {
    data: { models: 'event', filters: [] },
    headers: { 'X-CSRF-Token': 'anonymous' },
  })
  const { hits } = (await answer.json()) as { hits: { _source: { id: string; name: string; start_time?: string } }[] }
  return hits
    .map(({ _source: { id, name, start_time } }) => ({ id, name, start: Date.parse(start_time ?? '') }))
    .filter(({ start }) => !Number.isNaN(start))
    .sort((a, b) => a.start - b.start)
}

async function logIn(page: Page, person: string): Promise<void> {
  await page.goto('/2026')
  await page.locator('.site-head [data-sign-in]').click()
  await page.locator('dialog.modal-sign-in').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: person }).click()
  await expect(page.locator('.user-menu')).toBeVisible()
}

test('the landing page shows somebody’s next favorites, and nothing of them to others [E13]', async ({
  page,
  complaints,
}) => {
  // The icon of the demo's own page, where a release has no shell for it.
  complaints.expected.push(/status of 404.*auth\/demo/)
  await page.goto('/2026')
  await expect(page.locator('html[data-js]')).toBeAttached()
  await expect(section(page)).toBeHidden()

  const events = await timedEvents(page)
  const [over, ...coming] = [events[2], ...events.slice(-5)]
  await logIn(page, 'Kit Amadi')
  const session = (await (await page.request.get('/session.json')).json()) as { csrf: string }
  const keep = (method: 'post' | 'delete', id: string) =>
    method === 'post'
      ? page.request.post('/favorite/events', { data: { id }, headers: headersOf(session.csrf) })
      : page.request.delete(`/favorite/event/${id}`, { headers: headersOf(session.csrf) })
  const headersOf = (csrf: string) => ({ 'X-CSRF-Token': csrf, Origin: process.env.MARQUEE_EDU_ORIGIN ?? '' })
  await page.clock.setFixedTime((coming[0]?.start ?? 0) - 60_000)
  try {
    await page.goto('/2026')
    await expect(section(page)).toContainText('Nothing that you starred is still to come.')
    for (const event of [over, ...coming]) expect((await keep('post', event?.id ?? '')).ok()).toBe(true)

    for (const [home, prefix] of [
      ['/2026', '/2026'],
      ['/', ''],
    ] as const) {
      await page.goto(home)
      await expect(section(page).getByRole('heading', { name: 'Your next favorites' })).toBeVisible()
      const links = section(page).locator('li a')
      await expect(links).toHaveText(coming.slice(0, 3).map(({ name }) => name))
      await expect(links.first()).toHaveAttribute('href', `${prefix}/events/${coming[0]?.id}`)
      await expect(section(page).locator('li').first()).toContainText(/\w{3}, Mar \d+, \d+:\d\d[ap]m CT/)
      await expect(section(page).getByRole('link', { name: 'All your favorites' })).toHaveAttribute(
        'href',
        `${prefix}/favorites/event`,
      )
    }
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  } finally {
    for (const event of [over, ...coming]) await keep('delete', event?.id ?? '')
  }
})

base('without the feature the landing page has no place for them [E13]', async ({ page }) => {
  await page.goto('/2026')
  await expect(section(page)).toHaveCount(0)
})
