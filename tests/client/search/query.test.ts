import { expect, test } from 'vitest'
import {
  fromCallFilters,
  hasFilter,
  readModels,
  readQuery,
  toCallFilters,
  toggleFilter,
  writeQuery,
} from '../../../src/client/search/query.ts'

const JAZZ = { field: 'genre', value: 'Jazz; late', models: ['artist'] }
const DOCK = { field: 'venue', value: 'dock-9' }
const PIER = { field: 'venue', value: 'pier' }

test('a query survives the way through the address [T04]', () => {
  for (const query of [
    { term: '', filters: [], hash: '' },
    { term: 'tide & "time"', filters: [JAZZ, DOCK, PIER], hash: '' },
    { term: '', filters: [], hash: 'a1B2' },
    { term: '100% <b>', filters: [{ field: 'tags', value: 'a:b,c%' }], hash: '' },
  ]) {
    expect(readQuery(writeQuery(query))).toEqual(query)
  }
  expect(writeQuery({ term: ' ', filters: [DOCK], hash: '' })).toBe('?filters=venue:dock-9')
})

test('an address is anybody’s text [T04]', () => {
  expect(readQuery('?q=%F0%28&filters=;;:;a:;:b;c&h=')).toEqual({ term: '\ufffd(', filters: [], hash: '' })
})

test('the address names the kinds, also by a category’s name [R07]', () => {
  expect(
    [
      '/search',
      '/2026/search/',
      '/search/event',
      '/2026/search/artist,film,person',
      '/search/contributors',
      '/search/artist%2Cfilm',
    ].map(readModels),
  ).toEqual(['', '', 'event', 'artist,film,person', 'artist,film,person', 'artist,film'])
})

test('values of one field travel together, and come back apart [C08]', () => {
  const sent = toCallFilters([DOCK, JAZZ, PIER])
  expect(sent).toEqual([
    { field: 'venue', value: ['dock-9', 'pier'] },
    { field: 'genre', value: ['Jazz; late'], models: ['artist'] },
  ])
  expect(fromCallFilters(sent)).toEqual([DOCK, PIER, JAZZ])
  expect(fromCallFilters([{ field: 'venue', value: 'pier' }])).toEqual([PIER])
})

test('a filter is put on and taken off, with all values that mean the same [B08]', () => {
  const on = toggleFilter([DOCK], 'event_type', ['panel', 'session'], ['event'])
  expect(on).toEqual([
    DOCK,
    { field: 'event_type', value: 'panel', models: ['event'] },
    { field: 'event_type', value: 'session', models: ['event'] },
  ])
  expect(hasFilter(on, 'event_type', ['session'])).toBe(true)
  expect(toggleFilter(on, 'event_type', ['session', 'panel'])).toEqual([DOCK])
})
