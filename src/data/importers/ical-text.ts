/** One component of a calendar as its unfolded lines, `BEGIN` and `END` included. */
export interface Component {
  name: string
  lines: string[]
}

export interface CalendarText {
  /** The calendar's own properties, name (without parameters, in capitals) to value. */
  properties: Map<string, string>
  events: Component[]
  zones: Component[]
  /** Whether every component that begins also ends. */
  isComplete: boolean
}

/** RFC 5545 §3.1: a line that begins with a space or tab goes on where the one before it ended. */
export const unfold = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')

/** A line that no property can have is the rest of a text whose line ends were not folded: it joins the line before. */
function mend(lines: string[]): string[] {
  const mended: string[] = []
  for (const line of lines) {
    if (/^[A-Z0-9-]+([;:])/i.test(line) || mended.length === 0) mended.push(line)
    else mended[mended.length - 1] += `\\n${line}`
  }
  return mended
}

/** Cuts a calendar into its components, so that one event that cannot be read does not take the others with it. */
export function readCalendar(text: string): CalendarText {
  const calendar: CalendarText = { properties: new Map(), events: [], zones: [], isComplete: false }
  const open: Component[] = []
  for (const line of mend(unfold(text))) {
    const [, verb, component = ''] = /^(BEGIN|END):\s*(\S+)/i.exec(line) ?? []
    const name = component.toUpperCase()
    const top = open.at(-1)
    if (verb?.toUpperCase() === 'BEGIN') {
      open.push({ name, lines: [line] })
    } else if (verb && top) {
      top.lines.push(line)
      if (top.name !== name) return calendar
      open.pop()
      if (name === 'VEVENT') calendar.events.push(top)
      else if (name === 'VTIMEZONE') calendar.zones.push(top)
      else if (name === 'VCALENDAR') calendar.isComplete = true
      // Parts of a component (a zone's summer time, an alarm) belong to it.
      else if (name !== 'VALARM') open.at(-1)?.lines.push(...top.lines)
    } else if (top?.name === 'VCALENDAR') {
      const [, property = '', value = ''] = /^([A-Z0-9-]+)(?:;[^:]*)?:(.*)$/i.exec(line) ?? []
      if (property) calendar.properties.set(property.toUpperCase(), value)
    } else top?.lines.push(line)
  }
  if (open.length > 0) calendar.isComplete = false
  return calendar
}

/** `\,` `\;` `\n` of a text value (RFC 5545 §3.3.11). */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim()
