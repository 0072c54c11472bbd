/** Where a test run keeps what it makes; all of it is ignored by git and may be deleted. */
export const TEST_DIR = '.marquee/test'
export const UNIT_RESULTS = `${TEST_DIR}/unit.json`
export const E2E_RESULTS = `${TEST_DIR}/e2e.json`

/** The sample site, built once a run, that links, budgets and the browser look at. */
export const TEST_RELEASE = `${TEST_DIR}/release`

/** Used when Playwright is started by hand; `npm test` takes a free port. */
export const TEST_PORT = '4399'

/** Tests see the sample and its own festival, whatever this machine has imported or configured (ROWS D06). */
export const TEST_ENV = {
  MARQUEE_PROGRAMME: `${TEST_DIR}/programme`,
  MARQUEE_SAMPLE: `${TEST_DIR}/sample`,
  MARQUEE_DATA: `${TEST_DIR}/data`,
  /** An afternoon of the sample festival: what is published does not depend on the day of the test. */
  MARQUEE_NOW: '2026-03-07T21:00:00Z',
  MARQUEE_GALLERY: '1',
} as const

/** Settings of a real site, which a test must not inherit. */
const FOREIGN = [
  'MARQUEE_AUTH',
  'MARQUEE_DEMO_LOGIN',
  'MARQUEE_FESTIVAL',
  'MARQUEE_PREVIEW',
  'MARQUEE_RANK_BY_CONVERSIONS',
  'MARQUEE_RELEASE',
  'MARQUEE_SITE_URL',
  'MARQUEE_TLS',
  'DATABASE_URL',
  'PORT',
  'HOST',
]

/** The environment of every program that a test run starts. */
export const testEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name))),
  ...TEST_ENV,
})
