import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * A CDN as the pollers meet it: points of presence that each keep the answer for as long as its `s-maxage` says (RFC 9111
 * §5.2.2.10), ask again with its validator, and answer 304 themselves. Prints its port.
 */
const [origin = '', points = '1'] = process.argv.slice(2)

interface Kept {
  freshUntil: number
  etag: string
  headers: string[]
  short: string[]
  body: Buffer
}

interface Point {
  kept?: Kept
  asking?: Promise<Kept> | undefined
}

async function ask(point: Point): Promise<Kept> {
  const known = point.kept && { 'If-None-Match': point.kept.etag }
  const answer = await fetch(`${origin}/statuses.json`, { headers: { 'Accept-Encoding': 'identity', ...known } })
  const seconds = Number(/s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0)
  const freshUntil = Date.now() + seconds * 1000
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status === 304 && point.kept) point.kept = { ...point.kept, freshUntil }
  else {
    const all = [...answer.headers].filter(([name]) => name !== 'connection' && name !== 'keep-alive')
    const short = all.filter(([name]) => !name.startsWith('content-')).flat()
    point.kept = { freshUntil, etag: answer.headers.get('etag') ?? '', headers: all.flat(), short, body }
  }
  point.asking = undefined
  return point.kept
}

/** Many who ask at once are one question to the origin. */
function read(point: Point): Kept | Promise<Kept> {
  if (point.kept && Date.now() < point.kept.freshUntil) return point.kept
  point.asking ??= ask(point)
  return point.asking
}

const all = Array.from({ length: Number(points) }, (): Point => ({}))
const pointOf = new WeakMap<Socket, Point>()
let connections = 0
const server = createServer(async (request, response) => {
  const { etag, headers, short, body } = await read(pointOf.get(request.socket) ?? (all[0] as Point))
  if (request.headers['if-none-match'] === etag) response.writeHead(304, short).end()
  else response.writeHead(200, headers).end(body)
})
server.on('connection', (socket) => {
  pointOf.set(socket, all[connections % all.length] as Point)
  connections += 1
})
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log((server.address() as AddressInfo).port)
