import type { Importer } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { readLinks } from './marquee-fields.ts'
import type { Notes } from './notes.ts'
import { compact, type Loose, readFlag, readId, readList, readName, readNumber, readObject, readText } from './read.ts'
import { type SchedulePerson, type ScheduleTalk, toDraft } from './schedule.ts'
import { readDay } from './time.ts'

const readCapacity = (value: unknown): number | undefined => {
  const number = readNumber(value)
  return number !== undefined && Number.isInteger(number) && number > 0 ? number : undefined
}

/** Answers to the organisers' questions come along in some exports; they are not for the public and are not read. */
function toPerson(value: unknown): SchedulePerson | undefined {
  const person = readObject(value)
  if (!person) return readName(value) ? { name: readName(value), links: [] } : undefined
  return {
    id: readId(person.id) ?? readId(person.guid) ?? readId(person.code),
    name: readName(person.public_name) ?? readName(person.name) ?? readName(person.full_public_name),
    biography: readText(person.biography) ?? readText(person.description) ?? readText(person.abstract),
    avatar: readText(person.avatar) ?? readText(person.avatar_url) ?? readText(person.image),
    links: [...readLinks(person.links), ...(readText(person.url) ? [{ url: readText(person.url) }] : [])],
  }
}

function toTalk(event: Loose, room: string | undefined): { talk: ScheduleTalk; strays: number } {
  const persons = readList(event.persons)
  const people = persons.flatMap((person) => toPerson(person) ?? [])
  const talk = compact<ScheduleTalk>({
    id: readId(event.id) ?? readId(event.guid) ?? readId(event.code) ?? readId(event.slug),
    date: readText(event.date),
    start: readText(event.start),
    duration: readText(event.duration),
    room: readName(event.room) ?? room,
    title: readName(event.title),
    subtitle: readText(event.subtitle),
    track: readText(event.track) ?? readText(readObject(event.track)?.name),
    type: readText(event.type),
    language: readText(event.language),
    abstract: readText(event.abstract),
    description: readText(event.description),
    logo: readText(event.logo),
    url: readText(event.url),
    feedback: readText(event.feedback_url),
    video: readText(event.video_download_url),
    isNotRecorded: readFlag(event.do_not_record),
    isCanceled: readFlag(event.canceled ?? event.cancelled) ?? /^cancel+ed$/i.test(String(event.status)),
    persons: people,
    links: [...readLinks(event.links), ...readLinks(event.attachments)],
  })
  return { talk: { ...talk, persons: people, links: talk.links ?? [] }, strays: persons.length - people.length }
}

/** `{ "Hall 1": [talks], … }`, whose order is the order of rooms, or a list of rooms with their talks. */
function roomsOf(value: unknown): { name: string | undefined; talks: unknown[] }[] {
  const object = readObject(value)
  if (object) return Object.entries(object).map(([name, talks]) => ({ name, talks: readList(talks) }))
  return readList(value).map((item) => {
    const room = readObject(item) ?? {}
    return { name: readName(room.name), talks: readList(room.events ?? room.talks) }
  })
}

const conferenceOf = (json: unknown): { schedule: Loose; conference: Loose } | undefined => {
  const schedule = readObject(readObject(json)?.schedule) ?? readObject(json)
  const conference = readObject(schedule?.conference)
  return schedule && conference && 'days' in conference ? { schedule, conference } : undefined
}

function toDay(value: unknown, index: number, name: string, notes: Notes) {
  const day = readObject(value)
  if (!day) {
    notes.add('FEED_NOT_A_RECORD', 'files', `${name}, day ${index + 1}`)
    return []
  }
  const talks = roomsOf(day.rooms).flatMap((room) =>
    room.talks.flatMap((item, position) => {
      const event = readObject(item)
      if (!event) {
        notes.add('FEED_NOT_A_RECORD', 'files', `${name}, ${room.name} ${position + 1}`)
        return []
      }
      const { talk, strays } = toTalk(event, room.name)
      if (strays > 0)
        notes.add('FEED_NOT_A_RECORD', 'contributors', talk.id ?? talk.title ?? '', `${strays} in an event`)
      return talk
    }),
  )
  return [{ date: readDay(day.date), talks, rooms: roomsOf(day.rooms).flatMap((room) => room.name ?? []) }]
}

/** The schedule JSON that frab, pretalx and the tools around c3voc write. */
export const scheduleJson: Importer = {
  name: 'schedule-json',
  title: 'schedule JSON (frab, pretalx, c3voc)',

  detect: ({ json }) => conferenceOf(json) !== undefined,

  read({ name, json, jsonProblem }, notes) {
    const found = conferenceOf(json)
    if (!found) throw new FeedError('FEED_BROKEN', name, jsonProblem ?? 'it has no schedule.conference.days')
    const { schedule, conference } = found
    const days = readList(conference.days).flatMap((day, index) => toDay(day, index, name, notes))
    const listed = readList(conference.rooms).flatMap((item) => {
      const room = readObject(item)
      const description = readText(room?.description)
      return room ? [{ name: readName(room.name), description, capacity: readCapacity(room.capacity) }] : []
    })
    const known = new Set(listed.map((room) => room.name))
    return toDraft({
      base: readText(schedule.base_url) ?? readText(conference.url),
      conference: {
        title: readText(conference.title),
        acronym: readText(conference.acronym),
        subtitle: readText(conference.subtitle),
        venue: readText(conference.venue) ?? readText(conference.location),
        city: readText(conference.city),
        start: readText(conference.start),
        end: readText(conference.end),
        zone: readText(conference.time_zone_name) ?? readText(conference.timezone),
      },
      rooms: [
        ...listed,
        ...days
          .flatMap((day) => day.rooms)
          .filter((room) => !known.has(room))
          .map((room) => ({ name: room })),
      ],
      people: [],
      days,
    })
  },
}
