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
          exclude: ['tests/**/*.dom.test.*', 'tests/e2e/**'],
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
