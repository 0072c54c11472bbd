import { UNPUBLISHED_LISTINGS } from '../../src/data/sample/awkward.ts'
import { expect, test } from './visitor.ts'

/** The preview of the edu site: everything, with what the public does not see yet labelled as such. */
const preview = (path: string) => `${process.env.MARQUEE_PREVIEW_ORIGIN}${path}`
const LATER = 'Visible after Jan 1, 2099 12:00pm CT'

for (const [kind, [never, later]] of Object.entries(UNPUBLISHED_LISTINGS)) {
  const section = kind === 'presenters' ? 'music_fest_presenters' : kind
  test(`a preview labels ${kind} that the public does not see, on rows and on pages [T03]`, async ({
    page,
    request,
  }) => {
    await page.goto(preview(`/2026/${section}`))
    const row = (id: string) => page.locator('.person', { has: page.locator(`a[href$="/${section}/${id}"]`) })
    await expect(row(never).getByText('Not published', { exact: true })).toBeVisible()
    await expect(row(later).getByText(LATER, { exact: true })).toBeVisible()
    await expect(page.locator('.person .unpublished')).toHaveCount(2)
    await page.goto(preview(`/2026/${section}/${later}`))
    await expect(page.getByText(LATER, { exact: true })).toBeVisible()
    const inPublic = await request.get(`${process.env.MARQUEE_EDU_ORIGIN}/2026/${section}/${later}`)
    expect(inPublic.status()).toBe(404)
  })
}

test('a preview labels unpublished events and people, on cards and on their pages [T03]', async ({ page }) => {
  await page.goto(preview('/2026/schedule/2026-03-11'))
  const card = page.locator('.event', { hasText: 'The Embargoed, Live' })
  await expect(card.getByText(LATER, { exact: true })).toBeVisible()
  await card.getByRole('link').click()
  await expect(page.locator('.lead').getByText(LATER, { exact: true })).toBeVisible()
  await page.goto(preview('/2026/contributors/nj-unpublished-null-person'))
  await expect(page.locator('.lead').getByText('Not published', { exact: true })).toBeVisible()
})
