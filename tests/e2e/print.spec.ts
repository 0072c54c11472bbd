import decodeQR from 'qr/decode.js'
import { expect, PAGES, test } from './visitor.ts'

test('a printed day has its events in two columns and a QR code that leads back to it [R17]', async ({ page }) => {
  await page.goto(PAGES['a day'])
  const code = page.locator('.print-code')
  await expect(code).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
  await expect(page.locator('.site-head')).toBeHidden()
  await expect(page.locator('.strip')).toBeHidden()
  expect(await page.locator('.timed').evaluate((list) => getComputedStyle(list).columnCount)).toBe('2')
  // Read back by drawing it as a camera would see it.
  const picture = await code.locator('svg').evaluate(async (svg) => {
    const size = 330
    const copy = svg.cloneNode(true) as SVGElement
    copy.setAttribute('width', String(size))
    copy.setAttribute('height', String(size))
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
    await image.decode()
    const canvas = new OffscreenCanvas(size + 40, size + 40).getContext('2d') as OffscreenCanvasRenderingContext2D
    canvas.fillStyle = '#fff'
    canvas.fillRect(0, 0, size + 40, size + 40)
    canvas.drawImage(image, 20, 20)
    const { data, width, height } = canvas.getImageData(0, 0, size + 40, size + 40)
    return { data: [...data], width, height }
  })
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(decodeQR({ ...picture, data: Uint8ClampedArray.from(picture.data) })).toBe(canonical)
})

test('a printed person shows the whole biography and no buttons [V07]', async ({ page }) => {
  await page.goto(PAGES['an artist with every field'])
  const end = page.getByText('Touring with a trio of harp', { exact: false })
  await expect(end).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(end).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
})
