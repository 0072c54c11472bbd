export interface Outcome {
  passed: number
  failed: number
  skipped: number
}

/** One thing that `npm test` does. */
export interface Step {
  name: string
  /** The name of an earlier step without whose success this one means nothing; it is then skipped. */
  needs?: string
  /** Counts of a test runner, or the problems of a check: none means that the check passed, and it counts as one. */
  run: () => Promise<Outcome | string[]>
}

const toOutcome = (problems: string[]): Outcome => ({
  passed: problems.length > 0 ? 0 : 1,
  failed: problems.length > 0 ? 1 : 0,
  skipped: 0,
})

/** `12 passed, 0 failed`, with `, 3 skipped` when there are any: the last line of every run. */
export const formatTotals = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/**
 * Runs the steps in their order, each with a line for its name and duration. A failing step hides no later one, except
 * those that need it.
 */
export async function runSteps(steps: readonly Step[], print: (line: string) => void): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: 0, skipped: 0 }
  const failed = new Set<string>()
  for (const step of steps) {
    if (step.needs && failed.has(step.needs)) {
      print(`- ${step.name}: not run, because "${step.needs}" failed`)
      failed.add(step.name)
      total.skipped += 1
      continue
    }
    print(`▸ ${step.name} …`)
    const start = performance.now()
    const outcome = await runStep(step, print)
    print(
      `${outcome.failed > 0 ? '✗' : '✓'} ${step.name}: ${formatTotals(outcome)} (${seconds(performance.now() - start)})`,
    )
    if (outcome.failed > 0) failed.add(step.name)
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
  }
  return total
}

async function runStep(step: Step, print: (line: string) => void): Promise<Outcome> {
  try {
    const result = await step.run()
    if (!Array.isArray(result)) return result
    for (const problem of result) print(problem)
    return toOutcome(result)
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** Runs steps on the terminal; the last line counts them, and any failure makes the process fail. */
export async function runAndReport(steps: readonly Step[]): Promise<void> {
  const totals = await runSteps(steps, console.log)
  console.log(formatTotals(totals))
  process.exitCode = totals.failed > 0 ? 1 : 0
}
