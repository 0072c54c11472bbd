import type { DraftEvent, DraftRef, DraftVenue } from '../importers/draft.ts'
import { compact } from '../importers/read.ts'
import { addDays } from './calendar.ts'
import { readLength } from './clock.ts'
import type { MapContext } from './context.ts'
import { EVENT_WORDS } from './fields.ts'
import { type Appearing, readPeople } from './people.ts'
import { readCommon, readTags, readTextsOf, readWords, type Specs } from './records.ts'
import { type Films, type RecordSet, toValue, type VenueRef } from './schema.ts'
import { type MappedTime, readTimeOf } from './times.ts'
import type { Node } from './tree.ts'
import { readFlagOf, readOne, readTexts } from './values.ts'

export interface MappedEvents {
  /** One, or one a room where the mapping wants it so. */
  events: DraftEvent[]
  people: Appearing['records']
  venues: DraftVenue[]
}

type Places = { refs: DraftRef[]; venues: DraftVenue[]; rest: DraftRef[] }

function readPlaces(spec: unknown, node: Node, context: MapContext): Places {
  if (spec === undefined) return { refs: [], venues: [], rest: [] }
  const rule = (typeof spec === 'string' ? { path: spec } : spec) as VenueRef
  const { id, name, several = 'first', parent, ...value } = rule
  const parentName = readOne(parent, node, context)
  const ids = readTextsOf(id, node, context)
  const names =
    name !== undefined
      ? readTexts(name, node, context)
      : ids.length > 0
        ? []
        : readTextsOf(hasValue(value) ? value : undefined, node, context)
  const all: DraftRef[] =
    ids.length > 0
      ? ids.map((one, index) => compact({ id: one, name: names[index] }))
      : names.map((one) => ({ name: one }))
  const joined: DraftRef[] =
    several === 'join' && all.length > 1 && ids.length === 0 ? [{ name: names.join(' + ') }] : all
  const kept = several === 'each' ? joined : joined.slice(0, 1)
  return {
    refs: kept,
    venues: kept.flatMap((ref) =>
      ref.name && (parentName || ref.id)
        ? [compact({ ...ref, parent: parentName ? { name: parentName } : undefined })]
        : [],
    ),
    rest: joined.slice(kept.length),
  }
}

const hasValue = (value: Specs) => ['path', 'first', 'template', 'value'].some((origin) => value[origin] !== undefined)

function readFilms(spec: unknown, node: Node, context: MapContext): DraftRef[] {
  if (spec === undefined) return []
  const rule = (typeof spec === 'string' ? { names: spec } : spec) as Films
  return rule.ids !== undefined
    ? readTexts(rule.ids, node, context).map((id) => ({ id }))
    : readTexts(rule.names, node, context).map((name) => ({ name }))
}

const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const isLocal = (time: MappedTime) =>
  typeof time.time === 'string' && time.day !== undefined && time.minutes !== undefined

const withDay = (time: MappedTime, day: string): MappedTime =>
  typeof time.time === 'string' ? { ...time, day, time: day + time.time.slice(10) } : time

/** Start, end and day by the mapping's rules about nights and missing days. */
function readTimes(set: RecordSet, node: Node, context: MapContext) {
  const specs = set.fields as Specs
  const filed = readTimeOf(specs.date, node, context)
  const filedDay = filed.day ?? (typeof filed.time === 'string' ? filed.time.slice(0, 10) : undefined)
  let start = readTimeOf(specs.start, node, context, filed.day ?? filedDay)
  const startDay =
    start.day ??
    (typeof start.time === 'string' && /^\d{4}-\d\d-\d\d/.test(start.time) ? start.time.slice(0, 10) : undefined)
  let end = readTimeOf(specs.end, node, context, startDay ?? filedDay)
  let date = specs.date === undefined ? undefined : (filedDay ?? filed.time)
  const { next_day: isNextDay } = (typeof specs.end === 'object' ? specs.end : {}) as { next_day?: boolean }
  if (isNextDay && end.day) end = withDay(end, addDays(end.day, 1))

  if (set.day_begins && isLocal(start) && start.day && (start.minutes ?? 0) < toMinutes(set.day_begins)) {
    date ??= start.day
    start = withDay(start, addDays(start.day, 1))
    if (end.day && isLocal(end)) end = withDay(end, addDays(end.day, 1))
    context.count('night')
  }
  if (
    set.end_before_start === 'next-day' &&
    typeof start.time === 'string' &&
    typeof end.time === 'string' &&
    end.day !== undefined &&
    end.day === (start.day ?? startDay) &&
    end.time < start.time
  ) {
    end = withDay(end, addDays(end.day, 1))
    context.count('next-day')
  }
  return compact({ start: start.time, end: end.time, date: date === undefined ? undefined : String(date) })
}

/** One record of a list of events as the draft's events, with the people and rooms that it brings along. */
export function toEvents(set: RecordSet, node: Node, context: MapContext): MappedEvents {
  const specs = set.fields as Specs
  const { refs, records } = readPeople(specs.people, node, context)
  const places = readPlaces(specs.venue, node, context)
  const duration = specs.duration === undefined ? undefined : readOne(specs.duration, node, context)
  const event: DraftEvent = {
    ...compact({
      ...readCommon(specs, node, context),
      event_id: readOne(specs.event_id, node, context),
      long_description: readOne(specs.long_description, node, context),
      zone: readOne(specs.zone, node, context),
      ...readTimes(set, node, context),
      durationMinutes: duration === undefined ? undefined : readLength(duration, toValue(specs.duration).unit),
      canceled: readFlagOf(specs.canceled, node, context) || undefined,
      words: readWords(EVENT_WORDS, specs, node, context),
      credentials: readTextsOf(specs.credentials, node, context).map((name) => ({ name, type: name })),
      credential_types: readTextsOf(specs.credential_types, node, context),
      hash_tags: readTextsOf(specs.hash_tags, node, context),
      tags: readTags(specs.tags, node, context),
      meta: compact({
        sponsor: readOne(specs.sponsor, node, context),
        sponsorImage: readOne(specs.sponsor_image, node, context),
      }),
      accessibility: readTextsOf(specs.accessibility, node, context),
      cpe_credit: readFlagOf(specs.cpe_credit, node, context),
      reservable: readFlagOf(specs.reservable, node, context),
      rsvp_url: readOne(specs.rsvp_url, node, context),
    }),
    people: refs,
    films: readFilms(specs.films, node, context),
  }
  const named = event.id ?? event.name ?? ''
  if (places.rest.length > 0) {
    context.notes.add('FEED_MORE_VENUES', 'events', named, places.rest.map((ref) => ref.name ?? ref.id).join(', '))
  }
  const rooms = places.refs.length > 0 ? places.refs : [undefined]
  return {
    events: rooms.map((venue, index) => ({
      ...event,
      ...(venue && { venue }),
      ...(index > 0 &&
        event.id !== undefined && { id: `${event.id}-room-${index + 1}`, event_id: event.event_id ?? event.id }),
    })),
    people: records,
    venues: places.venues,
  }
}
