import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toCatalogue } from '../../../src/catalogue/catalogue.ts'
import festivalSettings from '../../../src/data/sample/festival.config.ts'
import { makeSample } from '../../../src/data/sample/index.ts'
import { headerRules } from '../../../src/domain/security-headers.ts'
import { FestivalSchema } from '../../../src/schema/festival.ts'
import { buildApp } from '../../../src/server/app.ts'
import { openProgrammeSearch } from '../../../src/server/search/programme-search.ts'
import { toQueries } from './queries.ts'

/**
 * One server to be measured, a process of its own: `app` is ours on a sample festival, `echo` is node:http that reads a
 * body and sends it back. Prints its port, and for ours what opening the search took; then the queries to ask.
 * Arguments: kind, number of events.
 */
const [kind, events = '600'] = process.argv.slice(2)

async function openApp() {
  const festival = FestivalSchema.parse(festivalSettings)
  const { snapshot } = makeSample({ events: Number(events) })
  const catalogue = toCatalogue([snapshot], { festival, now: new Date('2026-03-07T18:00:00-06:00') })
  global.gc?.()
  const before = process.memoryUsage()
  const started = performance.now()
  const search = openProgrammeSearch(festival, catalogue)
  const seconds = (performance.now() - started) / 1000
  global.gc?.()
  const after = process.memoryUsage()
  const site = { files: new Map(), pages: new Set<string>(), notFoundPages: new Map(), errorPages: new Map() }
  const release = { festival, catalogue, search, site, rules: headerRules({ tls: false }) }
  const app = await buildApp({ release, clock: () => new Date() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const documents = search.get(catalogue.landing.edition.year)?.findables ?? []
  return {
    server: app.server,
    about: {
      documents: documents.length,
      seconds: Number(seconds.toFixed(2)),
      heap_mb: Math.round((after.heapUsed - before.heapUsed) / 1e6),
      buffers_mb: Math.round((after.arrayBuffers - before.arrayBuffers) / 1e6),
    },
    queries: toQueries(documents.map(({ item }) => item.name)),
  }
}

async function openEcho() {
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => reply.writeHead(200, { 'Content-Type': 'application/json' }).end(Buffer.concat(parts)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, about: {}, queries: [] as string[] }
}

const { server, about, queries } = await (kind === 'app' ? openApp() : openEcho())
process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port, about, queries })}\n`)
// Each line on stdin asks for the CPU that was used so far.
process.stdin.on('data', () => {
  const { user, system } = process.cpuUsage()
  process.stdout.write(`${user + system}\n`)
})
