import { expect, test } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'
import { aCaller, aFavoritesApp } from './signed-in.ts'

const NOTHING = { attendee: [], event: [], entity: [], venue: [] }

test('keeps what somebody stars and lists it by type, for them alone and for no cache [C03] [C05] [E10]', async () => {
  const { stores, call } = await aFavoritesApp()
  const [ada, bo] = [await aCaller(stores, 'ada'), await aCaller(stores, 'bo')]
  const added = await call(ada, 'POST', '/favorite/events', { id: 'lantern' })
  expect([added.statusCode, added.json()]).toEqual([201, { id: 'lantern', type: 'event' }])
  await call(ada, 'POST', '/favorite/entities', { id: 'film' })
  await call(ada, 'POST', '/favorite/venues', { id: 'hall' })

  const list = await call(ada, 'GET', '/favorite.json')
  expect(list.json()).toEqual({ ...NOTHING, event: ['lantern'], entity: ['film'], venue: ['hall'] })
  expect(list.headers['cache-control']).toBe('no-store')
  expect((await call(bo, 'GET', '/favorite.json')).json()).toEqual(NOTHING)

  expect((await call(ada, 'DELETE', '/favorite/events/lantern')).statusCode).toBe(204)
  expect((await call(ada, 'GET', '/favorite.json')).json()).toEqual({ ...NOTHING, entity: ['film'], venue: ['hall'] })
})

test('takes a type in the plural and in the singular of the older buttons [V01] [C18]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'ada')
  for (const [type, id] of [
    ['event', 'lantern'],
    ['events', 'tides'],
    ['entity', 'maren'],
    ['entities', 'tove'],
    ['venue', 'hall'],
    ['venues', 'room'],
  ]) {
    expect((await call(ada, 'POST', `/favorite/${type}`, { id })).statusCode).toBe(201)
    expect((await call(ada, 'DELETE', `/favorite/${type}/${id}`)).statusCode).toBe(204)
  }
  expect((await call(ada, 'GET', '/favorite.json')).json()).toEqual(NOTHING)
})

test('keeps every kind of entity, also presenters [D02]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'ada')
  const ids = ['maren', 'tove', 'film', 'brand', 'stand', 'presenter']
  for (const id of ids) expect((await call(ada, 'POST', '/favorite/entities', { id })).statusCode).toBe(201)
  expect((await call(ada, 'GET', '/favorite.json')).json().entity.toSorted()).toEqual(ids.toSorted())
})

test('refuses any other type with the words of the specification [V01]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'ada')
  for (const type of ['artist', 'Events', 'eventss', '__proto__', 'constructor', '%20', 'query2']) {
    const replies = [
      await call(ada, 'POST', `/favorite/${type}`, { id: 'lantern' }),
      await call(ada, 'DELETE', `/favorite/${type}/lantern`),
      await call(ada, 'GET', `/favorite/${type}/lantern/interested.json`),
    ]
    for (const reply of replies) {
      expect([type, reply.statusCode, reply.json().message]).toEqual([type, 400, 'invalid favorite type'])
    }
  }
})

test('refuses what is not in the programme, and what is not public yet in the same words [C03]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'ada')
  const answers = await Promise.all(
    [
      ['events', 'nothing'],
      ['events', 'embargoed'],
      ['entities', 'hidden'],
      ['events', 'hall'],
      ['attendees', 'nobody'],
    ].map(async ([type, id]) => {
      const { statusCode, body } = await call(ada, 'POST', `/favorite/${type}`, { id })
      return [statusCode, { ...JSON.parse(body), request_id: '' }]
    }),
  )
  const missing = {
    error: 'Not Found',
    message: 'The programme has no such thing, so it cannot be a favorite.',
    request_id: '',
  }
  expect(answers).toEqual(answers.map(() => [404, missing]))
  expect((await call(ada, 'GET', '/favorite.json')).json()).toEqual(NOTHING)
})

