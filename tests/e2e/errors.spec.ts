import { TEST_ENV, TEST_RELEASE } from '../../scripts/checks/test-places.ts'
import { type AppDeps, buildApp } from '../../src/server/app.ts'
import { HttpError } from '../../src/server/errors.ts'
import { loadRelease } from '../../src/server/release.ts'
import { expect, MISSING_PAGE, test } from './visitor.ts'

const LOST =
  'The page you requested cannot be found. Check the URL, or contact hello@example.org if you believe this page should be working.'

for (const [section, back, list] of [
  ['events', 'Back to all events', '/search/event'],
  ['artists', 'Back to all artists', '/artists'],
  ['contributors', 'Back to all contributors', '/contributors'],
  ['films', 'Back to all films', '/films'],
  ['brands', 'Back to all brands', '/brands'],
  ['exhibitors', 'Back to all exhibitors', '/exhibitors'],
  ['music_fest_presenters', 'Back to all presenters', '/music_fest_presenters'],
  ['venues', 'Back to all venues', '/venues'],
  ['attendees', 'Back to all attendees', '/attendees'],
  ['schedule', 'Back to all days', '/schedule'],
] as const) {
  test(`something missing among ${section} says so, with the way back to all of them [X01] [R13] [R12] [R05]`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(MISSING_PAGE)
    for (const year of ['', '/2026']) {
      const answer = await page.goto(`${year}/${section}/nothing-of-the-kind`)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle('Page not found – Nightjar')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      await expect(page.getByRole('main')).toContainText(LOST)
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
    }
    await page.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('searching from a missing page asks the search page [X01]', async ({ page, complaints }) => {
  complaints.expected.push(MISSING_PAGE)
  await page.goto('/2026/venues/nothing')
  await page.getByRole('main').locator('input[type=search]').fill('river')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=river')
})

/** The built sample behind a server whose directory cannot be asked: a page route that fails. */
async function withDirectory(attendees: AppDeps['attendees'], visit: (origin: string) => Promise<void>) {
  const app = await buildApp({
    release: await loadRelease(process.env.MARQUEE_TEST_RELEASE ?? TEST_RELEASE, { tls: false }),
    clock: () => new Date(TEST_ENV.MARQUEE_NOW),
    report: () => {},
    ...(attendees && { attendees }),
  })
  try {
    await visit(await app.listen({ port: 0, host: '127.0.0.1' }))
  } finally {
    await app.close()
  }
}

test('a page that fails shows the error screen with the message and the code to quote [X02]', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 50[03]/)
  for (const [status, error] of [
    [500, new Error('<img src=x> a secret of the inside')],
    [503, new HttpError(503, 'The store is away.', { 'Retry-After': '5' })],
  ] as const) {
    await withDirectory({ has: () => Promise.reject(error) }, async (origin) => {
      const answer = await page.goto(`${origin}/attendees/u-1`)
      expect(answer?.status()).toBe(status)
      const id = answer?.headers()['x-request-id']
      expect(id).toMatch(/^[0-9a-f]+-\w+$/)
      await expect(page).toHaveTitle('We encountered an error! – Nightjar')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We encountered an error!')
      await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
      await expect(page.getByText(`Error code: ${id}`, { exact: true })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('secret')
      await expect(page.locator('main img')).toHaveCount(0)
      await page.getByRole('link', { name: 'Back to all attendees' }).click()
      await expect(page).toHaveURL(`${origin}/attendees`)
      // Nothing of the list is under way when the server goes.
      await page.goto('about:blank')
    })
  }
})

test('an address that cannot be read has its error screen, among contributors with their way back [X02] [R05]', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 400/)
  const answer = await page.goto('/2026/contributors/%zz')
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We encountered an error!')
  await expect(page.getByText(/^Error code: \S+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to all contributors' }).click()
  await expect(page).toHaveURL('/contributors')
})

test('a person of the directory has a page, the same for everybody, and others have none [R12] [R11]', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(MISSING_PAGE)
  await withDirectory({ has: async (id) => id === 'u-1' }, async (origin) => {
    const answer = await page.goto(`${origin}/attendees/u-1`)
    expect(answer?.status()).toBe(200)
    expect(await answer?.text()).not.toContain('u-1')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Back to all attendees' }).click()
    await expect(page).toHaveURL(`${origin}/attendees`)
    expect((await page.goto(`${origin}/attendees/u-2`))?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Back to all attendees' })).toBeVisible()
  })
})
