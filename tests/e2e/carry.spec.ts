import { expect, PAGES, type Page, test } from './visitor.ts'

/** Which named parts move between two pages, as the browser animates them. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const store = window as unknown as { moved: string[] | undefined }
    addEventListener('pagereveal', (event) => {
      store.moved = undefined
      event.viewTransition?.ready.then(
        () => {
          const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
          store.moved = [...new Set(effects.map(({ pseudoElement }) => pseudoElement ?? ''))].sort()
        },
        () => {
          store.moved = []
        },
      )
    })
  })
}

const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved?: string[] }).moved)

test.use({ viewport: { width: 1280, height: 900 } })

test('a card’s picture and title grow into its page', async ({ page }) => {
  await watchTransitions(page)
  // A browser that is busy leaves a transition out (`LATE_TRANSITION`), and animates the next one.
  await expect(async () => {
    await page.goto(PAGES['a day'])
    const card = page.locator('.event').first()
    const title = await card.getByRole('link').textContent()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    const groups = ['::view-transition-group(title)', '::view-transition-group(picture)']
    await expect.poll(() => moved(page), { timeout: 3000 }).toEqual(expect.arrayContaining(groups))
  }).toPass({ timeout: 30_000 })
  await page.goBack()
  await expect(page).toHaveURL(PAGES['a day'])
  // Nothing keeps a name that it had for the way only.
  const named = () =>
    page
      .locator('.event *')
      .evaluateAll((all) => all.filter((e) => (e as HTMLElement).style.viewTransitionName !== '').length)
  await expect.poll(named).toBe(0)
})

test('nothing moves for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTransitions(page)
  await page.goto(PAGES['a day'])
  await page.locator('.event').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await moved(page)) ?? []).toEqual([])
})
