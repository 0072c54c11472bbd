import { expect, test } from 'vitest'
import { formatTotals, runSteps, type Step } from '../../scripts/checks/run-steps.ts'

const run = async (steps: Step[]) => {
  const lines: string[] = []
  const totals = await runSteps(steps, (line) => lines.push(line.replace(/\(\d+\.\d s\)/, '(time)')))
  return { lines, totals }
}

test('runs what comes after a failure, except what needs it', async () => {
  const { lines, totals } = await run([
    { name: 'lint', run: async () => ['a.ts:1 is wrong'] },
    { name: 'build', run: () => Promise.reject(new Error('no disk')) },
    { name: 'links', needs: 'build', run: async () => [] },
    { name: 'crawl', needs: 'links', run: async () => [] },
    { name: 'unit', run: async () => ({ passed: 7, failed: 0, skipped: 1 }) },
  ])
  expect(lines.filter((line) => !line.includes('Error: no disk'))).toEqual([
    '▸ lint …',
    'a.ts:1 is wrong',
    '✗ lint: 0 passed, 1 failed (time)',
    '▸ build …',
    '✗ build: 0 passed, 1 failed (time)',
    '- links: not run, because "build" failed',
    '- crawl: not run, because "links" failed',
    '▸ unit …',
    '✓ unit: 7 passed, 0 failed, 1 skipped (time)',
  ])
  expect(totals).toEqual({ passed: 7, failed: 2, skipped: 3 })
})

test('counts a check without problems as one test', async () => {
  expect((await run([{ name: 'floors', run: async () => [] }])).totals).toEqual({ passed: 1, failed: 0, skipped: 0 })
})

test('ends with the line that scripts look for', () => {
  expect(formatTotals({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(formatTotals({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped')
})
