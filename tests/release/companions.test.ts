import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pictureOrigins, toHeadersFile, toNginxInclude, toRedirectsFile } from '../../src/data/release/host-rules.ts'
import { InlineCollector } from '../../src/data/release/inline-hashes.ts'
import { toFile } from '../../src/data/release/page-file.ts'
import { toRobots, toSitemaps } from '../../src/data/release/sitemap.ts'
import { headerRules } from '../../src/domain/security-headers.ts'
import { SPECULATION_RULES } from '../../src/domain/speculation-rules.ts'
import { RecordsSchema } from '../../src/schema/snapshot.ts'
import { anEvent } from '../fixtures/build.ts'

const page = (url: string, isHidden = false) => ({ url, key: '', kind: 'event', ...(isHidden && { isHidden }) })

test('names every visible page in the sitemap and no hidden one', () => {
  const files = toSitemaps([page('/2026/events/a&b'), page('/2026/search', true)], 'https://example.org')
  expect([...files.keys()]).toEqual(['sitemap.xml'])
  expect(files.get('sitemap.xml')).toContain('<loc>https://example.org/2026/events/a&amp;b</loc>')
  expect(files.get('sitemap.xml')).not.toContain('search')
})

test('cuts a sitemap at 50,000 addresses and names the parts in an index', () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => page(`/2026/events/e${index}`))
  const files = toSitemaps(pages, 'https://example.org')
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml'])
  expect(files.get('sitemap-2.xml')?.match(/<loc>/g)).toHaveLength(1)
  expect(files.get('sitemap.xml')).toContain('https://example.org/sitemap-2.xml')
})

test('shuts search engines out of a preview [T03]', () => {
  expect(toRobots('https://example.org', true)).toBe('User-agent: *\nDisallow: /\n')
  expect(toRobots('https://example.org', false)).toContain('Sitemap: https://example.org/sitemap.xml')
})

test('hashes each inline style and script once, the speculation rules that a script adds, and no data', () => {
  const inline = new InlineCollector()
  const html =
    '<style>a{}</style><script type="application/ld+json">{}</script><script>x()</script><script src="/a.js"></script>'
  inline.add(html)
  inline.add(html)
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(inline.toHashes()).toEqual({
    styleHashes: [hash('a{}')],
    scriptHashes: [hash(SPECULATION_RULES), hash('x()')].sort(),
  })
})

test('allows pictures from the hosts that the programme names, and no others', () => {
  const records = RecordsSchema.parse({
    events: [
      anEvent({ image: { url: 'https://images.example.org/a.jpg' }, thumbnail_url: '/pictures/a.svg' }),
      anEvent({ id: 'e2', thumbnail_url: 'https://cdn.example.org:8443/b.jpg' }),
    ],
  })
  expect(pictureOrigins([records])).toEqual(['https://cdn.example.org:8443', 'https://images.example.org'])
})

test('writes the same table for hosts of files and for nginx', () => {
  const rules = headerRules({ imgHosts: ['https://images.example.org'], tls: true })
  const policy = rules[0]?.headers['Content-Security-Policy'] ?? ''
  expect(policy).toContain('https://images.example.org')
  const headersFile = toHeadersFile(rules)
  expect(headersFile).toContain(`/*\n  Content-Security-Policy: ${policy}\n`)
  // Hosts join values that two rules set, so pages keep the host's own caching.
  expect(headersFile.match(/^\/\*\n(?: {2}.*\n)*/m)?.[0]).not.toContain('Cache-Control')
  expect(toNginxInclude(rules)).toContain(`add_header Content-Security-Policy "${policy}" always;`)
})

test('files pages so that no address needs a redirect', () => {
  expect([toFile('/'), toFile('/2026'), toFile('/2026/events/e1')]).toEqual([
    'index.html',
    '2026.html',
    '2026/events/e1.html',
  ])
})

test('tells hosts the not-found page of each part of the site, and lists of kinds to those that can read them [R07] [R13]', () => {
  const redirects = toRedirectsFile().split('\n')
  expect(redirects).toContain('/contributors/* /contributors/404.html 404')
  expect(redirects).toContain('/:year/attendees/* /attendees/404.html 404')
  const nginx = toNginxInclude(headerRules({}))
  expect(nginx).toContain('error_page 500 502 503 504 /500.html;')
  expect(nginx).toContain('error_page 404 /contributors/404.html;')
  expect(nginx).toContain('error_page 500 502 503 504 /errors/contributors.html;')
  expect(nginx).toMatch(
    /location ~ "\^\(.*search\|favorites.*\n {2}try_files \$uri \$uri\.html \$1\.html =404;\n {2}add_header/,
  )
})

test.each([
  ['/2026/artists/', '/2026/artists'],
  ['/artists', '/artists'],
  ['/artists/the-band', '/artists/the-band'],
  ['/2026/artists/by-name/2/', '/2026/artists/by-name/2'],
  ['/artistsandmore', undefined],
])('nginx finds the file of %s at %s.html', (path, file) => {
  const [, pattern = ''] =
    /location ~ "(\^[^"]*\/artists[^"]*)" \{\n {2}try_files \$uri \$1\.html =404;/.exec(
      toNginxInclude(headerRules({})),
    ) ?? []
  expect(new RegExp(pattern).exec(path)?.[1]).toBe(file)
})
