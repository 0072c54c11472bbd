import { randomInt } from 'node:crypto'
import { FavoriteTypeSchema } from '../../../schema/models.ts'
import type { Favorites } from '../../ports/favorites.ts'
import { shuffle } from '../shuffle.ts'
import type { Access } from './access.ts'
import { addFavorites } from './add-favorites.ts'
import { prepared } from './prepared.ts'

interface Item {
  type: string
  id: string
}

/** Three statements take one away. */
const remove = prepared((db, mine: Item & { uid: string }) =>
  db
    .deleteFrom('favorite')
    .where('uid', '=', mine.uid)
    .where('item_type', '=', mine.type)
    .where('item_id', '=', mine.id)
    .returning('public_place'),
)
const countOut = prepared((db, item: Item & { shown: number }) =>
  db
    .updateTable('interest')
    .set((is) => ({ total: is('total', '-', 1), shown: is('shown', '-', item.shown) }))
    .where('item_type', '=', item.type)
    .where('item_id', '=', item.id)
    .returning('shown'),
)
const moveInLine = prepared((db, item: Item & { from: number; to: number }) =>
  db
    .updateTable('favorite')
    .set({ public_place: item.to })
    .where('item_type', '=', item.type)
    .where('item_id', '=', item.id)
    .where('public_place', '=', item.from),
)
const listOf = prepared((db, { uid }: { uid: string }) =>
  db
    .selectFrom('favorite')
    .select(['item_type', 'item_id', 'name', 'kept_at', 'start_time', 'venue_id'])
    .where('uid', '=', uid)
    .orderBy('kept_at', 'desc')
    .orderBy('item_type')
    .orderBy('item_id'),
)
const countOf = prepared((db, item: Item) =>
  db
    .selectFrom('interest')
    .select(['total', 'shown'])
    .where('item_type', '=', item.type)
    .where('item_id', '=', item.id),
)

export function sqlFavorites({ read, write, writeTogether }: Access): Favorites {
  const add = writeTogether(addFavorites)
  return {
    async list(uid) {
      const { rows } = await read((db) => listOf(db, { uid }))
      return rows.map((row) => ({
        type: FavoriteTypeSchema.parse(row.item_type),
        id: row.item_id,
        name: row.name,
        keptAt: new Date(row.kept_at),
        ...(row.start_time !== null && { startTime: row.start_time }),
        ...(row.venue_id !== null && { venueId: row.venue_id }),
      }))
    },
    add: (uid, favorite) => add({ uid, favorite }),
    remove: (uid, type, id) =>
      write(async (db) => {
        const [gone] = (await remove(db, { uid, type, id })).rows
        if (!gone) return false
        const place = gone.public_place
        const { rows } = await countOut(db, { type, id, shown: place === null ? 0 : 1 })
        const last = rows[0]?.shown
        if (place !== null && last !== undefined && last !== place)
          await moveInLine(db, { type, id, from: last, to: place })
        return true
      }),
    interest: (type, id, most) =>
      read(async (db) => {
        const { total, shown } = (await countOf(db, { type, id })).rows[0] ?? { total: 0, shown: 0 }
        const places = pickPlaces(shown, most)
        if (places.length === 0) return { public: shown, total, users: [] }
        const people = await db
          .selectFrom('favorite')
          .innerJoin('person', 'person.uid', 'favorite.uid')
          .select(['person.uid', 'first_name', 'last_name', 'image_url'])
          .where('item_type', '=', type)
          .where('item_id', '=', id)
          .where('public_place', 'in', places)
          .where('is_public', '=', 1)
          .execute()
        const users = people.map((person) => ({
          uid: person.uid,
          firstName: person.first_name,
          lastName: person.last_name,
          imageUrl: person.image_url ?? undefined,
        }))
        return { public: shown, total, users: shuffle(users) }
      }),
  }
}

/** `most` different numbers below `below`, each as likely as any other (Floyd's way: no list of all of them). */
function pickPlaces(below: number, most: number): number[] {
  const picked = new Set<number>()
  for (let last = Math.max(0, below - most); last < below; last += 1) {
    const place = randomInt(last + 1)
    picked.add(picked.has(place) ? last : place)
  }
  return [...picked]
}
