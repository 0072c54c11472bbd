import { defineConfig } from 'vitest/config'

const setupFiles = ['tests/setup/console-error.ts']

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.dom.test.*', 'tests/e2e/**', 'tests/server/stores/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'stores',
          environment: 'node',
          setupFiles,
          globalSetup: ['tests/setup/postgres.ts'],
          // A disk that many wait for.
          testTimeout: 20_000,
          include: ['tests/server/stores/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          setupFiles,
          include: ['tests/**/*.dom.test.{ts,tsx}'],
        },
      },
    ],
  },
})
