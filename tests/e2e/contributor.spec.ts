import { expect, MISSING_PAGE, test } from './visitor.ts'

const WORDS = 'Máire Ní Ødegård grew up between two harbors and sings about both of them, in three'

test('an artist shows who they are, where from, where else to find them, and what they are open to [R03] [E02]', async ({
  page,
}) => {
  await page.goto('/2026/artists/nj-everything-artist')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Máire Ní Ødegård')
  for (const text of ['Artist', 'she/her', 'Folk · Sea Songs', 'Galway, Connacht, Ireland', 'Announced Aug 19, 2025']) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByText('Singer and Harbor Pilot')).toBeVisible()
  await expect(main.getByText('Low Water Records')).toBeVisible()
  await expect(main.getByRole('img', { name: 'Illustrated portrait of Máire Ní Ødegård' }).first()).toBeVisible()
  const kinds = [
    'website',
    'spotify',
    'apple',
    'bandcamp',
    'soundcloud',
    'youtube',
    'instagram',
    'tiktok',
    'facebook',
    'twitter',
  ]
  for (const kind of kinds) await expect(main.locator(`a[href="https://example.org/${kind}/maire"]`)).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Vinyl pressing' })).toBeVisible()
  await expect(main.getByText('Touring with a trio of harp', { exact: false })).toBeAttached()

  await expect(page.getByRole('heading', { name: 'Events featuring Máire Ní Ødegård' })).toBeVisible()
  await page.getByRole('link', { name: 'One O’Clock Waltz' }).click()
  await expect(page).toHaveURL('/2026/events/nj-after-midnight')
})

test('a person is a speaker with title and company [R05] [E02]', async ({ page }) => {
  await page.goto('/2026/contributors/nj-no-image-person')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zofia Świątek')
  await expect(main.getByText('Speaker', { exact: true })).toBeVisible()
  await expect(main.getByText('Photographer').first()).toBeVisible()
  await expect(main.getByText('Foghorn Pictures').first()).toBeVisible()
  await expect(main.getByText('Łódź, Poland', { exact: true })).toBeVisible()
})

test('an artist answers under /contributors too, and names the page that counts [R05]', async ({ page }) => {
  for (const prefix of ['', '/2026']) {
    const answer = await page.goto(`${prefix}/contributors/nj-everything-artist`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Máire Ní Ødegård')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/2026\/artists\/nj-everything-artist$/)
  }
})

test('a contributor who does not exist leads back to all contributors [R05] [X01]', async ({ page, complaints }) => {
  complaints.expected.push(MISSING_PAGE)
  for (const prefix of ['', '/2026']) {
    const answer = await page.goto(`${prefix}/contributors/nobody-of-the-kind`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('link', { name: 'Back to all contributors' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contributors')
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a biography shows 16 words until the visitor asks for more [V07] [D08]', async ({ page }) => {
      await page.goto('/2026/artists/nj-everything-artist')
      const more = page.getByText('Show More', { exact: true })
      const preview = page.locator('main details .preview')
      const rest = page.getByText('She is a licensed harbor pilot.')
      await expect(preview).toContainText(WORDS)
      await expect(preview).toBeVisible()
      const shown = ((await preview.textContent()) ?? '').replace(/[….\s]+$/, '')
      expect(shown.split(/\s+/)).toHaveLength(16)
      await expect(rest).toBeHidden()

      await more.click()
      await expect(rest).toBeVisible()
      await expect(more).toBeHidden()
      await page.getByText('Show Less', { exact: true }).click()
      await expect(rest).toBeHidden()
      await expect(more).toBeVisible()
    })
  })
}

test('a short biography is simply there [V07]', async ({ page }) => {
  await page.goto('/2026/artists/nj-not-announced')
  await expect(page.getByText('Nobody announced them. They came anyway.')).toBeVisible()
  await expect(page.getByText('Show More')).toHaveCount(0)
})

test('nobody without a portrait is faceless: initials stand on a field of colour', async ({ page }) => {
  await page.goto('/2026/contributors/nj-no-image-person')
  await expect(page.locator('.lead .pic b')).toHaveText('ZŚ')
  await expect(page.locator('.lead .pic img')).toHaveCount(0)
})

test('a contributor without events says so', async ({ page }) => {
  await page.goto('/2026/artists/nj-no-events')
  await expect(page.getByRole('heading', { name: 'No events announced yet.' })).toBeVisible()
})
