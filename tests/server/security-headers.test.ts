import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  forTransport,
  headerRules,
  headersFor,
  securityHeaders,
} from '../../src/domain/security-headers.ts'

const FULL = {
  styleHashes: ['sha256-c3R5bGU='],
  scriptHashes: ['sha256-c2NyaXB0'],
  imgHosts: ['https://images.example.org', 'https://a.example.org:8443', 'https://images.example.org'],
  connect: ['https://usage.example.org'],
  formAction: ['https://login.example.org'],
}

test('writes the whole policy, each directive with what it was given', () => {
  expect(contentSecurityPolicy({ ...FULL, tls: true }).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-c2NyaXB0'",
    "style-src 'self' 'sha256-c3R5bGU='",
    "img-src 'self' data: https://a.example.org:8443 https://images.example.org",
    "font-src 'self'",
    "connect-src 'self' https://usage.example.org",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://login.example.org",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ])
})

test('speaks of https only where visitors come by https', () => {
  expect(securityHeaders({})).not.toHaveProperty('Strict-Transport-Security')
  expect(contentSecurityPolicy({})).not.toContain('upgrade-insecure-requests')
  expect(securityHeaders({ tls: true })['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
})

test('lets no picture host end its directive and begin another', () => {
  const hostile = [
    'https://x;script-src',
    "https://x 'unsafe-inline'",
    "'unsafe-inline'",
    '*',
    'https://*',
    'data:',
    '',
  ]
  expect(contentSecurityPolicy({ imgHosts: hostile, connect: hostile, formAction: hostile })).toBe(
    contentSecurityPolicy({}),
  )
})

test('never allows anything unsafe and never gains a directive, whatever it is given', () => {
  const list = fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom("'unsafe-eval'", 'a;b', 'a,b', 'a b')))
  const names = (policy: string) => policy.split(';').map((directive) => directive.trim().split(' ')[0])
  const expected = names(contentSecurityPolicy({}))
  fc.assert(
    fc.property(list, list, list, (imgHosts, formAction, scriptHashes) => {
      const policy = contentSecurityPolicy({ imgHosts, formAction, scriptHashes })
      expect(policy).not.toMatch(/unsafe|[\r\n,]/)
      expect(names(policy)).toEqual(expected)
    }),
  )
})

test('gives each path the rules that match it, the last one winning', () => {
  const rules = headerRules({})
  const page = headersFor(rules, '/events/x')

  expect(page['Cache-Control']).toBe('public, max-age=0, s-maxage=60, must-revalidate')
  expect(headersFor(rules, '/_astro/a.js')).toEqual({
    ...page,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(headersFor(rules, '/_astronaut')).toEqual(page)
  expect(
    headersFor(
      [
        { path: '/*', headers: { 'X-A': '1' } },
        { path: '/a', headers: { 'x-a': '2' } },
      ],
      '/a',
    ),
  ).toEqual({ 'x-a': '2' })
})

test('carries a table from one transport to the other and back', () => {
  const [plain, secure] = [headerRules(FULL), headerRules({ ...FULL, tls: true })]

  expect(forTransport(plain, true)).toEqual(secure)
  expect(forTransport(secure, false)).toEqual(plain)
  expect(forTransport(secure, true)).toEqual(secure)
})

test('lets a social network in only where one is configured [B15]', () => {
  expect(contentSecurityPolicy({})).not.toContain('frame-src')
  const policy = contentSecurityPolicy({ widget: ['https://widget.example', 'https://widget.example; script-src *'] })
  expect(policy.split('; ').filter((directive) => directive.includes('widget.example'))).toEqual([
    "script-src 'self' https://widget.example",
    "img-src 'self' data: https://widget.example",
    "connect-src 'self' https://widget.example",
    'frame-src https://widget.example',
  ])
})
