import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEST_DIR, TEST_RELEASE } from '../../scripts/checks/test-places.ts'
import { closeAll, NEXT, openAt, setDoor } from './live-pages.ts'
import { type LiveSite, startLiveSite } from './setup/live-site.ts'
import { signIn } from './sign-in.ts'
import { expect, type Page, test } from './visitor.ts'

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ trace: 'off' })

/** A screen that heard nothing for a while asks again within a quarter of a minute. */
const SOON = { timeout: 25_000 }
const KIOSK = '2026/kiosk/customs-house.html'
const built: string[] = []

/** The release as a new build leaves it: the same files, but for the screen of the Customs House. */
function rebuild(name: string, change: (html: string, site: string) => string): string {
  const dir = `${TEST_DIR}/${name}`
  rmSync(dir, { recursive: true, force: true })
  execFileSync('cp', ['-al', process.env.MARQUEE_TEST_RELEASE ?? TEST_RELEASE, dir])
  built.push(dir)
  const file = join(dir, 'site', KIOSK)
  const html = readFileSync(file, 'utf8')
  // Unlinked first: the old release keeps its own bytes.
  for (const ending of ['', '.br', '.gz']) rmSync(file + ending, { force: true })
  writeFileSync(file, change(html, join(dir, 'site')))
  return dir
}

let site: LiveSite
test.beforeAll(async () => {
  site = await startLiveSite()
})
test.afterEach(closeAll)
test.afterAll(async () => {
  await site.end()
  for (const dir of built) rmSync(dir, { recursive: true, force: true })
})

/** Lets minutes pass in the browser, slowly enough for its questions to be answered. */
async function pass(page: Page, minutes: number): Promise<void> {
  for (let quarters = 0; quarters < minutes * 4; quarters += 1) {
    await page.clock.runFor(15_000)
    // A question of our own comes back after those that the screen asked meanwhile.
    // A page that begins anew takes the call along.
    await page.evaluate(() => fetch('/healthz').catch(() => undefined)).catch(() => undefined)
  }
}

test('a screen runs for half an hour through a loss of network and two newly built sites, and nobody touches it [R15]', async ({
  browser,
}) => {
  const staff = await openAt(browser, site)
  await signIn(staff, 'staff', '/')
  expect(await setDoor(staff, NEXT.id, { status: 'green', message: 'Now Seating Primary Access' })).toBe(200)
  await staff.context().close()

  const page = await openAt(browser, site)
  await page.setViewportSize({ width: 1280, height: 720 })
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.goto('/2026/kiosk/customs-house')
  const door = page.locator(`[data-status=${NEXT.id}]`)
  const title = page.locator('h4', { hasText: NEXT.title })
  await expect(door).toContainText('GreenNow Seating Primary Access', SOON)
  const clock = page.locator('.clock')
  await expect(clock).toHaveText(/^3:4\d\s*pm$/)
  await page.evaluate(() => Object.assign(window, { isFirst: true }))

  // Its round goes on: down, and back to the beginning.
  const places = new Set<number>()
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return places.add(await page.evaluate(() => Math.round(scrollY))).size
    })
    .toBeGreaterThan(2)
  await pass(page, 6)
  await expect(door).toContainText('Green', SOON)

  // The network is gone for eight minutes: the programme stays, the doors are unknown.
  await site.stop()
  await pass(page, 8)
  await expect(door).toContainText('Unknown', SOON)
  await expect(door).not.toContainText('Seating')
  await expect(title).toHaveCount(1)

  // It is back, with a newer programme: taken over without a new start.
  await site.start(rebuild('live-moved', (html) => html.replaceAll(NEXT.title, 'Moved to the Vault')))
  await pass(page, 8)
  await expect(page.locator('h4', { hasText: 'Moved to the Vault' })).toHaveCount(1)
  await expect(door).toContainText('GreenNow Seating Primary Access', SOON)
  expect(await page.evaluate(() => (window as { isFirst?: boolean }).isFirst)).toBe(true)

  // A newer release with another script: a new start, once everything for it is there.
  await site.stop()
  await site.start(
    rebuild('live-newer', (html, root) => {
      const [, name = ''] = /src="\/_astro\/([^"]+\.js)"/.exec(html) ?? []
      const code = readFileSync(join(root, '_astro', name), 'utf8')
      writeFileSync(join(root, '_astro', 'a-newer-kiosk.js'), `${code}\n`)
      expect(readdirSync(join(root, '_astro'))).toContain('a-newer-kiosk.js')
      return html.replace(name, 'a-newer-kiosk.js').replaceAll(NEXT.title, 'From the newer release')
    }),
  )
  await pass(page, 5)
  await expect(page.locator('h4', { hasText: 'From the newer release' })).toHaveCount(1)
  expect(await page.evaluate(() => (window as { isFirst?: boolean }).isFirst)).toBeUndefined()
  await pass(page, 2)
  await expect(door).toContainText('GreenNow Seating Primary Access', SOON)
  await expect(clock).toHaveText(/^4:[01]\d\s*pm$/)
  expect(thrown).toEqual([])
})

test('one screen shows a few venues, by their names [R15]', async ({ browser }) => {
  const page = await openAt(browser, site, { path: '/2026/kiosk?venue=Customs%20House&venue=Orpheum%20Theatre' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customs House · Orpheum Theatre')
  const places = await page
    .locator('.rows li')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.querySelector('span')?.textContent?.split(' · ')[0]))])
  expect(places.sort()).toEqual(['Customs House', 'Orpheum Theatre'])
})

test('a screen keeps awake where the browser lets it [R15]', async ({ browser }) => {
  const page = await openAt(browser, site)
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: async (kind: string) => void asked.push(kind) },
    })
  })
  await page.goto('/2026/kiosk/customs-house')
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  await expect.poll(asked).toEqual(['screen'])
  // The browser let go of it when the page was hidden.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(asked).toEqual(['screen', 'screen'])
})
