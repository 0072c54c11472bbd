import { IMPORTED } from '../../text/import.ts'
import { type Draft, type DraftContributor, type DraftEvent, type DraftLink, emptyDraft } from './draft.ts'
import { serviceOf } from './marquee-fields.ts'
import { toAddress } from './media.ts'
import { compact } from './read.ts'
import { readDay, readDuration } from './time.ts'

/** What schedule JSON and Pentabarf XML both say; the two are one family (frab, pretalx, c3voc). */
export interface Schedule {
  base?: string
  conference: {
    title?: string
    acronym?: string
    subtitle?: string
    venue?: string
    city?: string
    start?: string
    end?: string
    zone?: string
  }
  /** In the feed's order. */
  rooms: { id?: string; name?: string; description?: string; capacity?: number }[]
  /** People whom the feed lists beside its events. */
  people: SchedulePerson[]
  days: { date?: string; talks: ScheduleTalk[] }[]
}

export interface SchedulePerson {
  id?: string
  name?: string
  biography?: string
  avatar?: string
  links: DraftLink[]
}

export interface ScheduleTalk {
  id?: string
  date?: string
  start?: string
  duration?: string
  room?: string
  title?: string
  subtitle?: string
  track?: string
  type?: string
  language?: string
  abstract?: string
  description?: string
  logo?: string
  url?: string
  feedback?: string
  video?: string
  isNotRecorded?: boolean
  isCanceled?: boolean
  persons: SchedulePerson[]
  links: DraftLink[]
}

/** A path of the feed's own site; without its address the path would point into ours. */
const toPictureAddress = (path: string | undefined, base: string | undefined) =>
  path && (toAddress(path, base) ?? `relative:${path}`)

function toPerson(person: SchedulePerson, base: string | undefined): DraftContributor {
  const services: DraftContributor['services'] = {}
  for (const { url } of person.links) {
    const address = url && toAddress(url, base)
    if (address) services[serviceOf(address)] ??= address
  }
  const avatar = toPictureAddress(person.avatar, base)
  return compact<DraftContributor>({
    id: person.id,
    name: person.name,
    isArtist: false,
    bio: person.biography,
    image: avatar ? { url: avatar } : undefined,
    services,
  })
}

function toEvent(talk: ScheduleTalk, day: string | undefined, base: string | undefined): DraftEvent {
  const wall = /^\d\d?:\d\d/.test(talk.start ?? '') && day ? `${day}T${talk.start?.padStart(5, '0')}` : undefined
  const logo = toPictureAddress(talk.logo, base)
  const links: DraftLink[] = [
    ...(talk.url ? [{ label: IMPORTED.page, url: talk.url }] : []),
    ...talk.links,
    ...(talk.video ? [{ label: IMPORTED.video, url: talk.video }] : []),
    ...(talk.feedback ? [{ label: IMPORTED.feedback, url: talk.feedback }] : []),
  ]
  return {
    ...compact({
      id: talk.id,
      name: talk.title,
      description: talk.abstract,
      long_description: talk.description,
      start: talk.date && talk.date.length > 10 ? talk.date : wall,
      durationMinutes: readDuration(talk.duration),
      // The day that lists a talk is the day it belongs to, even at one in the morning.
      date: day ?? readDay(talk.date),
      canceled: talk.isCanceled || undefined,
      image: logo ? { url: logo } : undefined,
      tags: talk.isNotRecorded ? [{ id: 'not-recorded', name: IMPORTED.notRecorded }] : undefined,
      links: links.map((link) => ({ ...link, url: link.url && (toAddress(link.url, base) ?? link.url) })),
      venue: talk.room ? { name: talk.room } : undefined,
    }),
    words: compact({
      subtitle: talk.subtitle,
      language: talk.language,
      track: talk.track,
      format: talk.type,
      event_type: talk.type,
    }),
    people: talk.persons.map(({ id, name }) => ({ id, name })),
    films: [],
  }
}

/** A schedule as a draft. Rooms have no ids of their own that last, so their names are what they are known by. */
export function toDraft({ base, conference, rooms, people, days }: Schedule): Draft {
  const talks = days.flatMap((day) => day.talks)
  const names = [...new Set([...rooms.map((room) => room.name), ...talks.map((talk) => talk.room)])]
  const parent = conference.venue ? { name: conference.venue } : undefined
  const dates = days.flatMap((day) => day.date ?? []).sort()
  return {
    ...emptyDraft(),
    edition: compact({
      name: conference.title ?? conference.acronym,
      tagline: conference.subtitle,
      place: [conference.venue, conference.city].filter(Boolean).join(', ') || undefined,
      zone: conference.zone,
      start: readDay(conference.start) ?? dates[0],
      end: readDay(conference.end) ?? dates.at(-1),
    }),
    events: days.flatMap((day) => day.talks.map((talk) => toEvent(talk, day.date, base))),
    contributors: [...people, ...talks.flatMap((talk) => talk.persons)].map((person) => toPerson(person, base)),
    venues: names.flatMap((name, position) => {
      if (!name) return []
      const room = rooms.find((one) => one.name === name)
      return compact({
        name,
        description: room?.description,
        capacity: room?.capacity,
        parent,
        location: conference.city ? { city: conference.city } : undefined,
        position: position + 1,
      })
    }),
  }
}
