import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postgresStores } from '../../../src/server/adapters/postgres/stores.ts'
import { sqliteStores } from '../../../src/server/adapters/sqlite/stores.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'
import { aPostgres } from '../../fixtures/a-postgres.ts'
import { opened } from '../../fixtures/opened.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'
import { anApp } from '../a-release.ts'
import { signedIn } from '../sign-in/a-visitor.ts'

const EVENTS = Array.from({ length: 400 }, (_, index) => ({
  id: `e${index}`,
  event_id: `e${index}`,
  name: 'x'.repeat(300),
}))

/** The app on these stores, with somebody signed in, and what a fault must not take along. */
async function anAppOn(stores: Stores) {
  const app = await anApp({ stores, records: { events: EVENTS }, report: () => {} })
  const { reads, writes, uid } = await signedIn(stores)
  let next = 0
  const timed = async (work: () => Promise<{ statusCode: number; headers: Record<string, unknown> }>) => {
    const begun = performance.now()
    const { statusCode, headers } = await work()
    expect(performance.now() - begun).toBeLessThan(1_000)
    if (statusCode >= 500) expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    return statusCode
  }
  return {
    uid,
    keep: () =>
      timed(() => {
        next += 1
        return app.inject({ method: 'POST', url: '/favorite/events', headers: writes, payload: { id: `e${next}` } })
      }),
    read: () => timed(() => app.inject({ url: '/favorite.json', headers: reads })),
    /** A page, an answer of the API, and a search: none of them needs the store. */
    others: async () => {
      const search = {
        method: 'POST',
        url: '/search',
        headers: { 'x-csrf-token': '' },
        payload: { term: 'panel' },
      } as const
      const replies = [app.inject('/'), app.inject('/api/web/2026/events/e1'), app.inject(search)]
      return Promise.all(replies.map((reply) => timed(() => reply)))
    },
  }
}

/** An app on a SQLite file, and the app's own connection to it. */
async function anAppOnSqlite(folder = temporaryFolder()) {
  const file = join(folder, 'marquee.db')
  let own: DatabaseSync | undefined
  const onOpen = (database: DatabaseSync) => {
    own = database
  }
  const app = await anAppOn(await opened(sqliteStores(file, { onOpen })))
  expect(await app.keep()).toBe(201)
  return { ...app, file, own: own as unknown as DatabaseSync }
}

const goesOn = async (app: Awaited<ReturnType<typeof anAppOn>>) => {
  expect(await app.keep()).toBe(503)
  expect(await app.read()).toBe(200)
  expect(await app.others()).toEqual([200, 200, 200])
}

test('a locked file refuses writes, reads and pages go on, and the next write after the lock is taken', async () => {
  const app = await anAppOnSqlite()
  const other = new DatabaseSync(app.file)
  onTestFinished(() => other.close())
  other.exec('BEGIN EXCLUSIVE')
  await goesOn(app)
  other.exec('ROLLBACK')
  expect(await app.keep()).toBe(201)
})

test('a read-only file refuses writes, reads and pages go on, and the next write after that is taken', async () => {
  const app = await anAppOnSqlite()
  app.own.exec('PRAGMA query_only = ON')
  await goesOn(app)
  app.own.exec('PRAGMA query_only = OFF')
  expect(await app.keep()).toBe(201)
})

test('a full file refuses writes, reads and pages go on, and it takes them again when there is room', async () => {
  const app = await anAppOnSqlite()
  const { page_count } = app.own.prepare('PRAGMA page_count').get() as { page_count: number }
  app.own.exec(`PRAGMA max_page_count = ${page_count + 1}`)
  await fill(app)
  await goesOn(app)
  app.own.exec('PRAGMA max_page_count = 1000000')
  expect(await app.keep()).toBe(201)
})

test.runIf(canMount())(
  'a full disk refuses writes, and takes them again when there is room, without a restart',
  async () => {
    const disk = join(temporaryFolder(), 'disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
    onTestFinished(() => void execFileSync('umount', ['-l', disk]))
    const app = await anAppOnSqlite(disk)
    const ballast = join(disk, 'ballast')
    for (let blocks = 0; ; blocks += 1) {
      try {
        writeFileSync(ballast, Buffer.alloc(4096), { flag: 'a' })
      } catch {
        expect(blocks).toBeGreaterThan(10)
        break
      }
    }
    await fill(app)
    await goesOn(app)
    rmSync(ballast)
    expect(await app.keep()).toBe(201)
  },
)

test('a PostgreSQL that stops and starts again is 503 meanwhile, and the server needs no restart', {
  timeout: 60_000,
}, async () => {
  const postgres = await aPostgres({ isDurable: true })
  onTestFinished(() => postgres.remove())
  await postgres.run('postgres', 'create database marquee')
  const stores = await opened(await postgresStores(postgres.url('marquee')))
  const onChange = vi.fn()
  stores.statuses.watch(onChange)
  const app = await anAppOn(stores)
  expect(await app.keep()).toBe(201)

  await postgres.stop()
  expect([await app.keep(), await app.read(), await app.others()]).toEqual([503, 503, [200, 200, 200]])
  await postgres.start()
  expect([await app.keep(), await app.read()]).toEqual([201, 200])

  // One that takes a question and never answers is the same.
  const client = new pg.Client(postgres.url('marquee'))
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'marquee'`,
  )
  await client.end()
  const frozen = [postgres.pid(), ...rows.map(({ pid }) => pid)]
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  expect([await app.keep(), await app.read(), await app.others()]).toEqual([503, 503, [200, 200, 200]])
  for (const pid of frozen) process.kill(pid, 'SIGCONT')
  await vi.waitFor(async () => expect(await app.keep()).toBe(201), 2_000)

  // Who watches missed nothing: the listener came back, and calls for what happened meanwhile.
  onChange.mockClear()
  await stores.statuses.set('e1', { status: 'red' }, { uid: 'u', name: 'Ana' }, new Date())
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 10_000)
})

test('a PostgreSQL that is away at the start is 503 until it comes', { timeout: 60_000 }, async () => {
  const postgres = await aPostgres({ isDurable: true })
  onTestFinished(() => postgres.remove())
  await postgres.run('postgres', 'create database marquee')
  await postgres.stop()
  const stores = await postgresStores(postgres.url('marquee'))
  const app = await anApp({ stores, report: () => {} })
  const read = () => app.inject({ url: '/favorite.json', headers: { cookie: `__Host-marquee=${'a'.repeat(43)}` } })
  const stored = () =>
    app.inject({ method: 'POST', url: '/search', headers: { 'x-csrf-token': '' }, payload: { hash: 'a' } })
  expect([(await stored()).statusCode, (await app.inject('/')).statusCode]).toEqual([503, 200])
  await postgres.start()
  await vi.waitFor(async () => expect((await stored()).statusCode).not.toBe(503), 10_000)
  expect((await read()).statusCode).toBe(401)
})

test('says in one line what is wrong with the address of a database', async () => {
  await expect(postgresStores('mysql://x')).rejects.toThrow(/^DATABASE_URL is not the address of a PostgreSQL database/)
})

/** Writes until there is no room. */
async function fill({ keep }: { keep: () => Promise<number> }): Promise<void> {
  for (let written = 0; written < EVENTS.length; written += 1) if ((await keep()) === 503) return
  throw new Error('everything found room')
}

/** Where it is not allowed, the test of a full file stands in for it. */
function canMount(): boolean {
  try {
    const place = '/tmp/marquee-mount-test'
    mkdirSync(place, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place], { stdio: 'ignore' })
    execFileSync('umount', [place])
    return true
  } catch {
    return false
  }
}
