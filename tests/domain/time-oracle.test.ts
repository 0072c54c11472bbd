import { formatInTimeZone } from 'date-fns-tz'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay, formatTime, toLocalDay, toOffsetIso } from '../../src/domain/time.ts'

/** Zones with and without summer time, in both hemispheres, off by half and quarter hours, and across the date line. */
const ZONES = [
  'America/Chicago',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Europe/London',
  'Pacific/Kiritimati',
  'UTC',
]

// date-fns-tz goes through the machine's own clock, where some hours do not exist (docs/decisions/0006): only a machine
// on UTC can be asked.
const isUtcMachine =
  new Date(2026, 2, 8, 2, 30).getTimezoneOffset() === 0 && new Date(2026, 6, 1).getTimezoneOffset() === 0

test.runIf(isUtcMachine)('shows every moment as date-fns-tz does, in the specification’s formats [K01]', () => {
  const moment = fc.date({ min: new Date('1996-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.constantFrom(...ZONES), (at, zone) => {
      const clock = { zone }
      const instant = at.toISOString()
      expect(formatTime(instant, clock)).toBe(formatInTimeZone(at, zone, 'h:mmaaa'))
      expect(formatDay(toLocalDay(instant, clock))).toBe(formatInTimeZone(at, zone, 'MMM d, yyyy'))
      expect(toOffsetIso(instant, clock)).toBe(formatInTimeZone(at, zone, "yyyy-MM-dd'T'HH:mm:ssXXX"))
    }),
    { numRuns: 2000 },
  )
})
