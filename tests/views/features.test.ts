import { expect, test } from 'vitest'
import { DEFAULT_FEATURES } from '../../src/schema/default-features.ts'
import { FeaturesSchema } from '../../src/schema/features.ts'
import type { FestivalSettings } from '../../src/schema/festival.ts'
import { toBrowse } from '../../src/views/browse.ts'
import { toChrome } from '../../src/views/chrome.ts'
import { toVenueGridPages } from '../../src/views/listing-grid.ts'
import { aContext } from '../fixtures/a-context.ts'
import { aSnapshot } from '../fixtures/build.ts'

const venues = [
  { id: 'hall', name: 'Hall', location: { lat: 36.9, lon: -89.1 } },
  { id: 'room', name: 'Room 1', parent_venue: { id: 'hall', name: 'Hall' } },
  { id: 'tent', name: 'Tent' },
]
const withVenues = (features: FestivalSettings['features'], records: { id: string; name: string }[] = venues) =>
  aContext(aSnapshot({ venues: records }), { festival: { features } })

test('the flags that nobody sets are those of the specification [E13] [T05]', () => {
  expect(FeaturesSchema.parse({})).toEqual({
    alphanav: false,
    attendee_directory: false,
    dashboard: false,
    filters: true,
    filter_counts: false,
    nearby: false,
    pagination: true,
    preview_mode: true,
    venues: false,
  })
  expect(DEFAULT_FEATURES).toEqual(FeaturesSchema.parse({}))
})

test('the feature venues puts them into menus, tabs and lists [E13]', () => {
  const seen = (isOn: boolean) => {
    const context = withVenues({ venues: isOn })
    const browse = toBrowse(undefined, context)
    return [
      toChrome(context).menus.some(({ normal }) => normal.some(({ href }) => href === '/2026/venues')),
      browse.kinds.some(({ label }) => label === 'Venues'),
      browse.doors.some(({ href }) => href === '/2026/venues'),
    ]
  }
  expect(seen(true)).toEqual([true, true, true])
  expect(seen(false)).toEqual([false, false, false])
})

test('the feature nearby gives each venue its place, a room that of its building [E13]', () => {
  const placesOf = (...[features, records]: Parameters<typeof withVenues>) => {
    const [page] = toVenueGridPages(withVenues(features, records))
    return { near: page?.view.near, places: page?.view.groups.flatMap(({ cards }) => cards.map(({ at }) => at)) }
  }
  expect(placesOf({ nearby: true })).toEqual({ near: 1, places: ['36.9,-89.1', '36.9,-89.1', undefined] })
  expect(placesOf({})).toEqual({ near: undefined, places: [undefined, undefined, undefined] })
  // Where no venue has a place there is nothing to sort by.
  expect(placesOf({ nearby: true }, [{ id: 'tent', name: 'Tent' }])).toEqual({ near: undefined, places: [undefined] })
})
