import ICAL from 'ical.js'
import { MAX_OCCURRENCES } from '../../domain/limits.ts'
import { isZone } from '../../domain/offset.ts'
import { IMPORTED } from '../../text/import.ts'
import { type DraftEvent, emptyDraft, type Importer } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { canRepeat } from './ical-rule.ts'
import { type CalendarText, readCalendar, unescapeText } from './ical-text.ts'
import { toSafeId } from './identity.ts'
import type { Notes } from './notes.ts'
import { compact, readText } from './read.ts'
import { readMoment } from './time.ts'

const LONGEST_SERIES_DAYS = 366

/** `/freeassociation.sourceforge.net/Europe/Berlin` and the like end in the name that everybody knows. */
function knownZone(tzid: string | undefined): string | undefined {
  if (!tzid) return undefined
  const parts = tzid.trim().split('/').filter(Boolean)
  const candidates = [parts.slice(-3), parts.slice(-2), parts.slice(-1)].map((words) => words.join('/'))
  return [tzid, ...candidates].find((name) => (name.includes('/') ? isZone(name) : name === 'UTC'))
}

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (time: ICAL.Time) => `${time.year}-${two(time.month)}-${two(time.day)}`
const wallOf = (time: ICAL.Time) => `${dayOf(time)}T${two(time.hour)}:${two(time.minute)}:${two(time.second)}`

interface Clock {
  /** Zones that the calendar describes itself, for names that nobody else knows. */
  zones: Map<string, ICAL.Timezone>
  notes: Notes
}

/** A time with what it needs to be an instant: `Z`, a known zone's name, or the calendar's own rules for its zone. */
function toTime(
  time: ICAL.Time,
  tzid: string | undefined,
  id: string,
  { zones, notes }: Clock,
): { at: string; zone?: string } {
  if (time.isDate) return { at: dayOf(time) }
  if (time.zone === ICAL.Timezone.utcTimezone) return { at: `${wallOf(time)}Z` }
  const zone = knownZone(tzid)
  if (zone || !tzid) return { at: wallOf(time), zone }
  const own = zones.get(tzid)
  if (!own) {
    notes.add('FEED_BAD_ZONE', 'events', id, tzid)
    return { at: wallOf(time) }
  }
  const minutes = Math.round(own.utcOffset(time) / 60)
  const sign = minutes < 0 ? '-' : '+'
  return { at: `${wallOf(time)}${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}` }
}

const textOf = (component: ICAL.Component, name: string): string | undefined => {
  const value = component.getFirstPropertyValue(name)
  return value === null || value === undefined ? undefined : readText(String(value))
}

/** Categories, the organiser's own subjects; several properties or several values in one. */
const categoriesOf = (component: ICAL.Component): string[] =>
  component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map(String))
    .flatMap((name) => readText(name) ?? [])

/** The organiser by name. Addresses of organisers and guests are theirs and are never read. */
function organiserOf(component: ICAL.Component): string | undefined {
  const name = component.getFirstProperty('organizer')?.getFirstParameter('cn')
  return name && !name.includes('@') ? readText(name.replace(/^"|"$/g, '')) : undefined
}

