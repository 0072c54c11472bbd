import { expect, type Page, test } from './visitor.ts'

const PHONE = { width: 390, height: 844 }

const input = (page: Page) => page.getByRole('search').locator('input[type=search]')
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const panel = (page: Page) => page.locator('.suggestions')
const tab = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

/** What the page asked for, as it was sent. */
function watchCalls(page: Page) {
  const bodies: { q: string; models?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/search/suggestions')) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** Types and waits until the answer stands there. */
async function ask(page: Page, words: string): Promise<void> {
  await input(page).click()
  await page.keyboard.type(words)
  await expect(options(page).last()).toContainText(`Search for “${words}”`)
  await expect(options(page).nth(1)).toBeVisible()
}

for (const [size, viewport] of [
  ['wide', { width: 1280, height: 800 }],
  ['phone', PHONE],
] as const) {
  test(`a click on a suggestion opens its page, ${size} [S01, S05, C01]`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/2026')
    const bodies = watchCalls(page)
    await ask(page, 'tide')
    expect(bodies.at(-1)).toEqual({ q: 'tide' })
    await options(page).filter({ hasText: 'Tide Tables' }).first().click()
    await expect(page).toHaveURL('/2026/events/nj-everything')
  })
}

test('an entry is a real link with picture, name, place, fragments and a coloured kind [S07, E09]', async ({
  page,
}) => {
  await page.goto('/2026')
  await ask(page, 'tide')
  const row = options(page).filter({ hasText: 'Tide Tables' }).first()
  await expect(row).toHaveAttribute('href', '/2026/events/nj-everything')
  await expect(row).toContainText('at Riverline Convention Center')
  await expect(row.locator('.chip')).toHaveText('Event')
  await expect(row).toHaveClass(/type-/)
  expect(await row.locator('.thumb').boundingBox()).toMatchObject({ width: 48, height: 48 })
})

test('the keyboard alone: Down and Up move, Enter opens, the focus stays in the input [S03]', async ({ page }) => {
  await page.goto('/2026')
  await input(page).focus()
  await expect(input(page)).toHaveAttribute('role', 'combobox')
  await page.keyboard.type('river')
  await expect(options(page).nth(2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(input(page)).toBeFocused()
  const active = await input(page).getAttribute('aria-activedescendant')
  expect(active).toBe(await options(page).nth(1).getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true')
  const href = await options(page).nth(0).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
})

test('Left and Right switch the category and ask again, and move the caret when they can [S03]', async ({ page }) => {
  await page.goto('/2026')
  const bodies = watchCalls(page)
  await ask(page, 'river')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('x')
  await expect(input(page)).toHaveValue('rivexr')
  await page.keyboard.press('Backspace')
  await expect(options(page).nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Events')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => bodies.at(-1)).toEqual({ q: 'river', models: 'event' })
})

test('the last entry searches with the form’s words in the chosen category [S06, R07]', async ({ page }) => {
  await page.goto('/2026')
  await ask(page, 'river')
  await expect(options(page).last()).toHaveAttribute('href', '/2026/search?q=river')
  await tab(page, 'Contributors').click()
  await expect(options(page).last()).toHaveAttribute('href', '/2026/search/artist,film,person?q=river')
  await tab(page, 'Events').click()
  await expect(input(page)).toBeFocused()
  await options(page).last().click()
  await expect(page).toHaveURL('/2026/search/event?q=river')
})

test('on the page of one list the search for all kinds leaves that list [S06]', async ({ page }) => {
  await page.goto('/search/film')
  await ask(page, 'river')
  await expect(options(page).last()).toHaveAttribute('href', '/search?q=river')
})

test('asks once for what is typed, from two letters on, and not again for what it knows [S04]', async ({ page }) => {
  await page.goto('/2026')
  const bodies = watchCalls(page)
  await input(page).click()
  await page.keyboard.type('r')
  await page.waitForTimeout(400)
  expect(bodies).toEqual([])
  await input(page).fill('river')
  await expect(options(page).nth(1)).toBeVisible()
  expect(bodies).toEqual([{ q: 'river' }])
  await page.keyboard.press('Backspace')
  await expect.poll(() => bodies.length).toBe(2)
  await page.keyboard.type('r')
  await expect(options(page).nth(1)).toBeVisible()
  await page.waitForTimeout(300)
  expect(bodies).toEqual([{ q: 'river' }, { q: 'rive' }])
})

test('a late answer never overwrites a newer one, and a skeleton stands while it waits [S02, S04]', async ({
  page,
}) => {
  const waiting = new Map<string, () => void>()
  await page.route('**/search/suggestions', async (route) => {
    const { q } = route.request().postDataJSON() as { q: string }
    await new Promise<void>((resolve) => waiting.set(q, resolve))
    await route
      .fulfill({ json: [{ type: 'venue', name: `Found for ${q}`, entity_id: 'customs-house' }] })
      .catch(() => {})
  })
  const answer = async (q: string) => {
    await expect.poll(() => waiting.has(q)).toBe(true)
    waiting.get(q)?.()
  }
  await page.goto('/2026')
  await input(page).click()
  await page.keyboard.type('ri')
  await expect(panel(page).locator('.bones')).toBeVisible()
  await expect.poll(() => waiting.has('ri')).toBe(true)
  await page.keyboard.type('v')
  await answer('riv')
  await expect(options(page).first()).toContainText('Found for riv')
  await expect(panel(page).locator('.bones')).toBeHidden()
  await answer('ri')
  await page.waitForTimeout(500)
  await expect(options(page).first()).toContainText('Found for riv')
})

test('keys typed before the script has come are not lost [S01]', async ({ page }) => {
  const { promise: isTyped, resolve: letScriptCome } = Promise.withResolvers<void>()
  await page.route('**/_astro/dropdown*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto('/2026')
  await input(page).click()
  await page.keyboard.type('river')
  await expect(input(page)).not.toHaveAttribute('role', 'combobox')
  letScriptCome()
  await expect(options(page).nth(1)).toBeVisible()
  await expect(input(page)).toHaveValue('river')
})

test('opens on focus, closes on Escape, on a press outside and on leaving; Escape closes first and clears second [S02]', async ({
  page,
}) => {
  await page.goto('/2026')
  await input(page).click()
  await expect(panel(page)).toBeVisible()
  await ask(page, 'river')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(input(page)).toHaveValue('river')
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(input(page)).toHaveValue('')
  await input(page).fill('river')
  await expect(panel(page)).toBeVisible()
  await page.locator('footer').click({ position: { x: 2, y: 2 } })
  await expect(panel(page)).toBeHidden()
  await input(page).click()
  await page.keyboard.press('Tab')
  await expect(tab(page, 'All')).toBeFocused()
  await page.waitForTimeout(200)
  await expect(panel(page)).toBeVisible()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  await expect(panel(page)).toBeHidden()
})

test('says how many there are, once the answer stands [S07]', async ({ page }) => {
  await page.goto('/2026')
  await ask(page, 'tide')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?\.$/ })).toHaveCount(1)
})

test('nothing found is said, and the search for the term stays [S06]', async ({ page }) => {
  await page.goto('/2026')
  await input(page).click()
  await page.keyboard.type('zzqqzz')
  await expect(panel(page)).toContainText('No suggestions.')
  await expect(options(page)).toHaveCount(1)
})

test('an API that is away is logged, and nothing is shown [S08, X04]', async ({ page, complaints }) => {
  complaints.expected.push(/Failed to load resource/)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  await page.route('**/search/suggestions', (route) => route.abort())
  await page.goto('/2026')
  await input(page).click()
  await page.keyboard.type('river')
  await expect.poll(() => logged.join()).toContain('Failed to fetch search suggestions')
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/2026/search?q=river')
})
