import { expect, test } from 'vitest'
import { toPublication } from '../../src/views/publication.ts'
import { aContext } from '../fixtures/a-context.ts'

const preview = aContext(undefined, { isPreview: true })

test('says when an item becomes visible, on the festival’s clock [T03] [K01]', () => {
  expect(toPublication({ publish_at: '2026-03-08T08:30:00Z' }, preview)).toEqual({
    publication: 'Visible after Mar 8, 2026 3:30am CT',
  })
  expect(toPublication({ publish_at: '2026-12-25T00:00:00Z' }, preview)).toEqual({
    publication: 'Visible after Dec 24, 2026 6:00pm CT',
  })
})

test('says that an item without a moment is not published [T03]', () => {
  expect(toPublication({ publish_at: null }, preview)).toEqual({ publication: 'Not published' })
})

test('says nothing of what is public, and nothing outside a preview or without its flag [T03]', () => {
  expect(toPublication({}, preview)).toEqual({})
  expect(toPublication({ publish_at: '2026-03-01T12:00:00Z' }, preview)).toEqual({})
  expect(toPublication({ publish_at: null }, aContext())).toEqual({})
  const unlabelled = aContext(undefined, { isPreview: true, festival: { features: { preview_mode: false } } })
  expect(toPublication({ publish_at: null }, unlabelled)).toEqual({})
})
