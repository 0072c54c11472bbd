import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ATTENDEE_ERRORS, ATTENDEE_NOTES } from '../../src/text/attendee-import.ts'
import { FEED_ERRORS, FEED_NOTES } from '../../src/text/import.ts'

test('the docs list exactly the codes that an import can print', () => {
  const rows = readFileSync('docs/IMPORTING.md', 'utf8').matchAll(/^\| `([A-Z_]+)`\s*\|/gm)
  expect([...rows].map(([, code]) => code)).toEqual(
    [FEED_ERRORS, FEED_NOTES, ATTENDEE_ERRORS, ATTENDEE_NOTES].flatMap(Object.keys),
  )
})
