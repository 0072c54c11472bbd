import type { Content, DraftListing, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { readLinks } from './marquee-fields.ts'
import { compact, readId, readList, readName, readObject, readText, readTexts, readWhole } from './read.ts'

/** What lists of exhibitors call themselves. Sponsors are brands: they need not stand anywhere. */
const LISTS: Record<string, 'exhibitors' | 'brands'> = {
  vendors: 'exhibitors',
  dealers: 'exhibitors',
  stands: 'exhibitors',
  off_hall_sponsors: 'brands',
  sponsors: 'brands',
}

const isListing = (value: unknown): boolean => {
  const row = readObject(value)
  return Boolean(
    row && 'name' in row && ['booths', 'booth', 'locations', 'stand', 'stands', 'table'].some((key) => key in row),
  )
}

const listsOf = (json: unknown) => {
  const object = readObject(json) ?? {}
  const lists = Object.entries(LISTS).filter(([name]) => Array.isArray(object[name]))
  return lists.some(([name]) => readList(object[name]).slice(0, 20).some(isListing)) ? lists : undefined
}

function toListing(value: unknown): DraftListing | undefined {
  const row = readObject(value)
  if (!row) return undefined
  const address = readText(row.url) ?? readText(row.website)
  const picture = readText(row.logo) ?? readText(row.image)
  const places = [row.booths, row.booth, row.locations, row.stands, row.stand, row.table].flatMap(readTexts)
  return compact<DraftListing>({
    id: readId(row.id),
    name: readName(row.name),
    description: readText(row.description),
    image: picture ? { url: picture } : undefined,
    links: [...(address ? [{ url: address }] : []), ...readLinks(row.links)],
    booths: [...new Set(places)],
    words: compact({ category: readText(row.category) ?? readText(row.level) }),
  })
}

/** An exhibition hall: who stands at which booths, with sponsors in a list of their own. */
export const exhibitorList: Importer = {
  name: 'exhibitor-list',
  title: 'exhibitor list JSON',

  detect: ({ json }: Content) => listsOf(json) !== undefined,

  read({ name, json, jsonProblem }, notes) {
    const lists = listsOf(json)
    const object = readObject(json)
    if (!lists || !object) throw new FeedError('FEED_BROKEN', name, jsonProblem ?? 'it has no list of exhibitors')
    const draft = emptyDraft()
    draft.edition = compact({ year: readWhole(object.year), name: readText(object.name) ?? readText(object.title) })
    for (const [list, kind] of lists) {
      for (const [index, item] of readList(object[list]).entries()) {
        const listing = toListing(item)
        if (listing) draft[kind].push(listing)
        else notes.add('FEED_NOT_A_RECORD', 'files', `${name}, ${list} ${index + 1}`)
      }
    }
    return draft
  },
}
