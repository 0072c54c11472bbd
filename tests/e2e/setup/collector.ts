import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One call that a page made to the target of its analytics. */
export interface Collected {
  /** `/batch` or `/profiles`. */
  path: string
  /** `no-cors` is how a beacon travels, `cors` how a fetch does. */
  mode: string | undefined
  cookie: string | undefined
  status: number
  batch: Record<string, unknown>[]
}

/** How many signs of a message's id say whose it is. */
export const TAG_LENGTH = 16
/** How the tags of this suite begin; after it stands in two signs how often that visitor is answered 503 first. */
export const TAG_START = 'fa115afe'

/**
 * A real target for usage, as a service on another origin would be. Tests tell their visitors apart by how
 * the ids of their messages begin, and read what came of one at `/received?tag=…`.
 */
export async function startCollector(): Promise<{ origin: string; stop: () => void }> {
  const byTag = new Map<string, Collected[]>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://collector')
    if (request.method === 'GET') {
      response.end(JSON.stringify(byTag.get(searchParams.get('tag') ?? '') ?? []))
      return
    }
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { batch } = JSON.parse(body)
      const tag = batch[0].messageId.slice(0, TAG_LENGTH)
      const known = byTag.get(tag) ?? []
      const tries = known.filter(({ path }) => path === pathname).length
      const failures = tag.startsWith(TAG_START) ? Number.parseInt(tag.slice(8, 10), 16) : 0
      const status = tries < failures ? 503 : 204
      const mode = request.headers['sec-fetch-mode']
      known.push({
        path: pathname,
        mode: typeof mode === 'string' ? mode : undefined,
        cookie: request.headers.cookie,
        status,
        batch,
      })
      byTag.set(tag, known)
      response.writeHead(status, { 'Access-Control-Allow-Origin': '*' }).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
