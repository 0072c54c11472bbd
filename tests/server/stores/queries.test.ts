import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteStores } from '../../../src/server/adapters/sqlite/stores.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'
import { anApp } from '../a-release.ts'
import { signedIn } from '../sign-in/a-visitor.ts'
import { aFavorite, aPerson, at } from './a-person.ts'

/** A store that writes down every statement it runs. */
function aCountedStore() {
  const ran: string[] = []
  let own: DatabaseSync | undefined
  const note = (statement: StatementSync, sql: string) => {
    for (const how of ['all', 'run'] as const) {
      const run = statement[how].bind(statement) as (...values: unknown[]) => unknown
      Object.assign(statement, {
        [how]: (...values: unknown[]) => {
          ran.push(sql)
          return run(...values)
        },
      })
    }
    return statement
  }
  const onOpen = (database: DatabaseSync) => {
    own = database
    const prepare = database.prepare.bind(database)
    Object.assign(database, { prepare: (sql: string) => note(prepare(sql), sql) })
  }
  const stores = sqliteStores(join(temporaryFolder(), 'marquee.db'), { onOpen })
  onTestFinished(() => stores.close())
  return {
    stores,
    ran,
    own: () => own as unknown as DatabaseSync,
    /** How many statements ran meanwhile, without those by which a server looks now and then whether anything is new. */
    async count(work: () => Promise<unknown>, isRegular = (_sql: string) => false): Promise<number> {
      ran.length = 0
      await work()
      return ran.filter((sql) => !isRegular(sql)).length
    },
  }
}

const isLook = (sql: string) => /from "(status|counter)"/.test(sql)
const IDS = Array.from({ length: 31 }, (_, index) => `e${index}`)
const RECORDS = { events: IDS.map((id) => ({ id, event_id: id, name: id })) }

test('a request costs the same number of queries with one favorite and with thirty [C02] [C05] [C06] [C10]', async () => {
  const { stores, count } = aCountedStore()
  const app = await anApp({ stores, records: RECORDS, features: { attendee_directory: true } })
  const guests = IDS.map((uid) => ({ attendee: { uid, name: uid }, isListed: true }))
  await stores.attendees.replace([guests])
  const me = await signedIn(stores)
  const requests = {
    list: () => app.inject({ url: '/favorite.json', headers: me.reads }),
    query: () =>
      app.inject({ method: 'POST', url: '/favorite/query', headers: me.writes, payload: { ids: IDS, type: 'event' } }),
    search: () => app.inject({ method: 'POST', url: '/search/favorites', headers: me.writes, payload: {} }),
    interested: () => app.inject({ url: '/favorite/event/e0/interested.json', headers: me.reads }),
  }
  const costs = async () => {
    const counted: Record<string, number> = {}
    for (const [name, ask] of Object.entries(requests)) {
      counted[name] = await count(async () => expect((await ask()).statusCode).toBe(200), isLook)
    }
    return counted
  }

  await stores.favorites.add(me.uid, aFavorite('e0'))
  await stores.favorites.add(me.uid, aFavorite('e0', { type: 'attendee' }))
  await stores.people.setPublic(me.uid, true)
  // The first time, the server reads what it keeps in memory.
  await costs()
  const one = await costs()
  for (const id of IDS) {
    await stores.favorites.add(me.uid, aFavorite(id))
    await stores.favorites.add(me.uid, aFavorite(id, { type: 'attendee' }))
  }
  for (let index = 0; index < 30; index += 1) {
    await stores.favorites.add(await aPerson(stores, `P${index}`, true), aFavorite('e0'))
  }
  expect(await costs()).toEqual(one)
  // One for the session in each; a search asks who of its attendees is still listed, and the interested block asks how many, and then for some of them.
  expect(one).toEqual({ list: 2, query: 2, search: 3, interested: 3 })
})

test('thirty favorites of one moment cost as many statements as three', async () => {
  const { stores, count } = aCountedStore()
  const { favorites } = stores
  const people = await Promise.all(IDS.map((id) => aPerson(stores, id, true)))
  const keep = (some: string[], id: string) => () =>
    Promise.all(some.map((uid) => favorites.add(uid, aFavorite(id)))).then((added) =>
      expect(added).not.toContain(false),
    )
  const three = await count(keep(people.slice(0, 3), 'e1'))
  expect(await count(keep(people, 'e2'))).toBe(three)
})

