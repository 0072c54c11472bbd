import { expect, test } from 'vitest'
import { toCatalogue } from '../../src/catalogue/catalogue.ts'
import { aContributor, aFestival, aFilm, aListing, anEvent, aSnapshot } from '../fixtures/build.ts'

const now = new Date('2026-03-01T12:00:00Z')
const CANARY = 'canary'

/** Every piece of text that can be reached from a value, keys of maps included; a catalogue links in circles. */
function textsOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const parts = value instanceof Map ? [...value.entries()].flat() : Object.entries(value).flat()
  return parts.flatMap((part) => textsOf(part, seen))
}

/** A programme in which one of each kind is not published; each of its texts, ids included, is a canary. */
function snapshotWithCanaries(publish_at: string | null) {
  const image = { url: `https://example.org/${CANARY}.jpg`, alt_text: CANARY, credit: CANARY }
  const links = [{ label: CANARY, value: CANARY, url: `https://example.org/${CANARY}` }]
  const listing = { name: CANARY, description: CANARY, image, links, category: CANARY, publish_at }
  return aSnapshot({
    events: [
      anEvent({
        id: 'open',
        contributors: [{ entity_id: 'p-open' }, { entity_id: 'p-canary', role: `role of the ${CANARY}` }],
        film_ids: ['f-open', 'f-canary'],
      }),
      anEvent({
        id: 'e-canary',
        name: CANARY,
        description: CANARY,
        image,
        links,
        date: '2026-03-20',
        contributors: [{ entity_id: 'p-open', role: CANARY }],
        film_ids: ['f-open'],
        tags: [{ id: CANARY, name: CANARY }],
        publish_at,
      }),
    ],
    contributors: [
      aContributor({ entity_id: 'p-open' }),
      aContributor({ entity_id: 'p-canary', name: CANARY, bio: CANARY, image, publish_at }),
    ],
    films: [aFilm({ id: 'f-open' }), aFilm({ id: 'f-canary', entity_id: CANARY, logline: CANARY, ...listing })],
    brands: [aListing({ id: 'b-open' }), aListing({ id: 'b-canary', ...listing })],
    exhibitors: [aListing({ id: 'x-open' }), aListing({ id: 'x-canary', ...listing })],
    presenters: [aListing({ id: 'm-open' }), aListing({ id: 'm-canary', ...listing })],
  })
}

const canariesIn = (publish_at: string | null, isPreview: boolean) =>
  textsOf(toCatalogue([snapshotWithCanaries(publish_at)], { festival: aFestival(), now, isPreview })).filter((text) =>
    text.includes(CANARY),
  )

test.each([
  ['without a date', null],
  ['a second too early', '2026-03-01T12:00:01Z'],
  ['years ahead', '2036-03-01T12:00:00Z'],
])('shows nothing of what is not published, %s, nor of references to it [T03]', (_, publish_at) => {
  expect(canariesIn(publish_at, false)).toEqual([])
})

test('keeps what is not published in a preview, with its references [T03]', () => {
  const found = canariesIn(null, true)
  expect(found).toContain(`role of the ${CANARY}`)
  expect(new Set(found.filter((text) => text.endsWith('-canary')))).toEqual(
    new Set(['e-canary', 'p-canary', 'f-canary', 'b-canary', 'x-canary', 'm-canary']),
  )
})

test('shows everything from the very moment of publication [T03]', () => {
  expect(canariesIn('2026-03-01T12:00:00Z', false)).toEqual(canariesIn('2026-03-01T12:00:00Z', true))
})

test('has no day on which only unpublished events happen, and no such event with a published person [T03]', () => {
  const { landing } = toCatalogue([snapshotWithCanaries(null)], { festival: aFestival(), now })
  expect(landing.days).toEqual([])
  expect(landing.contributorById.get('p-open')?.events.map(({ record }) => record.id)).toEqual(['open'])
  expect(landing.filmById.get('f-open')?.events.map(({ record }) => record.id)).toEqual(['open'])
})
