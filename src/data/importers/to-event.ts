import { type ProgramEvent, ProgramEventSchema } from '../../schema/program-event.ts'
import { STAND_INS } from '../../text/import.ts'
import { toPlainName } from '../safe-html.ts'
import type { DraftContributor, DraftEvent, DraftListing, DraftTime, DraftVenue } from './draft.ts'
import { fillGaps, type Gathered, sameName } from './gather.ts'
import { assignIds } from './identity.ts'
import { type Subject, toAddress, toHtml, toImage, toLinks, toPicture } from './media.ts'
import type { Notes } from './notes.ts'
import { dayAt, readDay, readMoment, toIso, toMs } from './time.ts'
import { toValid } from './valid.ts'

/** What an event can point at: the other kinds of the same feed, and the ids that other sources of the edition have. */
export interface Surroundings {
  zone: string
  venues: Gathered<DraftVenue>
  contributors: Gathered<DraftContributor>
  films: Gathered<DraftListing>
  elsewhere: ReadonlySet<string>
  notes: Notes
}

/** `publish_at` of any record. What cannot be read stays hidden: somebody meant to keep it back. */
export function toPublishAt(
  value: DraftTime | null | undefined,
  zone: string,
  subject: Subject,
): string | null | undefined {
  if (value === undefined || value === null) return value
  const moment = readMoment(value)
  const ms =
    moment &&
    (moment.kind === 'day' ? toMs({ kind: 'wall', wallMs: Date.parse(moment.day) }, zone) : toMs(moment, zone))
  if (ms !== undefined) return toIso(ms, zone)
  subject.notes.add('FEED_BAD_PUBLISH_AT', subject.kind, subject.id, String(value))
  return null
}

/** The plain words of a record: tags out, entities read, blank ones gone. */
export const toWords = (words: Partial<Record<string, string>> = {}): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(words).map(([field, value]) => [field, toPlainName(value)]))

function toTimes(
  draft: DraftEvent,
  zone: string,
  subject: Subject,
): Pick<ProgramEvent, 'start_time' | 'end_time' | 'date'> {
  const { kind, id, notes } = subject
  const note = (value: DraftTime) => notes.add('FEED_BAD_TIME', kind, id, String(value))
  const own = draft.zone ?? zone
  const read = (value: DraftTime | undefined) => {
    if (value === undefined) return undefined
    const moment = readMoment(value)
    if (!moment) note(value)
    return moment
  }

  const start = read(draft.start)
  const startMs = start && toMs(start, own)
  const end = read(draft.end)
  let endMs = end && toMs(end, own)
  if (endMs === undefined && startMs !== undefined && draft.durationMinutes) {
    endMs = startMs + draft.durationMinutes * 60_000
  }
  if (endMs !== undefined && startMs !== undefined && endMs < startMs) {
    notes.add('FEED_BAD_END', kind, id, `${draft.start} – ${draft.end}`)
    endMs = undefined
  }

  let date = draft.date === undefined ? undefined : readDay(draft.date)
  if (draft.date !== undefined && !date) notes.add('FEED_BAD_DATE', kind, id, draft.date)
  date ??= start?.kind === 'day' ? start.day : undefined
  // An end without a start says at least which day it is.
  if (startMs === undefined && endMs !== undefined) date ??= dayAt(endMs, zone)
  return {
    start_time: startMs === undefined ? undefined : toIso(startMs, zone),
    end_time: startMs === undefined || endMs === undefined ? undefined : toIso(endMs, zone),
    date,
  }
}

