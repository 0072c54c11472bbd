import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { weighPage } from '../../scripts/checks/budgets/weigh-page.ts'
import {
  type Budget,
  budgetProblems,
  formatHeaviest,
  type WeighedPage,
  weighRelease,
} from '../../scripts/checks/budgets.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const weigh = (html: string, files: Record<string, string> = {}) =>
  weighPage(temporaryFolder({ 'page.html': html, ...files }), '/page.html')

test('counts scripts that load by themselves, with what they import, and no data', () => {
  const site = {
    'a.js': "import{b}from'./lib/b.js';const later=()=>import('./later.js')",
    'lib/b.js': 'export const b=1',
    'later.js': 'x'.repeat(5000),
    'lib/b.js.br': '123456',
  }
  const html = '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>'
  expect(weigh(html, site).script).toBe(site['a.js'].length + 6)
  const inline = "document.body.dataset.ready='1'"
  expect(weigh(`<script>${inline}</script>`).script).toBe(brotliCompressSync(inline).length)
  expect(weigh('<p>nothing</p>').script).toBe(0)
})

test('adds up what a page needs before the first click', () => {
  const html = '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/f.woff2"><img src="/big.jpg">'
  const files = {
    'a.css': 'x'.repeat(100),
    'f.woff2': 'x'.repeat(1000),
    'big.jpg': 'x'.repeat(9999),
    'page.html.br': '12345',
    'page.html.gz': '1234567',
  }
  expect(weigh(html, files)).toMatchObject({ beforeInteraction: 1105, htmlGzip: 7, renderBlocking: 1 })
})

test('knows what the first paint waits for', () => {
  const files = { 'a.css': '', 'a.js': '' }
  expect(
    weigh('<link rel="stylesheet" href="/a.css" media="print"><script defer src="/a.js"></script>', files)
      .renderBlocking,
  ).toBe(0)
  expect(weigh('<link href="/a.css" rel=stylesheet><script src="/a.js"></script>', files).renderBlocking).toBe(2)
})

test('does not count a sheet in the body as blocking the first paint', () => {
  const page = '<head></head><body><p>first</p><link rel="stylesheet" href="/a.css"></body>'
  expect(weigh(page, { 'a.css': '' }).renderBlocking).toBe(0)
})

test("takes the words, addresses and times of main as a page's own text", () => {
  const own = gzipSync('Come early /events/e1 2026-03-07', { level: 9 }).length
  const main = '<main><a href="/events/e1" class="card">Come</a> <time dateTime="2026-03-07">early</time></main>'
  expect(weigh(`<a href="/menu">Menu</a>${main}`).ownTextGzip).toBe(own)
})

test("takes the words of main as a page's own text", () => {
  const words = 'Come early, stand close. '.repeat(20)
  expect(weigh(`<nav>Menu</nav><main class="a"><p>${words}</p></main>`).ownTextGzip).toBe(
    gzipSync(words.trim(), { level: 9 }).length,
  )
})

test('says which file a page loads that the release lacks', () => {
  expect(() => weigh('<link rel="stylesheet" href="/gone.css">')).toThrow('/gone.css is not in the release')
})

const page = (fields: Partial<WeighedPage>): WeighedPage => ({
  url: '/2026/events/e1',
  kind: 'event',
  htmlGzip: 100,
  ownTextGzip: 0,
  script: 10,
  beforeInteraction: 200,
  renderBlocking: 0,
  ...fields,
})

const budgets: Record<string, Budget> = {
  detail: { kinds: ['event'], htmlGzip: 100, perOwnText: 1.1, script: 10, beforeInteraction: 200 },
}

test('accepts a page at its budget, and more HTML for more words', () => {
  expect(budgetProblems([page({}), page({ htmlGzip: 210, ownTextGzip: 100 })], budgets)).toEqual([])
})

test('names figure and worst page of each kind over its budget, and a kind without one', () => {
  const pages = [
    page({ url: '/a', htmlGzip: 101 }),
    page({ url: '/b', htmlGzip: 150, script: 11, renderBlocking: 1, beforeInteraction: 201 }),
    page({ url: '/c' }),
    page({ url: '/d', kind: 'poster' }),
  ]
  expect(budgetProblems(pages, budgets)).toEqual([
    'event: htmlGzip is over its budget on 2 of 3 pages, the worst /b with 150 of 100.',
    'event: script is over its budget on 1 of 3 pages, the worst /b with 11 of 10.',
    'event: beforeInteraction is over its budget on 1 of 3 pages, the worst /b with 201 of 200.',
    'event: renderBlocking is over its budget on 1 of 3 pages, the worst /b with 1 of 0.',
    'Pages of the kind "poster" have no budget. Give them one in package.json.',
  ])
  expect(formatHeaviest(pages)[0]).toBe(
    'event: 3 pages, at most 150 B of HTML (gzip), 11 B of script, 201 B before interaction, 1 render-blocking',
  )
})

test('weighs every page that the manifest names', () => {
  const release = temporaryFolder({
    'manifest.json': JSON.stringify({
      pages: [
        { url: '/', kind: 'landing' },
        { url: '/2026', kind: 'landing' },
      ],
    }),
    'site/index.html': '<main>a</main>',
    'site/2026.html': '<main>b</main>',
  })
  expect(weighRelease(release).map(({ url }) => url)).toEqual(['/', '/2026'])
})
