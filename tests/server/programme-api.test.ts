import { expect, test } from 'vitest'
import { anApp } from './a-release.ts'

test('answers the feature flags of the festival, with the defaults for the rest [C07] [E13]', async () => {
  const app = await anApp()

  const reply = await app.inject('/api/web/features')

  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    alphanav: false,
    attendee_directory: false,
    dashboard: false,
    filters: true,
    filter_counts: false,
    nearby: false,
    pagination: true,
    preview_mode: true,
    venues: true,
  })
})

test('answers an event with its people, films and venue nested in it [C12] [E01]', async () => {
  const app = await anApp()

  const reply = await app.inject('/api/web/2026/events/concert')

  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.json()).toEqual({
    type: 'event',
    id: 'concert',
    event_id: 'MS 1/concert',
    year: 2026,
    name: 'Øya Night',
    alpha: 'O',
    description: '<p>Loud.</p>',
    start_time: '2026-03-13T01:00:00-05:00',
    end_time: '2026-03-13T02:00:00-05:00',
    date: '2026-03-12',
    event_type: 'showcase',
    thumbnail_url: 'https://images.example.org/concert.jpg',
    thumbnail: { url: 'https://images.example.org/concert.jpg' },
    credentials: [{ name: 'Music Badge', type: 'music' }],
    tags: [{ id: 't1', name: 'Folk' }],
    contributors: [
      {
        entity_id: 'band',
        type: 'artist',
        name: 'The Band',
        genre: 'Folk',
        links: { website: 'https://band.example.org/' },
      },
      {
        entity_id: 'host',
        type: 'person',
        name: 'Ana Host',
        company: 'Radio',
        bio: '<p>Talks.</p>',
        role: 'moderator',
      },
    ],
    films: [{ id: 'film', name: 'A Film' }],
    venue: {
      id: 'room',
      name: 'Room 1',
      root: { id: 'hall', name: 'Hall' },
      parent_venue: { id: 'hall', name: 'Hall' },
      location: { address: '1 Main St' },
    },
  })
})

test('answers an event without a time, place or people [C12]', async () => {
  const app = await anApp({ records: { events: [{ id: 'tba', event_id: 'tba', name: '2 Be Announced' }] } })

  const reply = await app.inject('/api/web/2026/events/tba')

  expect(reply.json()).toEqual({
    type: 'event',
    id: 'tba',
    event_id: 'tba',
    year: 2026,
    name: '2 Be Announced',
    alpha: '#',
    contributors: [],
    films: [],
  })
})

test('means the landing edition without a year, and only the named one with it [C12] [C13]', async () => {
  const app = await anApp()
  const status = async (url: string) => (await app.inject(url)).statusCode

  expect((await app.inject('/api/web/events/concert')).body).toBe(
    (await app.inject('/api/web/2026/events/concert')).body,
  )
  expect((await app.inject('/api/web/contributors/band')).body).toBe(
    (await app.inject('/api/web/2026/contributors/band')).body,
  )
  expect(await status('/api/web/2025/events/last-year')).toBe(200)
  expect(await status('/api/web/events/last-year')).toBe(404)
  expect(await status('/api/web/2025/events/concert')).toBe(404)
  expect(await status('/api/web/1999/events/concert')).toBe(404)
})

test('answers a person with their events in the order of time [C13] [E02]', async () => {
  const app = await anApp()

  const reply = await app.inject('/api/web/2026/contributors/host')

  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    entity_id: 'host',
    id: 'host',
    type: 'person',
    year: 2026,
    name: 'Ana Host',
    company: 'Radio',
    bio: '<p>Talks.</p>',
    events: [
      {
        type: 'event',
        id: 'concert',
        event_id: 'MS 1/concert',
        name: 'Øya Night',
        start_time: '2026-03-13T01:00:00-05:00',
        end_time: '2026-03-13T02:00:00-05:00',
        date: '2026-03-12',
        event_type: 'showcase',
        thumbnail_url: 'https://images.example.org/concert.jpg',
        role: 'moderator',
        venue: {
          id: 'room',
          name: 'Room 1',
          root: { id: 'hall', name: 'Hall' },
          parent_venue: { id: 'hall', name: 'Hall' },
          location: { address: '1 Main St' },
        },
      },
      { type: 'event', id: 'panel', event_id: 'panel', name: 'Panel' },
    ],
  })
})

test('answers artists under contributors and under artists, people under contributors only [C13]', async () => {
  const app = await anApp()
  const asContributor = await app.inject('/api/web/2026/contributors/band')

  expect(asContributor.json()).toMatchObject({ type: 'artist', name: 'The Band', events: [{ id: 'concert' }] })
  expect((await app.inject('/api/web/2026/artists/band')).body).toBe(asContributor.body)
  expect((await app.inject('/api/web/artists/band')).body).toBe(asContributor.body)
  expect((await app.inject('/api/web/artists/host')).statusCode).toBe(404)
})