test('becoming public, and being forgotten, cost the same with one favorite and with thirty', async () => {
  const { stores, count } = aCountedStore()
  const [one, many] = [await aPerson(stores, 'One'), await aPerson(stores, 'Many')]
  await stores.favorites.add(one, aFavorite('e1'))
  for (const id of IDS) await stores.favorites.add(many, aFavorite(id))
  const { people } = stores
  for (const step of [
    (uid: string) => people.setPublic(uid, true),
    (uid: string) => people.setPublic(uid, false),
    (uid: string) => people.erase(uid),
  ]) {
    expect(await count(() => step(many))).toBe(await count(() => step(one)))
  }
})

test('the doors cost one query, one or thirty of them [C15]', async () => {
  const { stores, count } = aCountedStore()
  const set = (id: string) => stores.statuses.set(id, { status: 'green' }, { uid: 'u', name: 'Ana' }, at(0))
  await set('e0')
  const cost = () => count(() => Promise.all([stores.statuses.all(), stores.statuses.log(IDS, 60)]))
  expect(await cost()).toBe(2)
  for (const id of IDS) await set(id)
  expect(await cost()).toBe(2)
})

/** Reads everything of a table because everything is what it is for. */
const MAY_SCAN =
  /^select \* from "?status"? order by|count\(\*\) as "count" from "stored_search"|from "conversion" group by/

test('no query that a visitor causes looks through a whole table', async () => {
  const { stores, ran, own } = aCountedStore()
  ran.length = 0
  await everything(stores)
  const texts = [...new Set(ran)].filter((sql) => /^\s*(select|insert|update|delete)/.test(sql) && !MAY_SCAN.test(sql))
  expect(texts.length).toBeGreaterThan(30)

  const scans = texts.flatMap((sql) => {
    const plan = own().prepare(`explain query plan ${sql}`).all() as { detail: string }[]
    const slow = plan.filter(({ detail }) =>
      /^SCAN (?!\d+-ROW|CONSTANT|kysely|sqlite_master|pragma|tl|p$)/.test(detail),
    )
    return slow.map(({ detail }) => `${detail}: ${sql.replace(/\s+/g, ' ')}`)
  })
  expect(scans.filter((scan) => !/kysely_|sqlite_master/.test(scan))).toEqual([])
})

/** Every call of every port once, so that every statement is seen. */
async function everything(stores: Stores): Promise<void> {
  const { people, favorites, sessions, statuses, attendees, searches, conversions } = stores
  const [ana, ben] = [await aPerson(stores, 'Ana', true), await aPerson(stores, 'Ben', true)]
  await Promise.all([ana, ben].map((uid) => favorites.add(uid, aFavorite('e1'))))
  await favorites.list(ana)
  await favorites.interest('event', 'e1', 60)
  await favorites.remove(ana, 'event', 'e1')
  await people.setPublic(ben, false)
  await people.setPublic(ben, true)
  await people.read(ana)
  const session = { uid: ana, product: 'p', roles: [], venues: undefined, startedAt: at(0), usedAt: at(0) }
  await sessions.start('a', session)
  await sessions.read('a')
  await sessions.touch('a', at(1))
  await sessions.end('a')
  await sessions.endAll(ana)
  await sessions.forget(at(0), at(0))
  await statuses.set('e1', { status: 'red', message: 'x' }, { uid: ana, name: 'Ana' }, at(0))
  await statuses.all()
  await statuses.since(0)
  await statuses.log(['e1', 'e2'], 9)
  await attendees.replace([[{ attendee: { uid: 'a', name: 'A' }, isListed: true }]])
  await attendees.replace([[{ attendee: { uid: 'b', name: 'B' }, isListed: true }]])
  await attendees.read('b')
  await attendees.has('b')
  await attendees.readMany(['a', 'b'])
  for await (const page of attendees.listed()) expect(page).toHaveLength(1)
  await searches.keep('s', { models: ['event'], filters: [], term: 'x' }, at(0))
  await searches.read('s')
  await conversions.add({ searchId: 's', type: 'event', id: 'e1' })
  await conversions.byItem(5)
  await searches.forget(at(1), 0)
  await people.erase(ben)
}
