import type { Kysely } from 'kysely'
import { AttendeeSchema } from '../../../schema/people.ts'
import type { Attendees, StoredAttendee } from '../../ports/attendees.ts'
import type { Access } from './access.ts'
import { SLICE } from './slice.ts'
import type { Tables } from './tables.ts'

/** Counts the people who were taken out one by one. */
const REMOVED = 'attendees_removed'

/**
 * Everybody of one replacement is a generation, and a counter says which one is shown. A new one is written slice by
 * slice beside the old one, so that nobody waits for an import of 100,000, and shown in one step.
 */
export function sqlAttendees({ read, write }: Access): Attendees {
  const listedRow = (db: Kysely<Tables>) =>
    db
      .selectFrom('attendee')
      .innerJoin('counter', 'counter.value', 'attendee.generation')
      .where('counter.name', '=', 'attendees')
      .where('is_listed', '=', 1)
  const shownGeneration = () =>
    read(async (db) => {
      const row = db.selectFrom('counter').select('value').where('name', '=', 'attendees')
      return (await row.executeTakeFirstOrThrow()).value
    })

  const begin = () =>
    write(async (db) => {
      const next = db.updateTable('counter').set((is) => ({ value: is('value', '+', 1) }))
      return (await next.where('name', '=', 'attendees_begun').returning('value').executeTakeFirstOrThrow()).value
    })
  const put = (generation: number, slice: readonly StoredAttendee[]) =>
    write(async (db) => {
      // The last one of a uid counts; a statement may not touch a row twice.
      const last = new Map(slice.map((one) => [one.attendee.uid, one]))
      const rows = [...last].map(([uid, { attendee, isListed }]) => ({
        generation,
        uid,
        content: JSON.stringify(attendee),
        is_listed: Number(isListed),
      }))
      await db
        .insertInto('attendee')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['generation', 'uid']).doUpdateSet((is) => ({
            content: is.ref('excluded.content'),
            is_listed: is.ref('excluded.is_listed'),
          })),
        )
        .execute()
    })
  const show = (generation: number) =>
    write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('counter')
        .set({ value: generation })
        .where('name', '=', 'attendees')
        .where('value', '<', generation)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })
  const clear = async (which: '<' | '=', generation: number) => {
    const clearSlice = () =>
      write(async (db) => {
        const some = await db
          .selectFrom('attendee')
          .select(['generation', 'uid'])
          .where('generation', which, generation)
          .orderBy('generation')
          .orderBy('uid')
          .limit(SLICE)
          .execute()
        const first = some[0]?.generation
        if (first === undefined) return false
        const uids = some.filter((row) => row.generation === first).map(({ uid }) => uid)
        await db.deleteFrom('attendee').where('generation', '=', first).where('uid', 'in', uids).execute()
        return true
      })
    while (await clearSlice());
  }
  const count = (generation: number) =>
    read(async (db) => {
      const { total, listed } = await db
        .selectFrom('attendee')
        .select((is) => [is.fn.countAll<number>().as('total'), is.fn.sum<number | null>('is_listed').as('listed')])
        .where('generation', '=', generation)
        .executeTakeFirstOrThrow()
      return { total: Number(total), listed: Number(listed ?? 0) }
    })

  return {
    has: (uid) =>
      read(async (db) => (await listedRow(db).select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined),
    async read(uid) {
      const row = await read((db) => listedRow(db).select('content').where('uid', '=', uid).executeTakeFirst())
      return row && AttendeeSchema.parse(JSON.parse(row.content))
    },
    async readMany(uids) {
      if (uids.length === 0) return []
      const rows = await read((db) => listedRow(db).select(['uid', 'content']).where('uid', 'in', uids).execute())
      const found = new Map(rows.map(({ uid, content }) => [uid, AttendeeSchema.parse(JSON.parse(content))]))
      return uids.map((uid) => found.get(uid)).filter((attendee) => attendee !== undefined)
    },
    async *listed() {
      const shown = await shownGeneration()
      for (let last = ''; ; ) {
        const rows = await read((db) =>
          listedRow(db)
            .select(['uid', 'content'])
            .where('generation', '=', shown)
            .where('uid', '>', last)
            .orderBy('uid')
            .limit(SLICE)
            .execute(),
        )
        if (rows.length < SLICE && (await shownGeneration()) !== shown)
          throw new Error('The attendees were replaced meanwhile.')
        if (rows.length > 0) yield rows.map(({ content }) => AttendeeSchema.parse(JSON.parse(content)))
        if (rows.length < SLICE) return
        last = rows.at(-1)?.uid ?? last
      }
    },
    async replace(attendees) {
      const generation = await begin()
      try {
        for await (const page of attendees) {
          for (let start = 0; start < page.length; start += SLICE) {
            await put(generation, page.slice(start, start + SLICE))
          }
        }
        const counted = await count(generation)
        if (!(await show(generation))) throw new Error('Another import that began later is already shown.')
        await clear('<', generation)
        return counted
      } catch (error) {
        // What stays behind when this fails too goes with the next replacement.
        if ((await shownGeneration().catch(() => generation)) !== generation)
          await clear('=', generation).catch(() => {})
        throw error
      }
    },
    remove: (uid) =>
      write(async (db) => {
        const gone = await db.deleteFrom('attendee').where('uid', '=', uid).executeTakeFirst()
        if (gone.numDeletedRows === 0n) return false
        await db
          .insertInto('counter')
          .values({ name: REMOVED, value: 1 })
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet((is) => ({ value: is('counter.value', '+', 1) })),
          )
          .execute()
        return true
      }),
    // Both only grow, so their sum does.
    revision: () =>
      read(async (db) => {
        const sum = db
          .selectFrom('counter')
          .select((is) => is.fn.sum<number>('value').as('sum'))
          .where('name', 'in', ['attendees', REMOVED])
        return Number((await sum.executeTakeFirstOrThrow()).sum)
      }),
  }
}