function toEvent(
  component: ICAL.Component,
  id: string | undefined,
  feedId: string | undefined,
  start: ICAL.Time | null,
  end: ICAL.Time | null,
  clock: Clock,
): DraftEvent {
  const zoneOf = (name: string) => component.getFirstProperty(name)?.getFirstParameter('tzid')
  const label = feedId ?? textOf(component, 'summary') ?? ''
  const from = start && toTime(start, zoneOf('dtstart'), label, clock)
  const until = end && toTime(end, zoneOf('dtend') ?? zoneOf('dtstart'), label, clock)
  const categories = categoriesOf(component)
  const url = textOf(component, 'url')
  const description = textOf(component, 'description')
  const image = component.getFirstPropertyValue('image')
  const location = textOf(component, 'location')
  return {
    ...compact<Partial<DraftEvent>>({
      id,
      event_id: feedId === id ? undefined : feedId,
      name: textOf(component, 'summary'),
      // Some calendars repeat the address as the description; once is enough.
      description: description === url ? undefined : description,
      start: from?.at,
      // A calendar's last day is the one after (RFC 5545 §3.6.1): a day's own end says nothing.
      end: start?.isDate ? undefined : until?.at,
      date: start?.isDate ? from?.at : undefined,
      zone: from?.zone,
      canceled: /^cancelled$/i.test(textOf(component, 'status') ?? '') || undefined,
      words: compact({ track: categories[0], presented_by: organiserOf(component) }),
      tags: [
        ...categories.map((name) => ({ id: name, name })),
        ...(start?.isDate ? [{ id: 'all-day', name: IMPORTED.allDay }] : []),
      ],
      image: typeof image === 'string' && /^https?:/.test(image) ? { url: image } : undefined,
      links: url ? [{ label: IMPORTED.page, url }] : [],
      venue: location ? { name: location.replace(/\s+/g, ' ') } : undefined,
    }),
    people: [],
    films: [],
  }
}

/** Every occurrence of a repeating event within a year, each with its day in its id, so that it keeps its page. */
function repeat(event: ICAL.Event, uid: string | undefined, clock: Clock): DraftEvent[] {
  const { component } = event
  const label = uid ?? event.summary ?? ''
  const drafts: DraftEvent[] = []
  const days = new Set<string>()
  const iterator = event.iterator()
  const last = event.startDate.clone()
  last.day += LONGEST_SERIES_DAYS
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (drafts.length >= MAX_OCCURRENCES || next.compare(last) > 0) {
      clock.notes.add('FEED_CUT_REPETITION', 'events', label)
      break
    }
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    const day = dayOf(next).replaceAll('-', '')
    const mark = days.has(day) ? `${day}T${two(next.hour)}${two(next.minute)}` : day
    days.add(day)
    const id = uid && `${toSafeId(uid)}-${mark}`
    drafts.push(toEvent(item?.component ?? component, id, uid, startDate, endDate, clock))
  }
  return drafts
}

function parse(lines: readonly string[]): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')))
  const inner = calendar.getFirstSubcomponent('vevent') ?? calendar.getFirstSubcomponent('vtimezone')
  if (!inner) throw new Error('it is empty')
  return inner
}

/** An event's lines as a component; lines that cannot be read alone are left out, so that the rest is kept. */
function parseEvent(lines: readonly string[], label: string, notes: Notes): ICAL.Component {
  try {
    return parse(lines)
  } catch {
    const isReadable = (line: string) => {
      if (/^(BEGIN|END):/i.test(line)) return true
      try {
        return Boolean(parse(['BEGIN:VEVENT', line, 'END:VEVENT']))
      } catch (error) {
        const code = /^RRULE/i.test(line) ? 'FEED_CUT_REPETITION_RULE' : 'FEED_BAD_FIELD'
        notes.add(code, 'events', label, (error as Error).message)
        return false
      }
    }
    return parse(lines.filter(isReadable))
  }
}

function readZones({ zones }: CalendarText): Map<string, ICAL.Timezone> {
  const known = new Map<string, ICAL.Timezone>()
  for (const { lines } of zones) {
    // A zone's clock changes by the year; what says otherwise is no zone.
    if (lines.some((line) => /^RRULE/i.test(line) && !/FREQ=YEARLY/i.test(line))) continue
    try {
      const zone = new ICAL.Timezone(parse(lines))
      known.set(zone.tzid, zone)
    } catch {
      // Events of a zone that cannot be read are noted when they name it.
    }
  }
  return known
}

/** Takes out times that no calendar knows (30 February, 25 o'clock), which the parser would roll over silently. */
function dropImpossibleTimes(component: ICAL.Component, label: string, notes: Notes) {
  for (const name of ['dtstart', 'dtend']) {
    const written = component.getFirstProperty(name)?.jCal[3]
    if (written === undefined || readMoment(String(written))) continue
    notes.add('FEED_BAD_TIME', 'events', label, String(written))
    component.removeAllProperties(name)
  }
}

