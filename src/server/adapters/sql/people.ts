import { randomUUID } from 'node:crypto'
import type { Claims, People, Person } from '../../ports/people.ts'
import type { Access } from './access.ts'
import { hideFavorites, removeAllFavorites, showFavorites } from './places.ts'
import type { Tables } from './tables.ts'

export function sqlPeople({ read, write }: Access): People {
  return {
    signIn: (claims, now) =>
      write(async (db) => {
        const said = toColumns(claims, now)
        const row = await db
          .insertInto('person')
          .values({ ...said, uid: randomUUID(), is_public: 0 })
          .onConflict((conflict) => conflict.columns(['product', 'subject']).doUpdateSet(said))
          .returningAll()
          .executeTakeFirstOrThrow()
        return toPerson(row)
      }),
    async read(uid) {
      const row = await read((db) => db.selectFrom('person').selectAll().where('uid', '=', uid).executeTakeFirst())
      return row && toPerson(row)
    },
    setPublic: (uid, isPublic) =>
      write(async (db) => {
        const person = await db.selectFrom('person').select('is_public').where('uid', '=', uid).executeTakeFirst()
        if (!person || person.is_public === Number(isPublic)) return person !== undefined
        await db
          .updateTable('person')
          .set({ is_public: Number(isPublic) })
          .where('uid', '=', uid)
          .execute()
        await (isPublic ? showFavorites(db, uid) : hideFavorites(db, uid))
        return true
      }),
    erase: (uid) =>
      write(async (db) => {
        await removeAllFavorites(db, uid)
        await db.deleteFrom('session').where('uid', '=', uid).execute()
        await db.updateTable('status_change').set({ uid: '', name: '' }).where('uid', '=', uid).execute()
        const { numDeletedRows } = await db.deleteFrom('person').where('uid', '=', uid).executeTakeFirst()
        return numDeletedRows > 0n
      }),
  }
}

const toColumns = ({ product, subject, firstName, lastName, imageUrl }: Claims, now: Date) => ({
  product,
  subject,
  first_name: firstName,
  last_name: lastName,
  image_url: imageUrl ?? null,
  signed_in_at: now.getTime(),
})

const toPerson = (row: Tables['person']): Person => ({
  uid: row.uid,
  product: row.product,
  subject: row.subject,
  firstName: row.first_name,
  lastName: row.last_name,
  imageUrl: row.image_url ?? undefined,
  isPublic: row.is_public === 1,
  signedInAt: new Date(row.signed_in_at),
})
