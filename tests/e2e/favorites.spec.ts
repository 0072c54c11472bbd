import { axe, begin, REFUSED, starOf } from './favorites.ts'
import { expect, PAGES, type Page, test } from './visitor.ts'

test.describe.configure({ mode: 'default' })

const EVENT = PAGES['an event with every field']
const DAY = PAGES['a day']
const mainStar = (page: Page) => page.locator('.star.btn')

test.describe('signed out', () => {
  test('a star opens the sign-in modal, and says so beside it [T01] [P01]', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(DAY)
    const star = page.locator('.event .star').first()
    await expect(star).toHaveAttribute('aria-haspopup', 'dialog')
    await star.hover()
    const tip = page.getByRole('tooltip')
    await expect(tip).toHaveText('Sign in to add to your favorites')
    // The words can be pointed at, and be sent away.
    await tip.hover()
    await page.waitForTimeout(300)
    await expect(tip).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()

    await star.click()
    await expect(page.getByRole('dialog', { name: 'Start favoriting events' })).toBeVisible()
    await page.getByRole('button', { name: 'Stay logged out' }).click()
    await expect(star).toBeFocused()
    expect(requests.filter((path) => path.startsWith('/favorite') || path === '/session.json')).toEqual([])
  })

  test('the star of a page has the other words, also for the keyboard [T01]', async ({ page }) => {
    await page.goto(EVENT)
    await page.locator('[data-share]').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(mainStar(page)).toBeFocused()
    await expect(page.getByRole('tooltip')).toHaveText('Sign In to add to your favorites.')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Start favoriting events' })).toBeVisible()
  })

  test('every card and page of a thing has its star, 44 pixels at least, and nothing moves for it [T01]', async ({
    page,
  }) => {
    for (const path of [
      DAY,
      PAGES.landing,
      PAGES.artists,
      PAGES.films,
      PAGES.venues,
      PAGES['all events'],
      PAGES['a venue'],
      PAGES['a film'],
      PAGES['a brand'],
    ]) {
      await page.goto(path)
      await expect(page.locator('.star:visible').first()).toBeVisible()
      // Looked at in one moment: a list may be drawn anew meanwhile.
      const poor = await page.locator('main').evaluate((main) => {
        const seen = (selector: string) => [...main.querySelectorAll(selector)].filter((e) => e.checkVisibility())
        const bare = seen('.event, .person, .poster').filter((card) => !card.querySelector(':scope > .star'))
        const small = seen('.star').filter((star) => {
          const { width, height } = star.getBoundingClientRect()
          return width < 44 || height < 44
        })
        return [...bare, ...small].map(({ outerHTML }) => outerHTML.slice(0, 200))
      })
      expect(poor, path).toEqual([])
    }
  })

  test('My Favorites says how to begin [R10]', async ({ page }) => {
    await page.goto('/2026/favorites/event')
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.locator('[data-mine]')).toBeHidden()
  })
})

test('keeps an event and lets go of it, shown only after the server’s word [T01] [C03] [C04] [C05]', async ({
  page,
}) => {
  await begin(page, 'attendee', EVENT)
  const star = mainStar(page)
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  const posts: string[] = []
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/favorite/events', async (route) => {
    posts.push(route.request().postData() ?? '')
    await held
    await route.continue()
  })
  await star.click()
  await expect(star).toHaveAttribute('aria-busy', 'true')
  // A call may take ten seconds, so nothing slow stands between.
  await star.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  answer()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(star).not.toHaveAttribute('aria-busy')
  await expect(star).toBeFocused()
  expect(posts).toEqual(['{"id":"nj-everything"}'])
  expect(await axe(page)).toEqual([])

  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await star.focus()
  await page.keyboard.press('Space')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

