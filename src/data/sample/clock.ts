import { addDays, type FestivalClock, toInstant, toOffsetIso } from '../../domain/time.ts'

export const SAMPLE_CLOCK: FestivalClock = { zone: 'America/Chicago', suffix: 'CT' }

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Start and end of an event on a festival day. `hour` may pass 24: a show at 25.5 starts at 1:30 in the night and still
 * belongs to `day`. The length is real minutes, also when the clocks change in between.
 */
export function timesOf(
  day: string,
  hour: number,
  minutes: number,
): { date: string; start_time: string; end_time: string } {
  const calendarDay = addDays(day, Math.floor(hour / 24))
  const wall = `${calendarDay}T${two(Math.floor(hour) % 24)}:${two(Math.round((hour % 1) * 60))}:00`
  const start = toInstant(wall, SAMPLE_CLOCK)
  if (!start) throw new Error(`The sample has no time for ${wall}.`)
  return {
    date: day,
    start_time: start,
    end_time: toOffsetIso(new Date(Date.parse(start) + minutes * 60_000), SAMPLE_CLOCK),
  }
}
