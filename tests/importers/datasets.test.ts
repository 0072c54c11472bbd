import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RECORD_KINDS, recordId } from '../../src/catalogue/merge.ts'
import { toFestivalDay } from '../../src/domain/time.ts'
import type { Records } from '../../src/schema/snapshot.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { importInto, snapshotBytes, snapshotOf } from './an-import.ts'
import { unsafeParts } from './unsafe-parts.ts'

const DATASETS = resolve(process.env.MARQUEE_DATASETS ?? '../shared/datasets')

/**
 * What the raw files hold, counted by other means than the importers (grep, sed, sort -u and a few lines of Python):
 *
 * - fosdem-2026: events `grep -c '<event '`; people `grep -o '<person id="[0-9]*"' | sort -u`, the list of people
 *   included; rooms `grep -o '<room name="[^"]*"' | sort -u`, two of them without a talk; days `grep -c '<day '`;
 *   appearances `<person ` inside `<event>…</event>` (1,086, of which event 9796 names person 2719 twice).
 * - rc3-2020, ccc-camp-2019: events distinct `"guid"`; people distinct numbers before `"public_name"`; appearances
 *   `"public_name"`; rooms distinct `"room"`; days distinct `"index"`.
 * - pyconuk-2015, unfolded with sed: events `^BEGIN:VEVENT`; rooms distinct `^LOCATION`; days distinct dates in
 *   `^DTSTART` (nothing begins after midnight in London); unnamed `^SUMMARY:$`; without an end 162 − `^DTEND` (157).
 * - sxsw-2026-one-day, both event files line by line in Python: people distinct `entity_id`; films distinct `id`;
 *   venues the union of `venue_id` in venues.ndjson (181), and of `id`, `root.id` and `parent_id` of the events' venues
 *   (11 more); TBA events with a date and no start_time, plus those without a date.
 * - the others in Python, with the json module's raw_decode behind each `var … =`; days are dates less five hours:
 *   - octocon, copernicon, konopas-arisia: events rows of `program`; people distinct ids of `people` and of the events;
 *     appearances distinct ids an event; rooms distinct first words of `loc`. Octocon says it twice, in two formats.
 *   - kotlinconf: appearances distinct `speakerIds`; rooms those of sessions and of the map; brands distinct partners.
 *   - toronto: places distinct pairs of name and street (869), without case.
 *   - docpoint: screenings of all films. gencon: distinct ids, and names of off-hall sponsors.
 *   - sziget: keys of the three tables. google-io: sessions and 16 codelabs without a time; speakers with a name.
 *   - sigchi: appearances distinct chairs, presenters and authors of an event's papers; two events have no time.
 *   - iburn: distinct triples of uid, title and start (6,912 of 6,999); camps, art, and 97 distinct other places;
 *     12 occurrences of 8 events at camps that the feed does not list.
 *   - acl: 466 workshop items, 147 calendar entries and 778 papers; people distinct authors between bars, and speakers
 *     where each part of the text is two to five words with capitals; timed all with a day and a start, and the calendar.
 */
interface Expected {
  year: number
  zone: string
  events: number
  contributors: number
  appearances: number
  venues: number
  films: number
  days: number
  dated: number
  timed: number
  brands?: number
  exhibitors?: number
  /** References to places that the feed never lists. */
  dangling?: number
}

