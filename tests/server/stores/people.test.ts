import { expect, test } from 'vitest'
import type { Claims } from '../../../src/server/ports/people.ts'
import type { StoredSession } from '../../../src/server/ports/sessions.ts'
import { aFavorite, aPerson, at } from './a-person.ts'
import { onEveryStore } from './every-store.ts'

const ANA: Claims = { product: 'pass', subject: 's-1', firstName: 'Ana', lastName: 'Ndiaye', imageUrl: undefined }

onEveryStore((open) => {
  test('knows somebody again by product and subject, and nobody else [P05]', async () => {
    const { people } = await open()
    const first = await people.signIn(ANA, at(0))
    const again = await people.signIn({ ...ANA, lastName: 'Sow', imageUrl: '/ana.jpg' }, at(1))
    const elsewhere = await people.signIn({ ...ANA, product: 'other' }, at(1))

    expect(first).toEqual({ ...ANA, uid: first.uid, isPublic: false, signedInAt: at(0) })
    expect(again).toEqual({ ...first, lastName: 'Sow', imageUrl: '/ana.jpg', signedInAt: at(1) })
    expect(await people.read(first.uid)).toEqual(again)
    expect(elsewhere.uid).not.toBe(first.uid)
    expect(await people.read('nobody')).toBeUndefined()
  })

  test('makes one person of sign-ins that come at once', async () => {
    const { people } = await open()
    const all = await Promise.all(Array.from({ length: 10 }, () => people.signIn(ANA, at(0))))
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1)
  })

  test('keeps what people chose when they sign in again [E10]', async () => {
    const { people } = await open()
    const { uid } = await people.signIn(ANA, at(0))
    expect(await people.setPublic(uid, true)).toBe(true)
    await people.signIn(ANA, at(1))

    expect((await people.read(uid))?.isPublic).toBe(true)
    expect(await people.setPublic('nobody', true)).toBe(false)
  })

  test('keeps any letters, and takes the one that no database keeps for another', async () => {
    const { people } = await open()
    const odd = { ...ANA, subject: `x' OR 1=1 --`, firstName: '椎名 🎷', lastName: 'O’Neil\u0000', imageUrl: '' }
    const { uid } = await people.signIn(odd, at(0))

    expect(await people.read(uid)).toMatchObject({ subject: odd.subject, firstName: odd.firstName, imageUrl: '' })
    expect((await people.read(uid))?.lastName).toMatch(/^O’Neil/)
    expect(await people.read(`${uid}\u0000`)).toBeUndefined()
  })

  test('forgets everything about somebody, and nothing about others', async () => {
    const stores = await open()
    const { people, favorites, sessions, statuses } = stores
    const [gone, stays] = [await aPerson(stores, 'Gone', true), await aPerson(stores, 'Stays', true)]
    for (const uid of [gone, stays]) {
      await favorites.add(uid, aFavorite('e1'))
      await sessions.start(`hash-${uid}`, aSession(uid))
      await statuses.set('e1', { status: 'green' }, { uid, name: `Name of ${uid}` }, at(0))
    }

    expect(await people.erase(gone)).toBe(true)
    expect(await people.read(gone)).toBeUndefined()
    expect(await favorites.list(gone)).toEqual([])
    expect(await sessions.read(`hash-${gone}`)).toBeUndefined()
    expect(await sessions.read(`hash-${stays}`)).toBeDefined()
    expect(await favorites.interest('event', 'e1', 9)).toEqual({
      public: 1,
      total: 1,
      users: [{ uid: stays, firstName: 'Stays', lastName: 'Person', imageUrl: undefined }],
    })
    expect((await statuses.log(['e1'], 9)).map(({ uid, name }) => [uid, name])).toEqual([
      [stays, `Name of ${stays}`],
      ['', ''],
    ])
    expect(await people.erase(gone)).toBe(false)
    // A tab that was open all the time brings nothing back.
    expect(await favorites.add(gone, aFavorite('e2'))).toBe(false)
    expect((await favorites.interest('event', 'e2', 9)).total).toBe(0)
  })

  test('reads a session as it was started until it ends', async () => {
    const { sessions } = await open()
    const staff: StoredSession = { ...aSession('u'), roles: ['staff', 'editor'], venues: ['v1', 'v2'] }
    await sessions.start('a', staff)
    await sessions.start('b', aSession('u'))
    await sessions.start('c', { ...aSession('other'), venues: [] })

    expect([await sessions.read('a'), await sessions.read('b')]).toEqual([staff, aSession('u')])
    expect((await sessions.read('c'))?.venues).toEqual([])
    await sessions.end('a')
    await sessions.end('a')
    expect(await sessions.read('a')).toBeUndefined()
    await sessions.start('a', staff)
    expect(await sessions.endAll('u')).toBe(2)
    expect([await sessions.read('a'), await sessions.read('b')]).toEqual([undefined, undefined])
    expect(await sessions.read('c')).toBeDefined()
  })

  test('lets go of sessions that are too old or idle, and of no other', async () => {
    const { sessions } = await open()
    const started = { old: 0, idle: 5, used: 5 }
    for (const [hash, day] of Object.entries(started)) {
      await sessions.start(hash, { ...aSession('u'), startedAt: at(day), usedAt: at(day) })
    }
    for (const hash of ['old', 'used', 'nobody']) await sessions.touch(hash, at(9))
    // A slow request of yesterday does not make it older.
    await sessions.touch('used', at(8))

    expect((await sessions.read('used'))?.usedAt).toEqual(at(9))
    expect(await sessions.forget(at(1), at(6))).toBe(2)
    expect([await sessions.read('old'), await sessions.read('idle')]).toEqual([undefined, undefined])
    expect(await sessions.read('used')).toBeDefined()
  })
})

const aSession = (uid: string): StoredSession => ({
  uid,
  product: 'pass',
  roles: ['attendee'],
  venues: undefined,
  startedAt: at(0),
  usedAt: at(0),
})
