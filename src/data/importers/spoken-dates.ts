/** Days and times of day as people write them, where no calendar format is kept. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const two = (number: number) => String(number).padStart(2, '0')

/** `Jul 9`, `9 Jul`, `July 9th`, `09-Jul`, `July 9, 2026` as `2026-07-09`, or as `--07-09` when no year is in it. */
export function readSpokenDay(text: string): string | undefined {
  const words = text.trim().toLowerCase()
  const month = MONTHS.indexOf(
    /(?<![a-z])([a-z]{3})[a-z]*\.?/.exec(
      words.replace(/(mon|tues?|wednes|thurs?|fri|satur|sun)(day)?\b[,.]?/g, ''),
    )?.[1] ?? '',
  )
  const day = Number(/(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?![\d:])/.exec(words)?.[1])
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(words)?.[1]
  if (month < 0 || !(day >= 1 && day <= 31)) return undefined
  return `${year ?? '-'}-${two(month + 1)}-${two(day)}`
}

/** `9:00 AM`, `6pm`, `18:30`, `7.15 p.m.` as `HH:MM`. */
export function readSpokenTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:[:.h](\d\d))?(?::\d\d)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? []
  const hour = Number(hours)
  if (hours === undefined || Number(minutes) > 59) return undefined
  if (!half) return hour < 24 ? `${two(hour)}:${minutes}` : undefined
  // "13:30 PM" says the same thing twice.
  if (hour > 12 && hour < 24 && half.toLowerCase() === 'p') return `${two(hour)}:${minutes}`
  if (hour < 1 || hour > 12) return undefined
  return `${two((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minutes}`
}

/** Whether a day or time still lacks its year. */
export const lacksYear = (value: unknown): value is string => typeof value === 'string' && value.startsWith('--')

export const withYear = (value: string, year: number): string => `${year}${value.slice(1)}`
