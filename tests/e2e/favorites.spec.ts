import { AxeBuilder } from '@axe-core/playwright'
import { signIn } from './sign-in.ts'
import { expect, PAGES, type Page, test } from './visitor.ts'

// Somebody's favorites are theirs in every test: one after the other, each from an empty list.
test.describe.configure({ mode: 'default' })

const EVENT = PAGES['an event with every field']
const DAY = PAGES['a day']
/** Says in the console that a call was refused, which is what the test is about. */
const REFUSED = /status of (401|403|404|503)/

/** @param part only this part of the page: a call that waits must not wait for all of it. */
async function axe(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Calls the server as the page does, with the session's token. */
const call = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([how, where, what]) => {
      const { csrf } = await (await fetch('/session.json')).json()
      const headers = { 'X-CSRF-Token': csrf, ...(what !== undefined && { 'Content-Type': 'application/json' }) }
      return (await fetch(where, { method: how, headers, ...(what !== undefined && { body: what }) })).status
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as [string, string, string | undefined],
  )

async function letGoOfAll(page: Page): Promise<void> {
  const lists: Record<string, string[]> = await page.evaluate(async () => (await fetch('/favorite.json')).json())
  for (const [type, ids] of Object.entries(lists)) {
    for (const id of ids) await call(page, 'DELETE', `/favorite/${type}/${encodeURIComponent(id)}`)
  }
}

/** Signed in on a page, with nothing kept. */
async function begin(page: Page, path: string): Promise<void> {
  await signIn(page, 'attendee', path)
  await letGoOfAll(page)
  await page.reload()
}

const starOf = (page: Page, name: string) => page.getByRole('button', { name: `Favorite ${name}`, exact: true })
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
  await begin(page, EVENT)
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
  await begin(page, EVENT)
  const star = mainStar(page)
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/favorite/events', () => {})
  await star.click()
  await expect(star).toHaveAttribute('aria-busy', 'true')
  expect(await axe(page, '.bar')).toEqual([])
})