/** One entry as one event, or as many as it repeats. */
function toDrafts(component: ICAL.Component, changes: ICAL.Component[], clock: Clock): DraftEvent[] {
  const uid = textOf(component, 'uid')
  dropImpossibleTimes(component, uid ?? textOf(component, 'summary') ?? '', clock.notes)
  const event = new ICAL.Event(component, { strictExceptions: false, exceptions: changes })
  const start = component.getFirstPropertyValue('dtstart') as ICAL.Time | null
  const label = uid ?? event.summary ?? ''
  const rules = component.getAllProperties('rrule').map((rule) => String(rule.getFirstValue()))
  const isSeries = rules.length > 0 || component.hasProperty('rdate')
  if (isSeries && start && rules.every(canRepeat)) {
    try {
      const drafts = repeat(event, uid, clock)
      if (drafts.length > 0 || component.hasProperty('exdate')) return drafts
    } catch {
      // It happens at least once.
    }
  }
  if (isSeries) clock.notes.add('FEED_CUT_REPETITION_RULE', 'events', label, rules.join(' '))
  const hasEnd = component.hasProperty('dtend') || component.hasProperty('duration')
  return [toEvent(component, uid, uid, start, start && hasEnd ? event.endDate : null, clock)]
}

/** iCalendar (RFC 5545), as every calendar program writes it. */
export const ical: Importer = {
  name: 'ical',
  title: 'iCalendar (.ics)',

  detect: ({ text }) => /^\s*BEGIN:VCALENDAR/i.test(text),

  read({ name, text }, notes) {
    const calendar = readCalendar(text)
    if (!calendar.isComplete) throw new FeedError('FEED_BROKEN', name, 'a part of the calendar does not end')
    const clock: Clock = { zones: readZones(calendar), notes }
    const draft = emptyDraft()

    const originals: { component: ICAL.Component; uid: string | undefined }[] = []
    const changes = new Map<string, ICAL.Component[]>()
    const zonesNamed = new Set<string>()
    for (const [index, { lines }] of calendar.events.entries()) {
      try {
        const label = lines.find((line) => /^UID[:;]/i.test(line))?.replace(/^[^:]*:/, '') ?? `event ${index + 1}`
        const component = parseEvent(lines, label, notes)
        const uid = textOf(component, 'uid')
        const tzid = component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
        zonesNamed.add(knownZone(tzid) ?? '')
        if (component.hasProperty('recurrence-id') && uid) changes.set(uid, [...(changes.get(uid) ?? []), component])
        else originals.push({ component, uid })
      } catch (error) {
        notes.add('FEED_BAD_RECORD', 'events', `event ${index + 1}`, (error as Error).message)
      }
    }
    const known = new Set(originals.map(({ uid }) => uid))
    // A changed occurrence whose series is not in the calendar is an event of its own.
    for (const [uid, list] of changes)
      if (!known.has(uid)) originals.push(...list.map((component) => ({ component, uid })))
    for (const [index, { component, uid }] of originals.entries()) {
      try {
        const isSeries = component.hasProperty('rrule') || component.hasProperty('rdate')
        draft.events.push(...toDrafts(component, isSeries && uid ? (changes.get(uid) ?? []) : [], clock))
      } catch (error) {
        notes.add('FEED_BAD_RECORD', 'events', uid ?? `event ${index + 1}`, (error as Error).message)
      }
    }

    const [onlyZone] = zonesNamed.size === 1 ? zonesNamed : []
    const title = calendar.properties.get('X-WR-CALNAME') ?? calendar.properties.get('NAME')
    const zone = calendar.properties.get('X-WR-TIMEZONE') ?? calendar.properties.get('TIMEZONE-ID')
    draft.edition = compact({
      name: title && readText(unescapeText(title)),
      zone: (zone && (knownZone(zone.trim()) ?? zone.trim())) || onlyZone || undefined,
    })
    return draft
  },
}
