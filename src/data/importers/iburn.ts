import type { Content, Draft, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { type Occurrence, toOccurrences } from './occurrences.ts'
import {
  compact,
  type Loose,
  readFlag,
  readId,
  readList,
  readName,
  readObject,
  readObjects,
  readText,
  readTime,
} from './read.ts'

const isEvent = (row: Loose) => Array.isArray(row.occurrence_set) && 'title' in row
const isPlace = (row: Loose) => 'uid' in row && 'name' in row && ('location_string' in row || 'hometown' in row)

const rowsOf = (json: unknown): Loose[] => (Array.isArray(json) ? readObjects(json) : [])

/** Camps and art works are where things happen, so both are venues. Who to write to is not for the public. */
function addPlace(draft: Draft, row: Loose) {
  const picture = readText(readObject(readList(row.images)[0])?.thumbnail_url)
  const address = readText(row.url)
  draft.venues.push(
    compact({
      id: readId(row.uid),
      name: readName(row.name),
      description: readText(row.description),
      image: picture ? { url: picture } : undefined,
      links: address ? [{ url: address }] : undefined,
      location: compact({ address: readText(row.location_string) }),
    }),
  )
}

const timesOf = (row: Loose): Occurrence[] =>
  readList(row.occurrence_set).flatMap((item) => {
    const occurrence = readObject(item)
    return occurrence ? [compact({ start: readTime(occurrence.start_time), end: readTime(occurrence.end_time) })] : []
  })

/** The programme data of Burning Man: events that happen several times, at camps and at art works. */
export const iburn: Importer = {
  name: 'iburn',
  title: 'Burning Man (iBurn) JSON',

  detect: ({ json }: Content) =>
    rowsOf(Array.isArray(json) ? json.slice(0, 20) : undefined).some((row) => isEvent(row) || isPlace(row)),

  read({ name, json, jsonProblem }, notes) {
    if (!Array.isArray(json)) throw new FeedError('FEED_BROKEN', name, jsonProblem ?? 'it is not a list')
    const draft = emptyDraft()
    const strays = json.filter((item) => !readObject(item)).length
    if (strays > 0) notes.add('FEED_NOT_A_RECORD', 'files', name, String(strays))
    // The same entry comes more than once with some of its times each: they are put together first.
    const entries = new Map<string, { row: Loose; times: Occurrence[] }>()
    for (const [index, row] of rowsOf(json).entries()) {
      if (isPlace(row)) addPlace(draft, row)
      if (!isEvent(row)) continue
      const id = readId(row.uid) ?? readId(row.event_id)
      const key = id === undefined ? String(index) : `${id}\n${readName(row.title)}`
      const known = entries.get(key)
      if (known) notes.add('FEED_REPEATED_RECORD', 'events', id ?? '')
      entries.set(key, { row: known?.row ?? row, times: [...(known?.times ?? []), ...timesOf(row)] })
    }
    for (const { row, times } of entries.values()) {
      const place = readId(row.hosted_by_camp) ?? readId(row.located_at_art)
      const elsewhere = readName(row.other_location)
      const address = readText(row.url)
      const event = {
        ...compact({
          id: readId(row.uid) ?? readId(row.event_id),
          name: readName(row.title),
          description: readText(row.description) ?? readText(row.print_description),
          links: address ? [{ url: address }] : undefined,
          tags: readFlag(row.all_day) ? [{ id: 'all-day', name: 'All day' }] : undefined,
          venue: place ? { id: place } : elsewhere ? { name: elsewhere } : undefined,
        }),
        words: compact({ event_type: readText(readObject(row.event_type)?.label) }),
        people: [],
        films: [],
      }
      draft.events.push(...toOccurrences(event, times, notes))
    }
    return draft
  },
}
