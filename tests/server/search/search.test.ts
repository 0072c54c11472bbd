import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type SearchEnvelope, SearchEnvelopeSchema } from '../../../src/schema/search.ts'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { storesThatFail } from '../stores/stores-that-fail.ts'
import { aSearchApp } from './a-programme.ts'

type Post = Awaited<ReturnType<typeof aSearchApp>>['post']

async function search(post: Post, body: unknown, url = '/search'): Promise<SearchEnvelope> {
  const reply = await post(url, body)
  expect(reply.statusCode).toBe(200)
  return SearchEnvelopeSchema.strict().parse(reply.json())
}
const idsOf = ({ hits }: SearchEnvelope) => hits.map(({ _id }) => _id)
const namesOf = ({ aggregations }: SearchEnvelope) => aggregations.map(({ name }) => name)

test('answers everything that a card shows under the names of the specification, and nothing more [C08] [E11]', async () => {
  const { post } = await aSearchApp()
  const { hits } = await search(post, { models: 'event' })

  expect(hits[0]).toEqual({
    type: 'event',
    _id: 'tides',
    favorite_id: 'tides',
    favorite_type: 'event',
    _source: {
      id: 'tides',
      event_id: 'tides',
      name: 'Reading the Tides',
      event_type: 'panel',
      start_time: '2026-03-12T10:00:00-05:00',
      date: '2026-03-12',
      venue: { id: 'hall', name: 'Harbour Hall' },
      contributors: [{ name: 'Panelist A' }, { name: 'Panelist B' }, { name: 'Panelist C' }],
      contributors_count: 5,
      featured: true,
    },
  })
  expect(hits[1]).toEqual({
    type: 'event',
    _id: 'lantern',
    favorite_id: 'lantern',
    favorite_type: 'event',
    _source: {
      id: 'lantern',
      event_id: 'X/1',
      name: 'Lantern Choir',
      event_type: 'showcase',
      start_time: '2026-03-13T01:00:00-05:00',
      end_time: '2026-03-13T02:00:00-05:00',
      date: '2026-03-12',
      venue: { id: 'room', name: 'Upper Deck', root: { name: 'Harbour Hall' } },
      thumbnail_url: 'https://images.example.org/lantern.jpg',
      credentials: [{ name: 'Music Badge', type: 'music' }],
      credential_types: ['music'],
      genre: 'Choral',
      contributors: [{ name: 'Maren Lund' }, { name: 'Tove Ask' }],
    },
  })
})

test('finds every kind, each as what it is kept in the favourites [C08] [D02]', async () => {
  const { post } = await aSearchApp()
  const { hits, total, models, grouping } = await search(post, { models: 'everything,unknown' })

  expect([...new Set(hits.map(({ type, favorite_type }) => `${type} ${favorite_type}`))]).toEqual([
    'event event',
    'film entity',
    'brand entity',
    'exhibitor entity',
    'music_fest_presenter entity',
    'artist entity',
    'person entity',
    'venue venue',
  ])
  expect(total).toBe(hits.length)
  expect(models).toEqual(['event', 'artist', 'person', 'film', 'brand', 'exhibitor', 'music_fest_presenter', 'venue'])
  expect(grouping).toBe('model')
})

test('leaves unknown kinds and fields out, and takes kinds as a list, joined, or by a category [V03] [C08]', async () => {
  const { post } = await aSearchApp()
  for (const models of [['venue', 'ghost'], 'venue,ghost', 'Venues', ' venue ']) {
    const answer = await search(post, { models, filters: [{ field: 'ghost', value: 'x' }] })
    expect([answer.models, answer.filters, idsOf(answer)]).toEqual([['venue'], [], ['hall', 'room']])
  }
  expect((await search(post, { models: 'attendee' })).total).toBe(0)
})

test('orders without a term by time, days without a time after it, and by name [C08] [B06]', async () => {
  const { post } = await aSearchApp()

  expect(idsOf(await search(post, { models: 'event' }))).toEqual(['tides', 'lantern', 'later', 'someday'])
  expect(idsOf(await search(post, { models: 'artist,person' })).slice(0, 3)).toEqual(['maren', 'p-a', 'p-b'])
})

test.each([
  [{ models: 'event' }, 'start_time'],
  [{ models: 'event', term: 'harbour' }, 'model'],
  [{ models: 'artist,person' }, 'alpha'],
  [{ models: 'venue' }, 'alpha'],
  [{ models: 'event,venue' }, 'model'],
  [{ filters: [{ field: 'genre', value: 'Choral' }] }, 'model'],
])('groups %j by %s [B06]', async (body, grouping) => {
  const { post } = await aSearchApp()
  expect((await search(post, body)).grouping).toBe(grouping)
})

