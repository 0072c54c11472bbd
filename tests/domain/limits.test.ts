import { expect, test } from 'vitest'
import * as limits from '../../src/domain/limits.ts'

test('waits, caches and pages by the numbers of the specification [K07]', () => {
  expect(limits.MIN_QUERY_LENGTH).toBe(2)
  expect(limits.SEARCH_DEBOUNCE_MS).toBe(200)
  expect(limits.RESIZE_DEBOUNCE_MS).toBe(300)
  expect(limits.SUGGESTION_BLUR_MS).toBe(100)
  expect(limits.SUGGESTION_THUMBNAIL_PX).toBe(48)
  expect(limits.MAX_HIGHLIGHT_FRAGMENTS).toBe(3)
  expect(limits.FEATURES_CACHE_KEY).toBe('chronos_features')
  expect(limits.FEATURES_CACHE_MS).toBe(300_000)
  expect(limits.CLIENT_TIMEOUT_MS).toBe(10_000)
  expect(limits.CLIENT_RETRIES).toBe(2)
  expect(limits.CONTRIBUTOR_PAGE_SIZE).toBe(60)
  expect(limits.FILTER_PAGE_SIZE).toBe(15)
  expect(limits.PAGER_WINDOW).toBe(5)
  expect(limits.TOAST_MS).toBe(3000)
  expect(limits.MAX_SCROLL_POSITIONS).toBe(50)
  expect(limits.KIOSK_SCROLL_MS).toBe(20_000)
  expect(limits.BIOGRAPHY_PREVIEW_WORDS).toBe(16)
  expect(limits.INTERESTED_SHOWN).toBe(3)
  expect(limits.INTERESTED_MAX).toBe(60)
  expect(limits.INTERESTED_OTHERS_ABOVE).toBe(2)
  expect(limits.LANDING_YEAR).toBe(2026)
  expect(limits.ANALYTICS_BATCH).toBe(10)
  expect(limits.ANALYTICS_FLUSH_MS).toBe(5000)
  expect(limits.ANALYTICS_RETRIES).toBe(10)
})

test('breaks the layout at 768 and 991 pixels [K05]', () => {
  expect([limits.MENU_BREAKPOINT_PX, limits.FILTER_BREAKPOINT_PX]).toEqual([768, 991])
})

test('maps the categories of suggestions to models [K06]', () => {
  expect(limits.CATEGORY_MODELS).toEqual({
    Events: ['event'],
    Contributors: ['artist', 'film', 'person'],
    Brands: ['brand', 'exhibitor', 'music_fest_presenter'],
    Venues: ['venue'],
  })
})

test('offers staff the eight venue messages, word for word [K03]', () => {
  expect(limits.VENUE_MESSAGES).toEqual([
    'none',
    'Not Yet Seating',
    'Now Seating Film & TV Guest Tickets',
    'Now Seating SXXPress',
    'Now Seating Primary Access',
    'Now Seating Secondary Access',
    'Now Seating Single Admission Tickets',
    'No Longer Seating',
  ])
})
