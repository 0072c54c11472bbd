import { expect, test, vi } from 'vitest'
import type { Attendee } from '../../../src/schema/people.ts'
import { memoryAttendees } from '../../../src/server/adapters/memory/attendees.ts'
import { openDirectory } from '../../../src/server/directory/directory.ts'
import { StoreDown } from '../../../src/server/ports/store-down.ts'
import { ADA, aDirectoryApp, HIDDEN, PEOPLE } from './a-directory.ts'

const CLOSED = { attendee_directory: false }
const namesOf = (reply: { json(): unknown }) =>
  (reply.json() as { hits: { _source: { name: string } }[] }).hits.map(({ _source }) => _source.name)

test('lists everybody by letter and name, without words [C09] [R11]', async () => {
  const { post } = await aDirectoryApp()
  const reply = await post('/search/attendees', {})
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json()).toMatchObject({ total: 4, grouping: 'alpha', models: ['attendee'], filters: [], term: '' })
  expect(namesOf(reply)).toEqual(['Ada Quillfeather', 'Ben Tarn', 'Cleo Marsh', '123 Nobody'])
})

test('finds people by name, job, company, town and industry, mistakes forgiven [C09]', async () => {
  const { post } = await aDirectoryApp()
  for (const term of ['quillfeather', 'Ada Q', 'typesetter', 'inkworks', 'port ellery', 'quilfeather', 'ada norway']) {
    expect(namesOf(await post('/search/attendees', { term })), term).toEqual(['Ada Quillfeather'])
  }
  const { hits } = (await post('/search/attendees', { term: 'inkworks' })).json()
  expect(hits).toEqual([
    {
      type: 'attendee',
      _id: 'ada-1',
      _source: {
        uid: 'ada-1',
        name: 'Ada Quillfeather',
        pronoun: 'she/her',
        title: 'Typesetter',
        company: 'Inkworks & Daughters',
        hometown: 'Port Ellery',
        country: 'Norway',
        industry: 'Publishing',
        badge_type: 'Platinum',
        image_url: '/pictures/ada.avif',
      },
      highlight: { company: ['<em>Inkworks</em> &amp; Daughters'] },
      favorite_id: 'ada-1',
      favorite_type: 'attendee',
    },
  ])
})

test('narrows by badge, industry, kind of company and country, and counts the choices [C09] [E11]', async () => {
  const { post } = await aDirectoryApp()
  const reply = await post('/search/attendees', { filters: [{ field: 'country', value: ['Chile'] }] })
  expect(namesOf(reply)).toEqual(['Ben Tarn', 'Cleo Marsh'])
  expect(reply.json().aggregations).toEqual([
    {
      name: 'badge_type',
      title: 'Badge',
      buckets: [
        { key: 'Film', doc_count: 1 },
        { key: 'Platinum', doc_count: 1 },
      ],
      open: true,
      model: 'attendee',
    },
    {
      name: 'industry',
      title: 'Industry',
      buckets: [{ key: 'Publishing', doc_count: 1 }],
      open: true,
      model: 'attendee',
    },
    {
      name: 'country',
      title: 'Country',
      buckets: [
        { key: 'Chile', doc_count: 2 },
        { key: 'Norway', doc_count: 1 },
      ],
      open: true,
      model: 'attendee',
    },
  ])
  const both = { filters: [...reply.json().filters, { field: 'industry', value: 'Publishing' }] }
  expect(namesOf(await post('/search/attendees', both))).toEqual(['Cleo Marsh'])
  const nobody = await post('/search/attendees', { filters: [{ field: 'country', value: 'Atlantis' }] })
  expect(nobody.json()).toMatchObject({ total: 0, hits: [] })
  expect(
    nobody
      .json()
      .aggregations.at(-1)
      .buckets.map(({ key }: { key: string }) => key),
  ).toContain('Atlantis')
  expect(namesOf(await post('/search/attendees', { filters: [{ field: 'uid', value: 'ben' }] }))).toHaveLength(4)
})

test('answers long lists in parts [C09]', async () => {
  const people = Array.from({ length: 300 }, (_, index) => ({
    uid: `p${index}`,
    name: `Person ${String(index).padStart(3, '0')}`,
  }))
  const { post } = await aDirectoryApp({ people })
  const first = await post('/search/attendees', { size: 5000 })
  expect([first.json().total, first.json().hits.length]).toEqual([300, 120])
  const last = await post('/search/attendees', { from: 240, term: 'person' })
  expect([last.json().total, last.json().hits.length]).toEqual([300, 60])
})

test('gives the whole record of a person, stored nowhere [C14] [E03]', async () => {
  const { app } = await aDirectoryApp()
  const reply = await app.inject('/attendees/ada-1.json')
  expect(reply.json()).toEqual(ADA)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers.etag).toBeUndefined()
  expect((await app.inject('/attendees/cleo.x.json')).json().name).toBe('Cleo Marsh')
})

test('who is not listed looks exactly like nobody: record, page, search and suggestions [C14] [R12]', async () => {
  const { app, post } = await aDirectoryApp()
  for (const suffix of ['.json', '']) {
    const [hidden, unknown] = [
      await app.inject(`/attendees/canary-uid${suffix}`),
      await app.inject(`/attendees/nobody${suffix}`),
    ]
    const withoutId = ({ body }: { body: string }) => body.replace(/"request_id":"[^"]*"/, '')
    expect([hidden.statusCode, withoutId(hidden)]).toEqual([404, withoutId(unknown)])
    const { 'x-request-id': _, date: __, ...headers } = hidden.headers
    const { 'x-request-id': ___, date: ____, ...others } = unknown.headers
    expect(headers).toEqual(others)
  }
  expect((await app.inject('/attendees/nobody.json')).json().message).toBe('Failed to fetch record')
  for (const term of [HIDDEN.name, 'Canarytitle', 'Canarytown']) {
    expect((await post('/search/attendees', { term })).json()).toMatchObject({ total: 0, hits: [] })
    expect((await post('/search/suggestions', { q: term, models: 'attendee' })).json()).toEqual([])
  }
})

