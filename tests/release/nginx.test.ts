import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toNginxInclude } from '../../src/data/release/host-rules.ts'
import { headerRules } from '../../src/domain/security-headers.ts'
import { needsServer } from '../../src/domain/server-paths.ts'
import { anApp } from '../server/a-release.ts'

const hasNginx = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** Who answers: the name of a file of the release, or the server with what it was asked. */
const ROUTES: [method: string, url: string, status: number, answer: string][] = [
  ['GET', '/', 200, 'index'],
  ['HEAD', '/', 200, ''],
  ['GET', '/2026/events/e1', 200, '2026/events/e1'],
  ['GET', '/2026/events/unknown', 404, 'events/404'],
  ['GET', '/unknown', 404, '404'],
  ['GET', '/search', 200, 'search'],
  ['GET', '/search?utm_source=mail', 200, 'search'],
  ['GET', '/search?q=', 200, 'search'],
  ['GET', '/search?q=jazz', 200, 'server: GET /search?q=jazz'],
  ['GET', '/2026/search/event?x=1&filters=genre:Jazz', 200, 'server: GET /2026/search/event?x=1&filters=genre:Jazz'],
  ['GET', '/search/venue,event?h=0123', 200, 'server: GET /search/venue,event?h=0123'],
  ['GET', '/search/venue,event', 200, 'search'],
  ['GET', '/events/e1?q=jazz', 404, 'events/404'],
  ['POST', '/search', 200, 'server: POST /search'],
  ['POST', '/2026/search', 200, 'server: POST /2026/search'],
  ['POST', '/search/suggestions', 200, 'server: POST /search/suggestions'],
  ['POST', '/search/conversions', 200, 'server: POST /search/conversions'],
  ['POST', '/search/attendees', 200, 'server: POST /search/attendees'],
  ['POST', '/search/favorites', 200, 'server: POST /search/favorites'],
  ['POST', '/favorite/events', 200, 'server: POST /favorite/events'],
  ['DELETE', '/favorite/event/e1', 200, 'server: DELETE /favorite/event/e1'],
  ['GET', '/favorite.json', 200, 'server: GET /favorite.json'],
  ['GET', '/favorite/event/e1/interested.json', 200, 'server: GET /favorite/event/e1/interested.json'],
  ['GET', '/favorites/event', 200, 'favorites'],
  ['GET', '/session.json', 200, 'server: GET /session.json'],
  ['POST', '/auth/demo?origin=%2F', 200, 'server: POST /auth/demo?origin=%2F'],
  ['GET', '/auth/demo/callback?code=1', 200, 'server: GET /auth/demo/callback?code=1'],
  ['GET', '/api/web/features', 200, 'server: GET /api/web/features'],
  ['GET', '/api/web/2026/events/e1', 200, 'server: GET /api/web/2026/events/e1'],
  ['GET', '/statuses.json', 200, 'server: GET /statuses.json'],
  ['POST', '/statuses', 200, 'server: POST /statuses'],
  ['PATCH', '/statuses/e1', 200, 'server: PATCH /statuses/e1'],
  ['GET', '/cards/2026/events/e1.png', 200, 'server: GET /cards/2026/events/e1.png'],
  ['GET', '/attendees', 200, 'attendees'],
  ['GET', '/attendees?q=mara', 200, 'server: GET /attendees?q=mara'],
  ['GET', '/attendees/a1', 200, 'server: GET /attendees/a1'],
  ['GET', '/attendees/a1.json', 200, 'server: GET /attendees/a1.json'],
  ['POST', '/2026/events/e1', 200, 'server: POST /2026/events/e1'],
]

test('says of every address who answers it [R07] [C01] [C08]', () => {
  const wrong = ROUTES.filter(([method, url, , answer]) => needsServer(method, url) !== answer.startsWith('server:'))
  expect(wrong).toEqual([])
})

test('knows every address of the API as the server’s', async () => {
  const app = await anApp()
  const { paths } = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, object> }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [
      method.toUpperCase(),
      path.replace(/\{year\}/g, '2026').replace(/\{\w+\}/g, 'x'),
    ]),
  )
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter(([method = '', url = '']) => !needsServer(method, url))).toEqual([])
})

