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

/** A visitor's browser that has this in its name is answered 503 this often before anything of it is taken. */
const FAILS = /fails-(\d+)/

/**
 * A real target for usage, as a service on another origin would be. Tests tell their visitors apart by the name that
 * their browser has, and read what came of it at `/received?agent=…`.
 */
export async function startCollector(): Promise<{ origin: string; stop: () => void }> {
  const byAgent = new Map<string, Collected[]>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://collector')
    if (request.method === 'GET') {
      response.end(JSON.stringify(byAgent.get(searchParams.get('agent') ?? '') ?? []))
      return
    }
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const agent = request.headers['user-agent'] ?? ''
      const known = byAgent.get(agent) ?? []
      const tries = known.filter(({ path }) => path === pathname).length
      const status = tries < Number(FAILS.exec(agent)?.[1] ?? 0) ? 503 : 204
      const mode = request.headers['sec-fetch-mode']
      known.push({
        path: pathname,
        mode: typeof mode === 'string' ? mode : undefined,
        cookie: request.headers.cookie,
        status,
        batch: JSON.parse(body).batch,
      })
      byAgent.set(agent, known)
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
