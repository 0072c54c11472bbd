import { IMPORTED } from '../../text/import.ts'
import type { Content, Draft, DraftEvent, DraftLink, DraftRef, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { JsonLdPlaces } from './json-ld-places.ts'
import { serviceOf } from './marquee-fields.ts'
import type { Notes } from './notes.ts'
import { compact, type Loose, readId, readList, readName, readObject, readText, readTexts } from './read.ts'
import { readDuration, readMoment } from './time.ts'

/** Events in events in events; no festival nests deeper. */
const MAX_DEPTH = 8
const WEEK_MS = 7 * 86_400_000

const typesOf = (node: Loose): string[] => readTexts(node['@type']).map((type) => type.replace(/^.*[/#:]/, ''))

const isEvent = (node: Loose) =>
  typesOf(node).some((type) => /(Event|Festival)$/.test(type) && type !== 'PublicationEvent')

/** The data blocks of a web page, or the feed itself. A block that is broken is none. */
function blocksOf({ json, text }: Content): unknown[] {
  if (json !== undefined) return [json]
  if (!/^\s*</.test(text)) return []
  return text
    .split(/<script\b/i)
    .slice(1)
    .flatMap((piece) => {
      const end = piece.indexOf('>')
      if (!/application\/ld\+json/i.test(piece.slice(0, end))) return []
      try {
        return [JSON.parse(piece.slice(end + 1).split(/<\/script/i)[0] ?? '') as unknown]
      } catch {
        return []
      }
    })
}

/** Every event node at the top: alone, in a list, in a graph, or as the items of an ItemList. */
function nodesOf(value: unknown, depth = 0): unknown[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((item) => nodesOf(item, depth + 1))
  const node = readObject(value)
  if (!node) return []
  if (isEvent(node)) return [node]
  const lists = [node['@graph'], node.itemListElement, node.item, node.mainEntity, node.event, node.events]
  return lists.flatMap((list) => (list === undefined ? [] : nodesOf(list, depth + 1)))
}

const isMusic = (node: Loose) => typesOf(node).some((type) => /Group$|^MusicGroup|Artist/.test(type))

function toPeople(draft: Draft, value: unknown, role?: string): (DraftRef & { role?: string })[] {
  return readList(value).flatMap((item) => {
    const node = readObject(item)
    const name = readName(node?.name ?? (node ? undefined : item))
    if (!name) return []
    const services = Object.fromEntries(
      [...readTexts(node?.url), ...readTexts(node?.sameAs)].reverse().map((url) => [serviceOf(url), url]),
    )
    const image = pictureOf(node?.image)
    draft.contributors.push(
      compact({ name, isArtist: Boolean(node && isMusic(node)), bio: readText(node?.description), services, image }),
    )
    return compact({ name, role })
  })
}

function pictureOf(value: unknown): { url: string } | undefined {
  const [first] = readList(value)
  const url = readText(readObject(first)?.url ?? readObject(first)?.contentUrl ?? first)
  return url ? { url } : undefined
}

/** Where tickets are, with the price when it is one. */
const ticketsOf = (value: unknown): DraftLink[] =>
  readList(value).flatMap((item) => {
    const offer = readObject(item)
    const price = [readText(offer?.price ?? offer?.lowPrice), readText(offer?.priceCurrency)].filter(Boolean).join(' ')
    const url = readText(offer?.url)
    return url ? [{ label: IMPORTED.tickets, url, value: price || undefined }] : []
  })

const tagsOf = (value: unknown): string[] =>
  readList(value).flatMap((item) => (readName(item) ?? '').split(/\s*,\s*/).filter(Boolean))

/** `PT1H30M` as minutes. */
function readIsoDuration(value: unknown): number | undefined {
  const [all, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+S)?)?$/.exec(readText(value) ?? '') ?? []
  return all ? Number(days) * 1440 + Number(hours) * 60 + Number(minutes) || undefined : readDuration(value)
}

const isLong = (start?: string, end?: string) => {
  const [from, to] = [start, end].map((time) => Date.parse(time ?? ''))
  return from !== undefined && to !== undefined && to - from > WEEK_MS
}

interface Surroundings {
  draft: Draft
  places: JsonLdPlaces
  notes: Notes
  /** Whether the feed tells of one event, which is then the festival itself. */
  isAlone: boolean
}

function addEvent(node: Loose, around: Surroundings, depth = 0) {
  const { draft, places, notes } = around
  const parts =
    depth < MAX_DEPTH
      ? readList(node.subEvent ?? node.subEvents).flatMap((part): Loose[] => [readObject(part) ?? {}])
      : []
  const events = parts.filter(isEvent)
  // A festival with its programme inside is the edition, and its parts are the events.
  if (events.length > 0 && around.isAlone) draft.edition.name ??= readText(node.name)
  for (const part of events)
    addEvent(node.location && !part.location ? { ...part, location: node.location } : part, around, depth + 1)
  if (events.length > 0) return
  const [start, end] = [readText(node.startDate), readText(node.endDate)]
  const name = readName(node.name)
  const address = readText(node.url)
  const tags = tagsOf(node.keywords)
  if (node.isAccessibleForFree === true) tags.push(IMPORTED.free)
  const organizers = readList(node.organizer).flatMap((item) => readName(readObject(item)?.name ?? item) ?? [])
  if (isLong(start, end)) notes.add('FEED_LONG', 'events', name ?? address ?? '')
  const startsOnDay = start !== undefined && readMoment(start)?.kind === 'day'
  const type = typesOf(node).find((one) => /(Event|Festival)$/.test(one) && one !== 'Event')
  const event: DraftEvent = {
    ...compact({
      id: readId(readObject(node.identifier)?.value ?? node.identifier),
      name,
      description: readText(node.description),
      start: startsOnDay ? undefined : start,
      date: startsOnDay ? start : undefined,
      end,
      durationMinutes: readIsoDuration(node.duration),
      canceled: readTexts(node.eventStatus).some((status) => /Cancel/i.test(status)) || undefined,
      image: pictureOf(node.image),
      tags: [...new Set(tags)].map((tag) => ({ id: tag, name: tag })),
      links: [
        ...(address ? [{ label: IMPORTED.web, url: address }] : []),
        ...places.links(node.location),
        ...ticketsOf(node.offers),
      ],
      venue: places.find(node.location),
      accessibility: undefined,
    }),
    words: compact({
      event_type: type?.replace(/(?<=.)Event$/, ''),
      language: readText(readObject(node.inLanguage)?.name ?? node.inLanguage),
      presented_by: organizers.join(', ') || undefined,
      age_policy: readText(node.typicalAgeRange),
    }),
    people: [...toPeople(draft, node.performer ?? node.performers), ...toPeople(draft, node.director, 'director')],
    films: [],
  }
  draft.events.push(event)
}

/** Events as web pages tell them to search engines: schema.org in JSON-LD, alone or inside the page. */
export const jsonLd: Importer = {
  name: 'json-ld',
  title: 'schema.org events (JSON-LD, or a web page that holds it)',

  detect: (content) => blocksOf(content).some((block) => nodesOf(block).length > 0),

  read(content, notes) {
    const nodes = blocksOf(content).flatMap((block) => nodesOf(block))
    if (nodes.length === 0) throw new FeedError('FEED_BROKEN', content.name, content.jsonProblem ?? 'it has no events')
    const draft = emptyDraft()
    const places = new JsonLdPlaces()
    for (const node of nodes) addEvent(node as Loose, { draft, places, notes, isAlone: nodes.length === 1 })
    draft.venues = places.venues
    return draft
  },
}