const EXPECTED: Record<string, Expected> = {
  'fosdem-2026': {
    year: 2026,
    zone: 'Europe/Brussels',
    events: 883,
    contributors: 927,
    appearances: 1085,
    venues: 30,
    films: 0,
    days: 2,
    dated: 883,
    timed: 883,
  },
  'rc3-2020': {
    year: 2020,
    zone: '+01:00',
    events: 48,
    contributors: 56,
    appearances: 57,
    venues: 5,
    films: 0,
    days: 4,
    dated: 48,
    timed: 48,
  },
  'ccc-camp-2019': {
    year: 2019,
    zone: 'Europe/Berlin',
    events: 79,
    contributors: 90,
    appearances: 96,
    venues: 2,
    films: 0,
    days: 5,
    dated: 79,
    timed: 79,
  },
  'pyconuk-2015': {
    year: 2015,
    zone: 'Europe/London',
    events: 162,
    contributors: 0,
    appearances: 0,
    venues: 11,
    films: 0,
    days: 4,
    dated: 162,
    timed: 162,
  },
  'sxsw-2026-one-day': {
    year: 2026,
    zone: 'America/Chicago',
    events: 318,
    contributors: 399,
    appearances: 405,
    venues: 192,
    films: 50,
    days: 1,
    dated: 312,
    timed: 255,
  },
  'octocon-2022': {
    year: 2022,
    zone: 'Europe/Dublin',
    events: 86,
    contributors: 76,
    appearances: 213,
    venues: 8,
    films: 0,
    days: 3,
    dated: 86,
    timed: 86,
  },
  'copernicon-2024': {
    year: 2024,
    zone: 'Europe/Warsaw',
    events: 781,
    contributors: 457,
    appearances: 917,
    venues: 80,
    films: 0,
    days: 3,
    dated: 781,
    timed: 781,
  },
  'konopas-arisia-2014': {
    year: 2014,
    zone: 'America/New_York',
    events: 617,
    contributors: 492,
    appearances: 1660,
    venues: 40,
    films: 0,
    days: 4,
    dated: 617,
    timed: 617,
  },
  'kotlinconf-2025': {
    year: 2025,
    zone: 'Europe/Copenhagen',
    events: 112,
    contributors: 105,
    appearances: 132,
    venues: 14,
    films: 0,
    days: 3,
    dated: 112,
    timed: 112,
    brands: 16,
  },
  'toronto-festivals': {
    year: 2024,
    zone: 'America/Toronto',
    events: 1727,
    contributors: 0,
    appearances: 0,
    venues: 869,
    films: 0,
    days: 376,
    dated: 1727,
    timed: 1727,
  },
  'docpoint-2026': {
    year: 2026,
    zone: 'Europe/Helsinki',
    events: 187,
    contributors: 0,
    appearances: 0,
    venues: 11,
    films: 75,
    days: 6,
    dated: 187,
    timed: 187,
  },
  'gencon-2026-vendors': {
    year: 2026,
    zone: 'America/Indiana/Indianapolis',
    events: 0,
    contributors: 0,
    appearances: 0,
    venues: 0,
    films: 0,
    days: 0,
    dated: 0,
    timed: 0,
    brands: 45,
    exhibitors: 583,
  },
  'sziget-2018': {
    year: 2018,
    zone: 'Europe/Budapest',
    events: 1056,
    contributors: 740,
    appearances: 1056,
    venues: 62,
    films: 0,
    days: 7,
    dated: 1056,
    timed: 1056,
  },
  'sigchi-cscw-2020': {
    year: 2020,
    zone: '-05:00',
    events: 75,
    contributors: 931,
    appearances: 1090,
    venues: 7,
    films: 0,
    days: 6,
    dated: 73,
    timed: 73,
    brands: 5,
  },
  'google-io-2019': {
    year: 2019,
    zone: 'America/Los_Angeles',
    events: 1113,
    contributors: 421,
    appearances: 451,
    venues: 17,
    films: 0,
    days: 3,
    dated: 1097,
    timed: 1097,
  },
  'iburn-2025': {
    year: 2025,
    zone: 'America/Los_Angeles',
    events: 6912,
    contributors: 0,
    appearances: 0,
    venues: 1812,
    films: 0,
    days: 10,
    dated: 6912,
    timed: 6912,
    dangling: 12,
  },
  'acl-2020': {
    year: 2020,
    zone: 'UTC',
    events: 1391,
    contributors: 2983,
    appearances: 4001,
    venues: 0,
    films: 0,
    days: 6,
    dated: 606,
    timed: 606,
  },
}

