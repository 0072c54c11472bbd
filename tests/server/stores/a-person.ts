import type { StoredFavorite } from '../../../src/server/ports/favorites.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'

const DAY_MS = 86_400_000
/** Nine in the morning, so many days later. */
export const at = (day: number) => new Date(Date.parse('2026-03-12T09:00:00Z') + day * DAY_MS)

export const aFavorite = (id: string, change: Partial<StoredFavorite> = {}): StoredFavorite => ({
  type: 'event',
  id,
  name: `Name of ${id}`,
  keptAt: at(0),
  ...change,
})

/** Signs somebody in and answers who they are. */
export async function aPerson({ people }: Stores, firstName: string, isPublic = false): Promise<string> {
  const claims = { product: 'pass', subject: firstName, firstName, lastName: 'Person', imageUrl: undefined }
  const { uid } = await people.signIn(claims, at(0))
  if (isPublic) await people.setPublic(uid, true)
  return uid
}
