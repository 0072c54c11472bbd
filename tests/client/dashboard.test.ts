import { expect, test } from 'vitest'
import { toNext } from '../../src/client/dashboard.ts'

const event = (id: string, start_time?: string, end_time?: string) => ({
  id,
  event_id: id,
  name: id,
  ...(start_time && { start_time }),
  ...(end_time && { end_time }),
})
const NOW = Date.parse('2026-03-07T21:00:00Z')
const idsOf = (events: ReturnType<typeof event>[]) => toNext(events, NOW).map(({ id }) => id)

test('the next three are shown in their order, what is on among them, what is over not [E13]', () => {
  expect(
    idsOf([
      event('third', '2026-03-08T01:00:00Z'),
      event('over', '2026-03-07T18:00:00Z', '2026-03-07T20:59:00Z'),
      event('to be announced'),
      event('on', '2026-03-07T20:00:00Z', '2026-03-07T22:00:00Z'),
      event('fourth', '2026-03-09T01:00:00Z'),
      event('second', '2026-03-07T18:30:00-06:00'),
    ]),
  ).toEqual(['on', 'second', 'third'])
})

test('what says no end is over after an hour [E13]', () => {
  expect(idsOf([event('soon over', '2026-03-07T20:01:00Z'), event('over', '2026-03-07T20:00:00Z')])).toEqual([
    'soon over',
  ])
  expect(idsOf([])).toEqual([])
})
