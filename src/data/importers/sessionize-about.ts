import type { DraftListing, DraftVenue } from './draft.ts'
import { compact, readId, readList, readName, readObject, readText, readWhole } from './read.ts'

/** Partners by level: `[{ level, partners: […] }]`. The level is what they are filed under. */
export const partners = (value: unknown): DraftListing[] =>
  readList(value).flatMap((group) =>
    readList(readObject(group)?.partners).flatMap((item) => {
      const row = readObject(item)
      if (!row) return []
      const picture = readText(row.logoUrlLight) ?? readText(row.logoUrl)
      return compact<DraftListing>({
        id: readId(row.id),
        name: readName(row.name),
        description: readText(row.description),
        image: picture ? { url: picture } : undefined,
        links: readText(row.url) ? [{ url: readText(row.url) }] : undefined,
        words: compact({ category: readText(readObject(group)?.level) }),
      })
    }),
  )

/** The rooms that a map shows, with the floor each is on and the house they are all in. */
export function venuesOfMap(value: unknown): DraftVenue[] {
  const map = readObject(value)
  const floors = readList(map?.floors)
  const address = readText(map?.venueAddress)
  return Object.entries(readObject(map?.rooms) ?? {}).map(([name, place]) => {
    const floor = readText(readObject(floors[readWhole(readObject(place)?.floorIndex) ?? -1])?.name)
    return compact<DraftVenue>({ name, words: compact({ floor }), location: compact({ address }) })
  })
}
