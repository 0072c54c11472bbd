import { escapeHtml } from '../safe-html/convert.ts'
import type { Content, Draft, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { toOffsetName } from './offset-name.ts'
import {
  compact,
  type Loose,
  readId,
  readList,
  readName,
  readNumber,
  readObject,
  readText,
  readTime,
  readWhole,
} from './read.ts'

const feedOf = (json: unknown): Loose | undefined => {
  const object = readObject(json)
  return object && Array.isArray(object.contents) && Array.isArray(object.sessions) && 'timeSlots' in object
    ? object
    : undefined
}

type Table = ReadonlyMap<string, Loose>

const tableOf = (value: unknown): Table =>
  new Map(
    readList(value).flatMap((item) => {
      const row = readObject(item)
      const id = readId(row?.id)
      return row && id ? [[id, row] as const] : []
    }),
  )

const idsOf = (value: unknown): string[] => readList(value).flatMap((id) => readId(id) ?? [])

const nameOf = (person: Loose): string | undefined =>
  [person.firstName, person.middleInitial, person.lastName].flatMap((part) => readName(part) ?? []).join(' ') ||
  readName(person.name)

const authorsOf = (paper: Loose): string[] =>
  readList(paper.authors).flatMap((author) => readId(readObject(author)?.personId ?? author) ?? [])

/** Where most of somebody's papers say that they work. */
const companyOf = (person: Loose): string | undefined =>
  readName(readObject(readList(person.affiliations)[0])?.institution)

/** The papers of a session in its own order, as a text. */
function toPapers(papers: readonly Loose[], people: Table): string | undefined {
  if (papers.length === 0) return undefined
  return papers
    .map((paper) => {
      const names = authorsOf(paper).flatMap((id) => nameOf(people.get(id) ?? {}) ?? [])
      const abstract = readText(paper.abstract)
      const title = escapeHtml(readName(paper.title) ?? '')
      return `<h4>${title}</h4><p>${escapeHtml(names.join(', '))}</p>${abstract ? `<p>${escapeHtml(abstract)}</p>` : ''}`
    })
    .join('')
}

function addPeople(draft: Draft, people: Table) {
  for (const [id, person] of people) {
    draft.contributors.push(
      compact({ id, name: nameOf(person), isArtist: false, words: compact({ company: companyOf(person) }) }),
    )
  }
}

function addSponsors(draft: Draft, feed: Loose) {
  const levels = tableOf(feed.sponsorLevels)
  for (const [id, row] of tableOf(feed.sponsors)) {
    const [picture, address] = [readText(row.logoUrl), readText(row.url)]
    draft.brands.push(
      compact({
        id,
        name: readName(row.name),
        description: readText(row.description),
        image: picture ? { url: picture } : undefined,
        links: address ? [{ url: address }] : undefined,
        words: compact({ category: readText(levels.get(readId(row.levelId) ?? '')?.name) }),
      }),
    )
  }
}

/** The programme of a SIGCHI conference: everything is an id into another list. */
export const sigchi: Importer = {
  name: 'sigchi',
  title: 'SIGCHI programme JSON',

  detect: ({ json }: Content) => feedOf(json) !== undefined,

  read({ name, json, jsonProblem }, notes) {
    const feed = feedOf(json)
    if (!feed) throw new FeedError('FEED_BROKEN', name, jsonProblem ?? 'it has no sessions')
    const conference = readObject(feed.conference) ?? {}
    const [people, papers, slots] = [feed.people, feed.contents, feed.timeSlots].map(tableOf) as [Table, Table, Table]
    const [types, tracks] = [feed.contentTypes, feed.tracks].map(tableOf) as [Table, Table]
    const draft: Draft = {
      ...emptyDraft(),
      edition: compact({
        year: readWhole(conference.year),
        name: readText(conference.name) ?? readText(conference.shortName),
        tagline: readText(conference.fullName),
        place: readText(conference.location),
        zone: readText(conference.timeZoneName) ?? toOffsetName(readNumber(conference.timeZoneOffset)),
      }),
    }
    addPeople(draft, people)
    addSponsors(draft, feed)
    for (const [index, [id, room]] of [...tableOf(feed.rooms)].entries()) {
      draft.venues.push(compact({ id, name: readName(room.name), position: index + 1 }))
    }
    for (const [list, item] of [
      ...readList(feed.sessions).map((item) => ['session', item] as const),
      ...readList(feed.events).map((item) => ['event', item] as const),
    ]) {
      const row = readObject(item)
      if (!row) {
        notes.add('FEED_NOT_A_RECORD', 'files', `${name}, ${list}`)
        continue
      }
      const slot = slots.get(readId(row.timeSlotId) ?? '') ?? row
      const own = idsOf(row.contentIds).flatMap((id): Loose[] => (papers.has(id) ? [papers.get(id) as Loose] : []))
      const chairs = idsOf(row.chairIds)
      const others = [...idsOf(row.presenterIds), ...own.flatMap(authorsOf)]
      const link = readObject(row.link)
      const links = [
        { label: readText(link?.label), url: readText(link?.href) },
        { url: readText(readObject(row.broadcastLink)?.url) },
      ]
      const room = readId(row.roomId)
      draft.events.push({
        ...compact({
          id: readId(row.id),
          name: readName(row.name),
          description: readText(row.description),
          long_description: toPapers(own, people),
          start: readTime(slot.startDate),
          end: readTime(slot.endDate),
          links: links.filter((one) => one.url).map(compact),
          venue: room ? { id: room } : undefined,
        }),
        words: compact({
          event_type: readText(types.get(readId(row.typeId) ?? '')?.name),
          track: readText(tracks.get(readId(own[0]?.trackId) ?? '')?.name),
        }),
        people: [...chairs.map((id) => ({ id, role: 'chair' })), ...others.map((id) => ({ id }))].filter(
          ({ id }) => !people.has(id) || nameOf(people.get(id) as Loose),
        ),
        films: [],
      })
    }
    return draft
  },
}
