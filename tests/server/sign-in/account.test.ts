import { expect, test } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { aBrowser } from '../../sign-in/browser.ts'
import { anApp, MORNING, SITE } from '../a-release.ts'
import { type SignedIn, signedIn } from './a-visitor.ts'

async function aServer() {
  const stores = memoryStores()
  const app = await anApp({ stores, signIn: { products: [], demo: 'loopback', tls: false } })
  const as = (somebody: SignedIn) => {
    const browser = aBrowser(app)
    browser.jar.take(`${somebody.cookie}; Path=/`)
    browser.jar.take('marquee_hint=1; Path=/')
    return browser
  }
  return { app, stores, as }
}

const keep = (stores: ReturnType<typeof memoryStores>, { uid }: SignedIn, id: string) =>
  stores.favorites.add(uid, { type: 'event', id, name: `Name of ${id}`, keptAt: new Date(MORNING) })

test('hands out everything that is kept about somebody, and nothing about anybody else', async () => {
  const { stores, as } = await aServer()
  const [anna, ben] = [await signedIn(stores, { name: 'Anna Visitor' }), await signedIn(stores, { name: 'Ben CANARY' })]
  await keep(stores, anna, 'concert')
  await keep(stores, ben, 'canary')

  const reply = await as(anna).ask('/account/data.json')

  expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json()).toEqual({
    made_at: new Date(MORNING).toISOString(),
    person: {
      uid: anna.uid,
      product: 'test',
      subject: 'Anna Visitor',
      firstName: 'Anna',
      lastName: 'Visitor',
      isPublic: false,
      signedInAt: new Date(MORNING).toISOString(),
    },
    session: {
      uid: anna.uid,
      product: 'test',
      roles: ['attendee'],
      startedAt: new Date(MORNING).toISOString(),
      usedAt: new Date(MORNING).toISOString(),
    },
    favorites: [{ type: 'event', id: 'concert', name: 'Name of concert', keptAt: new Date(MORNING).toISOString() }],
  })
  expect(reply.body).not.toMatch(/canary/i)
})

test('shows who somebody is, and escapes what a provider called them', async () => {
  const { stores, as } = await aServer()
  const mallory = await signedIn(stores, { name: '<img/src=x> "&\'', roles: ['attendee', 'staff'], venues: ['hall'] })
  await keep(stores, mallory, 'concert')
  const { body, headers } = await as(mallory).ask('/account')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).not.toContain('<img')
  expect(body).toContain('&lt;img/src=x&gt;')
  expect(body).toContain('<dt>Doors you set</dt><dd>hall</dd>')
  expect(body).toContain('1 favorite<')
})

test('deletes everything about somebody, here and in every other browser of theirs', async () => {
  const { stores, as } = await aServer()
  const phone = await signedIn(stores, { name: 'Anna Visitor', isPublic: true })
  const laptop = await signedIn(stores, { name: 'Anna Visitor' })
  const ben = await signedIn(stores, { name: 'Ben Other' })
  await keep(stores, phone, 'concert')
  await keep(stores, ben, 'concert')
  const browser = as(phone)

  expect((await browser.post('/auth/account/erase', { authenticity_token: phone.csrf })).statusCode).toBe(400)
  expect((await browser.post('/auth/account/erase', { confirm: 'yes' })).statusCode).toBe(403)
  expect(await stores.people.read(phone.uid)).toBeDefined()

  const done = await browser.post('/auth/account/erase', { authenticity_token: phone.csrf, confirm: 'yes' })
  expect([done.statusCode, done.headers.location]).toEqual([303, '/account/erased'])
  expect([...browser.jar.cookies]).toEqual([])
  expect((await browser.ask('/account/erased')).body).toContain('Everything about you is deleted')
  expect((await as(laptop).ask('/session.json')).statusCode).toBe(204)
  expect(await stores.people.read(phone.uid)).toBeUndefined()
  expect(await stores.favorites.list(phone.uid)).toEqual([])
  expect(await stores.favorites.interest('event', 'concert', 10)).toMatchObject({ public: 0, total: 1 })
  expect((await as(ben).ask('/session.json')).statusCode).toBe(200)
})

test('shows somebody to others when they say so, by the menu’s call and by the page’s form [E10]', async () => {
  const { app, stores, as } = await aServer()
  const anna = await signedIn(stores)
  const isPublic = async () => (await stores.people.read(anna.uid))?.isPublic
  expect(await isPublic()).toBe(false)
  const call = (value: unknown) =>
    app.inject({ method: 'POST', url: '/account/visibility', payload: { isPublic: value }, headers: anna.writes })
  expect((await call(true)).statusCode).toBe(204)
  expect(await isPublic()).toBe(true)
  expect((await call('yes')).statusCode).toBe(400)

  const { ask, post } = as(anna)
  expect((await ask('/account')).body).toContain('Others can see you.')
  const hidden = await post('/auth/account/visibility', { authenticity_token: anna.csrf, shown: 'no' })
  expect([hidden.statusCode, hidden.headers.location]).toEqual([303, '/account'])
  expect(await isPublic()).toBe(false)
  expect((await ask('/account')).body).toContain('Nobody can see you.')
})

test('lets somebody without script log in from the page they were on', async () => {
  const { app } = await aServer()
  const { ask } = aBrowser(app)
  const { body } = await ask('/account', { headers: { referer: 'http://127.0.0.1:4321/events/concert' } })
  expect(body).toContain('<form method="post" action="/auth/demo?origin=%2Fevents%2Fconcert">')
  const elsewhere = await ask('/account', { headers: { referer: 'http://127.0.0.1:9999/events/concert' } })
  expect(elsewhere.body).toContain('<form method="post" action="/auth/demo">')
})

test('lets no cache keep what belongs to somebody, and sends everybody the same pages', async () => {
  const { app, stores, as } = await aServer()
  const anna = await signedIn(stores, { name: 'Anna CANARY' })
  const [browser, stranger] = [as(anna), aBrowser(app)]
  for (const url of ['/session.json', '/account', '/account/data.json', '/account/erased', '/favorite.json']) {
    expect([url, (await browser.ask(url)).headers['cache-control']]).toEqual([url, 'no-store'])
  }
  for (const url of ['/auth/demo', '/auth/sign-out', '/auth/account/visibility', '/auth/account/erase']) {
    const { headers } = await stranger.post(url, { shown: 'yes', confirm: 'yes' })
    expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
  }
  const paths = Object.keys(SITE).filter((name) => name.endsWith('.html') && !name.includes('404'))
  expect(paths.length).toBeGreaterThan(3)
  for (const path of [
    ...paths.map((name) => `/${name.replace(/(index)?\.html$/, '')}`),
    '/nothing',
    '/_astro/site.CAFE.css',
  ]) {
    const [mine, theirs] = [await browser.ask(path), await stranger.ask(path)]
    expect([path, mine.body === theirs.body, mine.headers.etag]).toEqual([path, true, theirs.headers.etag])
    expect(mine.headers).not.toHaveProperty('set-cookie')
    expect(mine.body).not.toContain('CANARY')
  }
})
