import { expect, test } from 'vitest'
import { toInterestedUsers } from '../../src/domain/interested.ts'

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ first_name: `F${at}`, last_name: 'L', image_url: null, uid: `u${at}` }))
const namesOf = (users: readonly { first_name: string; last_name: string }[]) =>
  users.map(({ first_name, last_name }) => `${first_name} ${last_name}`)

test('adds the others when there are more than two of them, by their count [K04]', () => {
  const of = (total: number) => namesOf(toInterestedUsers({ public: 2, total, users: people(2) }, () => 0.9))
  expect(of(4)).toEqual(['F0 L', 'F1 L'])
  expect(of(5)).toEqual(['F0 L', 'F1 L', '3 others'])
})

test('shows sixty at most, the others among them [K04]', () => {
  expect(toInterestedUsers({ public: 70, total: 70, users: people(70) })).toHaveLength(60)
  const all = toInterestedUsers({ public: 60, total: 100, users: people(60) })
  expect([all.length, all.at(-1)?.first_name]).toEqual([60, '40'])
})

test('puts everybody in every place sooner or later [K04]', () => {
  const firsts = new Set<string>()
  for (let at = 0; at < 300; at += 1) {
    const users = toInterestedUsers({ public: 5, total: 5, users: people(5) })
    expect(new Set(namesOf(users)).size).toBe(5)
    firsts.add(users[0]?.first_name ?? '')
  }
  expect(firsts.size).toBe(5)
})
