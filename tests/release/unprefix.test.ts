import { expect, test } from 'vitest'
import { toUnprefixed } from '../../src/data/release/unprefix.ts'

test('takes the year out of links and forms into the landing edition [B03]', () => {
  expect(toUnprefixed('<a class="x" href="/2026/events/e1" dir="auto">', 2026)).toBe(
    '<a class="x" href="/events/e1" dir="auto">',
  )
  expect(toUnprefixed('<form action="/2026/search" method="get">', 2026)).toBe('<form action="/search" method="get">')
  expect(toUnprefixed('<a href="/2026/contributors/by-name/2#letter-B">', 2026)).toBe(
    '<a href="/contributors/by-name/2#letter-B">',
  )
  expect(toUnprefixed('<a href="/2026">', 2026)).toBe('<a href="/">')
})

test('leaves canonical links, other editions and marked links alone [R01]', () => {
  for (const html of [
    '<link rel="canonical" href="https://example.org/2026/events/e1">',
    '<a href="/2025/events/e1">',
    '<a href="/20261/x">',
    '<a data-year="" href="/2026/speakers">',
    '<a href="https://example.org/2026/x">',
  ]) {
    expect(toUnprefixed(html, 2026)).toBe(html)
  }
})

test('leaves words alone that only look like a link', () => {
  const html = '<p>Write href="/2026/events/e1" and action="/2026/x" yourself.</p>'
  expect(toUnprefixed(html, 2026)).toBe(html)
})
