import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { postgresStores } from '../../../src/server/adapters/postgres/stores.ts'
import { sqliteStores } from '../../../src/server/adapters/sqlite/stores.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'
import { aPostgres } from '../../fixtures/a-postgres.ts'
import { opened } from '../../fixtures/opened.ts'
import { temporaryFolder } from '../../fixtures/temporary-folder.ts'
import { aReleaseFolder } from '../a-release.ts'
import { signedIn } from '../sign-in/a-visitor.ts'
import { type AServer, aServer } from './a-server.ts'
import { aCrowd } from './crowd.ts'
import { wrongCounts } from './recount.ts'

/** The whole form of QUALITY §5 row 4 takes some minutes: MARQUEE_KILLS_FULL=1. */
const isFull = process.env.MARQUEE_KILLS_FULL === '1'
const KILLS = isFull ? { sqlite: 100, postgres: 20 } : { sqlite: 5, postgres: 2 }
/** On a machine that does nothing else; beside all other tests it is what the start takes of a processor. */
const READY_MS = 2_000
const MEMBERS = 16
const IDS = Array.from({ length: 60 }, (_, index) => `e${index}`)

const aProgramme = () =>
  aReleaseFolder({ records: { events: IDS.map((id) => ({ id, event_id: id, name: `Event ${id}` })) } })

/** Members of whom every other one is public. */
async function members(stores: Stores) {
  const all = []
  for (let index = 0; index < MEMBERS; index += 1) {
    all.push(await signedIn(stores, { name: `M${index} Member`, isPublic: index % 2 === 0, now: new Date() }))
  }
  await stores.close()
  return all
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Some moment after everybody has written, however slow the machine is. */
async function someMoment(crowd: { acknowledged: () => number }): Promise<void> {
  const enough = crowd.acknowledged() + MEMBERS
  while (crowd.acknowledged() < enough) await wait(5)
  await wait(Math.random() * 200)
}

function report(store: string, kills: number, crowd: { acknowledged: () => number }, ready: readonly AServer[]): void {
  if (!isFull) return
  const middle = (numbers: number[]) =>
    Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0)
  const cpu = ready.map(({ readyCpuMs }) => readyCpuMs ?? Number.NaN)
  const wall = ready.map(({ readyMs }) => readyMs)
  const figures = {
    ready_cpu_ms: middle(cpu),
    slowest_cpu_ms: Math.max(...cpu),
    ready_ms: middle(wall),
    slowest_ms: Math.round(Math.max(...wall)),
  }
  console.log(
    JSON.stringify({ figure: `kills.${store}`, kills, acknowledged: crowd.acknowledged(), lost: 0, ...figures }),
  )
}

test(`loses nothing that was acknowledged in ${KILLS.sqlite} kills on SQLite [C03] [C04]`, {
  timeout: 900_000,
}, async () => {
  const release = aProgramme()
  const data = temporaryFolder()
  const file = join(data, 'marquee.db')
  const crowd = aCrowd(await members(await opened(sqliteStores(file))), IDS)
  const ready: AServer[] = []
  for (let kill = 0; kill < KILLS.sqlite; kill += 1) {
    const server = await aServer(release, { MARQUEE_DATA: data, DATABASE_URL: '' })
    ready.push(server)
    expect(await crowd.lost(server.url)).toEqual([])
    const writing = crowd.writeTo(server.url, () => false)
    await someMoment(crowd)
    await Promise.all([server.kill(), writing])

    const database = new DatabaseSync(file)
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(await wrongCounts(async (sql) => database.prepare(sql).all())).toEqual([])
    database.close()
  }
  const last = await aServer(release, { MARQUEE_DATA: data, DATABASE_URL: '' })
  expect(await crowd.lost(last.url)).toEqual([])

  expect(crowd.acknowledged()).toBeGreaterThan(KILLS.sqlite * MEMBERS)
  expect(Math.max(...ready.map(({ readyMs, readyCpuMs }) => readyCpuMs ?? readyMs))).toBeLessThan(READY_MS)
  report('sqlite', KILLS.sqlite, crowd, ready)
})

test(`loses nothing that was acknowledged in ${KILLS.postgres} kills of the server and as many of PostgreSQL [C03] [C04]`, {
  timeout: 900_000,
}, async () => {
  const postgres = await aPostgres({ isDurable: true })
  onTestFinished(() => postgres.remove())
  await postgres.run('postgres', 'create database marquee')
  const DATABASE_URL = postgres.url('marquee')
  const release = aProgramme()
  const crowd = aCrowd(await members(await opened(await postgresStores(DATABASE_URL))), IDS)
  const ready: AServer[] = []
  const check = async (server: AServer) => {
    expect(await crowd.lost(server.url)).toEqual([])
    const client = new pg.Client(DATABASE_URL)
    await client.connect()
    expect(await wrongCounts(async (sql) => (await client.query(sql)).rows)).toEqual([])
    await client.end()
  }

  for (let kill = 0; kill < KILLS.postgres; kill += 1) {
    const server = await aServer(release, { DATABASE_URL })
    ready.push(server)
    await check(server)
    const writing = crowd.writeTo(server.url, () => false)
    await someMoment(crowd)
    await Promise.all([server.kill(), writing])

    // Now the database goes, and the server stays.
    const staying = await aServer(release, { DATABASE_URL })
    await check(staying)
    const writingOn = crowd.writeTo(staying.url, () => false)
    await someMoment(crowd)
    await Promise.all([postgres.kill(), writingOn])
    await postgres.start()
    await check(staying)
    await staying.kill()
  }

  expect(crowd.acknowledged()).toBeGreaterThan(KILLS.postgres * MEMBERS)
  expect(Math.max(...ready.map(({ readyMs, readyCpuMs }) => readyCpuMs ?? readyMs))).toBeLessThan(READY_MS)
  report('postgres', KILLS.postgres, crowd, ready)
})
