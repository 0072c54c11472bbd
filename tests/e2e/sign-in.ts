import type { Somebody } from '../sign-in/provider.ts'
import { expect, type Page } from './visitor.ts'

/**
 * Signs somebody in from a page, as a visitor does it: the header's button, the modal, the provider's own page, and back.
 * The people are those of `tests/sign-in/provider.ts`: 'attendee', 'staff' (every door), 'hall staff' (the Customs House's
 * doors), 'editor'.
 * @param path the page to begin at and to come back to
 */
export async function signIn(page: Page, who: Somebody, path = '/'): Promise<void> {
  await page.goto(path)
  // Without the script the header's link leads to a page of its own. Asked from outside: a page's clock may stand still.
  await expect(page.locator('html[data-js]')).toHaveCount(1)
  await page.locator('.site-head [data-sign-in]').click()
  await page.locator('dialog.modal-sign-in').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: who, exact: true }).click()
  await page.waitForURL((url) => url.pathname + url.search === path)
  await expect(page.locator('.user-menu')).toBeVisible()
}
