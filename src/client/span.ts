/** What has no end. */
const USUAL_MINUTES = 60

const minuteOfDay = (words: string): number | undefined => {
  const [, hour, minute, half] = /(\d+):(\d\d)([ap])m/.exec(words) ?? []
  return hour === undefined ? undefined : (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 720 : 0)
}

/**
 * When a card's or row's event begins and ends, by the clock times that it shows (`7:00pm`, `to 9:00pm`): further bytes in every card
 * would say the same. Nothing without a time.
 */
export function toSpan(instant: string, start: string, end: string): [number, number] | undefined {
  const from = Date.parse(instant)
  const [first, last] = [minuteOfDay(start), minuteOfDay(end)]
  const minutes = first === undefined || last === undefined ? USUAL_MINUTES : (last - first + 1440) % 1440
  // Over several days: a day says that too.
  const isLong = /\d,/.test(end)
  return Number.isNaN(from) ? undefined : [from, from + (isLong ? 1440 : minutes) * 60_000]
}

/** The same for a card or a row with its rail of time. */
export const spanOf = (row: HTMLElement) => {
  const time = row.querySelector('time')
  return toSpan(time?.dateTime ?? '', time?.textContent ?? '', row.querySelector('.rail span')?.textContent ?? '')
}