test.each([
  ['/api/web/events', 'Event ID is required'],
  ['/api/web/events/', 'Event ID is required'],
  ['/api/web/2026/events', 'Event ID is required'],
  ['/api/web/2026/events/', 'Event ID is required'],
  ['/api/web/2026/events/?x=1', 'Event ID is required'],
  ['/api/web/contributors/', 'Contributor ID is required'],
  ['/api/web/2026/contributors/', 'Contributor ID is required'],
  ['/api/web/2026/artists/', 'Artist ID is required'],
  ['/api/web/artists', 'Artist ID is required'],
  ['/api/web/twenty/events/concert', 'The field "year" must be an integer.'],
  ['/api/web/20.5/events/concert', 'The field "year" must be an integer.'],
  ['/api/web/2026x/contributors/band', 'The field "year" must be an integer.'],
  ['/api/web/-2026/artists/band', 'The field "year" must be an integer.'],
])('answers 400 to %s: %s [V02] [X03]', async (url, message) => {
  const app = await anApp()

  const reply = await app.inject(url)

  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({ error: 'Bad Request', message, request_id: reply.headers['x-request-id'] })
})

test('answers an unknown id with 404, the sentence of the specification and an id to quote [X03] [X02]', async () => {
  const app = await anApp()

  const reply = await app.inject('/api/web/2026/events/nothing')

  expect(reply.statusCode).toBe(404)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json()).toEqual({
    error: 'Not Found',
    message: 'Failed to fetch record',
    request_id: expect.stringMatching(/^[0-9a-f]{10}-[0-9a-z]+$/),
  })
  expect(reply.json().request_id).toBe(reply.headers['x-request-id'])
})

test('answers what is not published exactly as an id that never was [T03] [C12] [C13]', async () => {
  const app = await anApp()
  const withoutId = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url)
    const { date: _date, 'x-request-id': requestId, 'content-length': _length, ...rest } = headers
    return { statusCode, rest, body: body.replace(String(requestId), 'ID') }
  }
  const unknown = await withoutId('/api/web/2026/events/nothing')

  expect(await withoutId('/api/web/2026/events/embargoed')).toEqual(unknown)
  expect(await withoutId('/api/web/2026/events/unpublished')).toEqual(unknown)
  expect(await withoutId('/api/web/2026/contributors/secret-guest')).toEqual(unknown)
  expect(await withoutId('/api/web/artists/secret-guest')).toEqual(unknown)
  for (const url of ['/api/web/events/concert', '/api/web/contributors/host', '/api/web/contributors/band']) {
    expect((await app.inject(url)).body).not.toContain('CANARY')
  }
})

test('lets anyone keep a public answer for a minute and answers 304 to its ETag [C12]', async () => {
  const app = await anApp()
  const first = await app.inject('/api/web/events/concert')
  const again = await app.inject({ url: '/api/web/events/concert', headers: { 'if-none-match': first.headers.etag } })

  expect(first.headers['cache-control']).toBe('public, max-age=60')
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers.etag).toBe(first.headers.etag)
  expect((await app.inject('/api/web/events/panel')).headers.etag).not.toBe(first.headers.etag)
})

test('finds the building of a room even when two venues name each other as parent', async () => {
  const app = await anApp({
    records: {
      events: [{ id: 'e', event_id: 'e', name: 'E', venue_id: 'a' }],
      venues: [
        { id: 'a', name: 'A', parent_venue: { id: 'b', name: 'B' } },
        { id: 'b', name: 'B', parent_venue: { id: 'a', name: 'A' } },
      ],
    },
  })

  expect((await app.inject('/api/web/events/e')).json().venue.root).toEqual({ id: 'b', name: 'B' })
})

test('answers a parent that is only a name as the root', async () => {
  const app = await anApp({
    records: {
      events: [{ id: 'e', event_id: 'e', name: 'E', venue_id: 'a' }],
      venues: [{ id: 'a', name: 'A', parent_venue: { name: 'Old Mill' } }],
    },
  })

  expect((await app.inject('/api/web/events/e')).json().venue.root).toEqual({ name: 'Old Mill' })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s on what can only be read', async (method) => {
  const app = await anApp()

  const reply = await app.inject({ method, url: '/api/web/2026/events/concert', payload: '<x/>' })

  expect(reply.statusCode).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
})

test('says that it is healthy, to nobody but the one who asks', async () => {
  const app = await anApp()

  const reply = await app.inject('/healthz')

  expect(reply.json()).toEqual({ status: 'ok' })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('answers an unknown address of the API as JSON, not as a page', async () => {
  const app = await anApp()

  const reply = await app.inject('/api/web/nothing')

  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual({
    error: 'Not Found',
    message: 'Nothing is here.',
    request_id: reply.headers['x-request-id'],
  })
})
