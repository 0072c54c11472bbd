import type { AddressInfo } from 'node:net'
import { postgresStores } from '../../../src/server/adapters/postgres/stores.ts'
import { sqliteStores } from '../../../src/server/adapters/sqlite/stores.ts'
import { buildApp } from '../../../src/server/app.ts'
import { loadRelease } from '../../../src/server/release.ts'
import { SESSION_COOKIE } from '../../../src/server/sign-in/cookies.ts'
import { openVisitors } from '../../../src/server/sign-in/sessions.ts'

/**
 * Our server, a process of its own, with people who are signed in. `grouped` is as it always runs, `single` commits
 * every write by itself, both on SQLite; `postgres` is as it always runs on PostgreSQL. Prints its port and the headers
 * of each person; answers each line on stdin with the CPU it has used so far.
 * Arguments: kind, release folder, database (a file or an address), number of people.
 */
const [kind, release = '', database = '', people] = process.argv.slice(2)
const stores =
  kind === 'postgres'
    ? await postgresStores(database)
    : sqliteStores(database, kind === 'single' ? { writesInACommit: 1 } : {})
const clock = () => new Date()

const visitors = openVisitors(stores.sessions, clock, console.error)
const headers: string[] = []
for (let index = 0; index < Number(people); index += 1) {
  const claims = { product: 'bench', subject: `s${index}`, firstName: 'A', lastName: 'B', imageUrl: undefined }
  const { uid } = await stores.people.signIn(claims, clock())
  // One of four wants to be seen, which costs a statement more.
  if (index % 4 === 0) await stores.people.setPublic(uid, true)
  const cookie = `${SESSION_COOKIE}=${await visitors.start({ uid, product: 'bench', roles: ['attendee'], venues: undefined })}`
  const csrf = (await visitors.read(cookie))?.csrf
  headers.push(`Cookie: ${cookie}\r\nX-CSRF-Token: ${csrf}\r\nSec-Fetch-Site: same-origin\r\n`)
}

const app = await buildApp({ release: await loadRelease(release, { tls: false }), stores, clock })
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ port: (app.server.address() as AddressInfo).port, headers })}\n`)
process.stdin.on('data', () => {
  const { user, system } = process.cpuUsage()
  process.stdout.write(`${user + system}\n`)
})
