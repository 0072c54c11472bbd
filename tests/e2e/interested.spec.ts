import { AxeBuilder } from '@axe-core/playwright'
import { signIn } from './sign-in.ts'
import { expect, MISSING_PAGE, PAGES, test } from './visitor.ts'

const EVENT = PAGES['an event with every field']
const INTERESTED = '**/favorite/event/nj-everything/interested.json'

test('nobody who is signed out asks who is interested, and the block stays hidden [C06] [B12]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(EVENT)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('interested'))).toEqual([])
  await expect(page.locator('.interested')).toBeHidden()
})

test('shows three who want to be seen, all of them on demand, and the others by number [B12] [K04]', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(MISSING_PAGE)
  await signIn(page, 'fan', EVENT)
  const users = Array.from({ length: 5 }, (_, at) => ({
    first_name: `Guest${at}`,
    last_name: 'Heron',
    image_url: at === 0 ? '/nobody.jpg' : null,
    uid: `u${at}`,
  }))
  let headers: Record<string, string> = {}
  await page.route(INTERESTED, (route) => {
    headers = route.request().headers()
    return route.fulfill({ json: { public: 5, total: 12, users } })
  })
  await page.reload()
  const block = page.locator('.interested')
  await expect(block.getByRole('heading', { name: 'Who is interested' })).toBeVisible()
  expect(headers['x-requested-with']).toBe('XMLHttpRequest')
  await expect(block.getByRole('listitem')).toHaveCount(3)
  await block.scrollIntoViewIfNeeded()
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('.interested').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await block.getByRole('button', { name: 'View all' }).click()
  await expect(block.getByRole('listitem')).toHaveCount(6)
  await expect(block.getByRole('button', { name: 'View all' })).toBeHidden()
  await expect(block.getByRole('listitem').last()).toHaveText('7 others')
  await expect(block.getByRole('listitem').nth(3)).toBeFocused()
})

test('somebody who wants to be seen is, by who is signed in [C06] [E10]', async ({ page, browser, baseURL }) => {
  const VENUE = PAGES['a venue']
  await signIn(page, 'editor', VENUE)
  await page.evaluate(async () => {
    const { csrf } = await (await fetch('/session.json')).json()
    const headers = { 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' }
    await fetch('/account/visibility', { method: 'POST', headers, body: '{"isPublic":true}' })
    await fetch('/favorite/venues', { method: 'POST', headers, body: '{"id":"customs-house"}' })
  })
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await context.newPage()
  await signIn(other, 'hall staff', VENUE)
  await expect(other.locator('.interested')).toContainText('Per Anders Lund')
  await context.close()
})

test('a failure is only logged, and the block stays hidden [B12] [X04]', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/)
  await signIn(page, 'fan', EVENT)
  await page.route(INTERESTED, (route) => route.fulfill({ status: 500, json: {} }))
  const answered = page.waitForResponse(INTERESTED)
  await page.reload()
  await answered
  await expect(page.locator('.interested')).toBeHidden()
  await expect(page.locator('.user-menu')).toBeVisible()
})

test('their names go with the session [B12] [P01]', async ({ page, complaints }) => {
  complaints.expected.push(/status of 401/)
  await signIn(page, 'fan', EVENT)
  const users = [{ first_name: 'Guest', last_name: 'Heron', image_url: null, uid: 'u1' }]
  await page.route(INTERESTED, (route) => route.fulfill({ json: { public: 1, total: 1, users } }))
  await page.reload()
  await expect(page.locator('.interested')).toContainText('Guest Heron')
  await page.context().clearCookies({ name: '__Host-marquee' })
  await page.locator('.star.btn').click()
  await expect(page.locator('.interested')).toBeHidden()
  await expect(page.getByText('Guest Heron')).toHaveCount(0)
})