test('widens by several values of a field and narrows by several fields, for the kinds that a filter names [C08] [E11]', async () => {
  const { post } = await aSearchApp()
  const filtered = async (...filters: object[]) => idsOf(await search(post, { models: 'event,artist', filters }))

  expect(await filtered({ field: 'event_type', value: ['showcase', 'workshop'] })).toEqual(['lantern', 'someday'])
  expect(await filtered({ field: 'genre', value: 'Choral' })).toEqual(['lantern', 'maren'])
  expect(
    await filtered({ field: 'genre', value: 'Choral' }, { field: 'date', value: '2026-03-12', models: ['event'] }),
  ).toEqual(['lantern', 'maren'])
  expect(await filtered({ field: 'genre', value: 'Choral' }, { field: 'date', value: '2026-03-14' })).toEqual([])
})

test('takes event types that are called the same for one choice [B08]', async () => {
  const { post } = await aSearchApp()
  const { hits, filters, aggregations } = await search(post, {
    models: 'event',
    filters: [{ field: 'event_type', value: 'session' }],
  })

  expect(hits.map(({ _id }) => _id)).toEqual(['tides', 'later'])
  expect(filters).toEqual([{ field: 'event_type', value: ['panel'] }])
  expect(aggregations[0]).toEqual({
    name: 'event_type',
    title: 'Event Type',
    buckets: [{ key: 'showcase' }, { key: 'panel' }, { key: 'workshop' }],
    labels: { showcase: 'Showcase', panel: 'Session', workshop: 'Workshop' },
    hidden: true,
    open: true,
    model: 'event',
  })
})

test('offers only fields that leave a choice, in one order, and the CPE credit only with a true one [V06] [B08]', async () => {
  const { post } = await aSearchApp()

  expect(namesOf(await search(post, { models: 'event' }))).toEqual([
    'event_type',
    'credential_types',
    'date',
    'venue',
    'genre',
    'tags',
    'cpe_credit',
  ])
  const credit = (await search(post, { models: 'event' })).aggregations.at(-1)
  expect(credit?.buckets).toEqual([{ key: 'true' }])
  expect(namesOf(await search(post, { models: 'event', filters: [{ field: 'venue', value: 'room' }] }))).not.toContain(
    'cpe_credit',
  )
  expect(namesOf(await search(post, { models: 'artist,person' }))).toEqual(['type', 'genre', 'country'])
  expect(namesOf(await search(post, { models: 'brand' }))).toEqual(['category'])
  expect(namesOf(await search(post, { models: 'venue' }))).toEqual([])
})

test('puts days and venues by their names into sections, under the kind they belong to [B08] [E11]', async () => {
  const { post } = await aSearchApp()
  const { aggregations } = await search(post, { models: 'event,person' })
  const by = (name: string) => aggregations.find((aggregation) => aggregation.name === name)

  expect(by('date')).toEqual({
    name: 'date',
    title: 'Date',
    buckets: [{ key: '2026-03-12' }, { key: '2026-03-14' }],
    labels: { '2026-03-12': 'Mar 12, 2026', '2026-03-14': 'Mar 14, 2026' },
    open: true,
    group: 'Events',
    model: 'event',
  })
  expect(by('venue')?.labels).toEqual({ hall: 'Harbour Hall', room: 'Upper Deck' })
  expect(by('country')).toMatchObject({ buckets: [{ key: 'Chile' }, { key: 'Norway' }], group: 'Contributors' })
})

test('counts when the flag says so, and keeps a choice that nothing has any more [B08] [C08]', async () => {
  const { post } = await aSearchApp({ features: { filter_counts: true } })
  const { aggregations } = await search(post, {
    models: 'event',
    filters: [
      { field: 'event_type', value: 'workshop' },
      { field: 'genre', value: 'Polka' },
    ],
  })
  const by = (name: string) => aggregations.find((aggregation) => aggregation.name === name)?.buckets

  expect(by('genre')).toEqual([{ key: 'Polka', doc_count: 0 }])
  expect(by('event_type')).toEqual([{ key: 'workshop', doc_count: 0 }])
  expect((await search(post, { models: 'artist,person' })).aggregations[0]?.buckets).toEqual([
    { key: 'artist', doc_count: 1 },
    { key: 'person', doc_count: 6 },
  ])
})

test('shows why something was found, with everything escaped but the marks [E11]', async () => {
  const { post } = await aSearchApp()
  const { hits } = await search(post, { term: 'lamplight', models: 'event' })

  expect(hits.map(({ _id }) => _id)).toEqual(['lantern'])
  expect(hits[0]?.highlight?.description?.join()).toMatch(/<em>lamplight<\/em> &amp; candle/)
})

test('searches nothing when nothing is asked, and still says by what it could be narrowed [T04]', async () => {
  const { post } = await aSearchApp()
  for (const body of [{}, { term: '  ' }, { term: null, filters: null, models: null, hash: null }, { models: [] }]) {
    const answer = await search(post, body)
    expect([answer.total > 0, answer.hits]).toEqual([expect.any(Boolean), []])
    expect(namesOf(answer)).toContain('event_type')
  }
})