test('asks for an id, and takes a number for one [V02] [C18]', async () => {
  const { stores, call } = await aFavoritesApp({
    records: { events: [{ id: '7', event_id: '7', name: 'Seven' }] },
  })
  const ada = await aCaller(stores, 'ada')
  for (const body of [{}, { id: '' }, { id: null }, { id: ['7'] }, { id: 'x'.repeat(501) }, [], 'no JSON', '']) {
    expect([body, (await call(ada, 'POST', '/favorite/events', body)).statusCode]).toEqual([body, 400])
  }
  expect((await call(ada, 'POST', '/favorite/event', { id: 7 })).statusCode).toBe(201)
  expect((await call(ada, 'GET', '/favorite.json')).json().event).toEqual(['7'])
})

test('says which of some ids are kept [C02]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'ada')
  await call(ada, 'POST', '/favorite/events', { id: 'lantern' })
  await call(ada, 'POST', '/favorite/venues', { id: 'hall' })
  await call(ada, 'POST', '/favorite/venues', { id: 'room' })
  const reply = await call(ada, 'POST', '/favorite/query', { ids: ['hall', 'lantern', 'tides', 'hall'] })
  expect(reply.statusCode).toBe(200)
  expect(new Set(reply.json().map((item: object) => JSON.stringify(item)))).toEqual(
    new Set(['{"id":"hall","type":"venue"}', '{"id":"lantern","type":"event"}']),
  )
  expect((await call(ada, 'POST', '/favorite/query', { ids: [] })).json()).toEqual([])
  const long = await call(ada, 'POST', '/favorite/query', { ids: Array.from({ length: 1001 }, (_, at) => `${at}`) })
  expect(long.statusCode).toBe(400)
  const huge = await call(ada, 'POST', '/favorite/query', { ids: ['x'.repeat(70_000)] })
  expect(huge.statusCode).toBe(413)
  for (const body of [{}, { ids: 'hall' }, { ids: [null] }, []]) {
    expect((await call(ada, 'POST', '/favorite/query', body)).statusCode).toBe(400)
  }
})

test('keeps one when somebody stars it twice, in one tab or in two at once [C03]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'ada')
  const star = () => call(ada, 'POST', '/favorite/events', { id: 'lantern' })
  const codes = (await Promise.all([star(), star(), star()])).map(({ statusCode }) => statusCode)
  expect(codes.toSorted()).toEqual([200, 200, 201])
  expect((await call(ada, 'GET', '/favorite.json')).json().event).toEqual(['lantern'])
  expect((await call(ada, 'DELETE', '/favorite/events/lantern')).statusCode).toBe(204)
  // The other tab does not know yet.
  expect((await call(ada, 'DELETE', '/favorite/events/lantern')).statusCode).toBe(204)
})

test('takes away what has left the programme [C04]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'ada')
  await stores.favorites.add(ada.uid, { type: 'event', id: 'gone', name: 'Gone', keptAt: new Date(0) })
  expect((await call(ada, 'POST', '/favorite/events', { id: 'gone' })).statusCode).toBe(404)
  expect((await call(ada, 'DELETE', '/favorite/events/gone')).statusCode).toBe(204)
  expect((await call(ada, 'GET', '/favorite.json')).json()).toEqual(NOTHING)
})

const CALLS = [
  ['GET', '/favorite.json', undefined],
  ['POST', '/favorite/query', { ids: ['lantern'] }],
  ['POST', '/favorite/events', { id: 'lantern' }],
  ['DELETE', '/favorite/events/lantern', undefined],
  ['GET', '/favorite/events/lantern/interested.json', undefined],
  ['POST', '/search/favorites', {}],
  ['POST', '/2026/search/favorites', {}],
] as const

test('answers nobody who is not signed in, whatever they ask [C05] [C06] [P01]', async () => {
  const { call } = await aFavoritesApp()
  const stolen = { headers: { cookie: `__Host-marquee=${'a'.repeat(43)}` } }
  for (const [method, url, body] of CALLS) {
    for (const caller of [undefined, stolen]) {
      const reply = await call(caller, method, url, body)
      expect([url, reply.statusCode, reply.headers['cache-control']]).toEqual([url, 401, 'no-store'])
    }
  }
})

