import { expect, type Page, test } from './visitor.ts'

/** How much wider the placeholder of the search field is than the room it has; nothing below zero is cut. */
const overhang = (page: Page) =>
  page.locator('.finder input').evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input)
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('No canvas.')
    canvas.font = style.font
    const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return Math.ceil(canvas.measureText(input.placeholder).width - room)
  })

for (const width of [360, 390]) {
  test(`what can be searched for can be read on a phone of ${width} pixels [R01] [R07] [B16]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const origin of ['', process.env.MARQUEE_EDU_ORIGIN]) {
      for (const path of ['/', '/search', '/2026/search/event']) {
        await page.goto(`${origin}${path}`)
        expect(await overhang(page), `${origin}${path}`).toBeLessThanOrEqual(0)
      }
    }
  })
}
