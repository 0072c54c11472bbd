import { parseArgs } from 'node:util'
import { runAndReport } from './checks/run-steps.ts'
import { QUICK_STEPS } from './checks/steps.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
if (values.help) {
  console.log(
    `Usage: npm run check\n\nThe quick part of the tests, without browser and builds: ${QUICK_STEPS.map(({ name }) => name).join(', ')}.`,
  )
} else {
  await runAndReport(QUICK_STEPS)
}
