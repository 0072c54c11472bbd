import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { z } from 'zod'
import { headerRules } from '../../src/domain/security-headers.ts'
import type { Features } from '../../src/schema/features.ts'
import { FestivalSchema, type FestivalSettings } from '../../src/schema/festival.ts'
import { EditionSchema, RecordsSchema } from '../../src/schema/snapshot.ts'
import type { Api } from '../../src/server/api.ts'
import { type AppDeps, buildApp } from '../../src/server/app.ts'
import { loadRelease } from '../../src/server/release.ts'

export const MORNING = '2026-03-12T09:00:00-05:00'

/** The records of 2026: a concert, a panel at an unknown time, and things that nobody may see yet. */
export const RECORDS: z.input<typeof RecordsSchema> = {
  events: [
    {
      id: 'concert',
      event_id: 'MS 1/concert',
      name: 'Øya Night',
      description: '<p>Loud.</p>',
      start_time: '2026-03-13T01:00:00-05:00',
      end_time: '2026-03-13T02:00:00-05:00',
      date: '2026-03-12',
      event_type: 'showcase',
      thumbnail_url: 'https://images.example.org/concert.jpg',
      credentials: [{ name: 'Music Badge', type: 'music' }],
      tags: [{ id: 't1', name: 'Folk' }],
      contributors: [{ entity_id: 'band' }, { entity_id: 'host', role: 'moderator' }, { entity_id: 'secret-guest' }],
      venue_id: 'room',
      film_ids: ['film'],
    },
    { id: 'panel', event_id: 'panel', name: 'Panel', contributors: [{ entity_id: 'host' }] },
    { id: 'embargoed', event_id: 'embargoed', name: 'CANARY event', publish_at: '2026-03-12T18:00:00-05:00' },
    { id: 'unpublished', event_id: 'unpublished', name: 'CANARY draft', publish_at: null },
  ],
  contributors: [
    {
      entity_id: 'band',
      type: 'artist',
      name: 'The Band',
      genre: 'Folk',
      links: { website: 'https://band.example.org/' },
      announcement_date: '2026-01-05',
    },
    { entity_id: 'host', type: 'person', name: 'Ana Host', company: 'Radio', bio: '<p>Talks.</p>' },
    { entity_id: 'secret-guest', type: 'artist', name: 'CANARY guest', publish_at: null },
  ],
  films: [{ id: 'film', name: 'A Film' }],
  venues: [
    { id: 'hall', name: 'Hall', location: { address: '1 Main St' } },
    { id: 'room', name: 'Room 1', parent_venue: { id: 'hall', name: 'Hall' } },
  ],
}

/** The files of a site that matter to a server: pages, not-found pages, an asset, a picture. */
export const SITE: Record<string, string | Buffer> = {
  'index.html': '<h1>Festival</h1>',
  '404.html': '<h1>Page not found</h1>',
  'events/concert.html': `<h1>Øya Night</h1>${'<p>Loud.</p>'.repeat(400)}`,
  'events/404.html': '<h1>Page not found</h1><a href="/search/event">Back to all events</a>',
  '2026/events/concert.html': '<h1>Øya Night</h1>',
  '2026/artists.html': '<h1>Artists</h1>',
  '2026/artists/band.html': '<h1>The Band</h1>',
  '_astro/site.CAFE.css': 'body{color:red}'.repeat(200),
  'fonts/display.woff2': Buffer.from([1, 2, 3, 4]),
  'pictures/concert.avif': Buffer.from([5, 6, 7]),
  _headers: '/*\n  X-A: b',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
}

export interface ReleaseParts {
  site?: Record<string, string | Buffer>
  records?: z.input<typeof RecordsSchema>
  headers?: object
  features?: Partial<Features>
  /** Settings of the attendee directory. */
  directory?: FestivalSettings['attendees']
}

/** A release folder, as the build writes it, that goes away with the test. */
export function aReleaseFolder({
  site = SITE,
  records = RECORDS,
  headers,
  features,
  directory,
}: ReleaseParts = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'marquee-release-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const edition = (year: number) => EditionSchema.parse({ year, name: `Festival ${year}`, zone: 'America/Chicago' })
  const files: Record<string, string | Buffer> = {
    'programme.json': JSON.stringify({
      festival: FestivalSchema.parse({ features: { venues: true, ...features }, attendees: directory }),
      now: MORNING,
      landingYear: 2026,
      editions: [
        { edition: edition(2026), records: RecordsSchema.parse(records) },
        {
          edition: edition(2025),
          records: RecordsSchema.parse({ events: [{ id: 'last-year', event_id: 'last-year', name: 'Last year' }] }),
        },
      ],
    }),
    'headers.json': JSON.stringify(headers ?? { rules: headerRules({ imgHosts: ['https://images.example.org'] }) }),
    ...Object.fromEntries(Object.entries(site).map(([path, body]) => [join('site', path), body])),
  }
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), body)
  }
  return root
}

export type AppParts = ReleaseParts & Partial<Omit<AppDeps, 'release'>> & { tls?: boolean }

/** The server on such a release, ready for `inject`. */
export async function anApp({
  tls = false,
  timeouts,
  report,
  stores,
  clock,
  signIn,
  countCall,
  ...parts
}: AppParts = {}): Promise<Api> {
  const release = await loadRelease(aReleaseFolder(parts), { tls })
  const app = await buildApp({
    release,
    clock: clock ?? (() => new Date(MORNING)),
    ...(stores && { stores }),
    ...(signIn && { signIn }),
    ...(countCall && { countCall }),
    ...(timeouts && { timeouts }),
    ...(report && { report }),
  })
  onTestFinished(() => app.close())
  return app
}
