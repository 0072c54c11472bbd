import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readE2eResults, readUnitResults, type TestResult, toOutcome } from '../../scripts/checks/runner-results.ts'
import { formatReport, rowsOfTitle, toRowReports, unknownRows } from '../../scripts/rows/report.ts'
import { ROWS } from '../../scripts/rows/rows.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const result = (title: string, state: TestResult['state']): TestResult => ({ title, state, file: 'a.test.ts' })

const report = (content: unknown): string =>
  join(temporaryFolder({ 'report.json': JSON.stringify(content) }), 'report.json')

test('reads row numbers in one or several brackets and leaves other brackets alone', () => {
  expect(rowsOfTitle('draws the grid [R02] [B05, V04] [R02]')).toEqual(['R02', 'B05', 'V04'])
  expect(rowsOfTitle('draws [R01][B03]')).toEqual(['R01', 'B03'])
  expect(rowsOfTitle('keeps [event, artist] and items[0] and R09')).toEqual([])
})

test('lists every row of the specification once', () => {
  const counts = { R: 17, B: 17, S: 8, E: 13, T: 5, V: 8, P: 5, C: 18, X: 6, K: 8, D: 9 }
  const expected = Object.entries(counts).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`),
  )
  expect(ROWS.map(([id]) => id)).toEqual(expected)
})

test('calls a row failed when one of its tests failed, and unproven when it was only skipped', () => {
  const rows = [
    ['R01', 'one'],
    ['R02', 'two'],
    ['R03', 'three'],
    ['R04', 'four'],
  ] as const
  const reports = toRowReports(rows, [
    result('a [R01]', 'passed'),
    result('b [R01, R02]', 'failed'),
    result('c [R03]', 'skipped'),
    result('d [R04]', 'passed'),
  ])
  expect(reports.map(({ state }) => state)).toEqual(['failed', 'failed', 'not proven', 'passed'])
  expect(formatReport(reports).at(-1)).toBe('4 rows: 1 passed (0 in a browser or over HTTP), 2 failed, 1 not proven')
  expect(formatReport(reports)[1]).toBe('      passed: a [R01] (a.test.ts)')
})

test('tells rows that were seen to work from those that only unit tests prove', () => {
  const rows = [
    ['R01', 'one'],
    ['R02', 'two'],
    ['R03', 'three'],
  ] as const
  const lines = formatReport(
    toRowReports(rows, [
      { ...result('a [R01]', 'passed'), file: 'tests/e2e/site.spec.ts' },
      { ...result('b [R02]', 'passed'), file: '/project/tests/server/pages.test.ts' },
      { ...result('c [R03]', 'passed'), file: 'tests/domain/urls.test.ts' },
    ]),
  )
  expect(lines.filter((line) => /^\S/.test(line))).toEqual([
    '✓ R01 one: passed',
    '✓ R02 two: passed',
    '✓ R03 three: passed, by unit tests alone',
    '3 rows: 3 passed (2 in a browser or over HTTP), 0 failed, 0 not proven',
  ])
})

test('names titles that claim a row which does not exist', () => {
  expect(unknownRows([['R01', 'one']], [result('a [R01]', 'passed'), result('b [R99]', 'passed')])).toEqual([
    'R99 is no row of the specification: "b [R99]"',
  ])
})

test('reads a Vitest report and counts a file that cannot be loaded as a failure', () => {
  const file = report({
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'works [K01]', status: 'passed' }] },
      { name: 'b.test.ts', status: 'passed', assertionResults: [{ fullName: 'waits', status: 'todo' }] },
      { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  })
  expect(readUnitResults(file)).toEqual([
    { title: 'works [K01]', file: 'a.test.ts', state: 'passed' },
    { title: 'waits', file: 'b.test.ts', state: 'skipped' },
    { title: 'no such module', file: 'c.test.ts', state: 'failed' },
  ])
  expect(toOutcome(readUnitResults(file), 1)).toEqual({ passed: 1, failed: 1, skipped: 1 })
})

test('reads a Playwright report with nested groups and counts a flaky test and a failed start as failures', () => {
  const aSpec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const file = report({
    config: { rootDir: '/project/tests/e2e' },
    suites: [
      {
        title: 'site.spec.ts',
        file: 'site.spec.ts',
        specs: [aSpec('opens [R01]', 'expected')],
        suites: [{ title: 'without script', file: 'site.spec.ts', specs: [aSpec('reads [R17]', 'flaky')] }],
      },
    ],
    errors: [{ message: 'the server did not start' }],
  })
  const spec = '/project/tests/e2e/site.spec.ts'
  expect(readE2eResults(file)).toEqual([
    { title: 'opens [R01]', file: spec, state: 'passed' },
    { title: 'without script reads [R17]', file: spec, state: 'failed' },
    { title: 'the server did not start', file, state: 'failed' },
  ])
})

test('counts a runner that wrote no report, or ended with an error, as one failure', () => {
  expect(readUnitResults('/no/such/report.json')).toBeUndefined()
  expect(toOutcome(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(toOutcome([result('a', 'passed')], 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(toOutcome([result('a', 'passed')], 0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
})
