import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { buildApp } from '../../../src/server/app.ts'
import { loadRelease } from '../../../src/server/release.ts'
import { makeRelease } from '../server/make-site.ts'

/** One of the two servers: prints its port, and its CPU time so far for each line that it reads. */
const [kind = 'app', doors = '150'] = process.argv.slice(2)

async function startApp(): Promise<number> {
  const dir = makeRelease(Number(doors), 20)
  const release = await loadRelease(dir, { tls: false })
  rmSync(dir, { recursive: true, force: true })
  const stores = memoryStores()
  const messages = ['Now Seating Primary Access', 'Not Yet Seating', '']
  const colours = ['green', 'yellow', 'red'] as const
  const ids = [...release.catalogue.landing.eventById.keys()]
  for (const [index, id] of ids.entries()) {
    const change = { status: colours[index % 3] ?? 'red', message: messages[index % 3] ?? '' }
    await stores.statuses.set(id, change, { uid: 'u', name: 'n' }, new Date())
  }
  const app = await buildApp({ release, stores, clock: () => new Date() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** The same answers from nothing but node:http: what the machine itself asks for them. */
async function startBare(): Promise<number> {
  const port = await startApp()
  const answer = await fetch(`http://127.0.0.1:${port}/statuses.json`, { headers: { 'Accept-Encoding': 'identity' } })
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = [...answer.headers].flat()
  const etag = answer.headers.get('etag') ?? ''
  const short = [...answer.headers].filter(([name]) => !name.startsWith('content-')).flat()
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, short).end()
    else response.writeHead(200, headers).end(body)
  })
  server.keepAliveTimeout = 65_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

console.log(await (kind === 'app' ? startApp() : startBare()))
process.stdin.on('data', () => {
  const { user, system } = process.cpuUsage()
  console.log(user + system)
})
