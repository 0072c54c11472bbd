import { expect, PAGES, test } from './visitor.ts'

for (const [name, path] of [
  ['an event', PAGES['an event with every field']],
  ['an artist', PAGES['an artist with every field']],
  ['a film', PAGES['a film']],
  ['a day', PAGES['a day']],
  ['the landing page', PAGES.landing],
] as const) {
  test(`a shared link to ${name} shows a picture that other sites may embed`, async ({ page, request }) => {
    await page.goto(path)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    const answer = await request.get(new URL(address ?? '').pathname)
    expect(answer.status()).toBe(200)
    const headers = answer.headers()
    expect([headers['content-type'], headers['cross-origin-resource-policy'], headers['cache-control']]).toEqual([
      'image/png',
      'cross-origin',
      'public, max-age=86400',
    ])
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })
}

test('there is no picture of what is not published or never was [T03]', async ({ request }) => {
  for (const path of [
    'events/nj-unpublished-null',
    'events/nothing',
    'contributors/nj-unpublished-null-person',
    '../../etc/passwd',
  ]) {
    const answer = await request.get(`/cards/2026/${path}.png`)
    expect(answer.status(), path).toBe(404)
  }
})