test('suggests people where they are asked for, and leads to their page [D03] [E09]', async () => {
  const { post } = await aDirectoryApp()
  expect((await post('/search/suggestions', { q: 'inkw', models: 'attendee' })).json()).toEqual([
    {
      type: 'attendee',
      name: 'Ada Quillfeather',
      thumbnail_url: '/pictures/ada.avif',
      highlight: { company: ['<em>Inkworks</em> &amp; Daughters'] },
      entity_id: 'ada-1',
    },
  ])
  const both = (await post('/search/suggestions', { q: 'harbour', models: 'event,venue,attendee' })).json()
  expect(both.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Harbour Hall', 'Harbour Walk', 'Ben Tarn']),
  )
  const programme = (await post('/search/suggestions', { q: 'harbour' })).json()
  expect(programme.map(({ type }: { type: string }) => type)).not.toContain('attendee')
})

test('is not there at all while the festival has not opened it [C09] [C14] [R11]', async () => {
  const { app, post } = await aDirectoryApp({ features: CLOSED })
  expect((await post('/search/attendees', { term: 'ada' })).statusCode).toBe(404)
  for (const path of ['/attendees/ada-1.json', '/attendees/ada-1', '/2026/attendees/ada-1']) {
    const reply = await app.inject(path)
    expect([path, reply.statusCode]).toEqual([path, 404])
  }
  expect((await post('/search/suggestions', { q: 'quill', models: 'attendee' })).json()).toEqual([])
})

test('an import is seen in a running server, and so is a removal [R11]', async () => {
  const attendees = memoryAttendees()
  const replace = (people: Attendee[]) => attendees.replace([people.map((attendee) => ({ attendee, isListed: true }))])
  await replace([ADA])
  const directory = openDirectory(attendees, { locale: 'en-US' }, (line) => console.error(line))
  const all = async () =>
    (await directory.ask('search', { term: '', filters: [], from: 0, size: 10 })).hits.map(({ _id }) => _id)
  try {
    expect(await all()).toEqual(['ada-1'])
    await replace(PEOPLE)
    expect(await all()).toEqual(['ada-1'])
    await directory.refresh()
    expect(await all()).toEqual(['ada-1', 'ben', 'cleo.x', 'nul'])
    await attendees.remove('ben')
    await directory.refresh()
    expect(await all()).toEqual(['ada-1', 'cleo.x', 'nul'])
    expect(directory.version).toBe(3)
    await directory.refresh()
    expect(directory.version).toBe(3)
  } finally {
    await directory.close()
  }
})

test('a store that is away leaves the directory as it was, and is reported once', async () => {
  const attendees = memoryAttendees()
  await attendees.replace([[{ attendee: ADA, isListed: true }]])
  const lines: string[] = []
  const directory = openDirectory(attendees, { locale: 'en-US' }, (line) => lines.push(line))
  try {
    await directory.refresh()
    vi.spyOn(attendees, 'revision').mockRejectedValue(new Error('locked'))
    await directory.refresh()
    await directory.refresh()
    expect(lines).toEqual(['The attendee directory was not read anew: locked'])
    expect((await directory.ask('suggest', 'ada')).map(({ name }) => name)).toEqual(['Ada Quillfeather'])
  } finally {
    await directory.close()
  }
})

test('a store that fails costs the record a 503 with a time to come back, and its log names nobody [C14]', async () => {
  const { app, stores, lines } = await aDirectoryApp()
  vi.spyOn(stores.attendees, 'read').mockRejectedValue(new StoreDown(new Error('disk')))
  vi.spyOn(stores.attendees, 'has').mockRejectedValue(new StoreDown(new Error('disk')))
  const reply = await app.inject('/attendees/ada-1.json')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  await app.inject({ url: '/attendees/ada-1?q=quill', headers: { accept: 'text/html' } })
  expect(lines.join('\n')).toContain('/attendees/…')
  expect(lines.join('\n')).not.toMatch(/ada-1|quill/i)
})

test('takes any body: a refusal that names the field, or an answer, and never a fault [C09] [X06]', async () => {
  const { app, lines } = await aDirectoryApp()
  const bodies: [body: unknown, status: number, headers?: Record<string, string>][] = [
    [{}, 403, { 'content-type': 'application/json' }],
    ['[]', 400],
    [{ term: 5 }, 400],
    [{ term: 'x'.repeat(301) }, 400],
    [{ filters: [{ field: 'country', value: Array(201).fill('x') }] }, 400],
    [{ filters: [{ field: '__proto__', value: 'x' }] }, 200],
    [{ filters: [{ field: 'country', value: '__proto__' }] }, 200],
    [{ from: 1e9 }, 200],
    [{ from: -1 }, 400],
    [{ models: 'event,shoes' }, 200],
    [{ term: '\ud800 <b>' }, 200],
  ]
  for (const [body, status, headers = { 'content-type': 'application/json', 'x-csrf-token': '' }] of bodies) {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const reply = await app.inject({ method: 'POST', url: '/search/attendees', payload, headers })
    expect([payload.slice(0, 60), reply.statusCode]).toEqual([payload.slice(0, 60), status])
  }
  expect(lines).toEqual([])
})
