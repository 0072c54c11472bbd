const SUB_DAILY = /^(SECONDLY|MINUTELY|HOURLY)$/

/** The parts of a rule that can only make days rarer in a way that comes round again. */
const SIMPLE_PARTS = /^(FREQ|INTERVAL|COUNT|UNTIL|WKST|BYDAY|BYMONTH|BYMONTHDAY)$/

const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * Whether a rule of repetition (RFC 5545 §3.3.10) is one that a programme can have. What repeats within a day is not,
 * and neither is a daily or weekly rule that never comes true (30 February): looking for its next day takes for ever.
 */
export function canRepeat(rule: string): boolean {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=', 2) as [string, string]),
  )
  const frequency = parts.get('FREQ') ?? ''
  if (!frequency || SUB_DAILY.test(frequency)) return false
  if (!/^(DAILY|WEEKLY)$/.test(frequency)) return true
  if (![...parts.keys()].every((part) => SIMPLE_PARTS.test(part))) return false
  if (!/^(SU|MO|TU|WE|TH|FR|SA|,)*$/.test(parts.get('BYDAY') ?? '')) return false
  const numbers = (part: string) => (parts.get(part) ?? '').split(',').filter(Boolean).map(Number)
  const days = numbers('BYMONTHDAY')
  const months = numbers('BYMONTH')
  if (![...days, ...months].every((number) => Number.isInteger(number) && number > 0)) return false
  const lengths = months.length > 0 ? months.map((month) => LONGEST_MONTHS[month - 1] ?? 0) : [31]
  return Math.max(...lengths) > 0 && (days.length === 0 || Math.min(...days) <= Math.max(...lengths))
}
