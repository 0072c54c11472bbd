import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { ASSET_POLICY, securityHeaders } from '../../src/domain/security-headers.ts'
import { type AppParts, anApp } from './a-release.ts'

/** A server that listens, with times short enough to wait for. */
async function aListeningServer(parts: AppParts = {}): Promise<number> {
  const app = await anApp({ timeouts: { headersMs: 300, requestMs: 600, checkMs: 50 }, ...parts })
  app.post('/api/takes', { schema: { hide: true } }, async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Sends bytes as they are, in turn, and answers all that came back until the server closed. */
function speak(port: number, ...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => {}).on('close', () => resolve(answer))
    for (const part of parts) socket.write(part)
  })
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])

function expectRefusal(answer: string, status: number): void {
  expect(answer.split('\r\n')[0]).toContain(`HTTP/1.1 ${status} `)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const lines = head.toLowerCase().split('\r\n')
  for (const [name, value] of Object.entries({ ...securityHeaders({}), ...ASSET_POLICY })) {
    expect(lines).toContain(`${name}: ${value}`.toLowerCase())
  }
  const requestId = lines.find((line) => line.startsWith('x-request-id: '))?.slice('x-request-id: '.length)
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), message: expect.any(String), request_id: requestId })
}

test('answers 408 to headers that do not come to an end', async () => {
  const port = await aListeningServer()

  expectRefusal(await speak(port, 'GET / HTTP/1.1\r\nHost: x\r\n'), 408)
})

test('answers 408 to a body that does not come to an end', async () => {
  const port = await aListeningServer()
  const head = 'POST /api/takes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n'

  expectRefusal(await speak(port, head, '{"a":'), 408)
})

test('answers 431 to headers of 20 KB', async () => {
  const port = await aListeningServer()

  expectRefusal(await speak(port, `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`), 431)
})

test('answers 413 to a body that is announced or turns out to be larger than 64 KB', async () => {
  const port = await aListeningServer()
  const head = 'POST /api/takes HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n'
  const large = `"${'a'.repeat(70_000)}"`

  expectRefusal(await speak(port, `${head}Content-Length: 10000000000\r\n\r\n`), 413)
  const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`
  const answer = await speak(port, `${head}Transfer-Encoding: chunked\r\n\r\n`, chunk)
  expect(statusOf(answer)).toBe(413)
})

test.each([
  [
    'two lengths of one body',
    'POST /api/takes HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'two different lengths',
    'POST /api/takes HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde',
  ],
  [
    'a chunk size that is no number',
    'POST /api/takes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : x\r\n\r\n'],
  ['something that is not HTTP', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
])('answers 400 to %s', async (_what, bytes) => {
  const port = await aListeningServer()

  expectRefusal(await speak(port, bytes), 400)
})

test('answers a path that climbs out of the site with its not-found page', async () => {
  const port = await aListeningServer()

  for (const path of [
    '/../programme.json',
    '/events/../../programme.json',
    '//programme.json',
    '/./../headers.json',
    '/%2e%2e/programme.json',
    '/..%2fprogramme.json',
  ]) {
    const answer = await speak(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(statusOf(answer)).toBe(404)
    expect(answer).toContain('Page not found')
  }
})

test('answers the absolute form of an address as its path', async () => {
  const port = await aListeningServer()
  const answer = await speak(port, 'GET http://x/2026/artists/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')

  expect(statusOf(answer)).toBe(200)
})

test('answers many requests over one connection, in turn, compressed ones too', async () => {
  const port = await aListeningServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (path: string, headers = {}) =>
    new Promise<{ status: number | undefined; length: number; port: number | undefined }>((resolve, reject) => {
      request({ port, path, agent, headers }, (reply) => {
        let length = 0
        const port = reply.socket.localPort
        reply.on('data', (chunk) => {
          length += chunk.length
        })
        reply.on('end', () => resolve({ status: reply.statusCode, length, port }))
      })
        .on('error', reject)
        .end()
    })

  const replies = []
  for (const path of ['/', '/events/concert', '/nothing', '/api/web/features', '/api/web/events/nothing', '/%zz']) {
    replies.push(await get(path, { 'accept-encoding': 'br' }))
  }
  agent.destroy()

  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 404, 200, 404, 400])
  expect(new Set(replies.map((reply) => reply.port)).size).toBe(1)
})

test('holds a thousand silent connections and still answers', async () => {
  const port = await aListeningServer({ timeouts: { headersMs: 60_000, requestMs: 60_000, checkMs: 1_000 } })
  const silent = await Promise.all(
    Array.from(
      { length: 1000 },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject)
        }),
    ),
  )
  const answer = await speak(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  for (const socket of silent) socket.destroy()

  expect(statusOf(answer)).toBe(200)
})

test('a visitor who leaves in the middle of a large file harms nobody', async () => {
  const lines: string[] = []
  const port = await aListeningServer({
    site: { 'index.html': 'x', 'pictures/large.png': Buffer.alloc(8_000_000) },
    report: (line) => lines.push(line),
  })
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /pictures/large.png HTTP/1.1\r\nHost: x\r\n\r\n'))
    socket.once('data', () => socket.destroy()).once('close', () => resolve())
  })

  const answer = await speak(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(statusOf(answer)).toBe(200)
  expect(lines).toEqual([])
})
