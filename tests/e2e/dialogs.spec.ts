import { AxeBuilder } from '@axe-core/playwright'
import { expect, PAGES, type Page, test } from './visitor.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** What the page says to analytics, in the order it says it. */
async function listen(page: Page): Promise<() => Promise<{ name: string; properties: Record<string, unknown> }[]>> {
  await page.addInitScript(() => {
    const store = window as unknown as { tracked: unknown[] }
    store.tracked = []
    document.addEventListener('marquee:track', (event) => store.tracked.push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => (window as unknown as { tracked: never[] }).tracked)
}

test('the sign-in modal offers to log in with a form, and to stay logged out [B04]', async ({ page }) => {
  await page.goto(`${PAGES['an event with every field']}?from=mail`)
  const opener = page.getByRole('link', { name: 'Log in' })
  await expect(opener).toHaveAttribute('href', '/account')
  await opener.click()
  const modal = dialog(page, 'Start favoriting events')
  await expect(modal).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  const form = modal.locator('form')
  await expect(form).toHaveAttribute('method', 'post')
  const origin = encodeURIComponent('/2026/events/nj-everything?from=mail')
  await expect(form).toHaveAttribute('action', `/auth/demo?origin=${origin}`)
  await expect(form.locator('input[name=authenticity_token]')).toHaveCount(1)
  await expect(form.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await modal.getByRole('button', { name: 'Stay logged out' }).click()
  await expect(modal).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(modal).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(modal).toBeHidden()
})

for (const width of [320, 1440]) {
  test(`the sharing modal shares, copies and mails at ${width} pixels [B15] [B11]`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height: 700 })
    await page.goto(PAGES['an event with every field'])
    await expect(page.locator('dialog#modalForSharingTile')).toHaveCount(1)
    const opener = page.getByRole('button', { name: 'More ways to share' })
    await opener.click()
    const modal = dialog(page, 'Share this page')
    await expect(modal).toHaveAttribute('id', 'modalForSharingTile')
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expect(modal.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /^mailto:\?subject=Tide%20Tables/)
    await modal.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('status')).toHaveText('Link copied to clipboard')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/2026/events/nj-everything')
    await expect(modal).toBeHidden()
    await expect(opener).toBeFocused()
    // No network is configured: nothing is loaded from anywhere.
    await expect(page.locator('#modalForSharingTile script')).toHaveCount(0)
  })
}

test('a configured social network is loaded once, on the first opening, and not before [B15]', async ({ page }) => {
  let loads = 0
  await page.route('https://widget.example/**', (route) => {
    loads += 1
    return route.fulfill({
      contentType: 'text/javascript',
      body: `const tile = document.createElement('p'); tile.textContent = 'A tile'; document.querySelector('#modalForSharingTile .widget').append(tile)`,
    })
  })
  await page.goto(`${process.env.MARQUEE_EDU_ORIGIN}${PAGES['an event with every field']}`)
  const opener = page.getByRole('button', { name: 'More ways to share' })
  await expect(opener).toBeVisible()
  expect(loads).toBe(0)
  for (let opening = 0; opening < 3; opening += 1) {
    await opener.click()
    const modal = dialog(page, 'Share this page')
    await expect(modal.getByText('A tile')).toHaveCount(1)
    await expect(modal.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  }
  expect(loads).toBe(1)
})

test('the RSVP modal says that reservations are open and leads there [B15]', async ({ page }) => {
  const tracked = await listen(page)
  await page.goto(PAGES['an event with every field'])
  const opener = page.locator('.bar').getByRole('link', { name: 'Reserve a place' })
  await expect(opener).toHaveAttribute('href', 'https://example.org/rsvp/tide-tables')
  await opener.click()
  const modal = dialog(page, 'Reserve a place')
  await expect(modal).toHaveClass(/modal-rsvp/)
  await expect(modal).toContainText('Reservations for this event are open.')
  await expect(modal.getByRole('link', { name: 'Go to the reservation' })).toHaveAttribute(
    'href',
    'https://example.org/rsvp/tide-tables',
  )
  expect(await axe(page)).toEqual([])
  const [said] = await tracked()
  expect(said).toEqual({
    name: 'RSVP Opened',
    properties: { event_id: 'nj-everything', timestamp: expect.stringMatching(/^\d{4}-.*Z$/), mobile: false },
  })
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('an event that reserves by account asks to log in first [B15] [B04]', async ({ page }) => {
  await page.goto('/2026/events/nj-reservable')
  await page.locator('.bar [data-dialog=modal-rsvp]').click()
  const modal = page.locator('dialog.modal-rsvp')
  await expect(modal).toBeVisible()
  const link = modal.getByRole('link', { name: 'Go to the reservation' })
  const logIn = modal.getByRole('button', { name: 'Log in' })
  await expect(link.or(logIn)).toBeVisible()
})

test('the SXXPress modal says what the event says about express passes [B15]', async ({ page }) => {
  const tracked = await listen(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(PAGES['an event with every field'])
  await page.getByRole('link', { name: 'SXXPress' }).click()
  const modal = dialog(page, 'SXXPress')
  const message = 'SXXPress is available for this event from 9am on the day before.'
  await expect(modal).toHaveClass(/modal-sxxpress/)
  await expect(modal).toContainText(message)
  expect(await axe(page)).toEqual([])
  expect(await tracked()).toEqual([
    {
      name: 'SXXPress Opened',
      properties: {
        event_id: 'nj-everything',
        timestamp: expect.any(String),
        mobile: true,
        sxxpress_message: message,
      },
    },
  ])
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('reserving is a plain link, and the SXXPress message can be read [B15]', async ({ page }) => {
    await page.goto(PAGES['an event with every field'])
    await expect(page.getByRole('link', { name: 'Reserve a place' })).toHaveAttribute(
      'href',
      'https://example.org/rsvp/tide-tables',
    )
    await expect(page.getByText('SXXPress is available for this event')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/account')
  })
})
