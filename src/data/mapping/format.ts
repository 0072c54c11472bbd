import { type DayWords, toDay } from './calendar.ts'

/** What a text says by a format of the mapping's. */
export interface Parts {
  year?: number
  month?: number
  date?: number
  weekday?: number
  hour?: number
  minute?: number
  half?: 'am' | 'pm'
  offset?: string
}

/** The tokens of a format, longest first, as date-fns spells them. */
export const TOKENS = ['EEEE', 'EEE', 'yyyy', 'yy', 'MMMM', 'MMM', 'MM', 'M', 'dd', 'do', 'd', 'HH', 'H', 'hh', 'h', 'mm', 'ss', 'SSS', 'a', 'XXX'] // biome-ignore format: a table

function digitsAt(text: string, at: number, most: number): string {
  let end = at
  while (end < text.length && end - at < most && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end += 1
  return text.slice(at, end)
}

/** The longest of the names that stands here. */
function nameAt(
  text: string,
  at: number,
  names: ReadonlyMap<string, number>,
): [name: string, number: number] | undefined {
  const rest = text.slice(at, at + 30).toLocaleLowerCase()
  return [...names].filter(([name]) => rest.startsWith(name)).sort((a, b) => b[0].length - a[0].length)[0]
}

/**
 * Reads a text by a format such as `d.M.yyyy HH:mm`, letter by letter and without any pattern matching. Words between
 * single quotes stand for themselves. Nothing when the text is not written so.
 */
export function readByFormat(text: string, format: string, words: DayWords): Parts | undefined {
  const parts: Parts = {}
  let at = 0
  let index = 0
  while (index < format.length) {
    if (format[index] === "'") {
      const end = format.indexOf("'", index + 1)
      const literal = format.slice(index + 1, end < 0 ? undefined : end)
      if (!text.startsWith(literal, at)) return undefined
      at += literal.length
      index = end < 0 ? format.length : end + 1
      continue
    }
    const token = TOKENS.find((one) => format.startsWith(one, index))
    if (!token) {
      if (text[at]?.toLowerCase() !== format[index]?.toLowerCase()) return undefined
      at += 1
      index += 1
      continue
    }
    index += token.length
    if (token === 'MMMM' || token === 'MMM' || token.startsWith('E')) {
      const found = nameAt(text, at, token.startsWith('E') ? words.weekdays : words.months)
      if (!found) return undefined
      if (token.startsWith('E')) parts.weekday = found[1]
      else parts.month = found[1]
      at += found[0].length + (text[at + found[0].length] === '.' && format[index] !== '.' ? 1 : 0)
      continue
    }
    if (token === 'a') {
      const half = /^([ap])\.?m\.?/i.exec(text.slice(at, at + 4))
      if (!half) return undefined
      parts.half = half[1]?.toLowerCase() === 'p' ? 'pm' : 'am'
      at += half[0].length
      continue
    }
    if (token === 'XXX') {
      const offset = /^(Z|[+-]\d\d:?\d\d)/i.exec(text.slice(at, at + 6))?.[0]
      if (!offset) return undefined
      parts.offset = offset
      at += offset.length
      continue
    }
    const digits = digitsAt(text, at, token === 'yyyy' ? 4 : token === 'SSS' ? 9 : 2)
    const isShort = token.length === 1 || token === 'do'
    if (digits === '' || (!isShort && token !== 'SSS' && digits.length !== token.length)) return undefined
    at += digits.length
    const number = Number(digits)
    if (token === 'yyyy') parts.year = number
    else if (token === 'yy') parts.year = number + (number < 70 ? 2000 : 1900)
    else if (token.startsWith('M')) parts.month = number
    else if (token.startsWith('d')) {
      parts.date = number
      if (token === 'do') at += /^(st|nd|rd|th|\.)/i.exec(text.slice(at, at + 2))?.[0].length ?? 0
    } else if (token.toLowerCase().startsWith('h')) parts.hour = number
    else if (token === 'mm') parts.minute = number
  }
  return at === text.length ? parts : undefined
}

/** The day of what was read; the year from outside where the text has none. */
export const dayOf = ({ year, month, date }: Parts, other: number | undefined): string | undefined => {
  const whole = year ?? other
  return whole !== undefined && month !== undefined && date !== undefined ? toDay(whole, month, date) : undefined
}

/** Minutes after midnight of what was read. */
export function minutesOf({ hour, minute = 0, half }: Parts): number | undefined {
  if (hour === undefined || minute > 59 || hour > (half ? 12 : 24) || (half && hour === 0)) return undefined
  return (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + minute
}
