import { defineConfig } from '@playwright/test'
import { TEST_ENV, TEST_PORT, TEST_RELEASE } from './scripts/checks/test-places.ts'

// The port is settled here, once: Playwright reads this file again in each worker, which inherits the environment.
process.env.MARQUEE_TEST_PORT ??= TEST_PORT
const origin = `http://127.0.0.1:${process.env.MARQUEE_TEST_PORT}`

/** Visitors' goals on the built sample, served by our own server. `npm test` builds it first. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup/other-sites.ts',
  outputDir: '.marquee/test/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // What a visitor waits for is measured elsewhere: here a slow machine is no fault of the product.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // What is timed comes last and alone: beside other tests it would measure them.
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: 'speed.spec.ts' },
    { name: 'speed', testMatch: 'speed.spec.ts', dependencies: ['journeys'], fullyParallel: false },
  ],
  reporter: [['dot'], ['json', { outputFile: '.marquee/test/e2e.json' }]],
  use: {
    baseURL: origin,
    launchOptions: {
      ...(process.env.MARQUEE_CHROMIUM && { executablePath: process.env.MARQUEE_CHROMIUM }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    // The directory's people first: they are in the store, not in the release.
    command: `"${process.execPath}" scripts/attendees.ts import "${TEST_ENV.MARQUEE_SAMPLE}/attendees.ndjson" --force && "${process.execPath}" tests/e2e/setup/served-site.ts`,
    url: origin,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      ...TEST_ENV,
      HOST: '127.0.0.1',
      PORT: process.env.MARQUEE_TEST_PORT,
      MARQUEE_RELEASE: process.env.MARQUEE_TEST_RELEASE ?? TEST_RELEASE,
    },
  },
})