describe.skipIf(!hasNginx)('nginx with the include of a release', () => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-nginx-'))
  let upstream: Server
  let nginx: ChildProcess
  let port = 0

  const freePort = () =>
    new Promise<number>((done) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const { port: free } = server.address() as AddressInfo
        server.close(() => done(free))
      })
    })

  /** One call, with its target exactly as written. */
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }>((done, reject) => {
      const call = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () => done({ status: response.statusCode ?? 0, body, headers: response.headers }))
      })
      call.on('error', reject).end(method === 'GET' || method === 'HEAD' ? undefined : '{"ids":[]}')
    })

  beforeAll(async () => {
    for (const page of ['index', '404', '500', '2026/events/e1', 'search', 'favorites', 'attendees', 'events/404']) {
      mkdirSync(dirname(join(dir, 'site', page)), { recursive: true })
      writeFileSync(join(dir, 'site', `${page}.html`), page)
    }
    mkdirSync(join(dir, 'site/_astro'))
    writeFileSync(join(dir, 'site/_astro/a.js'), '1')
    let count = 0
    upstream = createServer((incoming, answer) => {
      let body = ''
      incoming.on('data', (chunk) => {
        body += chunk
      })
      incoming.on('end', () => {
        const isMissing = incoming.url === '/api/missing'
        const isBoard = incoming.url === '/statuses.json'
        count += 1
        answer.writeHead(isMissing ? 404 : 200, {
          'X-Host': incoming.headers.host ?? '',
          'X-Body': body,
          'X-Count': String(count),
          'Cache-Control': isBoard ? 'public, max-age=0, s-maxage=5' : 'no-store',
        })
        answer.end(`server: ${incoming.method} ${incoming.url}`)
      })
    })
    await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
    port = await freePort()
    writeFileSync(join(dir, 'release.conf'), toNginxInclude(headerRules({ tls: true })))
    writeFileSync(
      join(dir, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${dir}/pid;
error_log ${dir}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  upstream marquee { server 127.0.0.1:${(upstream.address() as AddressInfo).port}; }
  proxy_cache_path ${dir}/kept keys_zone=marquee:1m;
  proxy_cache_lock on;
  server { listen 127.0.0.1:${port}; proxy_cache marquee; root ${dir}/site; include ${dir}/release.conf; }
}
`,
    )
    nginx = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], {
      stdio: 'inherit',
    })
    for (let tries = 0; tries < 100; tries += 1) {
      const isUp = await ask('GET', '/').then(
        () => true,
        () => false,
      )
      if (isUp) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('nginx does not answer.')
  })

  afterAll(async () => {
    const gone = new Promise((resolve) => nginx.once('exit', resolve))
    nginx.kill('SIGTERM')
    await gone
    upstream.close()
    rmSync(dir, { recursive: true, force: true })
  })

  test.each(ROUTES)('answers %s %s with %i from where it should', async (method, url, status, answer) => {
    const { status: is, body } = await ask(method, url)
    expect({ status: is, body }).toEqual({ status, body: answer })
  })

  test('hands on the body, the host and the answer of the server as they are', async () => {
    const { headers } = await ask('POST', '/2026/search', {
      Host: 'festival.example',
      'Content-Type': 'application/json',
    })
    expect(headers['x-host']).toBe('festival.example')
    expect(headers['x-body']).toBe('{"ids":[]}')
    expect(headers['cache-control']).toBe('no-store')
    // Its own headers, once: nginx adds nothing to them.
    expect(headers['content-security-policy']).toBeUndefined()
    const missing = await ask('GET', '/api/missing')
    expect(missing).toMatchObject({ status: 404, body: 'server: GET /api/missing' })
  })

  test('keeps what says that it may be kept, with the two lines for it, and nothing else [C15]', async () => {
    const countOf = async (method: string, url: string) => Number((await ask(method, url)).headers['x-count'])
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => countOf('GET', '/statuses.json')))
    expect(others).toEqual([first, first])
    expect(await countOf('GET', '/session.json')).not.toBe(await countOf('GET', '/session.json'))
    expect(await countOf('POST', '/statuses')).not.toBe(await countOf('POST', '/statuses'))
  })

  test('gives files the headers of the table', async () => {
    const page = await ask('GET', '/2026/events/e1')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['cache-control']).toContain('s-maxage=60')
    const script = await ask('GET', '/_astro/a.js')
    expect(script.headers['cache-control']).toContain('immutable')
  })

  test('shows the error screen while the server is away, and files as always', async () => {
    await new Promise((done) => upstream.close(done).closeAllConnections())
    expect(await ask('GET', '/session.json')).toMatchObject({ status: 502, body: '500' })
    expect(await ask('POST', '/2026/search')).toMatchObject({ status: 502, body: '500' })
    expect(await ask('GET', '/2026/events/e1')).toMatchObject({ status: 200 })
  })
})
