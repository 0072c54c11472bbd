import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { signedIn } from '../sign-in/a-visitor.ts'
import { aDirectoryApp, HIDDEN } from './a-directory.ts'

/** Every word that only the person who is not listed has. */
const CANARY = /canary|hiddenperson/i

const ENCODINGS = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync }

test('not a byte of who is not listed is in any answer, to anybody, in any form [C09] [C14] [R12]', async () => {
  const stores = memoryStores()
  const { app, lines } = await aDirectoryApp({ stores })
  const { reads } = await signedIn(stores)
  const values = Object.values(HIDDEN)
  const json = { 'content-type': 'application/json', 'x-csrf-token': '' }
  const bodies = [
    {},
    ...values.flatMap((term) => [{ term }, { term: term.slice(0, 6) }]),
    ...(['country', 'industry', 'badge_type', 'company_type'] as const).map((field) => ({
      filters: [{ field, value: HIDDEN[field] ?? '' }],
    })),
  ]
  const asks = [
    ...bodies.map((payload) => ({ method: 'POST' as const, url: '/search/attendees', payload })),
    ...values.map((q) => ({
      method: 'POST' as const,
      url: '/search/suggestions',
      payload: { q, models: 'attendee,event,person' },
    })),
    ...values.map((term) => ({ method: 'POST' as const, url: '/search', payload: { term } })),
    ...['.json', '', '?q=x'].map((end) => ({ method: 'GET' as const, url: `/attendees/${HIDDEN.uid}${end}` })),
    ...values.map((value) => ({
      method: 'GET' as const,
      url: `/attendees?q=${encodeURIComponent(value.slice(0, 200))}`,
    })),
    { method: 'GET' as const, url: '/attendees?page=1' },
    { method: 'GET' as const, url: '/api/openapi.json' },
  ]
  /** What the caller said is in the answer as the caller's own words: it is taken out before the answer is looked at. */
  const withoutEcho = (text: string, ask: (typeof asks)[number]) => {
    const said = 'payload' in ask ? JSON.stringify(ask.payload) : decodeURIComponent(ask.url)
    return text
      .replace(/"(term|key|value)":("(?:[^"\\]|\\.)*"|\[[^\]]*\])/g, (whole, _name, value: string) =>
        said.includes(value.replace(/^\["?|"?\]$|^"|"$/g, '').slice(0, 12)) ? '' : whole,
      )
      .replace(/ value="[^"]*"/g, '')
  }
  let answers = 0
  for (const ask of asks) {
    for (const headers of [json, { ...json, ...reads }]) {
      for (const [encoding, decode] of Object.entries(ENCODINGS)) {
        const reply = await app.inject({ ...ask, headers: { ...headers, 'accept-encoding': encoding } })
        const isEncoded = reply.headers['content-encoding'] !== undefined
        const text = (isEncoded ? decode(reply.rawPayload) : reply.rawPayload).toString()
        expect(withoutEcho(text, ask), `${ask.url} ${JSON.stringify(ask)}`).not.toMatch(CANARY)
        expect(JSON.stringify(reply.headers)).not.toMatch(CANARY)
        answers += 1
      }
    }
  }
  expect(answers).toBeGreaterThan(200)
  expect(lines.join('\n')).not.toMatch(CANARY)
})

test('who is listed is stored by nobody on the way, and nothing of the release names them [E03]', async () => {
  const { app, post } = await aDirectoryApp()
  for (const reply of [
    await app.inject('/attendees/ada-1.json'),
    await post('/search/attendees', { term: 'ada' }),
    await post('/search/suggestions', { q: 'quillfeather', models: 'attendee' }),
    await app.inject('/attendees?q=ada'),
  ]) {
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('Ada Quillfeather')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers.etag).toBeUndefined()
  }
  for (const path of ['/attendees', '/attendees/ada-1', '/', '/api/openapi.json', '/api/web/features']) {
    expect((await app.inject(path)).body, path).not.toMatch(/quillfeather|ada-1/i)
  }
})
