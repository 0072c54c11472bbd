import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/*
 * Those who are public stand in line for each item they keep: places 0, 1, 2, … without a gap. So any of them can be
 * picked by a number, each as likely as any other, without looking at all of them. When one leaves, the last in line
 * takes the place. Every statement is about all items of one person at once, however many there are.
 */

/** Puts somebody who is public now at the end of every line. */
export async function showFavorites(db: Kysely<Tables>, uid: string): Promise<void> {
  await sql`
    update favorite set public_place = (
      select interest.shown from interest
      where interest.item_type = favorite.item_type and interest.item_id = favorite.item_id
    ) where uid = ${uid}`.execute(db)
  await sql`
    update interest set shown = shown + 1
    where (item_type, item_id) in (select item_type, item_id from favorite where uid = ${uid})`.execute(db)
}

/** Takes somebody out of every line. */
export async function hideFavorites(db: Kysely<Tables>, uid: string): Promise<void> {
  await sql`
    update favorite set public_place = (
      select mine.public_place from favorite as mine
      where mine.uid = ${uid} and mine.item_type = favorite.item_type and mine.item_id = favorite.item_id
    ) where uid <> ${uid} and public_place is not null and (item_type, item_id, public_place) in (
      select interest.item_type, interest.item_id, interest.shown - 1
      from favorite as mine
      join interest on interest.item_type = mine.item_type and interest.item_id = mine.item_id
      where mine.uid = ${uid} and mine.public_place is not null
    )`.execute(db)
  await sql`
    update interest set shown = shown - 1 where (item_type, item_id) in (
      select item_type, item_id from favorite where uid = ${uid} and public_place is not null
    )`.execute(db)
  await sql`update favorite set public_place = null where uid = ${uid}`.execute(db)
}

/** Takes away everything that somebody keeps. */
export async function removeAllFavorites(db: Kysely<Tables>, uid: string): Promise<void> {
  await hideFavorites(db, uid)
  await sql`
    update interest set total = total - 1
    where (item_type, item_id) in (select item_type, item_id from favorite where uid = ${uid})`.execute(db)
  await db.deleteFrom('favorite').where('uid', '=', uid).execute()
}
