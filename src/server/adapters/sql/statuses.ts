import { StatusSchema } from '../../../schema/status.ts'
import type { StatusChange, Statuses, StoredStatus } from '../../ports/statuses.ts'
import type { Access, SqlSource } from './access.ts'
import type { Tables } from './tables.ts'

const AnyStatusSchema = StatusSchema.shape.status

export function sqlStatuses(
  { read, write }: Access,
  { announce, watch }: Pick<SqlSource, 'announce' | 'watch'>,
): Statuses {
  return {
    all: () =>
      read(async (db) => (await db.selectFrom('status').selectAll().orderBy('revision').execute()).map(toStatus)),
    since: (revision) =>
      read(async (db) => {
        const rows = db.selectFrom('status').selectAll().where('revision', '>', revision).orderBy('revision')
        return (await rows.execute()).map(toStatus)
      }),
    set: (id, change, by, now) =>
      write(async (db) => {
        // Writes run one after the other, so the numbers have no gap and their order is that of the commits.
        const { value: revision } = await db
          .updateTable('counter')
          .set((is) => ({ value: is('value', '+', 1) }))
          .where('name', '=', 'statuses')
          .returning('value')
          .executeTakeFirstOrThrow()
        const row = await db
          .insertInto('status')
          .values({
            id,
            status: change.status ?? 'none',
            message: change.message || null,
            set_at: now.getTime(),
            revision,
          })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet({
              set_at: now.getTime(),
              revision,
              ...(change.status !== undefined && { status: change.status }),
              ...(change.message !== undefined && { message: change.message || null }),
            }),
          )
          .returningAll()
          .executeTakeFirstOrThrow()
        await db
          .insertInto('status_change')
          .values({ ...row, ...by })
          .execute()
        await announce(db)
        return toStatus(row)
      }),
    log: (ids, most) =>
      read(async (db) => {
        if (ids.length === 0) return []
        const rows = await db
          .selectFrom('status_change')
          .selectAll()
          .where('id', 'in', ids)
          .orderBy('revision', 'desc')
          .limit(most)
          .execute()
        return rows.map((row): StatusChange => ({ ...toStatus(row), uid: row.uid, name: row.name }))
      }),
    watch,
  }
}

const toStatus = (row: Tables['status']): StoredStatus => ({
  id: row.id,
  status: AnyStatusSchema.parse(row.status),
  message: row.message ?? undefined,
  setAt: new Date(row.set_at),
  revision: row.revision,
})
