import type { Festival } from '../../schema/festival.ts'
import type { FavoriteType } from '../../schema/models.ts'
import type { SearchItem } from '../../views/search-items.ts'
import { toFavoriteType } from '../../views/star.ts'
import type { Attendees } from '../ports/attendees.ts'
import type { StoredFavorite } from '../ports/favorites.ts'
import type { EditionSearch, ProgrammeSearch } from '../search/programme-search.ts'

/** Everything that somebody can keep: what is in the programme of any edition, and who is listed in the directory. */
export interface Keepables {
  /**
   * What is kept of a thing, to say later what has changed; nothing for one that is not there, or not for everybody
   * (ROWS T03).
   */
  read(type: FavoriteType, id: string): Promise<Keepsake | undefined>
  /** The numbers of its documents in an edition. Ids are unique within their kind only, so there may be several. */
  documentsOf(search: EditionSearch, type: FavoriteType, id: string): readonly number[]
}

/** A thing as it is called, and an event as it is planned, at the moment when somebody keeps it. */
export type Keepsake = Pick<StoredFavorite, 'name' | 'startTime' | 'venueId'>

function toKeepsake(item: SearchItem): Keepsake {
  if (!('event' in item)) return { name: item.name }
  const { record, venue } = item.event
  return {
    name: item.name,
    ...(record.start_time && { startTime: record.start_time }),
    ...(venue && { venueId: venue.record.id }),
  }
}

const keyOf = (type: FavoriteType, id: string) => `${type} ${id}`

function toDocuments({ findables }: EditionSearch): ReadonlyMap<string, readonly number[]> {
  const documents = new Map<string, number[]>()
  for (const [number, { item }] of findables.entries()) {
    const key = keyOf(toFavoriteType(item.model), item.id)
    const known = documents.get(key)
    if (known) known.push(number)
    else documents.set(key, [number])
  }
  return documents
}

export function openKeepables(
  programme: ProgrammeSearch,
  { features }: Pick<Festival, 'features'>,
  attendees: Pick<Attendees, 'has'>,
): Keepables {
  /** By edition, the landing one first: what things are called now. */
  const editions = new Map([...programme.values()].map((search) => [search, toDocuments(search)]))
  return {
    async read(type, id) {
      if (type === 'attendee') {
        // A name is kept to say later what is gone. Who leaves the directory must not stay in anybody's list by name.
        return features.attendee_directory && (await attendees.has(id)) ? { name: '' } : undefined
      }
      for (const [search, documents] of editions) {
        const [first] = documents.get(keyOf(type, id)) ?? []
        const findable = first === undefined ? undefined : search.findables[first]
        if (findable) return toKeepsake(findable.item)
      }
      return undefined
    },
    documentsOf: (search, type, id) => editions.get(search)?.get(keyOf(type, id)) ?? [],
  }
}