test('a star that waits for the server’s word is as readable as any [T01]', async ({ page }) => {
  await begin(page, 'attendee', EVENT)
  const star = mainStar(page)
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/favorite/events', () => {})
  await star.click()
  await expect(star).toHaveAttribute('aria-busy', 'true')
  expect(await axe(page, '.bar')).toEqual([])
})

test('asks for the list once a page, and not where there is no star [C05]', async ({ page }) => {
  await begin(page, 'attendee', EVENT)
  await expect(mainStar(page)).toHaveAttribute('aria-pressed', 'false')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(DAY)
  await expect(page.locator('.event .star').first()).toHaveAttribute('aria-pressed', 'false')
  expect(asked.filter((path) => path === '/favorite.json')).toHaveLength(1)
  asked.length = 0
  await page.goto('/2026/search/test')
  await expect(page.locator('.user-menu')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/favorite'))).toEqual([])
})

test('a failure leaves the star as it was, and the page at work [X04] [T01]', async ({ page, complaints }) => {
  complaints.expected.push(REFUSED)
  await begin(page, 'attendee', EVENT)
  const star = mainStar(page)
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/favorite/events', (route) => route.fulfill({ status: 503, json: {} }))
  await star.click()
  await expect(star).not.toHaveAttribute('aria-busy')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/favorite/events')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('two tabs agree without being asked [T01]', async ({ page, context }) => {
  await begin(page, 'attendee', EVENT)
  const other = await context.newPage()
  await other.goto(DAY)
  await expect(other.locator('.event .star').first()).toHaveAttribute('aria-pressed', 'false')
  const name = (await other.locator('.event h3 a').first().textContent()) ?? ''
  await page.goto((await other.locator('.event h3 a').first().getAttribute('href')) ?? '')
  await mainStar(page).click()
  await expect(mainStar(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(starOf(other, name).first()).toHaveAttribute('aria-pressed', 'true')
  await starOf(other, name).first().click()
  await expect(mainStar(page)).toHaveAttribute('aria-pressed', 'false')
})

test('the way back shows what happened in between [T01]', async ({ page }) => {
  await begin(page, 'attendee', DAY)
  const star = page.locator('.event .star').first()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.locator('.event h3 a').first().click()
  await page.waitForURL(/\/events\//)
  await mainStar(page).click()
  await expect(mainStar(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('the session’s end in the middle of things offers to log in again [P01] [T01]', async ({ page, complaints }) => {
  complaints.expected.push(REFUSED)
  await begin(page, 'attendee', EVENT)
  const star = mainStar(page)
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  // Its cookie is gone; the hint that a page may read is still there.
  await page.context().clearCookies({ name: '__Host-marquee' })
  await star.click()
  await expect(page.getByRole('dialog', { name: 'Start favoriting events' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay logged out' }).click()
  await expect(star).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(star).not.toHaveAttribute('aria-pressed')
  // The whole page is that of everybody again, and that of whoever logs in next.
  await expect(page.locator('.site-head').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('.user-menu, #uid, main[data-visitor]')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.locator('.site-head [data-sign-in]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('.user-menu')).toHaveCount(1)
})

test('results that a script draws have stars that serve [T01]', async ({ page }) => {
  await begin(page, 'attendee', '/2026/search/event')
  await page.goto('/2026/search?q=choir')
  const star = page.locator('.found > [data-live] .star').first()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('a button without its attributes throws the error of the specification, and harms no other [V08]', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/data-item-(type|id) is required for favorite button/)
  await begin(page, 'attendee', EVENT)
  await expect(mainStar(page)).toHaveAttribute('aria-pressed', 'false')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.evaluate(() => {
    for (const attribute of ['data-item-type="event"', 'data-item-id="x"']) {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', `<button class="star" ${attribute}>x</button>`)
    }
  })
  await expect
    .poll(() => errors)
    .toEqual(['data-item-id is required for favorite button', 'data-item-type is required for favorite button'])
  await mainStar(page).click()
  await expect(mainStar(page)).toHaveAttribute('aria-pressed', 'true')
})
