import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runAndReport } from './checks/run-steps.ts'
import { QUICK_STEPS, SITE_STEPS } from './checks/steps.ts'
import { TEST_DIR } from './checks/test-places.ts'

const steps = [...QUICK_STEPS, ...SITE_STEPS]

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, only: { type: 'string', multiple: true } },
})
if (values.help) {
  console.log(
    'Usage: npm test [-- --only <step>]…\n\n' +
      `Runs, on the sample festival: ${steps.map(({ name }) => name).join(', ')}.\n` +
      'The last line says how many passed and failed. "npm run rows" then lists which rows of the specification are proven.',
  )
} else {
  const chosen = values.only ? steps.filter(({ name }) => values.only?.includes(name)) : steps
  if (chosen.length === 0) {
    console.error(`There is no such step. Choose from: ${steps.map(({ name }) => name).join(', ')}.`)
    process.exitCode = 1
  } else {
    if (!values.only) rmSync(TEST_DIR, { recursive: true, force: true })
    await runAndReport(chosen)
  }
}