test('asks for the list once a page, and not where there is no star [C05]', async ({ page }) => {
  await begin(page, EVENT)
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
  await begin(page, EVENT)
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
  await begin(page, EVENT)
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
  await begin(page, DAY)
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
  await begin(page, EVENT)
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
  await begin(page, '/2026/search/event')
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
  await begin(page, EVENT)
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

test.describe('My Favorites', () => {
  test('begins with a way on, never with the prompt to log in [R10]', async ({ page }) => {
    await begin(page, EVENT)
    await page.goto('/2026/favorites/event')
    const main = page.getByRole('main')
    await expect(main.getByText(/^Press the star on anything/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Explore the schedule' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Log in' })).toBeHidden()
    expect(await axe(page)).toEqual([])
  })

  test('lines events up by day and narrows them by a filter [R10] [C10]', async ({ page }) => {
    await begin(page, DAY)
    for (const id of ['nj-everything', 'nj-canceled', 'nj-tba', 'nj-undated']) {
      expect(await call(page, 'POST', '/favorite/events', { id })).toBe(201)
    }
    await page.goto('/2026/favorites/event')
    const main = page.getByRole('main')
    await expect(main.getByRole('status').first()).toHaveText('4 favorites')
    await expect(main.locator('.event')).toHaveCount(4)
    await expect(main.locator('.group h2').first()).toHaveText(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day /)
    await expect(main.locator('.event.canceled')).toContainText('Canceled')
    expect(await axe(page)).toEqual([])

    await main.getByRole('button', { name: 'Filters' }).click()
    const filters = page.getByRole('dialog', { name: 'Filter results' })
    await filters.getByRole('group', { name: 'Event Type' }).getByRole('button').first().click()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(main.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect.poll(() => main.locator('.event').count()).toBeLessThan(4)
    await page.getByRole('list', { name: 'Active filters' }).getByRole('button').click()
    await expect(main.locator('.event')).toHaveCount(4)
  })

  test('keeps what was removed in its place until the page is left, so that a mistake is mended [R10]', async ({
    page,
  }) => {
    await begin(page, DAY)
    for (const id of ['nj-everything', 'nj-tba']) await call(page, 'POST', '/favorite/events', { id })
    await page.goto('/2026/favorites/event')
    const card = page.locator('.event').first()
    const star = card.locator('.star')
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await star.click()
    await expect(card).toContainText('Removed. Press the star to keep it after all.')
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 favorite')
    expect(await axe(page)).toEqual([])
    await star.click()
    await expect(card).not.toContainText('Removed')
    await star.click()
    await expect(card).toContainText('Removed')
    await page.reload()
    await expect(page.locator('.event')).toHaveCount(1)
  })

  test('hands out a calendar of the events [R10]', async ({ page }) => {
    await begin(page, DAY)
    await call(page, 'POST', '/favorite/events', { id: 'nj-everything' })
    await page.goto('/2026/favorites/event')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toBe('favorites.ics')
  })

  test('shows every kind, brands with presenters, without a sideways scroll at 320 pixels [R10] [D02]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await begin(page, DAY)
    await call(page, 'POST', '/favorite/events', { id: 'nj-long-title' })
    for (const id of ['brass-salt', 'cartwheel', 'nj-everything-artist', 'good-night-telephone']) {
      expect(await call(page, 'POST', '/favorite/entities', { id })).toBe(201)
    }
    await call(page, 'POST', '/favorite/venues', { id: 'customs-house' })
    await page.goto('/2026/favorites')
    await expect(page.locator('[data-mine] .group')).toHaveCount(6)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await axe(page)).toEqual([])
    await page.goto('/2026/favorites/brand,exhibitor')
    await expect(page.locator('[data-mine] .person')).toHaveCount(2)
  })

  test('keeps the name of what left the programme, and asks before it lets go of it [R10] [B14]', async ({ page }) => {
    await begin(page, DAY)
    await call(page, 'POST', '/favorite/events', { id: 'nj-tba' })
    // The sample's programme stays as it is, so the answers say what they would after a newer release.
    const gone = { id: 'left', name: 'The Show That Left', gone: true }
    await page.route('**/favorite.json', (route) =>
      route.fulfill({ json: { attendee: [], entity: [], venue: [], event: ['left', 'nj-tba'] } }),
    )
    await page.route('**/search/favorites', async (route) => {
      const answer = await (await route.fetch()).json()
      const hit = { type: 'gone', _id: 'left', _source: gone, favorite_type: 'event', favorite_id: 'left' }
      const hits = answer.hits.map((kept: { _source: object }) => ({
        ...kept,
        _source: { ...kept._source, kept_start: '2026-03-08T19:00:00-06:00', kept_venue: 'Dock 9' },
      }))
      await route.fulfill({ json: { ...answer, total: 2, hits: [...hits, hit] } })
    })
    await page.goto('/2026/favorites/event')
    await expect(page.locator('li.event')).toContainText('Changed since you kept it. It was: Sun, Mar 8')
    const left = page.locator('.gone li')
    await expect(left).toContainText('The Show That Left')
    expect(await axe(page)).toEqual([])
    page.once('dialog', (dialog) => dialog.dismiss())
    await starOf(page, 'The Show That Left').click()
    await expect(starOf(page, 'The Show That Left')).toHaveAttribute('aria-pressed', 'true')
    page.once('dialog', (dialog) => dialog.accept())
    await starOf(page, 'The Show That Left').click()
    await expect(left).toContainText('Removed')
  })

  test('says that it cannot be read for the moment, and reads it when asked again [R10] [X04]', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(REFUSED)
    await begin(page, DAY)
    await call(page, 'POST', '/favorite/events', { id: 'nj-everything' })
    await page.route('**/search/favorites', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/2026/favorites/event')
    await expect(page.getByText('Your favorites cannot be read for the moment.')).toBeVisible()
    await page.unroute('**/search/favorites')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.event')).toHaveCount(1)
  })

  test('gives the page back once the session is over [P01] [R10]', async ({ page, complaints }) => {
    complaints.expected.push(REFUSED)
    await begin(page, DAY)
    await page.context().clearCookies({ name: '__Host-marquee' })
    await page.goto('/2026/favorites/event')
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.locator('[data-mine]')).toBeHidden()
  })
})
