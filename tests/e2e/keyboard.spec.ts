import { expect, menuToggle, PAGES, type Page, test } from './visitor.ts'

// Traces cost more than what is measured here.
test.use({ trace: 'off', screenshot: 'off' })

interface Stop {
  name: string
  hasRing: boolean
  isSeen: boolean
  /** Came with the suggestions, which open when their input has the focus (ROWS S02). */
  isOpened: boolean
}

/** What has the focus: its name, whether a ring shows it, whether it is in view and not under the sticky header. */
const focused = (page: Page) =>
  page.evaluate((): Stop & { index: number } => {
    const element = document.activeElement as HTMLElement
    const rings = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part))
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const head = document.querySelector('.site-head')
    const covered =
      head && !head.contains(element) && !element.matches('.skip') ? head.getBoundingClientRect().bottom : 0
    return {
      index: Number(element.dataset.stop ?? -1),
      name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      hasRing: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
      isOpened: element.closest('.suggest-tabs') !== null,
      isSeen: bottom > covered + 4 && top < innerHeight && right > 0 && left < innerWidth,
    }
  })

/** Marks everything that a keyboard must reach, and counts it. */
const markStops = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
    const stops = all.filter((element) => element.checkVisibility({ visibilityProperty: true }))
    stops.forEach((element, index) => {
      element.dataset.stop = String(index)
    })
    return stops.length
  })

for (const [what, width] of [
  ['landing', 1280],
  ['contributors', 1280],
  ['an event with every field', 1280],
  ['an event with every field', 390],
  ['an artist with every field', 390],
  ['a venue', 1280],
  ['not found', 390],
] as const) {
  test(`the keyboard alone reaches everything in order, and sees where it is: ${what} at ${width}`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/status of 404/)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(PAGES[what])
    // The buttons that only work by script come with it.
    await page.waitForFunction(() => document.documentElement.dataset.js !== undefined)
    const count = await markStops(page)
    const reached: number[] = []
    const unclear: Stop[] = []
    for (let press = 0; press < count; press += 1) {
      await page.keyboard.press('Tab')
      const { index, ...stop } = await focused(page)
      // The buttons of a dropdown that opened at its input come between; they are seen as everything else.
      if (stop.isOpened) press -= 1
      else reached.push(index)
      if (!stop.hasRing || !stop.isSeen) unclear.push(stop)
    }
    expect(reached).toEqual(Array.from({ length: count }, (_, index) => index))
    expect(unclear).toEqual([])
  })
}

test('the first Tab offers the way past the header', async ({ page }) => {
  await page.goto(PAGES.landing)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('on wide screens the keyboard opens one menu at a time, and Escape returns to it [B13]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(PAGES.landing)
  const [first, second] = [page.locator('.menus summary').first(), page.locator('.menus summary').last()]
  const [schedule, about] = [
    page.getByRole('link', { name: 'Schedule', exact: true }),
    page.getByRole('link', { name: 'About Nightjar' }),
  ]
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(schedule).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(schedule).toBeFocused()

  await second.focus()
  await page.keyboard.press('Space')
  await expect(about).toBeVisible()
  await expect(schedule).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(second).toBeFocused()
})

test('on wide screens a click elsewhere closes a menu [B13]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(PAGES.landing)
  await page.locator('.menus summary').first().click()
  const schedule = page.getByRole('link', { name: 'Schedule', exact: true })
  await expect(schedule).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(schedule).toBeHidden()
})

test('on phones the keyboard opens the menu, walks through it, and Escape returns to its button [B13] [K05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto(PAGES.landing)
  const link = page.getByRole('link', { name: 'All contributors' })
  await expect(link).toBeHidden()
  await menuToggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('.menus')?.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(menuToggle(page)).toBeFocused()

  await page.setViewportSize({ width: 768, height: 800 })
  await expect(menuToggle(page)).toBeHidden()
  await expect(page.locator('.menus summary').first()).toBeVisible()
})

test('a letter moves the focus to its group', async ({ page }) => {
  await page.goto(PAGES.contributors)
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'B', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'B', exact: true })).toBeFocused()
})
