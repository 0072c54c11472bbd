import { addDays, type FestivalClock, toInstant, toOffsetIso } from '../../domain/time.ts'

export const SAMPLE_CLOCK: FestivalClock = { zone: 'America/Chicago', suffix: 'CT' }

export interface Times {
  date: string
  start_time: string
  end_time: string
}

const two = (value: number) => String(value).padStart(2, '0')

function workOut(day: string, hour: number, minutes: number): Times {
  const calendarDay = addDays(day, Math.floor(hour / 24))
  const wall = `${calendarDay}T${two(Math.floor(hour) % 24)}:${two(Math.round((hour % 1) * 60))}:00`
  const start = toInstant(wall, SAMPLE_CLOCK)
  if (!start) throw new Error(`The sample has no time for ${wall}.`)
  const end = new Date(Date.parse(start) + minutes * 60_000)
  return { date: day, start_time: start, end_time: toOffsetIso(end, SAMPLE_CLOCK) }
}

// A week has few different times, and a large sample asks for each of them a thousand times over.
const known = new Map<string, Times>()

/**
 * Start and end of an event on a festival day. `hour` may pass 24: a show at 25.5 starts at 1:30 in the night and still
 * belongs to `day`. The length is real minutes, also when the clocks change in between.
 */
export function timesOf(day: string, hour: number, minutes: number): Times {
  const key = `${day} ${hour} ${minutes}`
  const times = known.get(key) ?? workOut(day, hour, minutes)
  known.set(key, times)
  return times
}
