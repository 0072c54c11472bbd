import { expect, test } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { FavoriteEnvelopeSchema } from '../../../src/server/favorites/schemas.ts'
import type { StoredFavorite } from '../../../src/server/ports/favorites.ts'
import { PROGRAMME } from '../search/a-programme.ts'
import { aCaller, aFavoritesApp, type Caller } from './signed-in.ts'

type Kept = Pick<StoredFavorite, 'type' | 'id'> & { name?: string }

async function aKeeper(kept: Kept[], parts: Parameters<typeof aFavoritesApp>[0] = {}) {
  const { stores, call } = await aFavoritesApp(parts)
  const ada = await aCaller(stores, 'ada')
  for (const { type, id, name = '' } of kept) {
    await stores.favorites.add(ada.uid, { type, id, name, keptAt: new Date(0) })
  }
  const search = async (body: unknown, { url = '/search/favorites', as = ada as Caller } = {}) => {
    const reply = await call(as, 'POST', url, body)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    return FavoriteEnvelopeSchema.strict().parse(reply.json())
  }
  return { stores, call, search }
}

const idsOf = ({ hits }: { hits: { _id: string }[] }) => hits.map(({ _id }) => _id)

const MIXED: Kept[] = [
  { type: 'venue', id: 'hall' },
  { type: 'event', id: 'lantern' },
  { type: 'entity', id: 'presenter' },
  { type: 'event', id: 'tides' },
  { type: 'entity', id: 'tove' },
]

test('answers with what somebody keeps, grouped as a search groups it [C10] [R10]', async () => {
  const { search } = await aKeeper(MIXED)
  const all = await search({})
  expect([all.grouping, all.total, idsOf(all)]).toEqual(['model', 5, ['tides', 'lantern', 'presenter', 'tove', 'hall']])
  const events = await search({ models: 'event' })
  expect([events.grouping, idsOf(events)]).toEqual(['start_time', ['tides', 'lantern']])
  expect(events.hits[0]).toMatchObject({ type: 'event', favorite_id: 'tides', favorite_type: 'event' })
  const stands = await search({ models: ['brand', 'exhibitor', 'music_fest_presenter'] })
  expect([stands.grouping, idsOf(stands)]).toEqual(['alpha', ['presenter']])
})

test('narrows by filters, and counts only what is kept [C10] [B08]', async () => {
  const { search } = await aKeeper(MIXED, { features: { filter_counts: true } })
  const { aggregations } = await search({ models: 'event' })
  expect(aggregations.find(({ name }) => name === 'event_type')?.buckets).toEqual([
    { key: 'showcase', doc_count: 1 },
    { key: 'panel', doc_count: 1 },
  ])
  const music = await search({ models: 'event', filters: [{ field: 'credential_types', value: 'music' }] })
  expect(idsOf(music)).toEqual(['lantern'])
  expect(music.filters).toEqual([{ field: 'credential_types', value: ['music'] }])
})

test('keeps what left the programme, and says what it was called [C10] [R10]', async () => {
  const { search } = await aKeeper([
    { type: 'event', id: 'dropped', name: 'The Dropped Show' },
    { type: 'entity', id: 'left', name: 'Left Band' },
    { type: 'event', id: 'tides', name: 'Reading the Tides' },
  ])
  const events = await search({ models: 'event' })
  expect(idsOf(events)).toEqual(['tides', 'dropped'])
  expect(events.hits[1]).toEqual({
    type: 'gone',
    _id: 'dropped',
    _source: { id: 'dropped', name: 'The Dropped Show', gone: true },
    favorite_type: 'event',
    favorite_id: 'dropped',
  })
  expect(idsOf(await search({ models: 'artist,person' }))).toEqual(['left'])
  expect(idsOf(await search({ models: 'venue' }))).toEqual([])
})

test('says that something is canceled, and what it was called before it was renamed [C10]', async () => {
  const events = PROGRAMME.events?.map((event) => (event.id === 'tides' ? { ...event, canceled: true } : event)) ?? []
  const { search } = await aKeeper([{ type: 'event', id: 'tides', name: 'Reading the Waves' }], {
    records: { ...PROGRAMME, events },
  })
  const { hits } = await search({ models: 'event' })
  expect(hits[0]?._source).toMatchObject({
    name: 'Reading the Tides',
    kept_name: 'Reading the Waves',
    canceled: true,
  })
})

