export interface Kept<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** Keeps what was asked for last: at most so much of it as `weigh` says, one each without it. */
export function keepNewest<Value>(most: number, weigh: (value: Value) => number = () => 1): Kept<Value> {
  const values = new Map<string, Value>()
  let weight = 0
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      // Moved to the end, so that the oldest stands first.
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      const previous = values.get(key)
      if (previous !== undefined) weight -= weigh(previous)
      values.delete(key)
      values.set(key, value)
      weight += weigh(value)
      for (const [oldest, gone] of values) {
        if (weight <= most || oldest === key) break
        values.delete(oldest)
        weight -= weigh(gone)
      }
    },
  }
}
