import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { toCatalogue } from '../../src/catalogue/catalogue.ts'
import {
  AWKWARD_CONTRIBUTORS,
  AWKWARD_EVENTS,
  AWKWARD_VENUES,
  UNPUBLISHED_LISTINGS,
} from '../../src/data/sample/awkward.ts'
import settings from '../../src/data/sample/festival.config.ts'
import { makeSample, writeSample } from '../../src/data/sample/index.ts'
import { letterOf } from '../../src/domain/names.ts'
import { FestivalSchema } from '../../src/schema/festival.ts'
import type { ProgramEvent } from '../../src/schema/program-event.ts'
import { type Records, SnapshotSchema } from '../../src/schema/snapshot.ts'

const sample = makeSample()
const records = sample.snapshot.sources.sample?.records as Records
const festival = FestivalSchema.parse(settings)
const catalogue = toCatalogue([sample.snapshot], { festival, now: new Date('2026-03-07T18:00:00Z') }).landing

const eventOf = (id: string) => records.events.find((event) => event.id === id) as ProgramEvent
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const entityIds = [
  ...records.contributors.map(({ entity_id }) => entity_id),
  ...[records.films, records.brands, records.exhibitors, records.presenters].flatMap(idsOf),
]
const htmlTexts = [
  ...records.events.flatMap(({ description, long_description }) => [description, long_description]),
  ...records.contributors.flatMap(({ bio, details }) => [bio, details]),
  ...[records.films, records.brands, records.exhibitors, records.presenters, records.venues].flatMap((list) =>
    list.map(({ description }) => description),
  ),
].filter((text) => text !== undefined)

const scratch = mkdtempSync(join(tmpdir(), 'marquee-sample-'))
afterAll(() => rmSync(scratch, { recursive: true }))

