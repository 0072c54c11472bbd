/** Numbers that look random and are the same on every machine: the sample must come out byte for byte alike. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number from `low` to `high`, both possible. */
  int: (low: number, high: number) => number
  /** True in this share of all cases. */
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** Some of a list, each once, in a new order. */
  some: <T>(list: readonly T[], count: number) => T[]
}

/** FNV-1a: a name becomes a seed. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** A stream of its own for each name, so that one more band does not rename every film (mulberry32). */
export function randomFor(seed: number, name: string): Random {
  let state = (seedOf(name) ^ Math.imul(seed, 0x9e3779b1)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T
  const some = <T>(list: readonly T[], count: number) => {
    const rest = [...list]
    const chosen: T[] = []
    while (chosen.length < count && rest.length > 0) {
      const at = int(0, rest.length - 1)
      chosen.push(rest[at] as T)
      rest[at] = rest.at(-1) as T
      rest.pop()
    }
    return chosen
  }
  return { next, int, pick, some, chance: (share) => next() < share }
}
