import type { TestResult } from '../checks/runner-results.ts'

export interface RowReport {
  id: string
  summary: string
  state: 'passed' | 'failed' | 'not proven'
  /** A test of it passed in a browser or over HTTP: only then does the row count as built. */
  isSeen: boolean
  tests: TestResult[]
}

/** The rows that a title claims to prove: `draws the grid [R02] [B05, V04]`. Other things in brackets are no rows. */
export function rowsOfTitle(title: string): string[] {
  const brackets = [...title.matchAll(/\[([^\]]*)\]/g)].map((match) => (match[1] ?? '').split(/[\s,]+/).filter(Boolean))
  return [...new Set(brackets.filter((words) => words.every((word) => /^[A-Z]\d\d$/.test(word))).flat())]
}

/** Tests that use the product as a visitor does: end to end, or over HTTP against the server. */
const isOutside = ({ file }: TestResult): boolean => /(^|\/)tests\/(e2e|server)\//.test(file)

/**
 * What is known about each row: failed when one of its tests failed, passed when at least one ran and none failed. A
 * test that was skipped proves nothing.
 */
export function toRowReports(
  rows: readonly (readonly [id: string, summary: string])[],
  results: readonly TestResult[],
): RowReport[] {
  return rows.map(([id, summary]) => {
    const tests = results.filter((result) => rowsOfTitle(result.title).includes(id))
    const has = (state: TestResult['state']) => tests.some((test) => test.state === state)
    const isSeen = tests.some((test) => test.state === 'passed' && isOutside(test))
    return { id, summary, tests, isSeen, state: has('failed') ? 'failed' : has('passed') ? 'passed' : 'not proven' }
  })
}

/** Titles that name a row which does not exist: a slip of the pen would otherwise prove nothing, silently. */
export const unknownRows = (
  rows: readonly (readonly [id: string, summary: string])[],
  results: readonly TestResult[],
): string[] => {
  const known = new Set(rows.map(([id]) => id))
  return results.flatMap(({ title }) =>
    rowsOfTitle(title).flatMap((id) => (known.has(id) ? [] : [`${id} is no row of the specification: "${title}"`])),
  )
}

const MARK = { passed: '✓', failed: '✗', 'not proven': '·' } as const

/** The report as lines: a row, then its tests; a summary at the end. */
export function formatReport(reports: readonly RowReport[]): string[] {
  const count = (state: RowReport['state']) => reports.filter((row) => row.state === state).length
  const seen = reports.filter((row) => row.state === 'passed' && row.isSeen).length
  return [
    ...reports.flatMap((row) => [
      `${MARK[row.state]} ${row.id} ${row.summary}: ${row.state}${row.state === 'passed' && !row.isSeen ? ', by unit tests alone' : ''}`,
      ...row.tests.map((test) => `      ${test.state}: ${test.title} (${test.file})`),
    ]),
    '',
    `${reports.length} rows: ${count('passed')} passed (${seen} in a browser or over HTTP), ${count('failed')} failed, ${count('not proven')} not proven`,
  ]
}
