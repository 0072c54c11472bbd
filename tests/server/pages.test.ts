import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { loadRelease } from '../../src/server/release.ts'
import { anApp, aReleaseFolder, MORNING, SITE } from './a-release.ts'

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/?q=rock', 'index.html', 'text/html; charset=utf-8'],
  ['/2026/artists/', '2026/artists.html', 'text/html; charset=utf-8'],
  ['/2026/artists', '2026/artists.html', 'text/html; charset=utf-8'],
  ['/events/concert', 'events/concert.html', 'text/html; charset=utf-8'],
  ['/events/c%6Fncert', 'events/concert.html', 'text/html; charset=utf-8'],
  ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8'],
  ['/fonts/display.woff2', 'fonts/display.woff2', 'font/woff2'],
  ['/pictures/concert.avif', 'pictures/concert.avif', 'image/avif'],
])('serves %s from %s', async (url, file, type) => {
  const app = await anApp()

  const reply = await app.inject(url)

  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe(type)
  expect(reply.rawPayload.equals(Buffer.from(SITE[file] ?? ''))).toBe(true)
  expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
})

test.each([
  ['/events/concert.html', '/events/concert'],
  ['/events/concert.html?from=mail', '/events/concert?from=mail'],
  ['/index.html', '/'],
])('moves %s, the name of a file, to the address of its page %s', async (url, location) => {
  const app = await anApp()

  const reply = await app.inject(url)

  expect(reply.statusCode).toBe(301)
  expect(reply.headers.location).toBe(location)
})

test.each([
  '/nothing',
  '/2026',
  '/404',
  '/404.html',
  '/robots.txt/',
  '/2026/artists//',
  '//2026/artists',
  '/Events/concert',
  '/../programme.json',
  '/%2e%2e/programme.json',
  '/..%2fprogramme.json',
  '/%2e%2e%2fprogramme.json',
  '/_astro/..%5c..%5cprogramme.json',
  '/programme.json',
  '/headers.json',
  '/_headers',
  '/index.html.br',
  '/index.html%00.png',
])('answers %s with the page for what is not there and a real 404 [R13]', async (url) => {
  const app = await anApp()

  const reply = await app.inject(url)

  expect(reply.statusCode).toBe(404)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toBe('<h1>Page not found</h1>')
  expect(reply.headers.etag).toBeUndefined()
})

test.each(['/events/nothing', '/2026/events/nothing', '/2026/events/embargoed', '/2025/events/'])(
  'answers %s with the not-found page of its section [R13]',
  async (url) => {
    const app = await anApp()

    const reply = await app.inject(url)

    expect(reply.statusCode).toBe(404)
    expect(reply.body).toContain('Back to all events')
  },
)

test('says in JSON that nothing is here when the site has no page for it [R13]', async () => {
  const app = await anApp({ site: { 'index.html': 'x' } })

  const reply = await app.inject('/nothing')

  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ error: 'Not Found', message: 'Nothing is here.' })
})

test.each(['/%', '/%zz', '/events/%ff', '/api/web/events/%E0%A4%A'])('answers 400 to %s', async (url) => {
  const app = await anApp()

  const reply = await app.inject(url)

  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ error: 'Bad Request', request_id: reply.headers['x-request-id'] })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s on a page', async (method) => {
  const app = await anApp()

  const page = await app.inject({ method, url: '/events/concert' })

  expect(page.statusCode).toBe(405)
  expect(page.headers.allow).toBe('GET, HEAD')
  expect((await app.inject({ method, url: '/nothing' })).statusCode).toBe(404)
  expect((await app.inject({ method, url: '/%zz' })).statusCode).toBe(400)
})

test('answers HEAD as GET without the bytes', async () => {
  const app = await anApp()
  const headers = { 'accept-encoding': 'br' }
  for (const url of ['/events/concert', '/pictures/concert.avif', '/nothing']) {
    const got = await app.inject({ url, headers })
    const head = await app.inject({ method: 'HEAD', url, headers })

    expect(head.statusCode).toBe(got.statusCode)
    expect(head.body).toBe('')
    const changing = { date: '', 'x-request-id': '' }
    expect({ ...head.headers, ...changing }).toEqual({ ...got.headers, ...changing })
  }
})

const page = SITE['events/concert.html'] as string

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', undefined],
  ['identity', undefined],
  ['gzip;q=0.5, identity', undefined],
])('sends a page to a client that accepts "%s" as %s', async (accepted, encoding) => {
  const app = await anApp()

  const reply = await app.inject({ url: '/events/concert', headers: { 'accept-encoding': accepted } })

  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.headers.vary).toBe('Accept-Encoding')
  const undo = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }[encoding ?? 'none']
  expect(undo?.(reply.rawPayload).toString()).toBe(page)
})

