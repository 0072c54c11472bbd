import { expect, test } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { HttpError } from '../../src/server/errors.ts'
import { loadRelease } from '../../src/server/release.ts'
import { aReleaseFolder, MORNING, SITE } from './a-release.ts'

const SHELLS = {
  ...SITE,
  'search.html': '<h1>Search</h1>',
  'search/artist,person.html': '<h1>Contributors</h1>',
  'favorites.html': '<h1>My Favorites</h1>',
  'shells/attendee.html': '<h1>Attendee</h1>',
  'attendees/404.html': '<h1>Page not found</h1><a href="/attendees">Back to all attendees</a>',
  '500.html': '<h1>We encountered an error!</h1><p data-error-message="">x</p><p data-error-code=""></p>',
  'errors/contributors.html':
    '<h1>We encountered an error!</h1><p data-error-message="">x</p><p data-error-code=""></p>Back to all contributors',
}

async function app(has: (uid: string) => Promise<boolean> = async (uid) => uid === 'u-1') {
  const lines: string[] = []
  const release = await loadRelease(aReleaseFolder({ site: SHELLS, features: { attendee_directory: true } }), {
    tls: false,
  })
  const built = await buildApp({
    release,
    attendees: { has },
    clock: () => new Date(MORNING),
    report: (line) => lines.push(line),
  })
  return { app: built, lines }
}
const READER = { accept: 'text/html,application/xhtml+xml' }

test.each([
  ['/search/venue,event', 200, '<h1>Search</h1>'],
  ['/search/person,artist?q=x', 200, '<h1>Contributors</h1>'],
  ['/favorites/film,venue', 200, '<h1>My Favorites</h1>'],
  ['/search/nonsense', 404, '<h1>Page not found</h1>'],
  ['/2026/search/venue,event', 404, '<h1>Page not found</h1>'],
  ['/attendees/u-1', 200, '<h1>Attendee</h1>'],
  ['/2026/attendees/u-1', 200, '<h1>Attendee</h1>'],
  ['/attendees/u-2', 404, '<h1>Page not found</h1><a href="/attendees">Back to all attendees</a>'],
])('answers %s with %i [R07] [R10] [R12]', async (url, status, body) => {
  const reply = await (await app()).app.inject(url)
  expect([reply.statusCode, reply.body]).toEqual([status, body])
  expect(reply.headers['content-security-policy']).toBeDefined()
})

test('a failing page route shows the error screen with the request’s own code [X02] [R05]', async () => {
  const { app: server, lines } = await app(() => Promise.reject(new Error('a secret of the inside')))

  const reply = await server.inject({ url: '/attendees/u-1', headers: READER })
  const id = String(reply.headers['x-request-id'])

  expect(reply.statusCode).toBe(500)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['content-security-policy']).toBeDefined()
  expect(reply.body).toContain(`data-error-code="">Error code: ${id}</p>`)
  expect(reply.body).toContain('data-error-message="">Something went wrong on our side.</p>')
  expect(reply.body).not.toContain('secret')
  expect(lines.join()).toContain('a secret of the inside')
})

test('a store that is away says so by status and by when to come back [X02]', async () => {
  const { app: server } = await app(() => Promise.reject(new HttpError(503, 'away', { 'Retry-After': '5' })))
  const reply = await server.inject({ url: '/attendees/u-1', headers: READER })
  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBe('5')
  expect(reply.body).toContain('We encountered an error!')
})

test('programs get JSON, and the API never answers with a page [X02]', async () => {
  const { app: server } = await app(() => Promise.reject(new Error('broken')))
  expect((await server.inject('/attendees/u-1')).json()).toMatchObject({ error: 'Internal Server Error' })
  const api = await server.inject({ url: '/api/web/events/nothing', headers: READER })
  expect(api.headers['content-type']).toContain('application/json')
})

test('contributors have an error screen of their own, and no error screen is a page [R05] [X02]', async () => {
  const { app: server } = await app()
  const broken = await server.inject({ url: '/2026/contributors/%zz', headers: READER })
  expect(broken.statusCode).toBe(400)
  expect(broken.body).toContain('Back to all contributors')
  for (const url of ['/500', '/500.html', '/errors/contributors']) {
    expect((await server.inject(url)).statusCode, url).toBe(404)
  }
})
