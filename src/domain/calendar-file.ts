/** An event as a calendar takes it. */
export interface CalendarEvent {
  id: string
  name: string
  start_time: string
  end_time?: string | undefined
  canceled?: boolean | undefined
  where?: string | undefined
  url: string
}

const LINE_OCTETS = 75

/** `TEXT` of RFC 5545 §3.3.11. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const toUtc = (moment: string | Date) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Lines of at most 75 octets, cut between characters; what follows begins with a space (RFC 5545 §3.1). */
function fold(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > LINE_OCTETS) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}

/**
 * Events as an iCalendar file (RFC 5545). An id is the same at every download, so that a calendar renews what it has.
 * @param host the site that the ids belong to.
 */
export function toCalendarFile(
  events: readonly CalendarEvent[],
  { name, host, now }: { name: string; host: string; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marquee//Favorites//EN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.id)}@${host}`,
      `DTSTAMP:${toUtc(now)}`,
      `DTSTART:${toUtc(event.start_time)}`,
      ...(event.end_time ? [`DTEND:${toUtc(event.end_time)}`] : []),
      `SUMMARY:${escapeText(event.name)}`,
      ...(event.where ? [`LOCATION:${escapeText(event.where)}`] : []),
      ...(event.canceled ? ['STATUS:CANCELLED'] : []),
      `URL:${event.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
