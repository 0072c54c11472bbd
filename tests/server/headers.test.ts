import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from '../../src/domain/security-headers.ts'
import { buildApp } from '../../src/server/app.ts'
import { loadRelease } from '../../src/server/release.ts'
import { anApp, aReleaseFolder, MORNING } from './a-release.ts'

const EXPECTED = Object.fromEntries(
  Object.entries(securityHeaders({ imgHosts: ['https://images.example.org'] })).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
)

/** What is no page may load nothing, nor may what the API says. */
const ASSETS = new Set<unknown>(['/_astro/site.CAFE.css', '/pictures/concert.avif'])
/** What cannot be routed may be answered by a page, and gets a page's headers before anybody knows. */
const BEFORE_ROUTING = new Set<unknown>(['/%zz'])
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

test('puts the security headers on every kind of answer', async () => {
  const app = await anApp({ report: () => {} })
  app.get('/api/broken', { schema: { hide: true } }, async () => {
    throw new Error('a secret of the inside')
  })
  app.post('/api/takes', { schema: { hide: true } }, async () => ({}))
  const tag = String((await app.inject('/')).headers.etag)
  const json = { 'content-type': 'application/json' }
  const kinds: [number, string | InjectOptions][] = [
    [200, '/'],
    [200, '/_astro/site.CAFE.css'],
    [200, '/pictures/concert.avif'],
    [200, '/api/web/features'],
    [200, '/api/openapi.json'],
    [200, '/healthz'],
    [200, { method: 'HEAD', url: '/' }],
    [301, '/index.html'],
    [304, { url: '/', headers: { 'if-none-match': tag } }],
    [304, { url: '/api/web/features', headers: { 'if-none-match': '*' } }],
    [400, '/%zz'],
    [400, '/api/web/2026/events/'],
    [400, { method: 'POST', url: '/api/takes', headers: json, payload: '{' }],
    [400, { method: 'POST', url: '/api/takes', headers: json, payload: '{"__proto__":{"a":1}}' }],
    [400, { method: 'POST', url: '/api/takes', headers: json, payload: '{"constructor":{"prototype":{}}}' }],
    [404, '/nothing'],
    [404, '/api/nothing'],
    [404, '/api/web/events/nothing'],
    [404, { method: 'POST', url: '/nothing' }],
    [405, { method: 'POST', url: '/' }],
    [405, { method: 'DELETE', url: '/api/web/features' }],
    [413, { method: 'POST', url: '/api/takes', headers: json, payload: `"${'x'.repeat(70_000)}"` }],
    [404, `/api/web/events/${'x'.repeat(600)}`],
    [415, { method: 'POST', url: '/api/takes', headers: { 'content-type': 'text/plain' }, payload: '{}' }],
    [415, { method: 'POST', url: '/api/takes', headers: { 'content-type': 'text/html' }, payload: '{}' }],
    [500, '/api/broken'],
  ]
  for (const [status, request] of kinds) {
    const reply = await app.inject(request)
    expect([request, reply.statusCode]).toEqual([request, status])
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    const isData = ASSETS.has(request) || (isJson && !BEFORE_ROUTING.has(request))
    const expected = isData ? { ...EXPECTED, 'content-security-policy': NOTHING } : EXPECTED
    expect([request, reply.headers]).toEqual([request, expect.objectContaining(expected)])
    expect(reply.headers).not.toHaveProperty('x-powered-by')
    if (status < 400) continue
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-/)
    if (!String(reply.headers['content-type']).startsWith('text/html')) {
      expect(reply.json()).toEqual({
        error: expect.any(String),
        message: expect.any(String),
        request_id: reply.headers['x-request-id'],
      })
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  }
})

test('says nothing about the inside when something breaks, and reports it with the id the visitor got [X02]', async () => {
  const lines: string[] = []
  const app = await anApp({ report: (line) => lines.push(line) })
  app.get('/api/broken', { schema: { hide: true } }, async () => {
    throw new Error('a secret of the inside')
  })

  const reply = await app.inject('/api/broken')

  expect(reply.json().message).toBe('Something went wrong on our side.')
  expect(reply.body).not.toContain('secret')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(reply.json().request_id)
  expect(lines[0]).toContain('a secret of the inside')
})

test('asks for https where a proxy speaks it to visitors, and not otherwise', async () => {
  const [plain, secure] = [await anApp(), await anApp({ tls: true })]

  for (const url of ['/', '/api/web/features', '/nothing']) {
    expect((await secure.inject(url)).headers['strict-transport-security']).toMatch(/^max-age=/)
    expect((await plain.inject(url)).headers).not.toHaveProperty('strict-transport-security')
    expect((await plain.inject(url)).headers['content-security-policy']).not.toContain('upgrade')
  }
  for (const page of ['/', '/nothing'])
    expect((await secure.inject(page)).headers['content-security-policy']).toMatch(/upgrade-insecure-requests$/)
})

test('answers by the table of the release, and by its own when the release brings none', async () => {
  const own = await anApp({ headers: { rules: [{ path: '/*', headers: { 'X-From-Build': 'yes' } }] } })
  const dir = aReleaseFolder()
  rmSync(join(dir, 'headers.json'))
  const without = await buildApp({ release: await loadRelease(dir, { tls: false }), clock: () => new Date(MORNING) })

  expect((await own.inject('/')).headers['x-from-build']).toBe('yes')
  expect((await own.inject('/api/web/features')).headers['x-from-build']).toBe('yes')
  expect((await without.inject('/')).headers['content-security-policy']).toBe(contentSecurityPolicy({}))
  await without.close()
})
