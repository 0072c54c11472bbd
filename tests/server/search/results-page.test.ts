import { expect, test } from 'vitest'
import { BrowsePage } from '../../../src/components/BrowsePage.tsx'
import { draw } from '../../../src/components/draw.ts'
import { toBrowse } from '../../../src/views/browse.ts'
import { aContext } from '../../fixtures/a-context.ts'
import type { AppParts } from '../a-release.ts'
import { storesThatFail } from '../stores/stores-that-fail.ts'
import { aSearchApp } from './a-programme.ts'

const context = aContext()
const page = (list?: 'event' | 'venue') =>
  `<!doctype html><html><head><title>Search – Festival</title></head><body><main>${draw(BrowsePage, { view: toBrowse(list, context) })}</main><footer>End</footer></body></html>`

/** Search pages as the build draws them. */
const SITE = {
  'search.html': page(),
  'search/event.html': page('event'),
  '2026/search.html': page(),
  '2026/search/venue.html': page('venue'),
  '404.html': '<h1>Page not found</h1>',
}

async function aSite(parts: AppParts = {}) {
  const { app, post } = await aSearchApp({ site: SITE, ...parts })
  const get = async (url: string) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } })
    return { status: reply.statusCode, html: reply.body, headers: reply.headers }
  }
  return { app, post, get }
}
const titlesIn = (html: string) => [...html.matchAll(/<h3><a href="([^"]*)"/g)].map(([, href]) => href)
const headingsIn = (html: string) =>
  [...html.matchAll(/<h2 id="[^"]*" tabindex="-1">([^<]*)/g)].map(([, text = '']) => text.trim())

test('answers a search in HTML, in the place of the built page, grouped by kind [R07] [T04] [B06]', async () => {
  const { get } = await aSite()
  const { status, html, headers } = await get('/search?q=harbour')

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headingsIn(html)).toEqual(['Events', 'Contributors', 'Venues'])
  expect(titlesIn(html)).toContain('/events/later')
  expect(titlesIn(html)).toContain('/venues/hall')
  expect(html).toMatch(/<p class="count" role="status">Showing \d results<\/p>/)
  expect(html).toContain('<title>“harbour” – Search – Festival 2026</title>')
  expect(html).toMatch(/<input[^>]*value="harbour"[^>]*>|<input[^>]*name="q" value="harbour"/)
  expect(html.startsWith(SITE['search.html'].slice(0, 20))).toBe(true)
  expect(html.endsWith('</main><footer>End</footer></body></html>')).toBe(true)
})

test('is nobody’s to keep but the reader’s, under the policy of the built page [T04]', async () => {
  const { get } = await aSite()
  const built = await get('/search')
  const found = await get('/search?q=harbour')

  expect(found.headers['cache-control']).toBe('private, max-age=60')
  expect(found.headers['x-robots-tag']).toBe('noindex')
  expect(found.headers.etag).toBeUndefined()
  expect(found.headers['content-security-policy']).toBe(built.headers['content-security-policy'])
  expect(built.headers['cache-control']).not.toContain('private')
})

test.each(['/search', '/search?', '/search?q=', '/search?q=+', '/search?utm=x', '/search/event?page=2'])(
  'sends %s as it was built: it asks for nothing [T04]',
  async (url) => {
    const { get } = await aSite()
    const { html, headers } = await get(url)
    expect(html).toBe(url.includes('event') ? SITE['search/event.html'] : SITE['search.html'])
    expect(headers.etag).toBeDefined()
  },
)

test('reads kinds, filters and a stored search from the address, with the year in the links [R07] [D01] [T04]', async () => {
  const { get, post } = await aSite()
  const { hash } = (await post('/search', { term: 'deck', models: 'venue' })).json()

  expect(titlesIn((await get('/search/event?filters=event_type:workshop')).html)).toEqual(['/events/someday'])
  expect(titlesIn((await get('/2026/search/venue?q=deck')).html)).toEqual(['/2026/venues/room'])
  expect(titlesIn((await get('/search/film,venue?q=deck')).html)).toEqual(['/venues/room'])
  expect((await get('/search/film,venue?q=deck')).html).toMatch(/<form class="finder" action="\/search\/film,venue"/)
  expect(titlesIn((await get(`/search?h=${hash}`)).html)).toEqual(['/venues/room'])
  expect(titlesIn((await get('/search/?q=deck')).html)).toContain('/venues/room')
})

