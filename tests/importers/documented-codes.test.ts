import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEED_ERRORS, FEED_NOTES } from '../../src/text/import.ts'

test('the docs list exactly the codes that an import can print', () => {
  const rows = readFileSync('docs/IMPORTING.md', 'utf8').matchAll(/^\| `([A-Z_]+)`\s*\|/gm)
  expect([...rows].map(([, code]) => code)).toEqual([...Object.keys(FEED_ERRORS), ...Object.keys(FEED_NOTES)])
})
