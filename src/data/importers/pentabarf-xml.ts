import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { DraftLink, Importer } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { compact, type Loose, readFlag, readList, readObject, readText } from './read.ts'
import { type SchedulePerson, type ScheduleTalk, toDraft } from './schedule.ts'
import { readDay } from './time.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // Entities are read below, the five of XML and numbers only: a feed cannot define its own.
  processEntities: false,
  trimValues: false,
})

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return SIGNS[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const encode = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

/** The text of an element, whether or not it has attributes. */
function textOf(node: unknown): string | undefined {
  if (Array.isArray(node)) return textOf(node[0])
  const text = typeof node === 'string' ? node : readObject(node)?.['#text']
  return typeof text === 'string' ? readText(decode(text)) : undefined
}

const attribute = (node: unknown, name: string): string | undefined => {
  const value = readObject(node)?.[`@${name}`]
  return typeof value === 'string' ? readText(decode(value)) : undefined
}

/** The children of a wrapper: `<persons><person/>…</persons>`. */
const children = (node: unknown, wrapper: string, child: string): unknown[] =>
  readList(readObject(readObject(node)?.[wrapper])?.[child])

const toLinks = (node: unknown, wrapper: string, child: string): DraftLink[] =>
  children(node, wrapper, child).map((link) => ({ label: textOf(link), url: attribute(link, 'href') ?? textOf(link) }))

/** A person beside an event, whose name is its text, or in the list of people, whose name is an element. */
function toPerson(node: unknown): SchedulePerson {
  const person = readObject(node)
  return {
    id: attribute(node, 'id') ?? attribute(node, 'guid') ?? attribute(node, 'code'),
    name: textOf(person?.name) ?? textOf(person?.public_name) ?? textOf(node),
    biography: textOf(person?.extended_biography) ?? textOf(person?.biography) ?? textOf(person?.description),
    avatar: textOf(person?.avatar) ?? textOf(person?.photo),
    links: toLinks(node, 'links', 'link'),
  }
}

function toTalk(event: Loose, room: string | undefined): ScheduleTalk {
  const talk = compact<ScheduleTalk>({
    id: attribute(event, 'id') ?? attribute(event, 'guid') ?? textOf(event.slug),
    date: textOf(event.date),
    start: textOf(event.start),
    duration: textOf(event.duration),
    room: textOf(event.room) ?? room,
    title: textOf(event.title),
    subtitle: textOf(event.subtitle),
    track: textOf(event.track),
    type: textOf(event.type),
    language: textOf(event.language),
    abstract: textOf(event.abstract),
    description: textOf(event.description),
    logo: textOf(event.logo),
    url: textOf(event.url),
    feedback: textOf(event.feedback_url),
    video: textOf(event.video_download_url),
    isNotRecorded: readFlag(textOf(readObject(event.recording)?.optout)),
    isCanceled: /^cancel+ed$/i.test(textOf(event.status) ?? ''),
    persons: [],
    links: [],
  })
  return {
    ...talk,
    persons: children(event, 'persons', 'person').map(toPerson),
    links: [...toLinks(event, 'links', 'link'), ...toLinks(event, 'attachments', 'attachment')],
  }
}

const PROLOG: [begin: string, end: RegExp][] = [
  ['<?', /\?>/],
  ['<!--', /-->/],
  ['<!DOCTYPE', /^[^[>]*(?:\[[^\]]*\])?\s*>/i],
]

/** The first element of a document, after its prolog and comments. */
function rootOf(text: string): string | undefined {
  // One step at a time: a single pattern for the whole prolog takes for ever on some texts that are no XML.
  let rest = text.slice(0, 20_000).trimStart()
  for (;;) {
    const part = PROLOG.find(([begin]) => rest.slice(0, begin.length).toUpperCase() === begin)
    if (!part) return /^<([\w:-]+)/.exec(rest)?.[1]
    const end = part[1].exec(rest)
    if (!end) return undefined
    rest = rest.slice(end.index + end[0].length).trimStart()
  }
}

/** Pentabarf XML, as frab, pretalx and many a conference's own program write it. */
export const pentabarfXml: Importer = {
  name: 'pentabarf-xml',
  title: 'Pentabarf XML (frab, pretalx)',

  detect: ({ text }) => rootOf(text) === 'schedule',

  read({ name, text }) {
    if (/<!ENTITY/i.test(text)) throw new FeedError('FEED_BROKEN', name, 'it declares entities of its own')
    const valid = XMLValidator.validate(text)
    if (valid !== true)
      throw new FeedError('FEED_BROKEN', name, `line ${valid.err.line}: ${valid.err.msg.replace(/\s+/g, ' ')}`)
    const plain = text.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, words: string) => encode(words))
    let document: unknown
    try {
      document = parser.parse(plain)
    } catch (error) {
      throw new FeedError('FEED_BROKEN', name, (error as Error).message)
    }
    const schedule = readObject(readObject(document)?.schedule)
    if (!schedule) throw new FeedError('FEED_BROKEN', name, 'it has no <schedule>')
    const conference = readObject(schedule.conference) ?? {}
    const days = readList(schedule.day).map((day) => {
      const rooms = readList(readObject(day)?.room).map((room) => ({
        name: attribute(room, 'name'),
        talks: readList(readObject(room)?.event).flatMap((event) => {
          const talk = readObject(event)
          return talk ? [toTalk(talk, attribute(room, 'name'))] : []
        }),
      }))
      return { date: readDay(attribute(day, 'date')), rooms, talks: rooms.flatMap((room) => room.talks) }
    })
    return toDraft({
      base: textOf(conference.base_url),
      conference: {
        title: textOf(conference.title),
        acronym: textOf(conference.acronym),
        subtitle: textOf(conference.subtitle),
        venue: textOf(conference.venue),
        city: textOf(conference.city),
        start: textOf(conference.start),
        end: textOf(conference.end),
        zone: textOf(conference.time_zone_name),
      },
      rooms: days.flatMap((day) => day.rooms.map((room) => ({ name: room.name }))),
      people: children(schedule, 'persons', 'person').map(toPerson),
      days,
    })
  },
}
