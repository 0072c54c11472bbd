import type { Content, Draft, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { serviceOf } from './marquee-fields.ts'
import {
  compact,
  type Loose,
  readId,
  readList,
  readName,
  readNumber,
  readObject,
  readText,
  readTexts,
  readTime,
} from './read.ts'
import { readDuration } from './time.ts'

const isSession = (value: unknown): boolean => {
  const row = readObject(value)
  return Boolean(row && 'title' in row && 'startTimestamp' in row)
}

const feedOf = (json: unknown): Loose | undefined => {
  const object = readObject(json)
  return object && readList(object.sessions).slice(0, 20).some(isSession) ? object : undefined
}

/** A table of records by id, or a list of records that carry theirs. */
const tableOf = (value: unknown): [string, Loose][] =>
  Object.entries(Array.isArray(value) ? { ...value } : (readObject(value) ?? {})).flatMap(([key, item]) => {
    const row = readObject(item)
    return row ? [[readId(row.id) ?? key, row] as [string, Loose]] : []
  })

function addSpeakers(draft: Draft, value: unknown) {
  for (const [id, row] of tableOf(value)) {
    const services = Object.fromEntries(
      Object.values(readObject(row.socialLinks) ?? {})
        .flatMap((url) => readText(url) ?? [])
        .reverse()
        .map((url) => [serviceOf(url), url]),
    )
    draft.contributors.push(
      compact({
        id,
        name: readName(row.name),
        isArtist: false,
        bio: readText(row.bio),
        words: compact({ company: readText(row.company) }),
        image: readText(row.thumbnailUrl) ? { url: readText(row.thumbnailUrl) } : undefined,
        services,
      }),
    )
  }
}

/** The conference data of Google I/O's own app: sessions, speakers, rooms and tags by id, and codelabs without a time. */
export const googleIo: Importer = {
  name: 'google-io',
  title: 'Google I/O (iosched) JSON',

  detect: ({ json }: Content) => feedOf(json) !== undefined,

  read({ name, json, jsonProblem }, notes) {
    const feed = feedOf(json)
    if (!feed) throw new FeedError('FEED_BROKEN', name, jsonProblem ?? 'it has no sessions')
    const draft = emptyDraft()
    addSpeakers(draft, feed.speakers)
    const nameless = new Set(draft.contributors.flatMap((person) => (person.name || !person.id ? [] : person.id)))
    const tags = new Map(
      tableOf(feed.tags).flatMap(([id, row]) => {
        const tag = { id: readText(row.tag) ?? id, name: readName(row.name) ?? '', category: readText(row.category) }
        return tag.name ? [[tag.id, tag] as const] : []
      }),
    )
    for (const [index, [id, row]] of tableOf(feed.rooms).entries()) {
      const capacity = readNumber(row.capacity)
      draft.venues.push(
        compact({
          id,
          name: readName(row.name),
          position: index + 1,
          capacity: capacity && capacity > 0 ? Math.round(capacity) : undefined,
        }),
      )
    }
    const rowsOf = (list: 'sessions' | 'codelabs'): Loose[] =>
      readList(feed[list]).flatMap((item, index) => {
        const row = readObject(item)
        if (!row) notes.add('FEED_NOT_A_RECORD', 'files', `${name}, ${list} ${index + 1}`)
        return row ? [row] : []
      })
    for (const [list, fallback] of [
      ['sessions', undefined],
      ['codelabs', 'Codelab'],
    ] as const) {
      for (const row of rowsOf(list)) {
        const own = readTexts(row.tagNames).flatMap((tag) => tags.get(tag) ?? [])
        const links = [row.youtubeUrl, row.link].flatMap((url) => (readText(url) ? [{ url: readText(url) }] : []))
        const room = readId(row.room)
        draft.events.push({
          ...compact({
            id: readId(row.id),
            name: readName(row.title),
            description: readText(row.description),
            start: readTime(row.startTimestamp),
            end: readTime(row.endTimestamp),
            durationMinutes: readDuration(row.duration),
            featured: row.isFeatured === true || undefined,
            tags: own.flatMap((tag) => (tag.category === 'topic' ? [{ id: tag.id, name: tag.name }] : [])),
            links,
            venue: room ? { id: room } : undefined,
          }),
          words: compact({
            event_type: readText(row.type) ?? fallback,
            experience_level: readTexts(row.contentLevels)[0],
          }),
          people: readList(row.speakers).flatMap((item) => {
            const id = readId(readObject(item)?.id ?? item)
            return id && !nameless.has(id) ? [{ id }] : []
          }),
          films: [],
        })
      }
    }
    return draft
  },
}