test("refuses writes without the session's own token, from another site, or as a form [V08]", async () => {
  const { stores, call } = await aFavoritesApp()
  const [ada, bo] = [await aCaller(stores, 'ada'), await aCaller(stores, 'bo')]
  const { 'x-csrf-token': _, ...withoutToken } = ada.headers
  const bodyOf = (method: string) => (method === 'POST' ? { id: 'lantern' } : undefined)
  for (const [method, url] of [
    ['POST', '/favorite/events'],
    ['DELETE', '/favorite/events/lantern'],
  ] as const) {
    for (const headers of [
      { ...withoutToken, 'x-csrf-token': '' },
      { ...ada.headers, 'x-csrf-token': bo.headers['x-csrf-token'] ?? '' },
      { ...ada.headers, 'sec-fetch-site': 'cross-site' },
      { ...ada.headers, 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await call({ headers }, method, url, bodyOf(method))).statusCode).toBe(403)
    }
  }
  const form = await call(ada, 'POST', '/favorite/events', 'id=lantern', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(form.statusCode).toBe(415)
  expect((await call(ada, 'GET', '/favorite.json')).json()).toEqual(NOTHING)
})

test('asks to come again while the store is down, and says nothing of why [C03]', async () => {
  const stores = memoryStores()
  const ada = await aCaller(stores, 'ada')
  const down = () => Promise.reject(new Error('SQLITE_FULL: /var/secret.db'))
  const broken: Stores = { ...stores, favorites: { list: down, add: down, remove: down, interest: down } }
  const { call } = await aFavoritesApp({ stores: broken, report: () => {} })
  for (const [method, url, body] of CALLS) {
    const reply = await call(ada, method, url, body)
    expect([url, reply.statusCode, reply.headers['retry-after']]).toEqual([url, 503, '5'])
    expect(reply.body).not.toContain('SQLITE')
  }
})

test('acknowledges a favorite only when the store has [C03]', async () => {
  const stores = memoryStores()
  const ada = await aCaller(stores, 'ada')
  let acknowledge: (isNew: boolean) => void = () => {}
  const slow: Stores = {
    ...stores,
    favorites: { ...stores.favorites, add: () => new Promise((resolve) => (acknowledge = resolve)) },
  }
  const { call } = await aFavoritesApp({ stores: slow })
  let isAnswered = false
  const reply = call(ada, 'POST', '/favorite/events', { id: 'lantern' }).then((answer) => {
    isAnswered = true
    return answer.statusCode
  })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(isAnswered).toBe(false)
  acknowledge(true)
  expect(await reply).toBe(201)
})

/** Counts what a call asks of the store. */
function counted(stores: Stores): { stores: Stores; read(): number } {
  let asked = 0
  const watch = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          asked += 1
          return value.apply(target, given)
        }
      },
    })
  return {
    stores: { ...stores, favorites: watch(stores.favorites), attendees: watch(stores.attendees) },
    read: () => asked,
  }
}

test('asks the store as often for thirty favorites as for one [C05] [C10]', async () => {
  const plain = memoryStores()
  const events = Array.from({ length: 30 }, (_, at) => ({ id: `e${at}`, event_id: `e${at}`, name: `Event ${at}` }))
  const { stores, read } = counted(plain)
  const { call } = await aFavoritesApp({ records: { events }, stores, features: { attendee_directory: true } })
  const people = events.map(({ id }) => ({ attendee: { uid: `u-${id}`, name: `Person ${id}` }, isListed: true }))
  await plain.attendees.replace([people])
  const [one, thirty] = [await aCaller(plain, 'one'), await aCaller(plain, 'thirty')]
  for (const { id } of events) {
    for (const caller of id === 'e0' ? [one, thirty] : [thirty]) {
      expect((await call(caller, 'POST', '/favorite/events', { id })).statusCode).toBe(201)
      expect((await call(caller, 'POST', '/favorite/attendees', { id: `u-${id}` })).statusCode).toBe(201)
    }
  }
  for (const [method, url, body] of [
    ['GET', '/favorite.json', undefined],
    ['POST', '/favorite/query', { ids: events.map(({ id }) => id) }],
    ['POST', '/search/favorites', { models: 'event' }],
    ['GET', '/favorite/events/e0/interested.json', undefined],
  ] as const) {
    const costs = []
    for (const caller of [one, thirty]) {
      const before = read()
      expect((await call(caller, method, url, body)).statusCode).toBe(200)
      costs.push(read() - before)
    }
    // One for the list, and one for the people in it where there are some.
    const [cost] = url === '/search/favorites' ? [2] : [1]
    expect([url, costs]).toEqual([url, [cost, cost]])
  }
})