test('says when and where an event was to be before it moved [C10]', async () => {
  const stores = memoryStores()
  const before = await aFavoritesApp({ stores })
  const ada = await aCaller(stores, 'ada')
  for (const id of ['lantern', 'tides', 'later']) await before.call(ada, 'POST', '/favorite/events', { id })
  const events = PROGRAMME.events?.map((event) => {
    if (event.id === 'lantern') return { ...event, start_time: '2026-03-14T20:00:00-05:00', venue_id: 'hall' }
    // The same moment in other words.
    return event.id === 'tides' ? { ...event, start_time: '2026-03-12T15:00:00Z' } : event
  })
  const after = await aFavoritesApp({ stores, records: { ...PROGRAMME, events: events ?? [] } })
  const { hits } = (await after.call(ada, 'POST', '/search/favorites', { models: 'event' })).json()
  const changes = hits.map(({ _id, _source }: { _id: string; _source: Record<string, unknown> }) => [
    _id,
    Object.fromEntries(Object.entries(_source).filter(([name]) => name.startsWith('kept_'))),
  ])
  expect(Object.fromEntries(changes)).toEqual({
    tides: {},
    later: {},
    lantern: { kept_start: '2026-03-13T01:00:00-05:00', kept_venue: 'Upper Deck' },
  })
})

test('says where there are favorites of another year, and shows them there [C10]', async () => {
  const { search, call, stores } = await aKeeper([
    { type: 'event', id: 'last-year' },
    { type: 'event', id: 'tides' },
  ])
  const now = await search({})
  expect([idsOf(now), now.other_years]).toEqual([['tides'], [{ year: 2025, count: 1 }]])
  const then = await search({}, { url: '/2025/search/favorites' })
  expect([idsOf(then), then.other_years]).toEqual([['last-year'], [{ year: 2026, count: 1 }]])
  const ada = await aCaller(stores, 'ada')
  expect((await call(ada, 'POST', '/1999/search/favorites', {})).statusCode).toBe(404)
})

const PEOPLE = [
  { attendee: { uid: 'u1', name: 'Zoe Wren', company: 'Wren & Sons' }, isListed: true },
  { attendee: { uid: 'u2', name: 'Abe Crane' }, isListed: true },
  { attendee: { uid: 'u3', name: 'CANARY' }, isListed: false },
]

test('shows kept attendees while they are listed, and no name afterwards [C10] [P02]', async () => {
  const { search, stores, call } = await aKeeper([], { features: { attendee_directory: true } })
  await stores.attendees.replace([PEOPLE])
  const ada = await aCaller(stores, 'ada')
  for (const [uid, code] of [
    ['u1', 201],
    ['u2', 201],
    ['u3', 404],
  ]) {
    expect((await call(ada, 'POST', '/favorite/attendees', { id: uid })).statusCode).toBe(code)
  }
  const { hits } = await search({ models: 'attendee' })
  expect(hits.map(({ _source }) => _source.name)).toEqual(['Abe Crane', 'Zoe Wren'])
  await stores.attendees.replace([PEOPLE.map((person) => ({ ...person, isListed: false }))])
  const later = await search({ models: 'attendee' })
  const gone = { name: 'Somebody who is no longer in the directory', gone: true }
  expect(later.hits.map(({ _source }) => _source).toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))).toEqual([
    { id: 'u1', ...gone },
    { id: 'u2', ...gone },
  ])
})

test('takes no attendee while there is no directory [C03]', async () => {
  const { stores, call } = await aKeeper([], { features: { attendee_directory: false } })
  await stores.attendees.replace([PEOPLE])
  const ada = await aCaller(stores, 'ada')
  expect((await call(ada, 'POST', '/favorite/attendees', { id: 'u1' })).statusCode).toBe(404)
})

test('refuses a search that nobody can mean [C10]', async () => {
  const { call, stores } = await aKeeper([])
  const ada = await aCaller(stores, 'ada')
  for (const body of [{ filters: 'x' }, { models: 7 }, { filters: [{ field: '', value: 'x' }] }, []]) {
    expect((await call(ada, 'POST', '/search/favorites', body)).statusCode).toBe(400)
  }
  const { 'x-csrf-token': _, ...headers } = ada.headers
  const bare = await call({ headers: { ...headers, 'x-csrf-token': '' } }, 'POST', '/search/favorites', {})
  expect(bare.statusCode).toBe(200)
})
