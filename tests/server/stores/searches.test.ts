import { expect, test } from 'vitest'
import type { StoredSearch } from '../../../src/server/ports/stored-searches.ts'
import { onEveryStore } from './every-store.ts'

const JAZZ: StoredSearch = {
  models: ['event'],
  filters: [{ field: 'genre', value: ['Jazz', 'Köln'] }],
  term: '椎名 "x"',
}
const DAY_MS = 86_400_000
const at = (day: number) => new Date(Date.parse('2026-03-12T09:00:00Z') + day * DAY_MS)

onEveryStore((open) => {
  test('reads a stored search as it was kept, and nothing for an unknown id [D01]', async () => {
    const { searches } = await open()
    await searches.keep('a', JAZZ, at(0))

    expect(await searches.read('a')).toEqual(JAZZ)
    expect(await searches.read('b')).toBeUndefined()
    expect(await searches.read("a' OR 1=1 --")).toBeUndefined()
  })

  test('keeps a search that is kept again, with its conversions [D01] [C11]', async () => {
    const { searches, conversions } = await open()
    await searches.keep('a', JAZZ, at(0))
    await conversions.add({ searchId: 'a', type: 'event', id: 'e1' })
    await searches.keep('a', JAZZ, at(300))

    expect(await searches.forget(at(200), 10)).toBe(0)
    expect(await searches.read('a')).toEqual(JAZZ)
    expect(await conversions.byItem(10)).toEqual([{ type: 'event', id: 'e1', count: 1 }])
  })

  test('lets go of searches that nobody used, and of the oldest above the limit, with what they led to [D01]', async () => {
    const { searches, conversions } = await open()
    for (const [id, day] of Object.entries({ old: 0, b: 10, c: 20, d: 30 })) {
      await searches.keep(id, { ...JAZZ, term: id }, at(day))
      await conversions.add({ searchId: id, type: 'event', id })
    }

    expect(await searches.forget(at(5), 2)).toBe(2)
    expect(await searches.read('old')).toBeUndefined()
    expect(await searches.read('b')).toBeUndefined()
    expect((await searches.read('d'))?.term).toBe('d')
    expect((await conversions.byItem(10)).map(({ id }) => id)).toEqual(['c', 'd'])
  })

  test('counts what searches led to, and nothing of a search that is not stored [C11] [D07]', async () => {
    const { searches, conversions } = await open()
    await searches.keep('a', JAZZ, at(0))
    await searches.keep('b', { ...JAZZ, term: 'b' }, at(0))
    const add = (searchId: string, id: string) => conversions.add({ searchId, type: 'event', id })

    expect(await Promise.all([add('a', 'e1'), add('a', 'e2'), add('b', 'e2'), add('nobody', 'e1')])).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(await conversions.byItem(10)).toEqual([
      { type: 'event', id: 'e2', count: 2 },
      { type: 'event', id: 'e1', count: 1 },
    ])
    expect(await conversions.byItem(1)).toHaveLength(1)
  })

  test('acknowledges a thousand writes of one moment, each once', async () => {
    const { searches, conversions } = await open()
    await searches.keep('a', JAZZ, at(0))
    const ids = Array.from({ length: 1000 }, (_, index) => `e${index % 10}`)
    const done = await Promise.all(ids.map((id) => conversions.add({ searchId: 'a', type: 'event', id })))

    expect(done).toEqual(ids.map(() => true))
    expect((await conversions.byItem(20)).map(({ count }) => count)).toEqual(Array(10).fill(100))
  })
})
