import { expect, test } from 'vitest'
import { INTERESTED_MAX } from '../../../src/domain/limits.ts'
import { InterestedSchema } from '../../../src/schema/people.ts'
import { aCaller, aFavoritesApp } from './signed-in.ts'

test('names who chose to be seen, and counts everybody [C06] [E10] [B12]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'Ada', { isPublic: true, imageUrl: 'https://images.example.org/ada.jpg' })
  const bo = await aCaller(stores, 'Bo')
  const cy = await aCaller(stores, 'Cy', { isPublic: true })
  for (const caller of [ada, bo, cy]) await call(caller, 'POST', '/favorite/events', { id: 'lantern' })

  const reply = await call(bo, 'GET', '/favorite/event/lantern/interested.json', undefined, {
    'x-requested-with': 'XMLHttpRequest',
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  const answer = InterestedSchema.strict().parse(reply.json())
  expect({ ...answer, users: answer.users.toSorted((a, b) => (a.first_name < b.first_name ? -1 : 1)) }).toEqual({
    public: 2,
    total: 3,
    users: [
      { first_name: 'Ada', last_name: 'Heron', image_url: 'https://images.example.org/ada.jpg', uid: ada.uid },
      { first_name: 'Cy', last_name: 'Heron', image_url: null, uid: cy.uid },
    ],
  })
})

test('says nothing of who does not want to be seen, then or later [C06] [P02]', async () => {
  const { stores, call } = await aFavoritesApp()
  const [ada, shy] = [await aCaller(stores, 'Ada'), await aCaller(stores, 'CANARY', { isPublic: true })]
  await call(shy, 'POST', '/favorite/entities', { id: 'maren' })
  const ask = async () => (await call(ada, 'GET', '/favorite/entities/maren/interested.json')).body
  expect(await ask()).toContain('CANARY')
  await stores.people.setPublic(shy.uid, false)
  expect(JSON.parse(await ask())).toEqual({ public: 0, total: 1, users: [] })
  await stores.people.erase(shy.uid)
  expect(JSON.parse(await ask())).toEqual({ public: 0, total: 0, users: [] })
})

test('names sixty at most [K04]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'Ada')
  for (let at = 0; at < INTERESTED_MAX + 5; at += 1) {
    const { uid } = await aCaller(stores, `Guest ${at}`, { isPublic: true })
    await stores.favorites.add(uid, { type: 'venue', id: 'hall', name: 'Harbour Hall', keptAt: new Date(0) })
  }
  const { users, ...counts } = (await call(ada, 'GET', '/favorite/venue/hall/interested.json')).json()
  expect([counts, users.length]).toEqual([{ public: 65, total: 65 }, 60])
})

test('answers for nothing that is not there, or not public yet [C06]', async () => {
  const { stores, call } = await aFavoritesApp()
  const ada = await aCaller(stores, 'Ada')
  await stores.favorites.add(ada.uid, { type: 'event', id: 'embargoed', name: 'CANARY', keptAt: new Date(0) })
  for (const id of ['embargoed', 'nothing']) {
    const reply = await call(ada, 'GET', `/favorite/event/${id}/interested.json`)
    expect([reply.statusCode, reply.body.includes('CANARY')]).toEqual([404, false])
  }
})
