import { closeAll, NEXT, openAt, rowOf, STAFF_PAGE, setDoor } from './live-pages.ts'
import { type LiveSite, startLiveSite } from './setup/live-site.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.use({ trace: 'off' })

let site: LiveSite
test.beforeAll(async () => {
  site = await startLiveSite()
})
test.afterEach(closeAll)
test.afterAll(() => site.end())

test('shows what is stored, never what is only wished for, and says what went wrong [T02] [R16]', async ({
  browser,
}) => {
  const page = await openAt(browser, site)
  await signIn(page, 'staff', STAFF_PAGE)
  const row = rowOf(page, NEXT.title)
  const status = row.getByLabel(`Status of ${NEXT.title}`)
  await expect(status).toBeEnabled()
  // Only what staff have to do with today.
  expect(await page.locator('.door:visible').count()).toBeLessThan(10)
  await page.getByRole('button', { name: 'Show all events' }).click()
  expect(await page.locator('.door:visible').count()).toBeGreaterThan(40)
  await page.getByRole('button', { name: 'Show all events' }).click()

  // Slow: the old state stays shown, and is said to change.
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(`**/statuses/${NEXT.id}`, async (route) => {
    await held
    await route.continue()
  })
  await status.selectOption('Green')
  await expect(row).toContainText('Setting Green…')
  await expect(row).toHaveAttribute('aria-busy', 'true')
  await expect(status).toHaveValue('none')
  await expect(status).toBeEnabled()
  // A second choice meanwhile is not taken.
  await status.selectOption('Red')
  await expect(status).toHaveValue('none')
  release()
  await expect(status).toHaveValue('green')
  await expect(page.getByRole('status').filter({ hasText: 'is now Green' })).toBeAttached()
  await page.unroute(`**/statuses/${NEXT.id}`)

  // Without network nothing changes and nothing is lost.
  await page.route(`**/statuses/${NEXT.id}`, (route) => route.abort())
  await status.selectOption('Red')
  await expect(row).toContainText('Not set: the server does not answer. The old status stays.')
  await expect(status).toHaveValue('green')
  await page.unroute(`**/statuses/${NEXT.id}`)
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect(status).toHaveValue('red')
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toHaveValue('green')
})

test('of two at one door the later wins, and the other sees it within a poll [R16] [C16]', async ({ browser }) => {
  const [first, second] = [await openAt(browser, site), await openAt(browser, site)]
  await signIn(first, 'staff', STAFF_PAGE)
  await signIn(second, 'hall staff', STAFF_PAGE)
  const [one, two] = [rowOf(first, NEXT.title), rowOf(second, NEXT.title)]
  await one.getByLabel('Status of').selectOption('Yellow')
  await expect(two.getByLabel('Status of')).toHaveValue('yellow', { timeout: 10_000 })
  await expect(two).toContainText('Set by Moss Delgado at', { timeout: 10_000 })
  await two.getByLabel('Status of').selectOption('Red')
  await expect(one.getByLabel('Status of')).toHaveValue('red', { timeout: 10_000 })
  await expect(one).toContainText('Set by Nell Quist at', { timeout: 10_000 })
  // What somebody else set is not undone by mistake.
  await expect(one.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(first.locator('.log li').first()).toContainText(`Nell Quist set ${NEXT.title} to Red.`)
})

test('tells everybody else why it sleeps, and how to wake it [R16] [P03]', async ({ browser }) => {
  const page = await openAt(browser, site)
  await signIn(page, 'attendee', STAFF_PAGE)
  const gate = page.locator('[data-staff-gate]')
  await expect(gate).toContainText('This account does not look after this door.')
  await expect(page.locator('.door select').first()).toBeDisabled()
  expect(await setDoor(page, NEXT.id, { status: 'green' })).toBe(403)

  const other = await openAt(browser, site)
  await signIn(other, 'hall staff', '/2026/venues/orpheum-theatre/status')
  await expect(other.locator('[data-staff-gate]')).toContainText('This account does not look after this door.')

  // The session ends while the page is open.
  const staff = await openAt(browser, site)
  await signIn(staff, 'hall staff', STAFF_PAGE)
  const row = rowOf(staff, NEXT.title)
  await expect(row.getByLabel('Status of')).toBeEnabled()
  await staff.context().clearCookies()
  await row.getByLabel('Status of').selectOption('Canceled')
  await expect(staff.locator('[data-staff-gate]')).toContainText('You were signed out.')
  await expect(staff.locator('[data-staff-gate]').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(row.getByLabel('Status of')).toBeDisabled()
  await expect(row.getByLabel('Status of')).not.toHaveValue('canceled')
})
