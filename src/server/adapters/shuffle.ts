import { randomInt } from 'node:crypto'

/** The same things in an order of its own each time, every order as likely as any other. */
export function shuffle<Item>(items: readonly Item[]): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
  }
  return shuffled
}
