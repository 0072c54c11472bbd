import { expect, test } from 'vitest'
import { aFavorite, aPerson, at } from './a-person.ts'
import { onEveryStore } from './every-store.ts'

onEveryStore((open) => {
  test('lists what somebody keeps, the newest first, and nobody else’s [C05]', async () => {
    const stores = await open()
    const { favorites } = stores
    const [ana, ben] = [await aPerson(stores, 'Ana'), await aPerson(stores, 'Ben')]
    const older = aFavorite('e1', { name: 'Jazz 椎名', startTime: '2026-03-12T19:00:00-05:00', venueId: 'hall' })
    const newer = aFavorite('v1', { type: 'venue', keptAt: at(1) })
    expect(await favorites.add(ana, older)).toBe(true)
    expect(await favorites.add(ana, newer)).toBe(true)

    expect(await favorites.list(ana)).toEqual([newer, older])
    expect(await favorites.list(ben)).toEqual([])
    expect(await favorites.list('nobody')).toEqual([])
  })

  test('keeps one when an item is kept twice, as it was kept first [T01]', async () => {
    const stores = await open()
    const { favorites } = stores
    const ana = await aPerson(stores, 'Ana')
    const done = await Promise.all([1, 2, 3].map(() => favorites.add(ana, aFavorite('e1'))))
    expect(done.toSorted()).toEqual([false, false, true])
    expect(await favorites.add(ana, aFavorite('e1', { name: 'Renamed', keptAt: at(5) }))).toBe(false)

    expect(await favorites.list(ana)).toEqual([aFavorite('e1')])
    expect(await favorites.interest('event', 'e1', 9)).toEqual({ public: 0, total: 1, users: [] })
  })

  test('keeps items of two kinds with the same id apart', async () => {
    const stores = await open()
    const { favorites } = stores
    const ana = await aPerson(stores, 'Ana')
    await favorites.add(ana, aFavorite('1', { type: 'entity' }))
    await favorites.add(ana, aFavorite('1', { type: 'venue' }))

    expect(await favorites.remove(ana, 'event', '1')).toBe(false)
    expect(await favorites.remove(ana, 'entity', '1')).toBe(true)
    expect(await favorites.remove(ana, 'entity', '1')).toBe(false)
    expect(await favorites.list(ana)).toEqual([aFavorite('1', { type: 'venue' })])
    expect((await favorites.interest('entity', '1', 9)).total).toBe(0)
  })

  test('shows only who is public, and counts everybody [E10]', async () => {
    const stores = await open()
    const { favorites, people } = stores
    const uids = []
    for (let index = 0; index < 8; index += 1) {
      const uid = await aPerson(stores, `P${index}`, index % 2 === 0)
      await favorites.add(uid, aFavorite('e1'))
      uids.push(uid)
    }
    const seen = async () => {
      const { public: shown, total, users } = await favorites.interest('event', 'e1', 60)
      return [shown, total, users.map(({ firstName }) => firstName).toSorted()]
    }

    expect(await seen()).toEqual([4, 8, ['P0', 'P2', 'P4', 'P6']])
    await people.setPublic(uids[2] as string, false)
    await people.setPublic(uids[2] as string, false)
    await people.setPublic(uids[3] as string, true)
    await people.setPublic(uids[3] as string, true)
    expect(await seen()).toEqual([4, 8, ['P0', 'P3', 'P4', 'P6']])
    await favorites.remove(uids[0] as string, 'event', 'e1')
    await favorites.remove(uids[1] as string, 'event', 'e1')
    expect(await seen()).toEqual([3, 6, ['P3', 'P4', 'P6']])
    await people.erase(uids[6] as string)
    await favorites.add(uids[0] as string, aFavorite('e1'))
    expect(await seen()).toEqual([3, 6, ['P0', 'P3', 'P4']])
    expect(await favorites.interest('event', 'unknown', 60)).toEqual({ public: 0, total: 0, users: [] })
  })

  test('picks some of many as fairly as a lottery, in an order of its own each time [E10]', async () => {
    const stores = await open()
    const { favorites } = stores
    for (let index = 0; index < 12; index += 1) {
      await favorites.add(await aPerson(stores, `P${index}`, true), aFavorite('e1'))
    }
    const first = new Map<string, number>()
    const picked = new Map<string, number>()
    const rounds = 600
    for (let round = 0; round < rounds; round += 1) {
      const { public: shown, users } = await favorites.interest('event', 'e1', 3)
      expect([shown, new Set(users.map(({ uid }) => uid)).size]).toEqual([12, 3])
      users.forEach(({ firstName }, place) => {
        picked.set(firstName, (picked.get(firstName) ?? 0) + 1)
        if (place === 0) first.set(firstName, (first.get(firstName) ?? 0) + 1)
      })
    }

    // Each of the twelve is expected 150 times, and 50 times at the front; six standard deviations are 64 and 41.
    expect(picked.size).toBe(12)
    for (const times of picked.values()) expect(Math.abs(times - rounds / 4)).toBeLessThan(64)
    for (const times of first.values()) expect(Math.abs(times - rounds / 12)).toBeLessThan(41)
  })

  test('acknowledges a thousand favorites of one moment, and counts every one', async () => {
    const stores = await open()
    const { favorites } = stores
    const uids = await Promise.all(
      Array.from({ length: 40 }, (_, index) => aPerson(stores, `P${index}`, index % 4 === 0)),
    )
    const ids = Array.from({ length: 25 }, (_, index) => `e${index}`)
    const added = await Promise.all(uids.flatMap((uid) => ids.map((id) => favorites.add(uid, aFavorite(id)))))
    expect(added).toEqual(Array(1000).fill(true))
    await Promise.all(uids.slice(0, 10).map((uid) => favorites.remove(uid, 'event', 'e0')))

    const { public: shown, total, users } = await favorites.interest('event', 'e0', 60)
    expect([shown, total, users.length]).toEqual([7, 30, 7])
    expect(await favorites.interest('event', 'e1', 0)).toEqual({ public: 10, total: 40, users: [] })
  })

  test('counts right whatever happens in whatever order [E10]', async () => {
    const stores = await open()
    const { favorites, people } = stores
    const uids = await Promise.all(Array.from({ length: 9 }, (_, index) => aPerson(stores, `P${index}`)))
    const expected = new Map(uids.map((uid) => [uid, { isPublic: false, kept: new Set<string>() }]))
    let state = 7
    const next = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return (state >>> 8) % below
    }
    const steps: Promise<unknown>[] = []
    for (let step = 0; step < 600; step += 1) {
      const uid = uids[next(9)] as string
      const person = expected.get(uid) as { isPublic: boolean; kept: Set<string> }
      const id = `e${next(4)}`
      const what = next(5)
      if (what < 2) steps.push(favorites.add(uid, aFavorite(id)).then(String)) && person.kept.add(id)
      else if (what < 4) steps.push(favorites.remove(uid, 'event', id)) && person.kept.delete(id)
      else {
        person.isPublic = next(2) === 0
        steps.push(people.setPublic(uid, person.isPublic))
      }
      if (next(20) === 0) await Promise.all(steps.splice(0))
    }
    await Promise.all(steps)

    for (const id of ['e0', 'e1', 'e2', 'e3']) {
      const those = [...expected].filter(([, { kept }]) => kept.has(id))
      const seen = those.filter(([, { isPublic }]) => isPublic).map(([uid]) => uid)
      const { public: shown, total, users } = await favorites.interest('event', id, 60)
      expect([shown, total, users.map(({ uid }) => uid).toSorted()]).toEqual([
        seen.length,
        those.length,
        seen.toSorted(),
      ])
    }
  })
})
