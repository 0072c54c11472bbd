import { expect, test } from 'vitest'
import { mergeSources, recordId } from '../../src/catalogue/merge.ts'
import { aContributor, aFilm, anEvent, aSnapshot, aSource, aVenue } from '../fixtures/build.ts'

test('joins sources by id: the first speaks, later ones fill gaps and add records [D04]', () => {
  const programme = aSource({
    events: [anEvent({ id: 'e1', name: 'Opening night', venue_id: 'v1' }), anEvent({ id: 'e2', name: 'Closing' })],
    contributors: [aContributor({ entity_id: 'p1', name: 'Ada' })],
  })
  const extra = aSource({
    events: [anEvent({ id: 'e3', name: 'Party' }), anEvent({ id: 'e1', name: 'OPENING', genre: 'Rock' })],
    contributors: [aContributor({ entity_id: 'p1', name: 'Ada L.', company: 'Engines' })],
    venues: [aVenue({ id: 'v1', name: 'Great Hall' })],
  })
  const merged = mergeSources(aSnapshot({ sources: { programme, extra } }))
  expect(merged).toEqual({
    events: [
      anEvent({ id: 'e1', name: 'Opening night', venue_id: 'v1', genre: 'Rock' }),
      anEvent({ id: 'e2', name: 'Closing' }),
      anEvent({ id: 'e3', name: 'Party' }),
    ],
    contributors: [aContributor({ entity_id: 'p1', name: 'Ada', company: 'Engines' })],
    films: [],
    brands: [],
    exhibitors: [],
    presenters: [],
    venues: [aVenue({ id: 'v1', name: 'Great Hall' })],
  })
})

test('leaves the sources as they are', () => {
  const snapshot = aSnapshot({
    sources: { a: aSource({ events: [anEvent()] }), b: aSource({ events: [anEvent({ genre: 'Rock' })] }) },
  })
  const before = structuredClone(snapshot)
  mergeSources(snapshot)
  expect(snapshot).toEqual(before)
})

test('keeps an embargo that any of the sources names [T03]', () => {
  const open = aSource({ events: [anEvent()] })
  const closed = aSource({ events: [anEvent({ publish_at: null })] })
  for (const sources of [
    { open, closed },
    { closed, open },
  ]) {
    expect(mergeSources(aSnapshot({ sources })).events[0]?.publish_at).toBeNull()
  }
})

test('knows a contributor by entity_id and everything else by id', () => {
  expect(recordId(aContributor({ entity_id: 'p7' }))).toBe('p7')
  expect(recordId(aFilm({ id: 'f7', entity_id: 'other' }))).toBe('f7')
})
