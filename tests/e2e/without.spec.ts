import { expect, menuToggle, PAGES, type Page, test } from './visitor.ts'

/** What a reader of the page reads, apart from the buttons that only a script can serve. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    for (const element of main.querySelectorAll<HTMLElement>('.js, .own-zone')) element.style.display = 'none'
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read, and that is the question.
    return main.innerText.replace(/\s*\b(Share|Log in)\b(\s*…)?\s*/g, ' ').replace(/\s+/g, ' ')
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page says what it says with it', async ({ page, browser, baseURL, complaints }) => {
    complaints.expected.push(/status of 404/)
    test.setTimeout(300_000)
    const other = await browser.newContext({ javaScriptEnabled: true, baseURL: baseURL ?? '' })
    const scripted = await other.newPage()
    // A list of results goes on where the built one ends: search.spec.ts compares how they begin.
    for (const path of Object.values(PAGES).filter((one) => !/\/search\/(?!test)/.test(one))) {
      await Promise.all([page.goto(path), scripted.goto(path)])
      const [without, with_] = await Promise.all([page, scripted].map(wordsOf))
      expect(without?.trim().length, path).toBeGreaterThan(4)
      expect(without, path).toBe(with_)
    }
    await other.close()
  })

  test('the menus open on phones and on wide screens [B13]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(PAGES['an event with every field'])
    await menuToggle(page).click()
    const programme = page.locator('.menus summary').first()
    await expect(programme).toBeVisible()
    const link = page.getByRole('link', { name: 'All contributors' })
    if (!(await link.isVisible())) await programme.click()
    await link.click()
    await expect(page).toHaveURL('/2026/contributors')

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('.menus summary').first().click()
    await expect(link).toBeVisible()
    await page.locator('.menus summary').last().click()
    await expect(page.getByRole('link', { name: 'About Nightjar' })).toBeVisible()
    await expect(link).toBeHidden()
  })

  test('nothing offers what only a script can do', async ({ page }) => {
    await page.goto(PAGES['an event with every field'])
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
    await page.goto('/2026/artists')
    await page.getByRole('link', { name: 'By Name' }).click()
    await expect(page).toHaveURL('/2026/artists/by-name/1')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/2026/artists/by-name/2')
  })
})

test('blocked storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of [PAGES.landing, PAGES['an event with every field'], PAGES.contributors, PAGES['a day']]) {
    await page.goto(path)
    await menuToggle(page).click()
    await expect(page.getByRole('link', { name: 'All contributors' })).toBeVisible()
  }
})

test('a picture that fails leaves its placeholder, and nothing moves', async ({ page, complaints }) => {
  complaints.expected.push(/ERR_FAILED/)
  await page.route('**/pictures/**', (route) => route.abort())
  for (const path of [PAGES['an event with every field'], PAGES['an artist with every field'], PAGES['a day']]) {
    await page.goto(path, { waitUntil: 'load' })
    await page.locator('.pic').last().scrollIntoViewIfNeeded()
    await page.locator('.pic').first().scrollIntoViewIfNeeded()
    const pictures = page.locator('.pic:visible')
    const broken = () =>
      page
        .locator('.pic img')
        .evaluateAll((all) => (all as HTMLImageElement[]).filter((i) => i.complete && i.naturalWidth === 0).length)
    await expect.poll(broken).toBe(0)
    const first = pictures.first()
    await expect(first.locator('img')).toHaveCount(0)
    const box = await first.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(80)
    const art = await first.evaluate((e) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(e)
      return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)'
    })
    expect(art).toBe(true)
  }
})

test('a script that fails half-way leaves a whole page: read, followed, searched', async ({ page, complaints }) => {
  complaints.expected.push(/half-way/, /is not defined/)
  await page.route('**/_astro/*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `throw new Error('half-way');${await answer.text()}` })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(PAGES['an event with every field'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.lead img')).toBeVisible()
  await menuToggle(page).click()
  await page.locator('.menus summary').first().click()
  await page.getByRole('link', { name: 'All contributors' }).click()
  await expect(page).toHaveURL('/2026/contributors')
  await page.goto('/')
  await page.getByRole('searchbox').fill('tide')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=tide$/)
})
