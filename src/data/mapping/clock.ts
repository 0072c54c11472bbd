/** A time of day in minutes after midnight, as people write it: `18:00`, `6:00pm`, `6 pm`, `18h30`, `18.30`, `noon`. */
export function readClock(raw: string): number | undefined {
  const text = raw.trim().toLowerCase().slice(0, 40)
  if (text === 'noon') return 720
  if (text === 'midnight') return 0
  const [, hour, minute = '0', half] =
    /^(\d{1,2})(?:[:.h](\d\d)?(?::\d\d(?:\.\d+)?)?)?\s*(am|pm|a\.m\.|p\.m\.|uhr|h)?$/.exec(text) ?? []
  if (hour === undefined || (half === undefined && /^\d+$/.test(text))) return undefined
  const isHalf = half !== undefined && /^[ap]/.test(half)
  const hours = Number(hour)
  if (Number(minute) > 59 || hours > (isHalf ? 12 : 24) || (isHalf && hours === 0)) return undefined
  const minutes = (isHalf ? (hours % 12) + (half?.startsWith('p') ? 12 : 0) : hours) * 60 + Number(minute)
  return minutes <= 24 * 60 ? minutes : undefined
}

/** A length in minutes: `00:45`, `105 min`, `1 h 30 min`, `PT45M`, or a number of the unit that is given. */
export function readLength(value: unknown, unit: 'minutes' | 'hours' | 'seconds' = 'minutes'): number | undefined {
  const text = String(value ?? '')
    .trim()
    .toLowerCase()
    .slice(0, 60)
  const toMinutes = { minutes: 1, hours: 60, seconds: 1 / 60 }[unit]
  const number = /^\d{1,6}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) * toMinutes : undefined
  const [, clockHours, clockMinutes] = /^(\d{1,3}):(\d\d)(?::\d\d)?$/.exec(text) ?? []
  const [whole, hours, minutes] =
    /^(?:pt)?(?:(\d{1,3})\s*(?:h|hrs?|hours?|std|stunden?)\.?)?\s*(?:(\d{1,4})\s*(?:m|mins?|minutes?|minuten|minutos)\.?)?$/.exec(
      text,
    ) ?? []
  const total =
    number ??
    (clockHours !== undefined
      ? Number(clockHours) * 60 + Number(clockMinutes)
      : whole
        ? Number(hours ?? 0) * 60 + Number(minutes ?? 0)
        : 0)
  return total > 0 ? Math.round(total) : undefined
}
