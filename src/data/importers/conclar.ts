import type { ContributorLink } from '../../schema/contributor.ts'
import type { Content, Draft, DraftContributor, DraftLink, DraftVenue, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { serviceOf } from './marquee-fields.ts'
import type { Notes } from './notes.ts'
import { splitRole } from './people-in-words.ts'
import { compact, type Loose, readFlag, readId, readList, readName, readObject, readText } from './read.ts'
import { readScript, type ScriptValue, scriptOf } from './script-text.ts'
import { readDay, readDuration } from './time.ts'

type Rows = { program: unknown[]; people: unknown[] }

const isEvent = (value: unknown): boolean => {
  const row = readObject(value)
  return Boolean(row && 'title' in row && ('loc' in row || 'mins' in row) && ('date' in row || 'datetime' in row))
}

const isPerson = (value: unknown): boolean => {
  const row = readObject(value)
  return Boolean(row && 'name' in row && ('prog' in row || 'sortname' in row || Array.isArray(row.name)))
}

const some = (list: unknown, test: (value: unknown) => boolean) => Array.isArray(list) && list.slice(0, 20).some(test)

/** The two lists, wherever they are: variables, fields of an object, or bare lists one after the other. */
function rowsOf(values: readonly ScriptValue[]): Rows | undefined {
  const rows: Rows = { program: [], people: [] }
  let isOurs = false
  for (const { name, value } of values) {
    const object = readObject(value) ?? {}
    for (const list of [value, object.schedule, object.program, object.people]) {
      const isNamed = list === value && name === 'people' && some(list, (row) => 'name' in (readObject(row) ?? {}))
      if (some(list, isEvent)) rows.program.push(...(list as unknown[]))
      else if (some(list, isPerson) || isNamed) rows.people.push(...(list as unknown[]))
      else continue
      isOurs = true
    }
  }
  return isOurs ? rows : undefined
}

/** A name in one piece, or as given name, family name, what stands before and what stands after. */
function toName(value: unknown): string | undefined {
  if (!Array.isArray(value)) return readName(value)
  const [first, last, before, after] = value.map((part) => readName(part))
  const name = [before, first, last].filter(Boolean).join(' ')
  return name ? [name, after].filter(Boolean).join(', ') : undefined
}

const NOT_A_LINK = /^(img|photo|image)/

/** Links as a list of `{ name, url }`, or as an object whose keys say where each leads. */
function toLinks(value: unknown): DraftLink[] {
  const object = readObject(value)
  if (object) {
    return Object.entries(object).flatMap(([key, link]) => {
      const url = readText(link) ?? readText(readObject(link)?.url)
      return url && !NOT_A_LINK.test(key) ? { url } : []
    })
  }
  return readList(value).flatMap((item) => {
    const link = readObject(item)
    const url = readText(link?.url ?? link?.href ?? item)
    return url ? compact({ label: readName(link?.name ?? link?.title), url }) : []
  })
}

function toPerson(value: unknown): DraftContributor[] {
  const row = readObject(value)
  if (!row) return []
  const links = readObject(row.links) ?? {}
  const services: Partial<Record<ContributorLink, string>> = {}
  for (const { url = '' } of toLinks(row.links)) {
    services[serviceOf(url)] ??= url
  }
  const picture = readText(row.img) ?? readText(links.img) ?? readText(links.photo)
  const name = toName(row.name)
  return [
    compact<DraftContributor>({
      id: readId(row.id),
      name: name && splitRole(name).name,
      isArtist: false,
      bio: readText(row.bio),
      image: picture ? { url: picture } : undefined,
      services,
    }),
  ]
}

/** `["Table 1", "Harbour Hall", "3E"]`: the room, what it is a part of, and a short word for the floor. */
function toVenue(value: unknown): DraftVenue | undefined {
  const [name, ...rest] = readList(value).flatMap((part) => readName(part) ?? [])
  if (!name) return undefined
  const floor = rest.find((part) => /^[\w-]{1,3}$|floor|level/i.test(part))
  const parent = rest.find((part) => part !== floor)
  return compact({ name, parent: parent ? { name: parent } : undefined, words: compact({ floor }) })
}

const PREFIXED = /^\s*(track|type|format|language|area|division)\s*:\s*(.+)$/i

/** Tags, those with a prefix as the fields that they name. */
function toTags(value: unknown) {
  const words: Record<string, string> = {}
  const tags: { id: string; name: string }[] = []
  for (const item of readList(value)) {
    const tag = readObject(item)
    const text = readText(tag?.label ?? tag?.name ?? tag?.value ?? item)
    const [, prefix = '', rest = ''] = PREFIXED.exec(text ?? '') ?? []
    const field = { track: 'track', type: 'event_type', format: 'format', language: 'language' }[prefix.toLowerCase()]
    if (field && !(field in words)) words[field] = rest.trim()
    else if (text) tags.push({ id: (rest || text).trim(), name: (rest || text).trim() })
  }
  return { words, tags }
}

function addEvent(draft: Draft, row: Loose, notes: Notes) {
  const id = readId(row.id)
  const label = id ?? readName(row.title) ?? ''
  const day = readDay(readText(row.date)?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  const time = /^\d\d?:\d\d/.exec(readText(row.time) ?? '')?.[0].padStart(5, '0')
  const venue = toVenue(row.loc)
  const people = readList(row.people).flatMap((item) => {
    const person = readObject(item)
    const full = toName(person ? person.name : item)
    const { name, role } = splitRole(full ?? '')
    if (role) notes.add('FEED_ROLE_IN_NAME', 'events', label)
    const ref = compact({ id: readId(person?.id), name: name || undefined, role: readText(person?.role) ?? role })
    if (ref.id !== undefined && ref.name) draft.contributors.push({ id: ref.id, name: ref.name, isArtist: false })
    return ref.id === undefined && !ref.name ? [] : ref
  })
  const { words, tags } = toTags(row.tags)
  const picture = readText(row.img) ?? readText(readObject(row.links)?.img)
  if (venue) draft.venues.push(venue)
  draft.events.push({
    ...compact({
      id,
      name: readName(row.title),
      description: readText(row.desc) ?? readText(row.description),
      start: readText(row.datetime) ?? (day && time ? `${day}T${time}` : day),
      durationMinutes: readDuration(row.mins),
      canceled: readFlag(row.cancelled ?? row.canceled) || undefined,
      image: picture ? { url: picture } : undefined,
      tags,
      links: toLinks(row.links),
      venue: venue ? { name: venue.name } : undefined,
    }),
    words,
    people,
    films: [],
  })
}

const detected = (content: Content): Rows | undefined => rowsOf(scriptOf(content))

/** The programme of ConClár and KonOpas: two lists that join by id, as JSON or as the variables of a script. */
export const conclar: Importer = {
  name: 'conclar',
  title: 'ConClár or KonOpas (JSON or JavaScript)',

  detect: (content) => detected(content) !== undefined,

  read(content, notes) {
    const rows = rowsOf(content.json === undefined ? (readScript(content.text) ?? []) : [{ value: content.json }])
    if (!rows) throw new FeedError('FEED_BROKEN', content.name, content.jsonProblem ?? 'it has no list of events')
    const draft: Draft = { ...emptyDraft(), contributors: rows.people.flatMap(toPerson) }
    for (const [index, item] of rows.program.entries()) {
      const row = readObject(item)
      if (row) addEvent(draft, row, notes)
      else notes.add('FEED_NOT_A_RECORD', 'files', `${content.name}, event ${index + 1}`)
    }
    return draft
  },
}