describe('the sample festival', () => {
  test('comes out byte for byte the same every time', () => {
    const again = makeSample()
    expect(JSON.stringify(again.snapshot)).toBe(JSON.stringify(sample.snapshot))
    expect([...again.pictures]).toEqual([...sample.pictures])
  })

  test('is another festival with another seed', () => {
    const other = makeSample({ seed: 7 }).snapshot.sources.sample?.records as Records
    expect(other.contributors[0]?.name).not.toBe(records.contributors[0]?.name)
  })

  test('holds what the schemas ask for and nothing else [E01] [E02] [E04] [E05] [E06] [E07] [E08]', () => {
    expect(SnapshotSchema.parse(sample.snapshot)).toEqual(sample.snapshot)
    expect(sample.snapshot.sample).toBe(true)
  })

  test('has the size of a real festival', () => {
    const counts = Object.fromEntries(Object.entries(records).map(([kind, list]) => [kind, list.length]))
    expect(counts).toEqual({
      events: 600,
      contributors: 713,
      films: 42,
      brands: 62,
      exhibitors: 62,
      presenters: 22,
      venues: 48,
    })
  })

  test('gives every record an id of its own, whatever the case; people, films and companies share one namespace', () => {
    for (const ids of [idsOf(records.events), idsOf(records.venues), entityIds]) {
      expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length)
    }
  })

  test('refers only to records that exist', () => {
    const people = new Set(records.contributors.map(({ entity_id }) => entity_id))
    const films = new Set(idsOf(records.films))
    const venues = new Set(idsOf(records.venues))
    const broken = records.events.flatMap((event) => [
      ...(event.contributors ?? []).filter(({ entity_id }) => !people.has(entity_id)),
      ...(event.film_ids ?? []).filter((id) => !films.has(id)),
      ...(event.venue_id !== undefined && !venues.has(event.venue_id) ? [event.venue_id] : []),
    ])
    const lost = records.venues.filter(({ parent_venue }) => parent_venue?.id && !venues.has(parent_venue.id))
    expect([...broken, ...lost]).toEqual([])
  })

  test('runs for seven days and fills each of them', () => {
    expect(catalogue.days).toEqual(['06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-03-${day}`))
    for (const day of catalogue.days) {
      expect(catalogue.events.filter((event) => event.day === day).length).toBeGreaterThan(50)
    }
  })

  test('uses no room twice at a time, but for the one overlap that is there on purpose', () => {
    const timed = records.events.filter(({ start_time, venue_id }) => start_time && venue_id)
    const clashes = timed.flatMap((event) =>
      timed
        .filter((other) => other.venue_id === event.venue_id && other.id > event.id)
        .filter((other) => Date.parse(other.start_time ?? '') < Date.parse(event.end_time ?? ''))
        .filter((other) => Date.parse(event.start_time ?? '') < Date.parse(other.end_time ?? ''))
        .map((other) => [event.id, other.id]),
    )
    expect(clashes).toEqual([[AWKWARD_EVENTS.overlapFirst, AWKWARD_EVENTS.overlapSecond]])
  })

  test('uses every type of event that its configuration colours', () => {
    const used = new Set(records.events.map(({ event_type }) => event_type))
    expect([...used].sort()).toEqual(festival.eventTypes.map(({ type }) => type).sort())
  })

  test('shows a picture for about three quarters of its events and four fifths of its people, never a missing file', () => {
    const share = (list: readonly { image?: unknown }[]) => list.filter(({ image }) => image).length / list.length
    expect(share(records.events)).toBeGreaterThan(0.7)
    expect(share(records.events)).toBeLessThan(0.82)
    expect(share(records.contributors)).toBeGreaterThan(0.74)
    expect(share(records.contributors)).toBeLessThan(0.86)
    const urls = Object.values(records).flatMap((list) => list.flatMap(({ image }) => image?.url ?? []))
    expect(urls.filter((url) => !sample.pictures.has(url.replace('/pictures/', '')))).toEqual([])
    expect(new Set(urls).size).toBe(sample.pictures.size)
  })

  test('speaks in real sentences', () => {
    expect(JSON.stringify(sample.snapshot)).not.toMatch(/[Ll]orem|[Ii]psum|undefined|\bNaN\b|\{\^?\w+\}/)
  })

  test('carries only the tags and links that safe texts may have', () => {
    const tag =
      /<(?!\/?(?:p|br|em|strong|ul|ol|li|blockquote|code|pre|h3|h4)>|\/a>|a href="https:\/\/[^"<>]+" rel="nofollow noopener">)[^>]*>?/g
    expect(htmlTexts.flatMap((text) => text.match(tag) ?? [])).toEqual([])
    expect(htmlTexts.some((text) => text.includes('<a '))).toBe(true)
  })
})

describe('its awkward states', () => {
  test('are all there under the ids that tests and screenshots name', () => {
    const eventIds = new Set(idsOf(records.events))
    expect(Object.values(AWKWARD_EVENTS).filter((id) => !eventIds.has(id))).toEqual([])
    const people = new Set(entityIds)
    expect(Object.values(AWKWARD_CONTRIBUTORS).filter((id) => !people.has(id))).toEqual([])
    expect(idsOf(records.venues)).toContain(AWKWARD_VENUES.empty)
  })

  test('have forty contributors, a title of 200 characters and one of a single letter', () => {
    expect(eventOf(AWKWARD_EVENTS.forty).contributors).toHaveLength(40)
    expect(catalogue.eventById.get(AWKWARD_EVENTS.forty)?.people).toHaveLength(40)
    expect(eventOf(AWKWARD_EVENTS.longTitle).name).toHaveLength(200)
    expect(eventOf(AWKWARD_EVENTS.oneLetter).name).toHaveLength(1)
    expect(eventOf(AWKWARD_EVENTS.longText).description).toHaveLength(9000)
  })

  test('have events without time, day, venue, picture or description', () => {
    const tba = eventOf(AWKWARD_EVENTS.tba)
    expect([tba.date, tba.start_time, tba.end_time]).toEqual(['2026-03-11', undefined, undefined])
    const undated = eventOf(AWKWARD_EVENTS.undated)
    expect([undated.date, undated.start_time, undated.end_time]).toEqual([undefined, undefined, undefined])
    expect(eventOf(AWKWARD_EVENTS.noVenue).venue_id).toBeUndefined()
    expect(eventOf(AWKWARD_EVENTS.noImage).image).toBeUndefined()
    expect(eventOf(AWKWARD_EVENTS.noDescription).description).toBeUndefined()
  })

  test('have a show after midnight that belongs to the night before, and one across the hour that spring skips', () => {
    const late = eventOf(AWKWARD_EVENTS.afterMidnight)
    expect([late.date, late.start_time]).toEqual(['2026-03-06', '2026-03-07T01:00:00-06:00'])
    const across = eventOf(AWKWARD_EVENTS.clockChange)
    expect([across.date, across.start_time, across.end_time]).toEqual([
      '2026-03-07',
      '2026-03-08T01:30:00-06:00',
      '2026-03-08T04:30:00-05:00',
    ])
  })

  test('have a zero-length event, two at once in one room, and one that is canceled', () => {
    const brief = eventOf(AWKWARD_EVENTS.noLength)
    expect(brief.end_time).toBe(brief.start_time)
    const [first, second] = [eventOf(AWKWARD_EVENTS.overlapFirst), eventOf(AWKWARD_EVENTS.overlapSecond)]
    expect(second.venue_id).toBe(first.venue_id)
    expect(Date.parse(second.start_time as string)).toBeLessThan(Date.parse(first.end_time as string))
    expect(eventOf(AWKWARD_EVENTS.canceled).canceled).toBe(true)
  })

  test('have reservations, express passes and credits', () => {
    expect(eventOf(AWKWARD_EVENTS.reservable)).toMatchObject({ reservable: true, rsvp_url: expect.any(String) })
    expect(eventOf(AWKWARD_EVENTS.express).sxxpress_message).toBeTypeOf('string')
    expect(eventOf(AWKWARD_EVENTS.cpe).cpe_credit).toBe(true)
  })

  test('have names in Arabic, Hebrew and Japanese, and names for the # of the alphabet', () => {
    const nameOf = (id: string) => catalogue.contributorById.get(id)?.record.name ?? ''
    expect(nameOf(AWKWARD_CONTRIBUTORS.rtlArtist)).toMatch(/\p{Script=Arabic}/u)
    expect(nameOf(AWKWARD_CONTRIBUTORS.rtlPerson)).toMatch(/\p{Script=Hebrew}/u)
    expect(nameOf(AWKWARD_CONTRIBUTORS.cjkArtist)).toMatch(/\p{Script=Han}/u)
    expect(letterOf(nameOf(AWKWARD_CONTRIBUTORS.digits))).toBe('#')
    expect(nameOf(AWKWARD_CONTRIBUTORS.symbols).startsWith('$')).toBe(true)
  })

  test('have an artist and a venue without events, and people whom nobody announced', () => {
    expect(catalogue.contributorById.get(AWKWARD_CONTRIBUTORS.noEvents)?.events).toEqual([])
    expect(catalogue.venueById.get(AWKWARD_VENUES.empty)?.events).toEqual([])
    const quiet = catalogue.contributorById.get(AWKWARD_CONTRIBUTORS.notAnnounced)?.record
    expect([quiet?.announcement_date, quiet?.publish_at]).toEqual([undefined, undefined])
  })

  test('fill every field of an event and of an artist once [E01] [E02]', () => {
    const missing = (shape: object, record: object) => Object.keys(shape).filter((field) => !(field in record))
    const { events, contributors } = SnapshotSchema.shape.sources.valueType.shape.records.shape
    const everything = eventOf(AWKWARD_EVENTS.everything)
    expect(missing(events.unwrap().element.shape, everything)).toEqual(['canceled'])
    const artist = catalogue.contributorById.get(AWKWARD_CONTRIBUTORS.everything)?.record ?? {}
    expect(missing(contributors.unwrap().element.shape, artist)).toEqual([])
  })

  test('are kept from the public when they are not published: null and the far future, of every kind [T03]', () => {
    const hidden: string[] = [AWKWARD_EVENTS.unpublishedNull, AWKWARD_EVENTS.unpublishedFuture]
    expect(hidden.map((id) => eventOf(id).publish_at)).toEqual([null, '2099-01-01T18:00:00Z'])
    expect(hidden.filter((id) => catalogue.eventById.has(id))).toEqual([])
    const people = [AWKWARD_CONTRIBUTORS.unpublishedNull, AWKWARD_CONTRIBUTORS.unpublishedFuture]
    expect(people.filter((id) => catalogue.contributorById.has(id))).toEqual([])
    for (const kind of ['films', 'brands', 'exhibitors', 'presenters'] as const) {
      const kept = records[kind].filter(({ publish_at }) => publish_at === null || publish_at?.startsWith('2099'))
      expect(idsOf(kept)).toEqual(UNPUBLISHED_LISTINGS[kind])
    }
    expect(catalogue.events).toHaveLength(598)
    expect(catalogue.contributors).toHaveLength(711)
  })
})

describe('writing the sample', () => {
  test('replaces a whole folder and leaves nothing else behind', () => {
    const dir = join(scratch, 'festival')
    writeSample(dir, { events: 60 })
    const first = readFileSync(join(dir, '2026', 'snapshot.json'), 'utf8')
    const before = readdirSync(join(dir, 'pictures'))
    writeSample(dir, { events: 60, seed: 3 })
    expect(readdirSync(scratch)).toEqual(['festival'])
    expect(readdirSync(dir).sort()).toEqual(['2026', 'attendees.ndjson', 'pictures'])
    expect(readFileSync(join(dir, '2026', 'snapshot.json'), 'utf8')).not.toBe(first)
    expect(readdirSync(join(dir, 'pictures'))).not.toEqual(before)
  })

  test('refuses a size that has no room for an ordinary event', () => {
    expect(() => makeSample({ events: 10 })).toThrow('A sample needs a whole number of at least 50 events, not 10.')
  })
})
