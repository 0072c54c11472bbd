/** Prints what our rules make of awkward moments; `machine-zone.test.ts` runs it under several zones. */
import { linkEdition } from '../../src/catalogue/catalogue.ts'
import * as time from '../../src/domain/time.ts'
import { aFestival, anEdition, anEvent, someRecords } from '../fixtures/build.ts'

const chicago = { zone: 'America/Chicago' }
const moments = ['2026-03-08T07:59:00Z', '2026-03-08T08:00:00Z', '2026-11-01T06:30:00Z', '2028-02-29T23:30:00-06:00']
const walls = [
  '2026-03-08T01:59:00',
  '2026-03-08T02:30:00',
  '2026-03-08T03:00:00',
  '2026-11-01T01:30:00',
  '2028-02-29T23:59:59',
]

const { days, events } = linkEdition(
  anEdition(),
  someRecords({
    events: [
      anEvent({ id: 'late', start_time: '2026-03-08T01:30:00-06:00' }),
      anEvent({ id: 'morning', start_time: '2026-03-08T09:00:00-05:00' }),
      anEvent({ id: 'leap', start_time: '2028-03-01T00:30:00-06:00' }),
    ],
  }),
  { festival: aFestival(), now: new Date('2026-01-01T00:00:00Z') },
)

console.log(
  JSON.stringify({
    machine: new Date('2026-03-08T12:00:00Z').getTimezoneOffset(),
    days,
    events: events.map(({ record, day }) => [record.id, day]),
    shown: moments.map((moment) => [
      time.formatTime(moment, chicago),
      time.toLocalDay(moment, chicago),
      time.toLocalHour(moment, chicago),
      time.toOffsetIso(moment, chicago),
      time.toZoneSuffix(moment, { zone: 'Europe/Berlin' }),
      time.formatTime(moment, { zone: '+05:30' }),
      // 02:30 on a day when the clock of Los Angeles skips that hour.
      time.formatTime('2026-03-08T02:30:00Z', { zone: 'UTC' }),
    ]),
    instants: walls.map((wall) => [
      time.toInstant(wall, chicago),
      time.toInstant(wall, { zone: 'Europe/Berlin' }),
      time.toInstant(wall, { zone: '+05:30' }),
    ]),
    named: ['2026-03-08', '2028-02-29'].map((day) => [
      time.formatDay(day),
      time.formatWeekday(day),
      time.addDays(day, 1),
    ]),
  }),
)
