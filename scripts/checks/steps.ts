import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { floorProblems } from './floors.ts'
import { lockfileProblems } from './lockfile.ts'
import { packageScript, problemsOf, runOnTerminal } from './programs.ts'
import type { Outcome, Step } from './run-steps.ts'
import { readE2eResults, readUnitResults, toOutcome } from './runner-results.ts'
import { E2E_RESULTS, TEST_RELEASE, UNIT_RESULTS } from './test-places.ts'

/** Remembers what it read, so that the next check reads only what changed. */
const TYPE_OPTIONS = ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.marquee/types.tsbuildinfo']

/** What needs neither a built site nor a browser: `npm run check`. */
export const QUICK_STEPS: readonly Step[] = [
  {
    name: 'format and lint',
    run: () => problemsOf(packageScript('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '.']),
  },
  { name: 'types', run: () => problemsOf(packageScript('typescript/bin/tsc'), TYPE_OPTIONS) },
  { name: 'floors', run: async () => floorProblems('.') },
  { name: 'lockfile', run: async () => lockfileProblems('package-lock.json') },
  { name: 'unit tests', run: runUnitTests },
]

/** What looks at the built sample site. */
export const SITE_STEPS: readonly Step[] = [
  {
    name: 'types of pages',
    run: () => problemsOf(packageScript('@astrojs/check/bin/astro-check.js'), ['--minimumSeverity', 'error']),
  },
  { name: 'sample', run: () => problemsOf('scripts/sample.ts') },
  { name: 'build', needs: 'sample', run: () => problemsOf('scripts/build.ts', ['--out', TEST_RELEASE]) },
  { name: 'links', needs: 'build', run: () => figuresOf('scripts/checks/links.ts') },
  { name: 'budgets', needs: 'build', run: () => figuresOf('scripts/checks/budgets.ts') },
  { name: 'end to end', needs: 'build', run: runEndToEnd },
]

/** A check of the built site that prints its figures, also when all is well. */
async function figuresOf(script: string): Promise<string[]> {
  const code = await runOnTerminal(script, [TEST_RELEASE])
  return code === 0 ? [] : [`${script} ended with ${code}.`]
}

async function runUnitTests(): Promise<Outcome> {
  // An old report must not pass for this run's.
  rmSync(UNIT_RESULTS, { force: true })
  const code = await runOnTerminal(packageScript('vitest/vitest.mjs'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${UNIT_RESULTS}`,
  ])
  return toOutcome(readUnitResults(UNIT_RESULTS), code)
}

async function runEndToEnd(): Promise<Outcome> {
  rmSync(E2E_RESULTS, { force: true })
  const code = await runOnTerminal(packageScript('@playwright/test/cli.js'), ['test'], {
    MARQUEE_TEST_PORT: String(await freePort()),
  })
  return toOutcome(readE2eResults(E2E_RESULTS), code)
}

/** A port that nobody listens on at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address && typeof address === 'object' ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