function toReferences(draft: DraftEvent, subject: Subject, around: Surroundings) {
  const { kind, id, notes } = subject
  const isThere = (key: string, found: { isKnown: boolean }) => found.isKnown || around.elsewhere.has(key)

  const venue = draft.venue && around.venues.find(draft.venue)
  if (venue && !isThere(`venues ${venue.id}`, venue)) notes.add('FEED_UNKNOWN_VENUE', kind, id, venue.id)

  const seen = new Set<string>()
  const contributors = draft.people.flatMap((ref) => {
    const person = around.contributors.find(ref)
    if (!person || seen.has(person.id)) return []
    seen.add(person.id)
    if (!isThere(`contributors ${person.id}`, person)) notes.add('FEED_UNKNOWN_CONTRIBUTOR', kind, id, person.id)
    const role = toPlainName(ref.role)
    return [{ entity_id: person.id, ...(role && { role }) }]
  })

  const films = draft.films.flatMap((ref) => {
    const film = around.films.find(ref)
    if (film && !isThere(`films ${film.id}`, film)) notes.add('FEED_UNKNOWN_FILM', kind, id, film.id)
    return film?.id ?? []
  })
  // References stay even when nobody knows them yet: another source may bring the record, and the catalogue copes.
  return { venue_id: venue?.id, contributors, film_ids: [...new Set(films)] }
}

function toEvent(id: string, draft: DraftEvent, around: Surroundings): ProgramEvent[] {
  const { zone, notes } = around
  const subject: Subject = { kind: 'events', id, notes }
  const name = toPlainName(draft.name)
  if (!name) notes.add('FEED_NO_NAME', 'events', id)
  const description = toHtml(draft.description, subject)
  const long = toHtml(draft.long_description, subject)
  const rsvp = draft.rsvp_url && toAddress(draft.rsvp_url)
  if (draft.rsvp_url && !rsvp) notes.add('FEED_BAD_LINK', 'events', id, draft.rsvp_url)
  return toValid(
    ProgramEventSchema,
    {
      ...toWords(draft.words),
      id,
      event_id: draft.event_id ?? draft.id ?? id,
      name: name ?? STAND_INS.event,
      description,
      long_description: long,
      ...toTimes(draft, zone, subject),
      publish_at: toPublishAt(draft.publish_at, zone, subject),
      canceled: draft.canceled,
      image: toImage(draft.image, subject),
      thumbnail_url: toPicture(draft.thumbnail, subject),
      credentials: draft.credentials,
      credential_types: draft.credential_types,
      tags: draft.tags,
      hash_tags: draft.hash_tags,
      meta: draft.meta && {
        sponsor: toPlainName(draft.meta.sponsor),
        sponsorImage: toPicture(draft.meta.sponsorImage, subject),
      },
      accessibility: draft.accessibility,
      cpe_credit: draft.cpe_credit,
      reservable: draft.reservable,
      rsvp_url: rsvp,
      ...toReferences(draft, subject, around),
      links: toLinks(draft.links, subject),
      featured: draft.featured,
    },
    subject,
  )
}

/** The same event told twice: one id, one name, and no two different starts. */
const isSameEvent = (a: DraftEvent, b: DraftEvent) =>
  sameName(a.name, b.name) && (a.start === undefined || b.start === undefined || a.start === b.start)

/**
 * Every event of a draft. Two different events under one id are both kept, the later one under another id; the same
 * event told twice is joined.
 */
export function toEvents(drafts: readonly DraftEvent[], around: Surroundings): ProgramEvent[] {
  const byId = new Map<string, number[]>()
  const kept: DraftEvent[] = []
  for (const draft of drafts) {
    const twins = draft.id === undefined ? [] : (byId.get(draft.id) ?? [])
    const twin = twins.find((index) => isSameEvent(kept[index] as DraftEvent, draft))
    if (twin !== undefined) {
      kept[twin] = fillGaps(kept[twin] as DraftEvent, draft)
      around.notes.add('FEED_REPEATED_RECORD', 'events', draft.id ?? '')
      continue
    }
    if (draft.id !== undefined) byId.set(draft.id, [...twins, kept.length])
    kept.push(draft)
  }
  // Events without an id take their name and start, so that "Lunch" on two days are two events.
  const { ids, isRepeated } = assignIds(
    kept.map(({ id, name, start, date }) => ({ id, name: [name, start ?? date].filter(Boolean).join(' ') || 'event' })),
  )
  return kept.flatMap((draft, index) => {
    const id = ids[index] as string
    if (isRepeated[index]) around.notes.add('FEED_REPEATED_ID', 'events', id, draft.id ?? draft.name)
    return toEvent(id, draft, around)
  })
}
