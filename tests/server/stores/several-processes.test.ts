import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postgresStores } from '../../../src/server/adapters/postgres/stores.ts'
import { sqliteStores } from '../../../src/server/adapters/sqlite/stores.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'
import { opened } from '../../fixtures/opened.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'
import { aReleaseFolder } from '../a-release.ts'
import { signedIn } from '../sign-in/a-visitor.ts'
import { aFavorite, aPerson, at } from './a-person.ts'
import { aServer } from './a-server.ts'
import { emptyDatabase, unmigratedDatabase } from './every-store.ts'

const IDS = Array.from({ length: 20 }, (_, index) => `e${index}`)

test('two server processes that start at once on one empty PostgreSQL serve the same people [T01] [C03] [C05]', async () => {
  const release = aReleaseFolder({ records: { events: IDS.map((id) => ({ id, event_id: id, name: id })) } })
  const DATABASE_URL = await unmigratedDatabase()
  const servers = await Promise.all([aServer(release, { DATABASE_URL }), aServer(release, { DATABASE_URL })])
  // Both need their tables now, at the same moment; one makes them, and the other waits for it.
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': '' },
    body: '{"hash":"a"}',
  }
  await vi.waitFor(async () => {
    const replies = await Promise.all(servers.map(({ url }) => fetch(`${url}/search`, asked)))
    for (const { status } of replies) expect(status).toBeLessThan(500)
  }, 10_000)

  const stores = await opened(await postgresStores(DATABASE_URL))
  onTestFinished(() => stores.close())
  const me = await signedIn(stores, { now: new Date() })
  // No sticky sessions: every request goes to the other one.
  let turn = 0
  const call = (path: string, method = 'GET', body?: object) => {
    turn += 1
    const headers = { ...me.writes, ...(body && { 'content-type': 'application/json' }) }
    return fetch(`${servers[turn % 2]?.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }
  for (const id of IDS) expect((await call('/favorite/events', 'POST', { id })).status).toBe(201)
  expect((await call('/favorite/event/e0', 'DELETE')).status).toBe(204)
  for (const _ of servers) {
    const list = (await (await call('/favorite.json')).json()) as { event: string[] }
    expect(list.event.toSorted()).toEqual(IDS.slice(1).toSorted())
  }
  // Signed out on one is signed out on both.
  await stores.sessions.end(me.hash)
  for (const _ of servers) expect((await call('/favorite.json')).status).toBe(401)
})

const SHARED: Record<string, () => Promise<() => Promise<Stores>>> = {
  sqlite: async () => {
    const file = join(temporaryFolder(), 'marquee.db')
    return async () => sqliteStores(file)
  },
  postgres: async () => {
    const url = await emptyDatabase()
    return () => postgresStores(url)
  },
}

for (const [name, share] of Object.entries(SHARED)) {
  const twoInstances = async () => {
    const open = await share()
    const both = [await opened(await open()), await opened(await open())] as [Stores, Stores]
    onTestFinished(() => Promise.all(both.map((stores) => stores.close())).then(() => {}))
    return both
  }

  test(`${name}: hears of a door that another instance sets, and reads what it missed by its number`, async () => {
    const [here, there] = await twoInstances()
    const by = { uid: 'u', name: 'Ana' }
    const { revision } = await here.statuses.set('e1', { status: 'green' }, by, at(0))
    const heard: string[][] = []
    const stop = here.statuses.watch(() => {
      void here.statuses.since(revision).then((changed) => heard.push(changed.map(({ id }) => id)))
    })
    onTestFinished(stop)
    await there.statuses.set('e2', { status: 'red' }, by, at(1))
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(['e2']), 5_000)
  })

  test(`${name}: numbers the changes of two instances without a gap and counts what both keep`, async () => {
    const [here, there] = await twoInstances()
    const uids = await Promise.all(IDS.map((id) => aPerson(here, id, true)))
    await Promise.all(
      uids.flatMap((uid, index) => {
        const { favorites, statuses } = index % 2 ? here : there
        return [
          favorites.add(uid, aFavorite('e1')),
          favorites.add(uid, aFavorite(`e${index}`)),
          statuses.set(`e${index}`, { status: 'green' }, { uid, name: 'x' }, at(0)),
        ]
      }),
    )
    await Promise.all(uids.slice(0, 5).map((uid, index) => (index % 2 ? here : there).people.setPublic(uid, false)))

    const { public: seen, total, users } = await here.favorites.interest('event', 'e1', 60)
    expect([seen, total, users.length]).toEqual([15, 20, 15])
    expect((await there.statuses.since(0)).map(({ revision }) => revision)).toEqual(IDS.map((_, index) => index + 1))
  })
}
