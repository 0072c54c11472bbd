import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './run-steps.ts'

/** One test of any runner, for totals and the row report. */
export interface TestResult {
  /** With the titles of the groups around it. */
  title: string
  file: string
  state: 'passed' | 'failed' | 'skipped'
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

/** The tests of a Vitest JSON report; a file that could not be loaded counts as one failed test. */
export function readUnitResults(file: string): TestResult[] | undefined {
  return readJson<VitestReport>(file)?.testResults.flatMap((suite): TestResult[] =>
    suite.assertionResults.length === 0 && suite.status === 'failed'
      ? [{ title: suite.message ?? 'could not be loaded', file: suite.name, state: 'failed' }]
      : suite.assertionResults.map(({ fullName, status }) => ({
          title: fullName,
          file: suite.name,
          state: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
        })),
  )
}

/** The tests of a Playwright JSON report; a flaky test has failed once too often. */
export function readE2eResults(file: string): TestResult[] | undefined {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return undefined
  const errors = report.errors.map(
    ({ message }): TestResult => ({ title: message ?? 'Playwright failed', file, state: 'failed' }),
  )
  const results = report.suites
    .flatMap((suite) => resultsOfSuite(suite, []))
    .map((result) => ({ ...result, file: join(report.config.rootDir, result.file) }))
  return [...results, ...errors]
}

function resultsOfSuite(suite: PlaywrightSuite, above: string[]): TestResult[] {
  // The outermost suite is the file itself.
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(
      ({ status }): TestResult => ({
        title: [...titles, spec.title].join(' '),
        file: suite.file,
        state: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      }),
    ),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOfSuite(inner, titles))]
}

/**
 * The counts of a runner. One that ended with an error although no test failed (an unhandled rejection, no report)
 * counts as one failure more.
 */
export function toOutcome(results: readonly TestResult[] | undefined, exitCode: number): Outcome {
  const count = (state: TestResult['state']) => (results ?? []).filter((result) => result.state === state).length
  const failed = count('failed')
  return {
    passed: count('passed'),
    failed: failed === 0 && (exitCode !== 0 || !results) ? 1 : failed,
    skipped: count('skipped'),
  }
}
