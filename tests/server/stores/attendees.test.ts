import { expect, test } from 'vitest'
import type { StoredAttendee } from '../../../src/server/ports/attendees.ts'
import { onEveryStore } from './every-store.ts'

const anAttendee = (uid: string, isListed = true): StoredAttendee => ({
  attendee: { uid, name: `Name of ${uid}`, company: 'Co 椎名', website: 'https://festival.example/' },
  isListed,
})

onEveryStore((open) => {
  test('shows who is listed, and who is not looks like nobody [E03]', async () => {
    const { attendees } = await open()
    expect(await attendees.has('a')).toBe(false)
    expect(await attendees.replace([[anAttendee('b'), anAttendee('hidden', false)], [], [anAttendee('a')]])).toEqual({
      total: 3,
      listed: 2,
    })

    expect(await attendees.read('a')).toEqual(anAttendee('a').attendee)
    expect([await attendees.has('a'), await attendees.has('hidden'), await attendees.has('x')]).toEqual([
      true,
      false,
      false,
    ])
    expect([await attendees.read('hidden'), await attendees.read('x')]).toEqual([undefined, undefined])
    expect(await attendees.readMany(['b', 'hidden', 'x', 'a'])).toEqual([
      anAttendee('b').attendee,
      anAttendee('a').attendee,
    ])
    expect(await attendees.readMany([])).toEqual([])
    expect((await pagesOf(attendees.listed())).flat().map(({ uid }) => uid)).toEqual(['a', 'b'])
  })

  test('puts everybody in the place of those before, in pages, and says that it did', async () => {
    const { attendees } = await open()
    expect(await pagesOf(attendees.listed())).toEqual([])
    await attendees.replace([[anAttendee('old')]])
    const before = await attendees.revision()
    const many = Array.from({ length: 1234 }, (_, index) => anAttendee(`u${String(index).padStart(5, '0')}`))
    async function* pages() {
      for (let start = 0; start < many.length; start += 100) yield many.slice(start, start + 100)
    }
    expect(await attendees.replace(pages())).toEqual({ total: 1234, listed: 1234 })

    expect(await attendees.revision()).toBeGreaterThan(before)
    expect(await attendees.has('old')).toBe(false)
    const read = await pagesOf(attendees.listed())
    expect(read.length).toBeGreaterThan(1)
    expect(read.flat()).toEqual(many.map(({ attendee }) => attendee))
  })

  test('takes one person out at once, listed or not, and says so to servers [R12]', async () => {
    const { attendees } = await open()
    await attendees.replace([[anAttendee('a'), anAttendee('b'), anAttendee('hidden', false)]])
    const before = await attendees.revision()
    expect([await attendees.remove('a'), await attendees.remove('a'), await attendees.remove('hidden')]).toEqual([
      true,
      false,
      true,
    ])
    expect(await attendees.read('a')).toBeUndefined()
    expect((await pagesOf(attendees.listed())).flat().map(({ uid }) => uid)).toEqual(['b'])
    expect(await attendees.revision()).toBeGreaterThan(before)
  })

  test('keeps everybody as they were when a replacement breaks off', async () => {
    const { attendees } = await open()
    await attendees.replace([[anAttendee('a')]])
    const before = await attendees.revision()
    async function* broken() {
      yield [anAttendee('b')]
      throw new Error('half a file')
    }
    await expect(attendees.replace(broken())).rejects.toThrow('half a file')

    expect([await attendees.has('a'), await attendees.has('b')]).toEqual([true, false])
    expect(await attendees.revision()).toBe(before)
    await attendees.replace([[anAttendee('c'), anAttendee('c', false)]])
    expect([await attendees.has('a'), await attendees.has('c')]).toEqual([false, false])
  })
})

async function pagesOf<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const all = []
  for await (const page of pages) all.push(page)
  return all
}
