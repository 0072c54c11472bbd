import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFilters, type SearchFilter, withFilters, writeFilters } from '../../src/domain/filters.ts'
import { readModelList, SEARCH_LISTS, sameList } from '../../src/domain/model-lists.ts'
import { LIST_PATTERN, readShell } from '../../src/domain/shells.ts'
import { MODELS } from '../../src/schema/models.ts'

test.each([
  ['event', ['event']],
  ['person,artist', ['artist', 'person']],
  ['artist,artist', ['artist']],
  ['contributors', ['artist', 'person', 'film']],
  ['brands', ['brand', 'exhibitor', 'music_fest_presenter']],
  ['events', ['event']],
  ['venues', ['venue']],
  ['', undefined],
  ['event,', undefined],
  ['event,nonsense', undefined],
  ['Event', undefined],
  ['events,venue', undefined],
  ['constructor', undefined],
])('reads the list "%s" [R07] [V03]', (text, models) => {
  expect(readModelList(text)).toEqual(models)
})

test('finds the spelled list that names the same kinds', () => {
  expect(sameList(SEARCH_LISTS, ['artist', 'person', 'film'])).toBe('artist,film,person')
  expect(sameList(SEARCH_LISTS, ['artist', 'venue'])).toBeUndefined()
})

test.each([
  ['/search/person,artist', { kind: 'list', page: '/search/artist,person' }],
  ['/2026/search/venue,event', { kind: 'list', page: '/2026/search' }],
  ['/2026/search/contributors/', { kind: 'list', page: '/2026/search/artist,film,person' }],
  ['/favorites/film,event', { kind: 'list', page: '/favorites' }],
  ['/attendees/u-1', { kind: 'attendee', page: '/shells/attendee', id: 'u-1' }],
  ['/search/nonsense', undefined],
  ['/search/event/more', undefined],
  ['/20267/search/event', undefined],
  ['/attendees/', undefined],
  ['/events/event', undefined],
])('knows the shell of %s [R07] [R10] [R12]', (path, shell) => {
  expect(readShell(path)).toEqual(shell)
})

test('hosts with expressions take the same lists for shells as our server does [R07]', () => {
  const pattern = new RegExp(LIST_PATTERN)
  const parts = fc.array(fc.constantFrom<string>(...MODELS, 'nonsense', '', 'Event'), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(parts, fc.constantFrom('/search', '/2026/search', '/favorites', '/x/search'), (list, start) => {
      const path = `${start}/${list.join(',')}`
      expect(pattern.test(path)).toBe(readShell(path)?.kind === 'list')
    }),
  )
  expect(pattern.exec('/2026/search/venue,event')?.[1]).toBe('/2026/search')
})

test('writes filters so that people can read them [R07]', () => {
  const filters = [
    { field: 'credential_types', value: 'innovation' },
    { field: 'credential_types', value: 'interactive' },
  ]
  expect(withFilters('/search/event', filters)).toBe(
    '/search/event?filters=credential_types:innovation;credential_types:interactive',
  )
  expect(withFilters('/search', [])).toBe('/search')
})

test('reads back every filter that it wrote, through a real address', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => value.isWellFormed())
  const filter: fc.Arbitrary<SearchFilter> = fc.oneof(
    fc.record({ field: text, value: text }),
    fc.record({ field: text, value: text, models: fc.array(text, { minLength: 1, maxLength: 3 }) }),
  )
  fc.assert(
    fc.property(fc.array(filter, { minLength: 1, maxLength: 4 }), (filters) => {
      expect(readFilters(writeFilters(filters))).toEqual(filters)
      const { searchParams } = new URL(withFilters('/search', filters), 'https://example.org')
      expect(readFilters(searchParams.get('filters') ?? '')).toEqual(filters)
    }),
  )
})

test('leaves out what is no filter', () => {
  expect(readFilters('')).toEqual([])
  expect(readFilters(';;a;:b;a:;%:%')).toEqual([{ field: '%', value: '%' }])
})