test('sends the forms that the build made, and plain bytes from them to a client that wants those', async () => {
  const [br, gz] = [brotliCompressSync(page), gzipSync(page, { level: 9 })]
  const app = await anApp({
    site: { 'a.html': page, 'a.html.br': br, 'a.html.gz': gz, 'b.html': page, 'b.html.br': br },
  })
  const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } })

  expect((await get('/a', 'br')).rawPayload.equals(br)).toBe(true)
  expect((await get('/a', 'gzip')).rawPayload.equals(gz)).toBe(true)
  expect((await get('/a', 'identity')).body).toBe(page)
  expect((await get('/b', 'identity')).body).toBe(page)
  expect(gunzipSync((await get('/b', 'gzip')).rawPayload).toString()).toBe(page)
})

test('sends pictures, fonts and tiny pages as they are', async () => {
  const app = await anApp()
  const headers = { 'accept-encoding': 'br, gzip' }

  const picture = await app.inject({ url: '/pictures/concert.avif', headers })
  expect(picture.headers['content-encoding']).toBeUndefined()
  expect(picture.headers.vary).toBeUndefined()
  expect((await app.inject({ url: '/', headers })).headers['content-encoding']).toBeUndefined()
})

test('gives each form of each file its own strong ETag and answers 304 to it alone', async () => {
  const app = await anApp()
  const get = (accepted: string, tag?: string) =>
    app.inject({
      url: '/events/concert',
      headers: { 'accept-encoding': accepted, ...(tag !== undefined && { 'if-none-match': tag }) },
    })
  const [br, plain] = [String((await get('br')).headers.etag), String((await get('identity')).headers.etag)]

  expect(new Set([br, plain, (await get('gzip')).headers.etag]).size).toBe(3)
  expect(br).toMatch(/^"[^"]+"$/)
  for (const tag of [br, `W/${br}`, `"other", ${br}`, '*']) expect((await get('br', tag)).statusCode).toBe(304)
  for (const tag of [plain, '"other"', '']) expect((await get('br', tag)).statusCode).toBe(200)
  const known = await get('br', br)
  expect(known.body).toBe('')
  expect(known.headers).toMatchObject({ etag: br, vary: 'Accept-Encoding' })
  expect(known.headers['cache-control']).toBe((await get('br')).headers['cache-control'])
})

test('keeps pages for a minute in shared caches, hashed files for a year and pictures for a day', async () => {
  const app = await anApp()
  const kept = async (url: string) => (await app.inject(url)).headers['cache-control']

  expect(await kept('/events/concert')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
  expect(await kept('/_astro/site.CAFE.css')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/fonts/display.woff2')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/pictures/concert.avif')).toBe('public, max-age=86400')
})

test('streams large files from disk with the same courtesies', async () => {
  const large = Buffer.alloc(1_500_000, 7)
  const app = await anApp({
    site: { 'pictures/large.png': large, 'large.html': large, 'large.html.br': brotliCompressSync(large) },
  })

  const reply = await app.inject('/pictures/large.png')
  const etag = String(reply.headers.etag)

  expect(reply.rawPayload.equals(large)).toBe(true)
  expect(reply.headers['content-length']).toBe('1500000')
  expect((await app.inject({ url: '/pictures/large.png', headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  expect((await app.inject({ method: 'HEAD', url: '/pictures/large.png' })).headers['content-length']).toBe('1500000')
  expect((await app.inject('/large')).rawPayload.equals(large)).toBe(true)
  const small = await app.inject({ url: '/large', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(small.rawPayload).equals(large)).toBe(true)
})

test('goes on showing its own release while a build replaces the folder, and survives a vanished large file', async () => {
  const lines: string[] = []
  const dir = aReleaseFolder({ site: { ...SITE, 'pictures/large.png': Buffer.alloc(1_500_000) } })
  const app = await buildApp({
    release: await loadRelease(dir, { tls: false }),
    clock: () => new Date(MORNING),
    report: (line) => lines.push(line),
  })
  writeFileSync(join(dir, 'site/index.html'), 'half of the next')
  rmSync(join(dir, 'site/events'), { recursive: true })
  rmSync(join(dir, 'site/pictures/large.png'))

  expect((await app.inject('/')).body).toBe('<h1>Festival</h1>')
  expect((await app.inject('/events/concert')).statusCode).toBe(200)
  expect((await app.inject('/pictures/large.png')).statusCode).toBe(404)
  expect(lines).toEqual([])
  await app.close()
})
