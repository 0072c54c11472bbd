import { expect, PAGES, test } from './visitor.ts'

// Traces cost more than what is measured here.
test.use({ trace: 'off', screenshot: 'off' })

const SITES = { main: '', edu: process.env.MARQUEE_EDU_ORIGIN ?? '' }

for (const [theme, origin] of Object.entries(SITES)) {
  test(`no page of the ${theme} theme scrolls sideways, from 320 pixels to 1440`, async ({ page, complaints }) => {
    complaints.expected.push(/status of 404/)
    test.setTimeout(120_000)
    const wide: string[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(origin + path)
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const widest = await page.evaluate(() => {
          const room = document.documentElement.clientWidth
          if (document.documentElement.scrollWidth <= room) return ''
          const outside = [...document.querySelectorAll('main *, header *, footer *')]
            .filter((e) => e.getBoundingClientRect().right > room + 1)
            .at(0)
          return `${document.documentElement.scrollWidth} by ${outside?.tagName}.${outside?.className}`
        })
        if (widest) wide.push(`${name} at ${width}: ${widest}`)
      }
    }
    expect(wide).toEqual([])
  })

  test(`no text of the ${theme} theme is cut at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const name of ['landing', 'a long title', 'a person with a long name', 'a day', 'right to left'] as const) {
      await page.goto(origin + PAGES[name])
      const cut = await page.locator('h1, h2, h3, .rail, .bar *, .doors a').evaluateAll((all) =>
        all
          .filter((e) => e.checkVisibility() && !e.closest('.sr') && !e.matches('.sr'))
          .filter((e) => {
            const { left, right } = e.getBoundingClientRect()
            return left < -1 || right > innerWidth + 1
          })
          .map((e) => `${e.tagName} ${e.textContent?.slice(0, 40)}`),
      )
      expect(cut, name).toEqual([])
    }
  })
}

test('the two themes can be told apart without colour [B16]', async ({ page }) => {
  const looks = async (origin: string) => {
    await page.goto(`${origin}/2026`)
    return page.evaluate(() => ({
      theme: document.documentElement.dataset.theme,
      radius: getComputedStyle(document.documentElement).getPropertyValue('--radius').trim(),
      caps: getComputedStyle(document.querySelector('h1') as Element).textTransform,
    }))
  }
  const [main, edu] = [await looks(SITES.main), await looks(SITES.edu)]
  expect([main.theme, edu.theme]).toEqual(['main', 'edu'])
  expect(edu.radius).not.toBe(main.radius)
  expect(edu.caps).not.toBe(main.caps)
})

test('the two themes have menus and words of their own [B16]', async ({ page }) => {
  const words = async (origin: string) => {
    await page.goto(`${origin}/2026`)
    const menu = await page.locator('.menus summary').first().textContent()
    const links = await page.locator('.menus .big').first().locator('a').allTextContents()
    const placeholder = await page.getByRole('searchbox').getAttribute('placeholder')
    await page.goto(`${origin}${PAGES['forty people']}`)
    const people = page.locator('h2', { has: page.locator('xpath=following-sibling::ul[contains(@class, "people")]') })
    return { menu, links, placeholder, people: await people.textContent() }
  }
  expect(await words(SITES.main)).toEqual({
    menu: 'Programme',
    links: ['Schedule', 'Artists', 'Speakers'],
    placeholder: 'Artists and events',
    people: 'People',
  })
  expect(await words(SITES.edu)).toEqual({
    menu: 'Conference',
    links: ['Schedule', 'Speakers', 'Venues'],
    placeholder: 'Sessions, people',
    people: 'Speakers',
  })
})
