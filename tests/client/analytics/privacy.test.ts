import { expect, test } from 'vitest'
import { toCountedPath, toReferrer, withoutPrivate } from '../../../src/client/analytics/privacy.ts'
import { AnalyticsSchema } from '../../../src/schema/analytics.ts'

const NOTHING = { searchTerms: false, names: false }
const SAID = { term: 'jazz', name: 'Tide Tables', title: 'Tide Tables | Nightjar', results: 3, mobile: false }

test('neither search text nor names go out unless the config says so [B17]', () => {
  expect(withoutPrivate(SAID, NOTHING)).toEqual({ results: 3, mobile: false })
  expect(withoutPrivate(SAID, { searchTerms: true, names: false })).toEqual({ term: 'jazz', results: 3, mobile: false })
  expect(withoutPrivate(SAID, { searchTerms: true, names: true })).toEqual(SAID)
})

test('the address of an attendee is counted without who it is [B17]', () => {
  expect(toCountedPath('/2026/attendees/a-17', NOTHING)).toBe('/2026/attendees/{id}')
  expect(toCountedPath('/2026/attendees', NOTHING)).toBe('/2026/attendees')
  expect(toCountedPath('/events/e1', NOTHING)).toBe('/events/e1')
  expect(toCountedPath('/attendees/a-17', { searchTerms: false, names: true })).toBe('/attendees/a-17')
})

test('another site is known by its origin, and ours not at all [B17]', () => {
  const own = 'https://nightjar.example'
  expect(toReferrer('https://find.example/?q=nightjar', own)).toBe('https://find.example')
  expect(toReferrer(`${own}/search?q=jazz`, own)).toBeUndefined()
  expect(toReferrer('', own)).toBeUndefined()
})

test('a config that says nothing sends neither words nor names and respects the browser [B17]', () => {
  expect(AnalyticsSchema.parse({ endpoint: 'https://usage.example/batch' })).toEqual({
    dataLayer: false,
    origins: [],
    endpoint: 'https://usage.example/batch',
    searchTerms: false,
    names: false,
    respectsPrivacySignals: true,
  })
  expect(AnalyticsSchema.safeParse({ endpoint: '/usage' }).success).toBe(true)
  for (const endpoint of ['//evil.example/x', 'javascript:alert(1)', 'usage']) {
    expect(AnalyticsSchema.safeParse({ endpoint }).success).toBe(false)
  }
  expect(AnalyticsSchema.safeParse({ script: 'http://tags.example/t.js' }).success).toBe(false)
})
