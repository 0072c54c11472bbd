import type { z } from 'zod'
import type { RecordsSchema } from '../../../src/schema/snapshot.ts'
import { type AppParts, anApp } from '../a-release.ts'

/** A small programme with something of every kind, and with things that nobody may see yet. */
export const PROGRAMME: z.input<typeof RecordsSchema> = {
  events: [
    {
      id: 'lantern',
      event_id: 'X/1',
      name: 'Lantern Choir',
      description: '<p>Songs by <b>lamplight</b> &amp; candle, with the harbour in sight.</p>',
      start_time: '2026-03-13T01:00:00-05:00',
      end_time: '2026-03-13T02:00:00-05:00',
      date: '2026-03-12',
      event_type: 'showcase',
      genre: 'Choral',
      credentials: [{ name: 'Music Badge', type: 'music' }],
      credential_types: ['music'],
      thumbnail_url: 'https://images.example.org/lantern.jpg',
      tags: [{ id: 't1', name: 'Voices' }],
      contributors: [{ entity_id: 'maren' }, { entity_id: 'tove' }, { entity_id: 'hidden' }],
      venue_id: 'room',
    },
    {
      id: 'tides',
      event_id: 'tides',
      name: 'Reading the Tides',
      start_time: '2026-03-12T10:00:00-05:00',
      event_type: 'panel',
      cpe_credit: true,
      contributors: ['a', 'b', 'c', 'd', 'e'].map((letter) => ({ entity_id: `p-${letter}` })),
      venue_id: 'hall',
      featured: true,
    },
    { id: 'later', event_id: 'later', name: 'Harbour Walk', date: '2026-03-14', event_type: 'session' },
    {
      id: 'someday',
      event_id: 'someday',
      name: '<b>"Quotes" & \'signs\'</b>',
      event_type: 'workshop',
      cpe_credit: false,
    },
    { id: 'embargoed', event_id: 'embargoed', name: 'CANARY harbour', publish_at: '2027-01-01T00:00:00Z' },
  ],
  contributors: [
    { entity_id: 'maren', type: 'artist', name: 'Maren Lund', genre: 'Choral', country: 'Norway', featured: true },
    { entity_id: 'tove', type: 'person', name: 'Tove Ask', title: 'Pilot', company: 'Harbour Office' },
    ...['a', 'b', 'c', 'd', 'e'].map((letter) => ({
      entity_id: `p-${letter}`,
      type: 'person' as const,
      name: `Panelist ${letter.toUpperCase()}`,
      country: letter === 'a' ? 'Norway' : 'Chile',
    })),
    { entity_id: 'hidden', type: 'artist', name: 'CANARY guest', publish_at: null },
  ],
  films: [{ id: 'film', name: 'Salt Roads', genres: ['Drama'], countries: ['Chile'], runtime: '88 min' }],
  brands: [{ id: 'brand', name: 'Kelp & Co', category: 'Food' }],
  exhibitors: [{ id: 'stand', name: 'Buoy Works', booths: ['12'] }],
  presenters: [{ id: 'presenter', name: 'Night Ferry' }],
  venues: [
    { id: 'hall', name: 'Harbour Hall', location: { address: '1 Quay' } },
    { id: 'room', name: 'Upper Deck', parent_venue: { id: 'hall', name: 'Harbour Hall' } },
  ],
}

/** What every call of ours carries; there is no session yet that a token could belong to. */
export const CALL = { 'content-type': 'application/json', 'x-csrf-token': '' }

export async function aSearchApp(parts: AppParts = {}) {
  const app = await anApp({ records: PROGRAMME, report: (line) => console.error(line), ...parts })
  const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    return app.inject({ method: 'POST', url, payload, headers: { ...CALL, ...headers } })
  }
  return { app, post }
}
