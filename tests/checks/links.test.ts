import { createHash } from 'node:crypto'
import { linkSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLinks } from '../../scripts/checks/links.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const SITE_URL = 'https://festival.example.org'

/** A page without fault, with `body` in it. */
const page = (body = '', head = '') =>
  `<!doctype html><html lang="en"><head><title>Opening</title><meta name="description" content="Loud.">` +
  `<link rel="canonical" href="${SITE_URL}/2026">${head}</head><body><h1 id="top">Opening</h1>${body}</body></html>`

interface Parts {
  pages?: Record<string, string>
  urls?: { url: string; isHidden?: boolean; aliases?: string[] }[]
  sitemap?: string
  policy?: string
}

/** A release of one edition whose front page is `/2026` and `/`. */
function aRelease({ pages = {}, urls = [{ url: '/2026' }], sitemap, policy = '' }: Parts = {}): string {
  const visible = urls.filter(({ isHidden }) => !isHidden)
  return temporaryFolder({
    'headers.json': JSON.stringify({ rules: [{ path: '/*', headers: { 'Content-Security-Policy': policy } }] }),
    'manifest.json': JSON.stringify({ siteUrl: SITE_URL, pages: urls }),
    'site/2026.html': page(),
    'site/index.html': page(),
    'site/sitemap.xml': sitemap ?? visible.map(({ url }) => `<loc>${SITE_URL}${url}</loc>`).join(''),
    ...Object.fromEntries(Object.entries(pages).map(([name, html]) => [`site/${name}`, html])),
  })
}

const problemsOf = (parts: Parts) => checkLinks(aRelease(parts)).problems
/** The problems of the front page when `body` stands in it. */
const problemsIn = (body: string, pages: Record<string, string> = {}) =>
  problemsOf({ pages: { ...pages, '2026.html': page(body) } })

test('finds nothing wrong with a whole site', () => {
  const body =
    '<a href="/2026">home</a><a href="/?q=a#top">top</a><a href="#top">up</a><a href="https://example.org">out</a>' +
    '<a href="mailto:a@example.org">mail</a><img src="/a%20b.svg" srcset="/a%20b.svg 1x, /a%20b.svg 2x">' +
    '<form action="/2026"></form><script type="application/ld+json">{"name":"Opening"}</script>'
  const report = checkLinks(
    aRelease({ pages: { '2026.html': page(body), 'a b.svg': '<svg/>', 'a.css': 'b{background:url("/a b.svg")}' } }),
  )
  expect(report).toEqual({ pages: 2, links: 11, targets: 5, sheets: 1, problems: [] })
})

test.each([
  ['<a href="/2026/gone">x</a>', '2026.html: <a href="/2026/gone"> leads to nothing. Fix or drop it.'],
  ['<img src="/gone.svg">', '2026.html: <img src="/gone.svg"> leads to nothing. Fix or drop it.'],
  ['<img srcset="/icon 1x, /gone 2x">', '2026.html: <img srcset="/gone"> leads to nothing. Fix or drop it.'],
  ['<video poster="/gone"></video>', '2026.html: <video poster="/gone"> leads to nothing. Fix or drop it.'],
  ['<form action="/gone"></form>', '2026.html: <form action="/gone"> leads to nothing. Fix or drop it.'],
  ['<a href="/#gone">x</a>', '2026.html: <a href="/#gone"> names a fragment that the page does not have.'],
  ['<a href="#gone">x</a>', '2026.html: <a href="#gone"> names a fragment that the page does not have.'],
  ['<a href="/2026.html">x</a>', `2026.html: <a href="/2026.html"> is not the page's own address. Write /2026.`],
  ['<a href="/2026/">x</a>', `2026.html: <a href="/2026/"> is not the page's own address. Write /2026.`],
  ['<a href="/%zz">x</a>', '2026.html: <a href="/%zz"> is no valid address. Encode it.'],
])('finds the address that leads nowhere in %s', (body, problem) => {
  expect(problemsIn(body, { icon: '' })).toEqual([problem])
})

test.each([
  ['<a href="javascript:alert(1)">x</a>', '<a href="javascript:alert(1)"> is neither http(s) nor mailto. Remove it.'],
  ['<a href="JaVaScript:alert(1)">x</a>', '<a href="JaVaScript:alert(1)"> is neither http(s) nor mailto. Remove it.'],
  ['<img src="data:text/html,x">', '<img src="data:text/html,x"> is neither http(s) nor mailto. Remove it.'],
  ['<a href="//evil.example">x</a>', '<a href="//evil.example"> names no scheme. Write https.'],
  [
    '<a href="events/e1">x</a>',
    '<a href="events/e1"> is relative, and breaks where the page has a second address. Start it with "/".',
  ],
])('refuses the address in %s', (body, problem) => {
  expect(problemsIn(body)).toEqual([`2026.html: ${problem}`])
})

