import { beforeEach, expect, test, vi } from 'vitest'
import { fillInterested } from '../../../src/client/favorites/interested.ts'
import { draw } from '../../../src/components/draw.ts'
import { Interested } from '../../../src/components/Interested.tsx'

const calls: { path: string; options: RequestInit | undefined }[] = []
let answer: { status: number; body: unknown }

beforeEach(() => {
  calls.length = 0
  // biome-ignore lint/suspicious/noDocumentCookie: a page reads the hint the same way.
  document.cookie = 'marquee_hint=1'
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    calls.push({ path, options })
    const { status, body } = path === '/session.json' ? { status: 200, body: { uid: 'me', csrf: 't' } } : answer
    return new Response(JSON.stringify(body), { status })
  })
})

function aBlock(change: Record<string, string> = {}): HTMLElement {
  const view = { type: 'event' as const, id: 'e 1', title: 'Who is interested', shown: 3, theme: 'main' as const }
  document.body.innerHTML = draw(Interested, { view })
  const block = document.querySelector('section') as HTMLElement
  Object.assign(block.dataset, change)
  return block
}
const users = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ first_name: `F${at}`, last_name: 'L', image_url: null, uid: `u${at}` }))
const shownIn = (block: HTMLElement) =>
  [...block.querySelectorAll('li')].filter((entry) => !entry.hidden).map(({ textContent }) => textContent)

test('carries the attributes of the specification and is hidden at load [B12]', () => {
  const block = aBlock()
  expect(block.hidden).toBe(true)
  const names = ['data-item-type', 'data-item-id', 'data-title', 'data-number-to-display', 'data-theme']
  expect(names.map((name) => block.getAttribute(name))).toEqual(['event', 'e 1', 'Who is interested', '3', 'main'])
})

test('asks as the specification says, shows three, and all of them on demand [B12] [C06] [K04]', async () => {
  answer = { status: 200, body: { public: 5, total: 9, users: users(5) } }
  const block = aBlock()
  await fillInterested(block)
  const asked = calls.find(({ path }) => path.startsWith('/favorite'))
  expect(asked?.path).toBe('/favorite/event/e%201/interested.json')
  expect(asked?.options).toMatchObject({
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect([block.hidden, shownIn(block).length]).toEqual([false, 3])
  expect(block.querySelectorAll('svg.face')).toHaveLength(6)
  const more = block.querySelector('button') as HTMLButtonElement
  expect(more.textContent).toBe('View all')
  more.click()
  expect([more.hidden, shownIn(block).length, shownIn(block).at(-1)]).toEqual([true, 6, '4 others'])
  expect(document.activeElement).toBe(block.querySelectorAll('li')[3])
})

test('shows as many as the block asks for, the usual number when that is nonsense [K04]', async () => {
  answer = { status: 200, body: { public: 5, total: 5, users: users(5) } }
  for (const [asked, shown] of [
    ['1', 1],
    ['5', 5],
    ['100', 5],
    ['0', 3],
    ['-2', 3],
    ['many', 3],
    ['2.5', 3],
  ] as const) {
    const block = aBlock({ numberToDisplay: asked })
    await fillInterested(block)
    expect([asked, shownIn(block).length]).toEqual([asked, shown])
    expect(block.querySelector('button')?.hidden).toBe(shown === 5)
  }
})

test('stays hidden while nobody wants to be seen [B12]', async () => {
  answer = { status: 200, body: { public: 0, total: 40, users: [] } }
  const block = aBlock()
  await fillInterested(block)
  expect([block.hidden, block.innerHTML]).toEqual([true, ''])
})

test('stays hidden and only logs when the call fails [B12] [X04]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const status of [401, 404, 500, 503]) {
    answer = { status, body: {} }
    const block = aBlock()
    await fillInterested(block)
    expect(block.hidden).toBe(true)
  }
  expect(warn).toHaveBeenCalledTimes(4)
  warn.mockRestore()
})

test('prints what somebody calls themselves as words, never as markup [B12]', async () => {
  const hostile = { first_name: '<img src=x onerror=alert(1)>', last_name: 'L', image_url: 'javascript:x', uid: 'u' }
  answer = { status: 200, body: { public: 1, total: 1, users: [hostile] } }
  const block = aBlock()
  await fillInterested(block)
  expect(block.querySelector('bdi')?.textContent).toBe('<img src=x onerror=alert(1)> L')
})

test('asks nothing for who is signed out [C06]', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a page reads the hint the same way.
  document.cookie = 'marquee_hint=; max-age=0'
  const block = aBlock()
  await fillInterested(block)
  expect([calls.length, block.hidden]).toEqual([0, true])
})
