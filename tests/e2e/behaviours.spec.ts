import { signIn } from './sign-in.ts'
import { expect, PAGES, type Page, test } from './visitor.ts'

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('scroll memory', () => {
  test('going back finds the card where it was; a new page begins at the top [B01]', async ({ page }) => {
    await page.goto(PAGES['a day'])
    const card = page.locator('.event').nth(40)
    await card.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy({ top: 137, behavior: 'instant' }))
    const before = await card.evaluate((e) => Math.round(e.getBoundingClientRect().top))
    await card.getByRole('link').click()
    await expect(page.locator('.lead h1')).toBeVisible()
    expect(await scrollOf(page)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await page.goBack()
    await expect(page).toHaveURL(PAGES['a day'])
    const now = () => card.evaluate((e) => Math.round(e.getBoundingClientRect().top))
    await expect.poll(async () => Math.abs((await now()) - before)).toBeLessThanOrEqual(2)
    await page.goto(PAGES['an artist with every field'])
    await page.goto(PAGES['a day'])
    expect(await scrollOf(page)).toBe(0)
  })

  test('a list that loads at run time is scrolled once it has grown, unless the visitor takes over [B01]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!location.pathname.endsWith('/search/test')) return
      sessionStorage.setItem('marquee_scroll', JSON.stringify([{ path: '/2026/search/test', y: 3000 }]))
      const real = performance.getEntriesByType.bind(performance)
      performance.getEntriesByType = (type: string) =>
        type === 'navigation' ? ([{ type: 'back_forward' }] as unknown as PerformanceEntryList) : real(type)
      addEventListener('load', () =>
        setTimeout(() => {
          const list = document.createElement('div')
          list.style.height = '6000px'
          document.querySelector('main')?.append(list)
        }, 300),
      )
    })
    await page.goto('/2026/search/test')
    await expect.poll(() => scrollOf(page)).toBe(3000)
  })
})

test('the way back is one step where there is one, else its own address [B02]', async ({ page }) => {
  await page.goto('/2026/films/good-night-telephone')
  await page.locator('.event a').first().click()
  await expect(page).toHaveURL(/\/events\//)
  await page.locator('[data-back]').click()
  await expect(page).toHaveURL('/2026/films/good-night-telephone')

  const fresh = await page.context().newPage()
  await fresh.goto(PAGES['an artist with every field'])
  await fresh.locator('[data-back]').click()
  await expect(fresh).toHaveURL('/2026/artists')
})

test.describe('confirm and method', () => {
  const add = (page: Page, html: string) =>
    page.evaluate((markup) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', markup)
    }, html)

  test('a link with a confirm attribute is followed only when the visitor agrees [B14]', async ({ page }) => {
    await page.goto(PAGES.landing)
    for (const [attribute, id] of [
      ['data-confirm', 'a'],
      ['confirm', 'b'],
    ] as const) {
      await add(page, `<p><a id="${id}" ${attribute}="Leave this page?" href="/2026/films">Leave</a></p>`)
    }
    for (const id of ['a', 'b']) {
      const asked = page.waitForEvent('dialog')
      const clicked = page.locator(`#${id}`).click()
      const dialog = await asked
      expect([dialog.type(), dialog.message()]).toEqual(['confirm', 'Leave this page?'])
      await dialog.dismiss()
      await clicked
      await expect(page).toHaveURL(PAGES.landing)
    }
    page.once('dialog', (dialog) => dialog.accept())
    await page.locator('#a').click()
    await expect(page).toHaveURL('/2026/films')
  })

  test('a link with a method becomes a form post, other methods in _method [B14]', async ({ page, complaints }) => {
    complaints.expected.push(/status of 40[45]/)
    await page.goto(PAGES.landing)
    await add(page, '<p><a id="d" data-method="delete" href="/favorite/events/e1">Remove</a></p>')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.locator('#d').click()
    const request = await sent
    expect(new URL(request.url()).pathname).toBe('/favorite/events/e1')
    expect(request.postData()).toBe('_method=delete')
    expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded')
  })
})

test.describe('the user’s menu', () => {
  test('stands where Log in was, and closes outside, on Escape and after a choice [B13] [R01]', async ({ page }) => {
    await signIn(page, 'attendee', '/')
    const menu = page.locator('.user-menu')
    const toggle = page.getByLabel('Ida Ashworth, your menu')
    await expect(toggle).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'View Favorites' })).toBeVisible()
    await expect(page.locator('.doors').getByRole('link', { name: 'Buy a Badge' })).toBeHidden()

    await toggle.click()
    await expect(menu.getByRole('link', { name: 'My Favorites' })).toBeVisible()
    await page.locator('main').click({ position: { x: 5, y: 300 } })
    await expect(menu).not.toHaveAttribute('open')

    await toggle.click()
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(toggle).toBeFocused()

    await toggle.click()
    await menu.getByRole('link', { name: 'My Favorites' }).evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
    })
    await menu.getByRole('link', { name: 'My Favorites' }).click()
    await expect(menu).not.toHaveAttribute('open')
  })

  test('never asks who somebody is that is signed out [P01]', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path === '/session.json')).toEqual([])
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.locator('.doors').getByRole('link', { name: 'Buy a Badge' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Favorites' })).toBeHidden()
  })
})