test.each([
  ['<script>alert(1)</script>', 'an inline script'],
  ['<script>alert(1);import("/_astro/a.js")</script>', 'an inline script'],
  ['<script type="text/javascript">alert(1)</script>', '<script type="text/javascript">'],
  ['<script type="module" src="https://evil.example/x.js"></script>', '<script src="https://evil.example/x.js">'],
  ['<script type="application/ld+json">{</script>', 'a JSON-LD script that is not JSON'],
  ['<b onclick="x()">x</b>', '<b onclick>'],
  ['<B ONCLICK="x()">x</B>', '<b onclick>'],
  ['<b style="color:red">x</b>', '<b style>'],
  ['<iframe></iframe>', '<iframe>'],
  ['<object></object>', '<object>'],
  ['<embed>', '<embed>'],
  ['<base>', '<base>'],
  ['<form action="https://evil.example"></form>', '<form> without an address of this site'],
  ['<meta http-equiv="refresh" content="0">', '<meta http-equiv>'],
  ['<p id="top">x</p>', 'id="top" twice'],
])('refuses %s', (body, thing) => {
  expect(problemsIn(body)).toContain(`2026.html holds ${thing}. Remove it: pages run our own modules only.`)
})

test('accepts inline styles and scripts by their hash alone', () => {
  const pages = { '2026.html': page('<script type="module">go()</script>', '<style>b{}</style>') }
  const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const scripts = `script-src 'self' ${hashOf('go()')}`
  const styles = `style-src 'self' ${hashOf('b{}')}`
  expect(problemsOf({ pages, policy: `${scripts}; ${styles}` })).toEqual([])
  expect(problemsOf({ pages, policy: styles })).toEqual([
    '2026.html has an inline script that the Content Security Policy does not name. Add its hash.',
  ])
})

test('wants one h1, a title, a description, a language, and a canonical link with the year', () => {
  expect(problemsOf({ pages: { '2026.html': '<html><link rel="canonical" href="/2026"></html>' } })).toEqual([
    '2026.html has 0 <h1>. Give it one.',
    '2026.html has no <title>.',
    '2026.html has no description.',
    '2026.html has no language. Set <html lang>.',
    '2026.html has the canonical link "/2026". Make it absolute, with the year.',
  ])
})

test('follows the addresses of style sheets', () => {
  expect(problemsOf({ pages: { '_astro/a.css': 'b{background:url(b.png)}@import "/c.css";' } })).toEqual([
    '_astro/a.css: url(b.png) leads to nothing. Fix or drop it.',
    '_astro/a.css: url(/c.css) leads to nothing. Fix or drop it.',
  ])
})

test('compares the sitemap with the visible pages of the manifest', () => {
  const pages = { '2026/search.html': page(), 'search.html': page() }
  const urls = [{ url: '/2026' }, { url: '/2026/search', isHidden: true }]
  expect(problemsOf({ pages, urls })).toEqual([])
  expect(problemsOf({ pages, urls, sitemap: `<loc>${SITE_URL}/2026/search</loc>` })).toEqual([
    `sitemap.xml names ${SITE_URL}/2026/search, which is no visible page of the manifest. Leave it out.`,
    `sitemap.xml does not name ${SITE_URL}/2026. Add it, or mark the page as hidden.`,
  ])
})

test('reads a sitemap that is cut into several files', () => {
  const pages = { 'sitemap-1.xml': `<urlset><loc>${SITE_URL}/2026</loc></urlset>` }
  expect(problemsOf({ pages, sitemap: `<sitemapindex><loc>${SITE_URL}/sitemap-1.xml</loc></sitemapindex>` })).toEqual(
    [],
  )
})

test('wants a file for every page of the manifest, and a place in it for every file', () => {
  const urls = [{ url: '/2026' }, { url: '/2026/events/e1', isHidden: true }]
  expect(problemsOf({ urls, pages: { 'stray.html': page() } })).toEqual([
    'manifest.json names /2026/events/e1, which has no file. Build again.',
    'stray.html is not in manifest.json. List it through listPages.',
  ])
})

test('reports what is wrong with a page of two names once, and knows both names', () => {
  const urls = [{ url: '/2026', aliases: ['/2026/start'] }]
  const release = aRelease({ urls, pages: { '2026.html': page('<a href="/2026/start#top">x</a><b style="">x</b>') } })
  mkdirSync(join(release, 'site/2026'))
  linkSync(join(release, 'site/2026.html'), join(release, 'site/2026/start.html'))
  const { problems, pages } = checkLinks(release)
  expect({ problems, pages }).toEqual({
    problems: ['2026.html holds <b style>. Remove it: pages run our own modules only.'],
    pages: 3,
  })
})
