import { expect, test } from 'vitest'
import { toNarrowedPath } from '../../src/domain/narrow-contributors.ts'

const at = (address: string) => toNarrowedPath(new URL(address, 'https://example.org'))

test('narrows contributors to the one known model that is asked for [R04]', () => {
  expect(at('/contributors?models=artist')).toBe('/contributors/only/artist')
  expect(at('/2026/contributors/?models=person')).toBe('/2026/contributors/only/person')
  expect(at('/contributors?models=person,venue')).toBe('/contributors/only/person')
})

test('falls back to artists and persons for both, none or unknown models [R04, V03]', () => {
  for (const query of ['', '?models=', '?models=artist,person', '?models=venue', '?models=<script>', '?q=artist']) {
    expect(at(`/contributors${query}`), query).toBeUndefined()
  }
})

test('leaves other pages alone [R04]', () => {
  expect(at('/artists?models=person')).toBeUndefined()
  expect(at('/contributors/c1?models=artist')).toBeUndefined()
})
