import { expect, test } from 'vitest'
import { toCatalogue } from '../../src/catalogue/catalogue.ts'
import { makeSample } from '../../src/data/sample/index.ts'
import { FestivalSchema, type FestivalSettings } from '../../src/schema/festival.ts'
import { toAttendees } from '../../src/views/attendees.ts'
import { toBrowse } from '../../src/views/browse.ts'
import type { ViewContext } from '../../src/views/context.ts'
import { toFavorites, toFavoritesPages } from '../../src/views/favorites.ts'
import { toKioskPages } from '../../src/views/kiosk.ts'
import { toNotFound } from '../../src/views/not-found.ts'

/** How views see a sample of some size, with links that carry the year. */
function aContext(settings: FestivalSettings = {}, events = 60): ViewContext {
  const festival = FestivalSchema.parse(settings)
  const { snapshot } = makeSample({ events })
  const { landing } = toCatalogue([snapshot], { festival, now: new Date('2026-03-07T21:00:00Z') })
  return {
    festival,
    catalogue: landing,
    year: 2026,
    siteUrl: 'https://example.org',
    years: [2026],
    landingYear: 2026,
  }
}

test('the side nav of My Favorites is the theme’s, word for word [R10] [B16]', () => {
  const navOf = (theme: 'main' | 'edu') =>
    toFavorites(undefined, aContext({ theme })).nav.map(({ label, href }) => [label, href])
  expect(navOf('main')).toEqual([
    ['Events', '/2026/favorites/event'],
    ['Contributors', '/2026/favorites/artist,person'],
    ['Film & TV Projects', '/2026/favorites/film'],
    ['Brands & Exhibitors', '/2026/favorites/brand,exhibitor'],
    ['Venues', '/2026/favorites/venue'],
    ['Attendees', '/2026/favorites/attendee'],
  ])
  expect(navOf('edu')).toEqual([
    ['Events', '/2026/favorites/event'],
    ['Speakers', '/2026/favorites/person'],
    ['Brands & Exhibitors', '/2026/favorites/brand,exhibitor'],
    ['Venues', '/2026/favorites/venue'],
    ['Attendees', '/2026/favorites/attendee'],
  ])
})

test('favorites lead to no list that an edition lacks [R10]', () => {
  const context = aContext()
  const bare = { ...context, catalogue: { ...context.catalogue, venues: [], films: [], brands: [], exhibitors: [] } }
  const hrefs = toFavoritesPages(bare).flatMap(({ view }) => view().doors.map(({ href }) => href))
  expect(new Set(hrefs)).toEqual(
    new Set(['/2026/schedule', '/2026/artists', '/2026/speakers', '/2026/search/event', '/2026/contributors']),
  )
  expect(toFavoritesPages(bare).every(({ view }) => view().doors.length > 0)).toBe(true)
})

test('the directory is closed until its flag is on, and may have another title [R11]', () => {
  expect(toAttendees(aContext())).toMatchObject({ title: 'Attendee Directory', lead: 'The directory is not open yet.' })
  const open = { features: { attendee_directory: true }, directoryTitle: 'Who is here' }
  expect(toAttendees(aContext(open))).toMatchObject({
    title: 'Who is here',
    settings: { signedInOnly: false },
    head: { isHidden: true },
  })
})

test('quick tabs narrow by a credential, under every name that the festival gives it [R07] [K08]', () => {
  const tabs = (credentials: { type: string; label: string }[]) =>
    toBrowse('event', aContext({ credentials })).quickTabs.map(({ label, href }) => [label, href])
  expect(tabs([{ type: 'interactive', label: 'Interactive' }])).toEqual([
    ['All', '/2026/search/event'],
    ['Innovation', '/2026/search/event?filters=credential_types:innovation;credential_types:interactive'],
    ['Film & TV', '/2026/search/event?filters=credential_types:filmtv'],
    ['Music', '/2026/search/event?filters=credential_types:music'],
  ])
})

test('a large programme has a screen for each day, and each of them the day’s events [R15]', () => {
  const context = aContext({}, 1700)
  const [all, ...others] = toKioskPages(context)
  const days = others.filter(({ path }) => path.startsWith('kiosk/days/'))
  expect(all?.view()).toMatchObject({ days: [], screens: context.catalogue.days.map((day) => ({ day })) })
  expect(days.map(({ path }) => path)).toEqual(context.catalogue.days.map((day) => `kiosk/days/${day}`))
  const rows = days.flatMap(({ view }) => view().days.flatMap(({ slots }) => slots.flatMap((slot) => slot.rows)))
  expect(rows).toHaveLength(context.catalogue.events.filter(({ day }) => day !== undefined).length)
})

test('the screen of a building names the rooms, the screen of a room does not [R15]', () => {
  const context = aContext({}, 200)
  const building = context.catalogue.venues.find(({ rooms }) => rooms.some(({ events }) => events.length > 0))
  const room = building?.rooms.find(({ events }) => events.length > 0)
  const wheres = (id: string | undefined) =>
    toKioskPages(context)
      .find(({ path }) => path === `kiosk/${id}`)
      ?.view()
      .days.flatMap(({ slots }) => slots.flatMap(({ rows }) => rows.map(({ where }) => where)))
  expect(wheres(building?.record.id)).toContain(room?.record.name)
  expect(new Set(wheres(room?.record.id))).toEqual(new Set([undefined]))
})

test.each([
  [undefined, 'Back to all events', '/2026/search/event'],
  ['events', 'Back to all events', '/2026/search/event'],
  ['artists', 'Back to all artists', '/2026/artists'],
  ['contributors', 'Back to all contributors', '/2026/contributors'],
  ['films', 'Back to all films', '/2026/films'],
  ['brands', 'Back to all brands', '/2026/brands'],
  ['exhibitors', 'Back to all exhibitors', '/2026/exhibitors'],
  ['music_fest_presenters', 'Back to all presenters', '/2026/music_fest_presenters'],
  ['venues', 'Back to all venues', '/2026/venues'],
  ['attendees', 'Back to all attendees', '/2026/attendees'],
  ['schedule', 'Back to all days', '/2026/schedule'],
] as const)('what is missing among %s leads back by "%s" [R05] [R12] [R13]', (section, label, href) => {
  expect(toNotFound(section, aContext({}, 200)).back).toEqual({ label, href })
})

test('the way back leads to all events when an edition has no such list [R13]', () => {
  const context = aContext()
  const bare = { ...context, catalogue: { ...context.catalogue, films: [] } }
  expect(toNotFound('films', bare).back.label).toBe('Back to all events')
})
