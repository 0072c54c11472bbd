import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { CallError, call, post } from '../../src/client/call.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Seen {
  method: string | undefined
  token: string | string[] | undefined
  type: string | undefined
  body: string
}

/** A real server that answers the first requests with these statuses, and every other with 200. */
async function serve(...statuses: (number | 'never')[]) {
  const seen: Seen[] = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({
        method: request.method,
        token: request.headers['x-csrf-token'],
        type: request.headers['content-type'],
        body,
      })
      const status = statuses.shift() ?? 200
      if (status === 'never') return
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
      })
      response.end(JSON.stringify({ status }))
    })
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return { origin, seen }
}

test('sends JSON with the token’s header, and reads JSON [C01, C08]', async () => {
  const { origin, seen } = await serve()
  expect(await post(`${origin}/search`, { term: 'tide' })).toEqual({ status: 200 })
  expect(seen).toEqual([{ method: 'POST', token: 'anonymous', type: 'application/json', body: '{"term":"tide"}' }])
})

test('a POST is sent once, whatever comes back [C01]', async () => {
  const { origin, seen } = await serve(503, 200)
  await expect(post(`${origin}/search/suggestions`, { q: 'ti' })).rejects.toEqual(
    new CallError(503, `${origin}/search/suggestions`),
  )
  expect(seen).toHaveLength(1)
})

test('a GET that fails is tried twice more, and not after a refusal', async () => {
  const { origin, seen } = await serve(500, 502, 200)
  expect(await (await call(`${origin}/a`)).json()).toEqual({ status: 200 })
  expect(seen).toHaveLength(3)
  const refusing = await serve(404)
  await expect(call(`${refusing.origin}/b`)).rejects.toThrow('/b answered 404')
  expect(refusing.seen).toHaveLength(1)
})

test('gives up after its time, and when the caller no longer wants it', async () => {
  const { origin } = await serve('never', 'never')
  await expect(call(`${origin}/slow`, { method: 'POST', timeoutMs: 60 })).rejects.toThrow()
  const controller = new AbortController()
  const asked = call(`${origin}/slow`, { signal: controller.signal })
  controller.abort()
  await expect(asked).rejects.toThrow()
})
