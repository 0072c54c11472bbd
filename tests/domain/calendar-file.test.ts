import ical from 'ical.js'
import { expect, test } from 'vitest'
import { toCalendarFile } from '../../src/domain/calendar-file.ts'
import { findOverlaps } from '../../src/domain/overlaps.ts'

const OPTIONS = { name: 'Nightjar · My Favorites', host: 'example.org', now: new Date('2026-03-01T00:00:00Z') }

test('writes a calendar that another program reads, whatever the names hold [R10]', () => {
  const name = `Øya; Night, "\\o/" ${'ferry '.repeat(30)}\n海の夜`
  const text = toCalendarFile(
    [
      {
        id: 'e1',
        name,
        start_time: '2026-03-12T19:00:00-05:00',
        end_time: '2026-03-12T20:00:00-05:00',
        where: 'Hall · Room, 1',
        url: 'https://example.org/events/e1',
      },
      { id: 'e2', name: 'Late', start_time: '2026-03-13T01:00:00-05:00', canceled: true, url: 'https://example.org/x' },
    ],
    OPTIONS,
  )
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ical.Component(ical.parse(text))
  const [first, second] = calendar.getAllSubcomponents('vevent').map((component) => new ical.Event(component))
  expect([first?.summary, first?.location, first?.uid]).toEqual([name, 'Hall · Room, 1', 'e1@example.org'])
  expect(first?.startDate.toJSDate().toISOString()).toBe('2026-03-13T00:00:00.000Z')
  expect(first?.endDate.toJSDate().toISOString()).toBe('2026-03-13T01:00:00.000Z')
  expect(second?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('names the earlier of two events that nobody can both be at [R10]', () => {
  const at = (name: string, start?: string, end?: string, canceled = false) => ({
    name,
    canceled,
    start_time: start && `2026-03-12T${start}:00-05:00`,
    end_time: end && `2026-03-12T${end}:00-05:00`,
  })
  const events = [
    at('b', '10:30', '11:30'),
    at('a', '10:00', '11:00'),
    at('c', '11:30', '12:00'),
    at('open end', '11:45'),
    at('after it', '13:00', '14:00'),
    at('called off', '10:00', '23:00', true),
    at('some day'),
  ]
  expect([...findOverlaps(events)].map(([event, earlier]) => [event.name, earlier.name])).toEqual([
    ['b', 'a'],
    ['open end', 'c'],
  ])
})