test('groups events by their start and keeps the filters in the form [B06] [B08]', async () => {
  const { get } = await aSite()
  const { html } = await get('/search/event?filters=event_type:session,x;event_type:showcase;event_type:workshop')

  expect(headingsIn(html)).toEqual(['Mar 13, 2026 @ 1:00am', 'TBA'])
  expect(html).toContain('<input type="hidden" name="filters" value="event_type:')
})

test('shows which quick tab the results are of [R07]', async () => {
  const { get } = await aSite()
  const currentIn = async (url: string) =>
    [...(await get(url)).html.matchAll(/aria-current="page">([^<]*)</g)].map(([, label]) => label)
  const music = /href="([^"]*)">Music</.exec(SITE['search.html'])?.[1] ?? ''

  expect(await currentIn('/search?q=harbour')).toEqual(['All', 'All'])
  expect(await currentIn(music)).toEqual(['All', 'Music'])
  expect(await currentIn('/search?filters=genre:Choral')).toEqual(['All'])
})

test('says word for word when there is nothing [B09]', async () => {
  const { get } = await aSite()
  const nothing =
    'Sorry, but nothing matched your search terms. Please try again with some different keywords or filters.'
  const start = 'Search with any keyword and filter results based on event type, time, and other specifications.'
  const emptyOf = async (url: string) => /<p class="empty">([^<]*)<\/p>/.exec((await get(url)).html)?.[1]

  expect(await emptyOf('/search?q=zzzz')).toBe(nothing)
  expect(await emptyOf('/search/event?filters=genre:Polka')).toBe(nothing)
  expect(await emptyOf('/search?h=unknown')).toBe(start)
  expect(await emptyOf('/search/event?h=unknown')).toBe('Stay tuned, more events should be added soon!')
})

test('leaves no sign of a term or a name unescaped [X04]', async () => {
  const { get } = await aSite()
  const term = `"><script>alert(1)</script><b x='&`
  const asked = await get(`/search?q=${encodeURIComponent(term)}&filters=${encodeURIComponent(`genre:${term}`)}`)
  const named = await get('/search/event?filters=event_type:workshop')

  expect(asked.html).not.toContain('<script>alert')
  expect(asked.html).toContain('<title>“&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(asked.html).toContain('name="q" value="&quot;&gt;&lt;script&gt;')
  expect(named.html).toContain('&lt;b&gt;&quot;Quotes&quot; &amp; &#x27;signs&#x27;&lt;/b&gt;')
})

test('shows sixty on a page and leads to the others [V04] [B08]', async () => {
  const events = Array.from({ length: 130 }, (_, index) => ({
    id: `e${index}`,
    event_id: `e${index}`,
    name: `Harbour ${index}`,
    date: `2026-03-1${index % 5}`,
  }))
  const { get } = await aSite({ records: { events } })
  const first = await get('/search/event?filters=&q=harbour')
  const pages = [first, await get('/search/event?q=harbour&page=2'), await get('/search/event?q=harbour&page=99')]
  const shown = pages.map(({ html }) => titlesIn(html))

  expect(shown.map(({ length }) => length)).toEqual([60, 60, 10])
  expect(new Set(shown.flat()).size).toBe(130)
  expect(first.html).toContain('Showing 130 results')
  expect(first.html).toContain('<a href="?filters=&amp;q=harbour&amp;page=2" aria-label="Page 2">2</a>')
  expect(pages[1]?.html).toContain('aria-label="Page 2" aria-current="page"')
})

test('answers a missing year or list as a page that does not exist [R13]', async () => {
  const { get } = await aSite()
  for (const url of ['/1999/search?q=x', '/abc/search?q=x', '/search/ghost?q=x', '/search/test?q=x']) {
    const { status, html } = await get(url)
    expect([status, html]).toEqual([404, '<h1>Page not found</h1>'])
  }
})

test('shows the page without the stored search while the store is down', async () => {
  const { get } = await aSite({ stores: storesThatFail(), report: () => {} })
  expect(titlesIn((await get('/search?q=deck&h=some')).html)).toContain('/venues/room')
  expect((await get('/search?h=some')).status).toBe(200)
})
