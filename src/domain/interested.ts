import type { Interested } from '../schema/people.ts'
import { INTERESTED_MAX, INTERESTED_OTHERS_ABOVE } from './limits.ts'

export type InterestedUser = Pick<Interested['users'][number], 'first_name' | 'last_name' | 'image_url'>

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[result[last], result[other]] = [result[other] as T, result[last] as T]
  }
  return result
}

/**
 * Who is shown as interested (ROWS K04): people in no order, so that nobody is always first, and at the end an entry for
 * all others when there are more than two: their count as the first name, 'others' as the last. Sixty at most.
 */
export function toInterestedUsers(
  { public: seen, total, users }: Interested,
  random: () => number = Math.random,
): InterestedUser[] {
  const others = total - seen
  if (others <= INTERESTED_OTHERS_ABOVE) return shuffled(users, random).slice(0, INTERESTED_MAX)
  const entry: InterestedUser = { first_name: String(others), last_name: 'others', image_url: null }
  return [...shuffled(users, random).slice(0, INTERESTED_MAX - 1), entry]
}
