import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { readE2eResults, readUnitResults } from './checks/runner-results.ts'
import { E2E_RESULTS, UNIT_RESULTS } from './checks/test-places.ts'
import { formatReport, toRowReports, unknownRows } from './rows/report.ts'
import { ROWS } from './rows/rows.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
if (values.help) {
  console.log(
    'Usage: npm run rows\n\nLists the rows of the specification with the tests that prove them, from the last npm test.\n' +
      'A test names its rows in its title: "groups people by letter [B05]". Fails when a test of a row failed.',
  )
} else {
  process.exitCode = report()
}

function report(): number {
  const unit = readUnitResults(UNIT_RESULTS)
  const e2e = readE2eResults(E2E_RESULTS)
  if (!unit && !e2e) {
    console.error('There are no test results yet. Run "npm test" first.')
    return 1
  }
  const results = [...(unit ?? []), ...(e2e ?? [])].map((result) => ({
    ...result,
    file: result.file.startsWith('/') ? relative('.', result.file) : result.file,
  }))
  const rows = toRowReports(ROWS, results)
  const unknown = unknownRows(ROWS, results)
  for (const line of formatReport(rows)) console.log(line)
  if (!e2e) console.log('The browser has not run: "npm test" proves more rows than "npm run check".')
  for (const line of unknown) console.error(line)
  return unknown.length > 0 || rows.some(({ state }) => state === 'failed') ? 1 : 0
}
