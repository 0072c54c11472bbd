import { AxeBuilder } from '@axe-core/playwright'
import { shifts, visitWithLateScript } from './shifts.ts'
import { signIn } from './sign-in.ts'
import { expect, PAGES, type Page, test } from './visitor.ts'

const EVENT = PAGES['an event with every field']
const menu = (page: Page) => page.locator('.user-menu')
const logIn = (page: Page) => page.locator('.site-head').getByRole('link', { name: 'Log in' })

const marks = (page: Page) =>
  page.evaluate(() => ({
    element: document.querySelector('#uid')?.textContent,
    isHidden: document.querySelector<HTMLElement>('#uid')?.hidden,
    uid: (window as { uid?: string }).uid,
    roles: (window as { roles?: string[] }).roles,
    main: document.querySelector('main')?.dataset.visitor,
  }))

/** The provider of the tests is on the same machine, and browsers tell no ports apart: ours have our name. */
const ourCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.includes('marquee'))

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('a visitor logs in from a page and is back on it, with a menu and the marks that other scripts look for [B04] [C17] [P02] [P05]', async ({
  page,
}) => {
  await page.goto(EVENT)
  expect(await marks(page)).toEqual({})
  await signIn(page, 'staff', `${EVENT}?from=mail`)
  await expect(menu(page).locator('summary')).toHaveAccessibleName('Moss Delgado, your menu')
  await expect(page).toHaveURL(`${EVENT}?from=mail`)
  const { element, ...said } = await marks(page)
  expect(element).toMatch(/^[0-9a-f-]{36}$/)
  expect(said).toEqual({ isHidden: true, uid: element, roles: ['attendee', 'staff'], main: 'signed-in' })
})

test('somebody’s menu names them and leads to favorites, choice, data and out [B13] [P02]', async ({ page }) => {
  await signIn(page, 'attendee', '/2026')
  await menu(page).locator('summary').click()
  await expect(menu(page)).toContainText('Ida Ashworth')
  await expect(menu(page).getByRole('link', { name: 'My Favorites' })).toHaveAttribute('href', '/2026/favorites/event')
  await expect(menu(page).getByRole('link', { name: 'My data' })).toHaveAttribute('href', '/account')
  expect(await axe(page)).toEqual([])

  await menu(page).getByRole('button', { name: 'Log out' }).click()
  await expect(logIn(page)).toBeVisible()
  await expect(page).toHaveURL('/2026')
  expect(await ourCookies(page)).toEqual([])
  expect(await marks(page)).toEqual({})
})

test('being shown to others is off until somebody turns it on, and stays as they left it [E10]', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/ERR_FAILED/)
  await signIn(page, 'shy', '/')
  const box = menu(page).getByRole('checkbox', { name: 'Show me to others who are interested' })
  await menu(page).locator('summary').click()
  await expect(box).not.toBeChecked()
  const saved = page.waitForResponse('**/account/visibility')
  await box.click()
  expect((await saved).status()).toBe(204)
  await page.reload()
  await menu(page).locator('summary').click()
  await expect(box).toBeChecked()

  // What the server did not take is not shown as taken.
  await page.route('**/account/visibility', (route) => route.abort())
  await box.click()
  await expect(menu(page).getByRole('alert')).toHaveText('This could not be saved. Please try again in a moment.')
  await expect(box).toBeChecked()
  await page.unroute('**/account/visibility')
  await box.click()
  await expect(box).not.toBeChecked()
})

test('a session that ended shows a page as it is for everybody, without an error [P01]', async ({ page, context }) => {
  await signIn(page, 'attendee', EVENT)
  // Another browser's logout, or half an hour: the cookie is there, the session is not.
  const [session] = (await context.cookies()).filter(({ name }) => name === '__Host-marquee')
  await context.addCookies([{ ...session, value: 'x'.repeat(43) } as never])
  await page.reload()
  await expect(logIn(page)).toBeVisible()
  await expect.poll(() => ourCookies(page)).toEqual([])
  expect(await marks(page)).toEqual({})
})

test('two tabs agree on who is logged in [P02]', async ({ page, context }) => {
  await page.goto('/artists')
  const other = await context.newPage()
  await signIn(other, 'attendee', '/')
  // Tests see both tabs at once; a visitor comes back to one.
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  await expect(menu(page)).toBeVisible()
  await menu(other).locator('summary').click()
  await menu(other).getByRole('button', { name: 'Log out' }).click()
  await expect(logIn(other)).toBeVisible()
  await comeBack()
  await expect(logIn(page)).toBeVisible()
})

test('the landing page offers favorites or a badge by who looks, and nothing moves [R01] [P01] [P02]', async ({
  page,
}) => {
  await signIn(page, 'attendee', '/')
  const doors = page.locator('.doors')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await visitWithLateScript(page, '/')
    await expect(doors.getByRole('link', { name: 'View Favorites' })).toBeVisible()
    await expect(doors.getByRole('link', { name: 'Buy a Badge' })).toBeHidden()
    await page.waitForLoadState('networkidle')
    expect(await shifts(page)).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('nobody who is logged out costs a request for a session [P01]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', EVENT, PAGES.favorites]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((path) => /session|favorite|account|auth/.test(path) && !path.endsWith('.js'))).toEqual([
    PAGES.favorites,
  ])
})

test('the account page shows what is kept, hands it out, and deletes it [P02]', async ({ page, complaints }) => {
  await signIn(page, 'leaver', '/')
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My data')
  await expect(page.getByRole('main')).toContainText('Tomas Rask')
  await expect(page.getByRole('main')).toContainText('customs-house')
  expect(await axe(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything as JSON' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')

  await page.getByRole('button', { name: 'Delete everything about me' }).click()
  await expect(page).toHaveURL('/account')
  await page.getByRole('checkbox', { name: 'Yes, delete everything about me' }).check()
  await page.getByRole('button', { name: 'Delete everything about me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything about you is deleted')
  await expect(logIn(page)).toBeVisible()
  expect(complaints.list).toEqual([])
})

test('a foreign answer ends on a page of the site with a way back [C17]', async ({ page, complaints }) => {
  complaints.expected.push(/status of 400/)
  await page.goto('/auth/demo/callback?code=stolen&state=of-another-browser')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logging in did not work')
  await expect(page.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.locator('.site-foot')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor logs in, sees what is kept, and logs out [B04] [C17]', async ({ page }) => {
    await page.goto('/artists')
    await logIn(page).click()
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'attendee', exact: true }).click()
    await expect(page).toHaveURL('/artists')
    await logIn(page).click()
    await expect(page.getByRole('main')).toContainText('You are logged in as Ida Ashworth.')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await logIn(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  })
})

test('without a product, the demo login is a page of made-up people that says so [D05]', async ({ page }) => {
  const site = process.env.MARQUEE_EDU_ORIGIN ?? ''
  await page.goto(`${site}${EVENT}`)
  await page.locator('.site-head [data-sign-in]').click()
  await page.locator('dialog.modal-sign-in').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo login')
  await expect(page.getByRole('main')).toContainText('These people are made up')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Log in as Jo Halloran' }).click()
  await expect(page).toHaveURL(`${site}${EVENT}`)
  await expect(menu(page).locator('summary')).toHaveAccessibleName('Jo Halloran, your menu')
})
