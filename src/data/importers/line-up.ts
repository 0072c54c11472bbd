import type { Content, Draft, DraftContributor, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { readListedDays } from './line-up-days.ts'
import { serviceOf } from './marquee-fields.ts'
import type { Notes } from './notes.ts'
import { compact, type Loose, readId, readList, readName, readObject, readText } from './read.ts'
import { readScript, scriptOf } from './script-text.ts'

/** Three tables that point at one another: artists, sets and stages, each by its number. */
const tablesOf = (value: unknown) => {
  const object = readObject(value)
  const [performers, programs, places] = [object?.performers, object?.programs, object?.places].map(readObject)
  return performers && programs && places ? { object: object as Loose, performers, programs, places } : undefined
}

/** `artistId:4tZwfgrHOc3mvqYlEYSvVi` as the page of that artist; other links as they are. */
const toServiceAddress = (link: string): string => {
  const [, artist] = /^artistId:(\w+)$/.exec(link) ?? []
  return artist ? `https://open.spotify.com/artist/${artist}` : link
}

function toArtist(id: string, row: Loose, categories: Loose): DraftContributor {
  const services: DraftContributor['services'] = {}
  for (const value of Object.values(readObject(row.links) ?? {})) {
    const url = readText(value)
    if (url && url !== 'artistId:') services[serviceOf(toServiceAddress(url))] ??= toServiceAddress(url)
  }
  const kind = readText(readObject(categories[readId(row.category) ?? ''])?.title)
  const picture = readText(readObject(readList(row.images)[0])?.original) ?? readText(row.image)
  return compact<DraftContributor>({
    id,
    name: readName(row.name),
    isArtist: kind === undefined || !/talk/i.test(kind),
    bio: readText(row.desc) ?? readText(row.description),
    image: picture ? { url: picture } : undefined,
    words: compact({ country: readText(row.country), genre: readText(row.genre) }),
    services,
  })
}

function readTables(draft: Draft, value: unknown, notes: Notes) {
  const tables = tablesOf(value)
  if (!tables) return
  const { performers, programs, places } = tables
  const categories = readObject(tables.object.categories) ?? {}
  for (const [id, place] of Object.entries(places)) {
    const row = readObject(place)
    if (row) draft.venues.push(compact({ id, name: readName(row.title ?? row.name), description: readText(row.desc) }))
    else notes.add('FEED_NOT_A_RECORD', 'venues', id)
  }
  for (const [id, performer] of Object.entries(performers)) {
    const row = readObject(performer)
    if (row) draft.contributors.push(toArtist(id, row, categories))
    else notes.add('FEED_NOT_A_RECORD', 'contributors', id)
  }
  for (const [id, program] of Object.entries(programs)) {
    const set = readObject(program)
    if (!set) {
      notes.add('FEED_NOT_A_RECORD', 'events', id)
      continue
    }
    const artistId = readId(set.performer)
    const artist = readObject(performers[artistId ?? ''])
    const place = readId(set.place)
    const kind = readText(readObject(categories[readId(artist?.category) ?? ''])?.title)
    const name = readName(set.title) ?? readName(artist?.name)
    draft.events.push({
      ...compact({
        id,
        name,
        description: readText(artist?.desc),
        start: readText(set.startDate),
        end: readText(set.endDate),
        venue: place ? { id: place } : undefined,
      }),
      words: compact({ event_type: kind }),
      // An artist without a name has no page that could be pointed at.
      people: artistId && readName(artist?.name) ? [{ id: artistId }] : [],
      films: [],
    })
  }
  const title = readText(readObject(tables.object.eventdata)?.name)
  if (title) draft.edition.name = title
}

/** Who plays when on which stage: as tables of artists, sets and stages, or day by day and stage by stage. */
export const lineUp: Importer = {
  name: 'line-up',
  title: 'line-up (artists on stages, JSON or JavaScript)',

  detect: (content: Content) =>
    scriptOf(content).some(({ value }) => tablesOf(value) !== undefined || readListedDays(value) !== undefined),

  read(content, notes) {
    const values = content.json === undefined ? (readScript(content.text) ?? []) : [{ value: content.json }]
    const draft = emptyDraft()
    let isRead = false
    for (const { value } of values) {
      const listed = readListedDays(value, notes)
      if (listed) draft.events.push(...listed.events)
      if (listed) draft.contributors.push(...listed.contributors)
      readTables(draft, value, notes)
      isRead ||= listed !== undefined || tablesOf(value) !== undefined
    }
    if (!isRead) throw new FeedError('FEED_BROKEN', content.name, content.jsonProblem ?? 'it has no artists on stages')
    return draft
  },
}
