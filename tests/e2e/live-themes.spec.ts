import { AxeBuilder } from '@axe-core/playwright'
import { cardOf, closeAll, DAY, openAt, rowOf, setDoor } from './live-pages.ts'
import { type LiveSite, startLiveSite } from './setup/live-site.ts'
import { EDU_RELEASE } from './setup/other-sites.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

/** What is on after that afternoon on each of the two sites, and the venue of the first. */
const SCENES = [
  {
    theme: 'main',
    release: undefined,
    venue: 'customs-house',
    doors: {
      green: { id: 'the-corner-shop-problem', title: 'The Corner Shop Problem' },
      yellow: { id: 'captioning-live-hands-on' },
      red: { id: 'nj-clock-change' },
      canceled: { id: 'budgeting-a-short-film' },
    },
  },
  {
    theme: 'edu',
    release: EDU_RELEASE,
    venue: 'the-nightingale-hotel',
    doors: {
      green: { id: 'rafael-falcao', title: 'Rafael Falcão' },
      yellow: { id: 'the-tidal-magnets' },
      red: { id: 'nj-clock-change' },
      canceled: { id: 'no-more-oceans' },
    },
  },
] as const
// A trace keeps the whole page at every step, which costs more than axe itself.
test.use({ trace: 'off', screenshot: 'off' })

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const { theme, release, venue, doors } of SCENES) {
  test.describe(`in the ${theme} theme`, () => {
    // One server, whose doors the tests set one after another.
    test.describe.configure({ mode: 'default', timeout: 180_000 })

    let site: LiveSite
    test.beforeAll(async () => {
      site = await startLiveSite(release)
    })
    test.afterEach(closeAll)
    test.afterAll(() => site.end())

    test('staff work by keyboard and keep the focus [R16]', async ({ browser }) => {
      const page = await openAt(browser, site)
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, 'staff', `/2026/venues/${venue}/status`)
      const row = rowOf(page, doors.green.title)
      const status = row.getByLabel('Status of')
      // Asleep until the server says that this account may: nothing can be pressed before.
      await expect(status).toBeEnabled()
      await status.focus()
      await page.keyboard.press('G')
      await expect(row).toContainText('Set by you')
      await expect(status).toHaveValue('green')
      await expect(status).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(row.getByLabel('Message for')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: `Undo the change of ${doors.green.title}` })).toBeFocused()
      expect((await status.boundingBox())?.height).toBeGreaterThanOrEqual(48)
      await page.keyboard.press('Enter')
      await expect(status).not.toHaveValue('green')
      await expect(status).toBeFocused()
    })

    test('axe finds nothing on cards, pages, screens and the page of staff, with doors of every kind, light and dark [R15] [R16]', async ({
      browser,
    }) => {
      const staff = await openAt(browser, site)
      const staffPage = `/2026/venues/${venue}/status`
      await signIn(staff, 'staff', staffPage)
      for (const [status, { id }] of Object.entries(doors))
        expect(await setDoor(staff, id, { status, message: 'Now Seating Single Admission Tickets' })).toBe(200)
      const visitor = await openAt(browser, site)
      const found: Record<string, string[]> = {}
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const [path, shown] of [
          [DAY, '.doorline'],
          ...Object.values(doors).map(({ id }) => [`/2026/events/${id}`, '.doorband b'] as const),
          [`/2026/venues/${venue}`, '.doorband b'],
          [`/2026/kiosk/${venue}`, '[data-status] b'],
          // Awake it keeps what is on today, so its first door may be hidden.
          [staffPage, '[data-awake] .door:not([hidden]) select'],
        ] as const) {
          const page = path === staffPage ? staff : visitor
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.setViewportSize({ width: colorScheme === 'light' ? 390 : 1440, height: 900 })
          await page.goto(path)
          if (path === DAY) await cardOf(page, doors.green.title).scrollIntoViewIfNeeded()
          await expect(page.locator(shown).first(), path).toBeVisible({ timeout: 20_000 })
          // A whole day holds thousands of elements that other tests look at.
          const builder = new AxeBuilder({ page }).setLegacyMode().withTags(WCAG)
          const { violations } = await (path === DAY ? builder.include('.event:has(.doorline)') : builder).analyze()
          found[`${path} ${colorScheme}`] = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)
        }
      }
      expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([])
    })
  })
}