const OPTIONS: Record<string, { zone?: string; name?: string }> = {
  'pyconuk-2015': { zone: 'Europe/London' },
  'sxsw-2026-one-day': { name: 'One day' },
  'octocon-2022': { zone: 'Europe/Dublin' },
  'copernicon-2024': { zone: 'Europe/Warsaw' },
  'konopas-arisia-2014': { zone: 'America/New_York' },
  'kotlinconf-2025': { zone: 'Europe/Copenhagen' },
  'toronto-festivals': { zone: 'America/Toronto' },
  'docpoint-2026': { zone: 'Europe/Helsinki' },
  'gencon-2026-vendors': { zone: 'America/Indiana/Indianapolis' },
  'sziget-2018': { zone: 'Europe/Budapest' },
  'google-io-2019': { zone: 'America/Los_Angeles' },
  'iburn-2025': { zone: 'America/Los_Angeles' },
  'acl-2020': { zone: 'UTC' },
}

const countsOf = (records: Records, zone: string) => {
  const days = records.events.map((event) => toFestivalDay(event, { zone }, 5))
  return {
    events: records.events.length,
    contributors: records.contributors.length,
    appearances: records.events.reduce((sum, event) => sum + (event.contributors?.length ?? 0), 0),
    venues: records.venues.length,
    films: records.films.length,
    brands: records.brands.length,
    exhibitors: records.exhibitors.length,
    days: new Set(days.filter(Boolean)).size,
    dated: days.filter(Boolean).length,
    timed: records.events.filter((event) => event.start_time).length,
  }
}

const TEXT_FIELDS = ['description', 'long_description', 'details', 'bio'] as const

const hasData = existsSync(DATASETS)
if (!hasData) console.log('Skipped: ../shared/datasets is not beside this checkout, so no real programme was imported.')

describe.skipIf(!hasData).each(Object.entries(EXPECTED))(
  '%s',
  (name, { year, zone, dangling: lost = 0, ...expected }) => {
    test('becomes exactly the records that the raw files hold, the same bytes each time', {
      timeout: 60_000,
    }, async () => {
      const [dir, again] = [temporaryFolder(), temporaryFolder()]
      await importInto(dir, [join(DATASETS, name)], OPTIONS[name])
      const { edition, sources } = snapshotOf(dir, year)
      expect([edition.year, edition.zone]).toEqual([year, zone])
      const { records } = sources.programme ?? expect.fail('no source')
      expect(countsOf(records, zone)).toEqual({ brands: 0, exhibitors: 0, ...expected })

      // Every reference leads to a record, so every event, person and room can have its page.
      const ids = new Set(RECORD_KINDS.flatMap((kind) => records[kind].map((record) => `${kind} ${recordId(record)}`)))
      const dangling = records.events.flatMap((event) =>
        [
          ...(event.venue_id ? [`venues ${event.venue_id}`] : []),
          ...(event.contributors ?? []).map((person) => `contributors ${person.entity_id}`),
          ...(event.film_ids ?? []).map((id) => `films ${id}`),
        ].filter((key) => !ids.has(key)),
      )
      expect(dangling).toHaveLength(lost)

      const all = RECORD_KINDS.flatMap((kind) => records[kind] as Record<string, unknown>[])
      const unsafe = all.flatMap((record) => TEXT_FIELDS.flatMap((field) => unsafeParts(String(record[field] ?? ''))))
      expect(unsafe).toEqual([])
      await importInto(again, [join(DATASETS, name)], OPTIONS[name])
      expect(snapshotBytes(again, year) === snapshotBytes(dir, year)).toBe(true)
      const text = JSON.stringify(all)
      expect(text.match(/"(javascript|data):[^"]*"/g)).toBeNull()
      // The addresses of film contacts stay with the feed; what people write into their own abstracts is theirs to publish.
      if (records.films.length > 0) expect(text.match(/[^"]*redacted@example\.org/g)).toBeNull()
    })
  },
)
