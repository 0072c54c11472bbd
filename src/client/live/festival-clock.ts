/** The festival's clock in the browser, wherever the visitor's own stands. */
export interface FestivalClock {
  zone: string
  /** `CT`. */
  suffix: string
}

/** `7:05pm`; with the day, `Mar 7, 7:05pm`, for what is not of this day. */
export function toClockTime(moment: number, now: number, { zone }: FestivalClock): string {
  const isRecent = Math.abs(now - moment) < DAY_MS
  const options: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(!isRecent && { month: 'short', day: 'numeric' }),
  }
  return format(options, zone)
    .format(moment)
    .replace(/\s?([AP])M$/, (_, half: string) => `${half.toLowerCase()}m`)
}

const DAY_MS = 20 * 3_600_000

/** A fixed offset is a zone that older browsers do not know; then it is their own. */
function format(options: Intl.DateTimeFormatOptions, zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en-US', options)
  }
}
