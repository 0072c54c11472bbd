import { expect, test } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { signedIn } from '../sign-in/a-visitor.ts'
import { ADA, aDirectoryApp } from './a-directory.ts'

const ONLY = { directory: { signedInOnly: true } }
const PATHS = ['/attendees/ada-1.json', '/attendees/canary-uid.json', '/attendees/nobody.json']

test('a directory for who is signed in tells nobody else who is in it, nor whether somebody is [P01] [R11]', async () => {
  const { app, post } = await aDirectoryApp(ONLY)
  const search = await post('/search/attendees', { term: 'ada' })
  expect([search.statusCode, search.headers['cache-control']]).toEqual([401, 'no-store'])
  for (const path of PATHS) expect((await app.inject(path)).statusCode, path).toBe(401)
  // The page is the same for everybody, whoever it is about.
  for (const path of PATHS) {
    const page = await app.inject(path.replace('.json', ''))
    expect([page.statusCode, page.body]).toEqual([200, '<h1>Attendee</h1>'])
  }
  expect((await post('/search/suggestions', { q: 'quillfeather', models: 'attendee' })).json()).toEqual([])
})

test('and shows it to who is [P02] [R11] [R12]', async () => {
  const stores = memoryStores()
  const { app, post } = await aDirectoryApp({ ...ONLY, stores })
  const { reads } = await signedIn(stores)
  expect((await post('/search/attendees', { term: 'ada' }, reads)).json().total).toBe(1)
  expect((await app.inject({ url: '/attendees/ada-1.json', headers: reads })).json()).toEqual(ADA)
  const statuses = await Promise.all(PATHS.map((url) => app.inject({ url, headers: reads })))
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404])
  const pages = await Promise.all(PATHS.map((url) => app.inject({ url: url.replace('.json', ''), headers: reads })))
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404])
  expect((await post('/search/suggestions', { q: 'quillfeather', models: 'attendee' }, reads)).json()).toHaveLength(1)
})

test('a session that is made up is nobody', async () => {
  const { app } = await aDirectoryApp(ONLY)
  const headers = { cookie: `__Host-session=${'a'.repeat(43)}` }
  expect((await app.inject({ url: '/attendees/ada-1.json', headers })).statusCode).toBe(401)
})
