import { expect, test } from 'vitest'
import { aSearchApp } from './a-programme.ts'

test('suggests an event with its type, venue and picture, anything else with its id [C01] [E09] [S05]', async () => {
  const { post } = await aSearchApp()

  expect((await post('/search/suggestions', { q: 'lantern' })).json()).toEqual([
    {
      type: 'event',
      name: 'Lantern Choir',
      thumbnail_url: 'https://images.example.org/lantern.jpg',
      event_id: 'lantern',
      event_type: 'showcase',
      venue_name: 'Harbour Hall · Upper Deck',
    },
  ])
  expect((await post('/search/suggestions', { q: 'night ferry' })).json()).toEqual([
    { type: 'music_fest_presenter', name: 'Night Ferry', entity_id: 'presenter' },
  ])
})

test.each(['', ' ', 'h', ' h ', '\t\n'])(
  'suggests nothing for %j: it takes two characters after trimming [S04]',
  async (q) => {
    const { post } = await aSearchApp()
    expect((await post('/search/suggestions', { q })).json()).toEqual([])
  },
)

test('suggests only the kinds asked for, by a list, joined or by a category; all of them otherwise [C01] [V03]', async () => {
  const { post } = await aSearchApp()
  const typesOf = async (models?: unknown) => [
    ...new Set(
      ((await post('/search/suggestions', { q: 'harbour', models })).json() as { type: string }[]).map(
        ({ type }) => type,
      ),
    ),
  ]

  expect(await typesOf('venue')).toEqual(['venue'])
  expect(await typesOf(['venue', 'ghost'])).toEqual(['venue'])
  expect(await typesOf('Venues')).toEqual(['venue'])
  expect((await typesOf()).length).toBeGreaterThan(1)
  expect(await typesOf('ghost')).toEqual(await typesOf())
})

test('marks what matched outside the name, with everything else escaped [C01] [S07]', async () => {
  const { post } = await aSearchApp()
  const [found] = (await post('/search/suggestions', { q: 'lamplight' })).json()

  expect(found.name).toBe('Lantern Choir')
  expect(found.highlight.description.join()).toMatch(/<em>lamplight<\/em> &amp; candle/)
  expect(found.highlight).not.toHaveProperty('name')
})

test('suggests at most eight [C01]', async () => {
  const events = Array.from({ length: 30 }, (_, index) => ({
    id: `e${index}`,
    event_id: `e${index}`,
    name: `Harbour ${index}`,
  }))
  const { post } = await aSearchApp({ records: { events } })
  expect((await post('/search/suggestions', { q: 'harbour' })).json()).toHaveLength(8)
})

test('refuses a text that nobody types, and a missing one [C01]', async () => {
  const { post } = await aSearchApp()
  for (const body of [{ q: 'x'.repeat(10_000) }, { q: 5 }, {}]) {
    const reply = await post('/search/suggestions', body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toMatch(/^The field "q": /)
  }
})

test('suggests from the landing edition, or from the one that a page of another year names [C01]', async () => {
  const { post } = await aSearchApp()
  const suggested = async (body: object) => {
    const reply = await post('/search/suggestions', { q: 'last year', ...body })
    return [
      reply.statusCode,
      ...(reply.statusCode === 200 ? reply.json().map(({ name }: { name: string }) => name) : []),
    ]
  }

  expect(await suggested({})).toEqual([200])
  expect(await suggested({ year: 2026 })).toEqual([200])
  expect(await suggested({ year: 2025 })).toEqual([200, 'Last year'])
  expect(await suggested({ year: 1999 })).toEqual([404])
  expect(await suggested({ year: '2025' })).toEqual([400])
})
