import type { Content, Draft, DraftContributor, DraftLink, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { readLinks, serviceOf } from './marquee-fields.ts'
import type { Notes } from './notes.ts'
import { compact, type Loose, readId, readList, readName, readObject, readText } from './read.ts'
import { partners, venuesOfMap } from './sessionize-about.ts'

const isSession = (value: unknown): boolean => {
  const row = readObject(value)
  return Boolean(row && 'title' in row && ('startsAt' in row || 'speakerIds' in row))
}

const isSpeaker = (value: unknown): boolean => {
  const row = readObject(value)
  return Boolean(row && ('fullName' in row || 'tagLine' in row || 'profilePicture' in row))
}

const some = (list: unknown, test: (value: unknown) => boolean) => Array.isArray(list) && list.slice(0, 20).some(test)

/** The sessions of a list grouped by day and room ("GridSmart") or by anything else ("Sessions"). */
const grouped = (value: unknown): unknown[] =>
  readList(value).flatMap((item) => {
    const group = readObject(item)
    const rooms = Array.isArray(group?.rooms) ? group.rooms : group ? [group] : []
    return rooms.flatMap((room) =>
      Array.isArray(readObject(room)?.sessions) ? (readObject(room)?.sessions ?? []) : [],
    )
  })

interface Parts {
  sessions: unknown[]
  speakers: unknown[]
  about: Loose
}

function partsOf(json: unknown): Parts | undefined {
  const about = readObject(json) ?? {}
  if (Array.isArray(json)) {
    if (some(json, isSpeaker)) return { sessions: [], speakers: json, about }
    const sessions = some(json, isSession) ? json : grouped(json)
    return some(sessions, isSession) ? { sessions, speakers: [], about } : undefined
  }
  const isOurs =
    some(about.sessions, isSession) ||
    some(about.speakers, isSpeaker) ||
    some(about.partners, (item) => Array.isArray(readObject(item)?.partners))
  return isOurs ? { sessions: readList(about.sessions), speakers: readList(about.speakers), about } : undefined
}

function toSpeaker(row: Loose): DraftContributor {
  const services: DraftContributor['services'] = {}
  for (const { url = '' } of readLinks(row.links)) services[serviceOf(url)] ??= url
  const picture = readText(row.profilePicture) ?? readText(row.photoUrl)
  const full = [readName(row.firstName), readName(row.lastName)].filter(Boolean).join(' ')
  return compact<DraftContributor>({
    id: readId(row.id),
    name: readName(row.fullName) ?? readName(row.name) ?? (full || undefined),
    isArtist: false,
    words: compact({ title: readText(row.tagLine) ?? readText(row.position) }),
    bio: readText(row.bio) ?? readText(row.description),
    image: picture ? { url: picture } : undefined,
    services,
    featured: row.isTopSpeaker === true || undefined,
  })
}

/** What organisers call their categories is theirs; these are the usual names. */
const CATEGORY_WORDS: readonly [RegExp, 'track' | 'format' | 'experience_level' | 'language'][] = [
  [/track|theme/i, 'track'],
  [/format|type/i, 'format'],
  [/level/i, 'experience_level'],
  [/language/i, 'language'],
]

interface Item {
  name: string
  category: string
}

/** Every item of every category, by its id. */
function itemsOf(categories: unknown): Map<string, Item> {
  const items = new Map<string, Item>()
  for (const value of readList(categories)) {
    const category = readObject(value) ?? {}
    for (const entry of readList(category.items ?? category.categoryItems)) {
      const item = readObject(entry)
      const [id, name] = [readId(item?.id), readName(item?.name)]
      if (id && name) items.set(id, { name, category: readName(category.title ?? category.name) ?? '' })
    }
  }
  return items
}

function addSession(draft: Draft, row: Loose, rooms: Map<string, string>, items: Map<string, Item>) {
  const words: Record<string, string> = {}
  const tags = new Map(readList(row.tags).flatMap((tag) => (readName(tag) ? [[readName(tag) as string, true]] : [])))
  const own = itemsOf(row.categories)
  const chosen = [...readList(row.categoryItems).flatMap((id) => items.get(readId(id) ?? '') ?? []), ...own.values()]
  for (const { name, category } of chosen) {
    const field = CATEGORY_WORDS.find(([pattern]) => pattern.test(category))?.[1]
    if (field && !(field in words)) words[field] = name
    else tags.set(name, true)
  }
  if (row.isServiceSession === true) words.event_type = 'Service'
  const people = readList(row.speakerIds ?? row.speakers).flatMap((item) => {
    const speaker = readObject(item)
    const ref = compact({ id: readId(speaker ? speaker.id : item), name: readName(speaker?.name) })
    if (ref.id !== undefined && ref.name) draft.contributors.push({ ...ref, isArtist: false })
    return ref.id === undefined && !ref.name ? [] : ref
  })
  const roomId = readId(row.roomId)
  const room = (roomId && rooms.get(roomId)) ?? readName(row.room) ?? readName(row.location)
  const links: DraftLink[] = [row.liveUrl, row.recordingUrl, row.videoUrl].flatMap((url) =>
    readText(url) ? [{ url: readText(url) }] : [],
  )
  draft.events.push({
    ...compact({
      id: readId(row.id),
      name: readName(row.title),
      description: readText(row.description),
      start: readText(row.startsAt),
      end: readText(row.endsAt),
      canceled: /^(cancel+ed|declined)$/i.test(String(row.status)) || undefined,
      tags: [...tags.keys()].map((name) => ({ id: name, name })),
      links,
      venue: room ? { name: room } : undefined,
    }),
    words,
    people,
    films: [],
  })
}

function rowsOf(list: unknown[], what: string, name: string, notes: Notes): Loose[] {
  return list.flatMap((item, index): Loose[] => {
    const row = readObject(item)
    if (!row) notes.add('FEED_NOT_A_RECORD', 'files', `${name}, ${what} ${index + 1}`)
    return row ? [row] : []
  })
}

/** What Sessionize gives away ("All data", "GridSmart", "Sessions", "Speakers"), and apps that grew out of it. */
export const sessionize: Importer = {
  name: 'sessionize',
  title: 'Sessionize JSON',

  detect: ({ json }: Content) => partsOf(json) !== undefined,

  read({ name, json, jsonProblem }, notes) {
    const parts = partsOf(json)
    if (!parts) throw new FeedError('FEED_BROKEN', name, jsonProblem ?? 'it has no sessions')
    const { about } = parts
    const rooms = readList(about.rooms).flatMap((item, index) => {
      const room = readObject(item)
      const [id, roomName] = [readId(room?.id), readName(room?.name)]
      return roomName ? [{ id, name: roomName, position: index + 1 }] : []
    })
    const draft: Draft = {
      ...emptyDraft(),
      edition: compact({ name: readText(about.aboutHeader) }),
      contributors: rowsOf(parts.speakers, 'speaker', name, notes).map(toSpeaker),
      venues: [...rooms.map((room) => ({ name: room.name, position: room.position })), ...venuesOfMap(about.mapData)],
      brands: partners(about.partners),
    }
    const names = new Map(rooms.flatMap((room) => (room.id ? [[room.id, room.name] as const] : [])))
    const items = itemsOf(about.categories)
    for (const row of rowsOf(parts.sessions, 'session', name, notes)) addSession(draft, row, names, items)
    return draft
  },
}
