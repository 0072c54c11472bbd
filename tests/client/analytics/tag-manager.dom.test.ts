import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startAnalytics } from '../../../src/client/analytics/start.ts'
import { track } from '../../../src/client/track.ts'

const SETTINGS = { dataLayer: true, searchTerms: false, names: false, respectsPrivacySignals: true }
const layer = () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer

beforeAll(() => {
  // The organiser's script is not there, and nobody misses it.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
})

afterEach(() => {
  document.head.replaceChildren()
  delete document.documentElement.dataset.analytics
  delete (window as { dataLayer?: object[] }).dataLayer
})

test('the tag manager finds in its list what happened before its script was there [B17]', async () => {
  document.documentElement.dataset.analytics = '{}'
  history.replaceState({}, '', '/2026/search?q=jazz')
  document.title = 'Search | Nightjar'
  // Before the adapter had been loaded.
  track('search', { term: 'jazz', results: 3 })
  await startAnalytics({ ...SETTINGS, script: 'https://tags.example.org/t.js' })
  track('favorite', { item_type: 'event', item_id: 'e1' })
  await vi.waitFor(() => expect(layer()).toHaveLength(4))
  const moment = { timestamp: expect.any(String), mobile: expect.any(Boolean) }
  expect(layer()).toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    { event: 'page', path: '/2026/search', ...moment },
    { event: 'search', results: 3, ...moment },
    { event: 'favorite', item_type: 'event', item_id: 'e1', ...moment },
  ])
  const [script, ...others] = document.head.querySelectorAll('script')
  expect(script?.src).toBe('https://tags.example.org/t.js')
  expect(others).toEqual([])
})

test('words and names go out where the config says so [B17]', async () => {
  history.replaceState({}, '', '/2026/search?q=jazz')
  document.title = 'Search | Nightjar'
  await startAnalytics({ ...SETTINGS, searchTerms: true, names: true })
  await vi.waitFor(() => expect(layer()).toHaveLength(1))
  expect(layer()?.[0]).toMatchObject({ event: 'page', path: '/2026/search', title: 'Search | Nightjar', term: 'jazz' })
})

test('without a target what is tracked is heard by nobody and kept nowhere [B17]', async () => {
  vi.resetModules()
  const fresh = await import('../../../src/client/track.ts')
  fresh.track('search', { results: 3 })
  const heard = vi.fn()
  fresh.onTracked(heard)
  expect(heard).not.toHaveBeenCalled()
  expect(layer()).toBeUndefined()
})