test('answers a part of the hits with the count of all [C08]', async () => {
  const { post } = await aSearchApp()
  const part = await search(post, { models: 'event', from: 1, size: 2 })
  expect([part.total, idsOf(part)]).toEqual([4, ['lantern', 'later']])
})

test('knows a search again by its hash, however it was written [D01]', async () => {
  const { post } = await aSearchApp()
  const first = await search(post, {
    term: ' Harbour ',
    models: ['venue', 'event'],
    filters: [{ field: 'date', value: ['2026-03-14', '2026-03-12'], models: ['event'] }],
  })
  const same = await search(post, {
    term: 'Harbour',
    models: 'event,venue',
    filters: [
      { field: 'date', value: '2026-03-12', models: ['event'] },
      { field: 'date', value: '2026-03-14', models: ['event'] },
    ],
  })
  expect(same).toEqual(first)
  expect(first.hash).toBe(first.id)
  expect(await search(post, { hash: first.hash })).toEqual(first)
  expect(await search(post, { hash: first.hash }, '/2026/search')).toEqual(first)
  expect((await search(post, { hash: first.hash, term: 'Deck' })).term).toBe('Deck')
})

test('answers an unknown hash with the empty state [D01]', async () => {
  const { post } = await aSearchApp()
  for (const hash of ['unknown', "'; DROP TABLE stored_search; --", '\ud800', 'x'.repeat(300)]) {
    expect((await search(post, { hash })).hits).toEqual([])
  }
})

test('searches the edition of the year, the landing edition without one [C08] [V02]', async () => {
  const { post } = await aSearchApp()

  expect(idsOf(await search(post, { models: 'event' }, '/2025/search'))).toEqual(['last-year'])
  expect(idsOf(await search(post, { models: 'event' }, '/2026/search'))).toHaveLength(4)
  expect((await post('/1999/search', { term: 'x' })).statusCode).toBe(404)
  const wrong = await post('/abc/search', { term: 'x' })
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'The field "year" must be an integer.'])
})

test('never finds what is not published [T03]', async () => {
  const { post } = await aSearchApp()
  for (const body of [{ term: 'CANARY' }, { term: 'harbour' }, { models: 'event' }, { models: 'artist' }]) {
    expect((await post('/search', body)).body.replace(/"term":"[^"]*"/, '')).not.toContain('CANARY')
  }
  expect((await post('/search/suggestions', { q: 'CANARY' })).json()).toEqual([])
})

test('goes on searching while its store is down, and says so when a stored search is asked for [D01]', async () => {
  const stores = storesThatFail()
  const lines: string[] = []
  const { post } = await aSearchApp({ stores, report: (line) => lines.push(line) })

  expect(idsOf(await search(post, { models: 'venue' }))).toEqual(['hall', 'room'])
  const refused = await post('/search', { hash: 'a' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  await search(post, { models: 'venue' })
  await search(post, { models: 'event' })
  expect(lines.filter((line) => line.startsWith('A search'))).toEqual(['A search was not stored: disk full'])
})

test('stores a search that its store refused as soon as somebody asks again [D01]', async () => {
  const stores = memoryStores()
  const { keep } = stores.searches
  let isDown = true
  stores.searches.keep = (...search) => (isDown ? Promise.reject(new Error('locked')) : keep(...search))
  const { post } = await aSearchApp({ stores, report: () => {} })

  const { hash } = await search(post, { term: 'harbour' })
  isDown = false
  expect(await stores.searches.read(hash)).toBeUndefined()
  await search(post, { term: 'harbour' })
  expect(await stores.searches.read(hash)).toMatchObject({ term: 'harbour' })
})

test('stores a search once a day and lets it go after a year without use [D01]', async () => {
  const stores = memoryStores()
  let now = new Date('2026-03-12T09:00:00Z')
  const { post } = await aSearchApp({ stores, clock: () => now })
  const { hash } = await search(post, { term: 'harbour' })
  const read = () => stores.searches.read(hash)
  expect(await read()).toMatchObject({ term: 'harbour' })

  now = new Date('2027-03-10T09:00:00Z')
  await search(post, { term: 'harbour' })
  now = new Date('2027-03-14T09:00:00Z')
  await search(post, { term: 'tides' })
  expect(await read()).toMatchObject({ term: 'harbour' })
  now = new Date('2028-03-20T09:00:00Z')
  await search(post, { term: 'lantern' })
  expect(await read()).toBeUndefined()
})

test('sends long answers compressed as the client takes them', async () => {
  const { app, post } = await aSearchApp()
  const plain = await post('/search', { models: 'unknown' })
  const gzip = await post('/search', { models: 'unknown' }, { 'accept-encoding': 'gzip' })
  const brotli = await post('/search', { models: 'unknown' }, { 'accept-encoding': 'br, gzip' })

  expect(gzip.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
    'cache-control': 'no-store',
  })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(brotli.headers['content-encoding']).toBe('br')
  expect((await app.inject('/search/suggestions')).statusCode).toBe(405)
})
