import type { Festival } from '../../schema/festival.ts'
import type { FavoriteType } from '../../schema/models.ts'
import { toFavoriteType } from '../../views/star.ts'
import type { Attendees } from '../ports/attendees.ts'
import type { EditionSearch, ProgrammeSearch } from '../search/programme-search.ts'

/** Everything that somebody can keep: what is in the programme of any edition, and who is listed in the directory. */
export interface Keepables {
  /** What a thing is called; nothing for one that is not there, or not for everybody (ROWS T03). */
  nameOf(type: FavoriteType, id: string): Promise<string | undefined>
  /** The numbers of its documents in an edition. Ids are unique within their kind only, so there may be several. */
  documentsOf(search: EditionSearch, type: FavoriteType, id: string): readonly number[]
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
    async nameOf(type, id) {
      if (type === 'attendee') {
        // A name is kept to say later what is gone. Who leaves the directory must not stay in anybody's list by name.
        return features.attendee_directory && (await attendees.has(id)) ? '' : undefined
      }
      for (const [search, documents] of editions) {
        const [first] = documents.get(keyOf(type, id)) ?? []
        if (first !== undefined) return search.findables[first]?.item.name
      }
      return undefined
    },
    documentsOf: (search, type, id) => editions.get(search)?.get(keyOf(type, id)) ?? [],
  }
}
