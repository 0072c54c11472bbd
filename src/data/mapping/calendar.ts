/** Days and months as people write them, in the languages that a mapping names. Names are compared, never matched. */

export interface DayWords {
  months: ReadonlyMap<string, number>
  weekdays: ReadonlyMap<string, number>
}

const plain = (word: string) => word.toLocaleLowerCase().replace(/\.$/, '')

/** The names of months and weekdays, long and short; English always among them. */
export function toDayWords(languages: readonly string[]): DayWords {
  const months = new Map<string, number>()
  const weekdays = new Map<string, number>()
  for (const language of ['en', ...languages]) {
    for (const style of ['long', 'short'] as const) {
      const monthName = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      // Some languages inflect a month beside its day: 9 lipca, not 9 lipiec.
      const inDate = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' })
      const weekdayName = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' })
      for (let month = 0; month < 12; month += 1) {
        const day = Date.UTC(2026, month, 9)
        const inflected = inDate.formatToParts(day).find((part) => part.type === 'month')?.value ?? ''
        for (const name of [monthName.format(day), inflected])
          if (!/^\d*$/.test(name)) months.set(plain(name), month + 1)
      }
      // 4 January 2026 is a Sunday.
      for (let day = 0; day < 7; day += 1) weekdays.set(plain(weekdayName.format(Date.UTC(2026, 0, 4 + day))), day)
    }
  }
  for (const [name, month] of [['sept', 9]] as const) months.set(name, month)
  for (const [name, day] of [
    ['tues', 2],
    ['thur', 4],
    ['thurs', 4],
    ['weds', 3],
  ] as const)
    weekdays.set(name, day)
  return { months, weekdays }
}

const two = (number: number) => String(number).padStart(2, '0')

/** `yyyy-mm-dd`; nothing for a day that no calendar has. */
export function toDay(year: number, month: number, date: number): string | undefined {
  const day = new Date(Date.UTC(year, month - 1, date))
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date && year >= 1900 && year < 2200
    ? `${year}-${two(month)}-${two(date)}`
    : undefined
}

export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}

/** The first such weekday on or after a day. */
export function weekdayAfter(day: string, weekday: number): string {
  const first = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, (weekday - first + 7) % 7)
}

export interface ProseDate {
  day?: string
  isYearless?: boolean
}

/**
 * A day in words: `Jul 9`, `9 Jul`, `July 9th`, `09-Jul`, `Friday, 9 July 2026`. The month must be a name, so that nothing
 * has to be guessed; a weekday in front is passed over. Without a year in the text, the one that is given counts.
 */
export function readProseDate(text: string, words: DayWords, year: number | undefined): ProseDate {
  const parts = text
    .trim()
    .slice(0, 80)
    .split(/[\s,/.-]+/)
    .filter((part) => part !== '' && !words.weekdays.has(plain(part)) && !/^(of|the|de|den|del)$/i.test(part))
  if (parts.length < 2 || parts.length > 3) return {}
  const month = parts.map((part) => words.months.get(plain(part))).find((one) => one !== undefined)
  const numbers = parts.flatMap((part) => /^(\d{1,4})(?:st|nd|rd|th|º|°)?$/i.exec(part)?.[1] ?? [])
  const long = numbers.find((number) => number.length === 4)
  const date = numbers.find((number) => number.length <= 2)
  if (!month || !date || numbers.length !== parts.length - 1) return {}
  const told = long === undefined ? year : Number(long)
  if (parts.length === 3 && !long) return {}
  const day = told === undefined ? undefined : toDay(told, month, Number(date))
  return day === undefined ? {} : { day, isYearless: long === undefined }
}
