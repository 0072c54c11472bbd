import { z } from 'zod'
import { RoleSchema } from '../../../schema/roles.ts'
import type { Sessions, StoredSession } from '../../ports/sessions.ts'
import type { Access } from './access.ts'
import { prepared } from './prepared.ts'
import { readTogether } from './read-together.ts'
import type { Tables } from './tables.ts'

const RolesSchema = z.array(RoleSchema)
const VenuesSchema = z.array(z.string())

/** One query for each request of somebody who is signed in, and for all that come at one moment. */
const readOne = prepared((db, { hash }: { hash: string }) =>
  db.selectFrom('session').selectAll().where('hash', '=', hash),
)
const touchOne = prepared((db, { hash, now }: { hash: string; now: number }) =>
  db.updateTable('session').set({ used_at: now }).where('hash', '=', hash).where('used_at', '<', now),
)

export function sqlSessions({ read, write }: Access): Sessions {
  const readRow = readTogether(async (hashes) => {
    const rows = await read(async (db) => {
      const [only] = hashes
      if (hashes.length === 1 && only !== undefined) return (await readOne(db, { hash: only })).rows
      return db.selectFrom('session').selectAll().where('hash', 'in', hashes).execute()
    })
    return new Map(rows.map((row) => [row.hash, row]))
  })
  return {
    start: (hash, session) =>
      write(async (db) => {
        await db.insertInto('session').values(toRow(hash, session)).execute()
      }),
    async read(hash) {
      const row = await readRow(hash)
      return row && toSession(row)
    },
    touch: (hash, now) =>
      write(async (db) => {
        await touchOne(db, { hash, now: now.getTime() })
      }),
    end: (hash) =>
      write(async (db) => {
        await db.deleteFrom('session').where('hash', '=', hash).execute()
      }),
    endAll: (uid) =>
      write(async (db) => {
        const { numDeletedRows } = await db.deleteFrom('session').where('uid', '=', uid).executeTakeFirst()
        return Number(numDeletedRows)
      }),
    forget: (startedBefore, usedBefore) =>
      write(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('session')
          .where((is) =>
            is.or([is('started_at', '<', startedBefore.getTime()), is('used_at', '<', usedBefore.getTime())]),
          )
          .executeTakeFirst()
        return Number(numDeletedRows)
      }),
  }
}

const toRow = (hash: string, { uid, product, roles, venues, startedAt, usedAt }: StoredSession): Tables['session'] => ({
  hash,
  uid,
  product,
  roles: JSON.stringify(roles),
  venues: venues ? JSON.stringify(venues) : null,
  started_at: startedAt.getTime(),
  used_at: usedAt.getTime(),
})

const toSession = (row: Tables['session']): StoredSession => ({
  uid: row.uid,
  product: row.product,
  roles: RolesSchema.parse(JSON.parse(row.roles)),
  venues: row.venues === null ? undefined : VenuesSchema.parse(JSON.parse(row.venues)),
  startedAt: new Date(row.started_at),
  usedAt: new Date(row.used_at),
})
