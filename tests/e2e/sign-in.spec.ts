import { signIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

test('a visitor logs in from a page and is back on it, with a menu of their own [B04] [C17] [P02]', async ({
  page,
}) => {
  await signIn(page, 'attendee', '/2026/events/nj-everything?from=mail')
  await expect(page.locator('.user-menu summary')).toHaveAccessibleName('Ida Ashworth, your menu')
})
