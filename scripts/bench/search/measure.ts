/** The middle one of these numbers. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

export const quantile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN

/** How many milliseconds one call takes. */
export function time(call: () => unknown): number {
  const start = performance.now()
  call()
  return performance.now() - start
}

/**
 * Times each query with each of two engines by turns, so that a noisy machine disturbs both. The first round warms up and
 * is not counted. Answers with all measured milliseconds.
 */
export function duel<T>(
  inputs: readonly T[],
  rounds: number,
  ours: (input: T) => unknown,
  theirs: (input: T) => unknown,
): { ours: number[]; theirs: number[] } {
  const spent = { ours: [] as number[], theirs: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const input of inputs) {
      const [mine, other] = [time(() => ours(input)), time(() => theirs(input))]
      if (round === 0) continue
      spent.ours.push(mine)
      spent.theirs.push(other)
    }
  }
  return spent
}

/** How many calls a second of processor time makes. */
export function perCpuSecond(calls: number, work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return calls / ((user + system) / 1e6)
}
