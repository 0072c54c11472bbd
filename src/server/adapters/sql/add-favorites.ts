import type { Kysely } from 'kysely'
import type { StoredFavorite } from '../../ports/favorites.ts'
import type { Tables } from './tables.ts'

interface Asked {
  uid: string
  favorite: StoredFavorite
}
type Row = Tables['favorite']
const keyOf = (row: Pick<Row, 'uid' | 'item_type' | 'item_id'>) => JSON.stringify([row.uid, row.item_type, row.item_id])
const itemOf = (row: Pick<Row, 'item_type' | 'item_id'>) => JSON.stringify([row.item_type, row.item_id])

/**
 * Keeps the favorites that many people ask for at one moment, in three statements and one more when some of them are
 * public, however many they are. Answers for each whether it is new.
 */
export async function addFavorites(db: Kysely<Tables>, asked: readonly Asked[]): Promise<boolean[]> {
  const people = await readPeople(db, asked)
  const wanted = new Map<string, Row>()
  const keys = asked.map(({ uid, favorite }) => {
    const row = toRow(uid, favorite)
    const key = keyOf(row)
    if (people.has(uid) && !wanted.has(key)) wanted.set(key, row)
    return key
  })
  const added = await insert(db, wanted)
  const firsts = new Map([...keys.entries()].reverse().map(([index, key]) => [key, index]))
  if (added.length > 0) {
    const shownOf = await count(db, added, people)
    await lineUp(
      db,
      added.filter(({ uid }) => people.get(uid)),
      shownOf,
    )
  }
  const isNew = new Set(added.map(keyOf))
  return keys.map((key, index) => isNew.has(key) && firsts.get(key) === index)
}

const toRow = (uid: string, { type, id, name, keptAt, startTime, venueId }: StoredFavorite): Row => ({
  uid,
  item_type: type,
  item_id: id,
  name,
  kept_at: keptAt.getTime(),
  start_time: startTime ?? null,
  venue_id: venueId ?? null,
  public_place: null,
})

/** Who of them is a person, and whether they are public. */
async function readPeople(db: Kysely<Tables>, asked: readonly Asked[]): Promise<Map<string, boolean>> {
  const uids = [...new Set(asked.map(({ uid }) => uid))]
  const rows = await db.selectFrom('person').select(['uid', 'is_public']).where('uid', 'in', uids).execute()
  return new Map(rows.map(({ uid, is_public }) => [uid, is_public === 1]))
}

/** Those that were not there yet. */
async function insert(db: Kysely<Tables>, wanted: ReadonlyMap<string, Row>): Promise<Row[]> {
  if (wanted.size === 0) return []
  const added = await db
    .insertInto('favorite')
    .values([...wanted.values()])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['uid', 'item_type', 'item_id'])
    .execute()
  return added.flatMap((key) => wanted.get(keyOf(key)) ?? [])
}

/** Counts them; answers for each item how many who are public keep it now. */
async function count(
  db: Kysely<Tables>,
  added: readonly Row[],
  people: ReadonlyMap<string, boolean>,
): Promise<Map<string, number>> {
  const more = new Map<string, Tables['interest']>()
  for (const row of added) {
    const { item_type, item_id } = row
    const item = more.get(itemOf(row)) ?? { item_type, item_id, total: 0, shown: 0 }
    more.set(itemOf(row), { ...item, total: item.total + 1, shown: item.shown + Number(people.get(row.uid)) })
  }
  const counted = await db
    .insertInto('interest')
    .values([...more.values()])
    .onConflict((conflict) =>
      conflict.columns(['item_type', 'item_id']).doUpdateSet((is) => ({
        total: is('interest.total', '+', is.ref('excluded.total')),
        shown: is('interest.shown', '+', is.ref('excluded.shown')),
      })),
    )
    .returning(['item_type', 'item_id', 'shown'])
    .execute()
  return new Map(counted.map((item) => [itemOf(item), item.shown]))
}

/** Gives those who are public the last places in line (see places.ts). */
async function lineUp(db: Kysely<Tables>, rows: readonly Row[], shownOf: Map<string, number>): Promise<void> {
  if (rows.length === 0) return
  const placed = rows.map((row) => {
    const place = (shownOf.get(itemOf(row)) ?? 0) - 1
    shownOf.set(itemOf(row), place)
    return { ...row, public_place: place }
  })
  await db
    .insertInto('favorite')
    .values(placed)
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'item_type', 'item_id'])
        .doUpdateSet((is) => ({ public_place: is.ref('excluded.public_place') })),
    )
    .execute()
}
