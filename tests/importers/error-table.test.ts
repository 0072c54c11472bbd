import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEED_ERRORS, FEED_NOTES, feedErrorLine, LOSSES } from '../../src/text/import.ts'

const sources = ['src/data/import', 'src/data/importers', 'src/data/mapping', 'src/data/mapping/guess']
  .flatMap((dir) =>
    readdirSync(dir).flatMap((name) => (name.endsWith('.ts') ? readFileSync(`${dir}/${name}`, 'utf8') : [])),
  )
  .join('\n')

const used = new Set([...sources.matchAll(/'((?:FEED|SNAPSHOT|IMPORT)_[A-Z_]+)'/g)].map((match) => match[1]))

test('lists every code that the importers use, and uses every code that is listed', () => {
  expect([...used].sort()).toEqual([...Object.keys(FEED_ERRORS), ...Object.keys(FEED_NOTES)].sort())
  expect([...LOSSES].filter((code) => !(code in FEED_NOTES))).toEqual([])
})

test('says in every error what is wrong and what to do, in one line', () => {
  for (const code of Object.keys(FEED_ERRORS) as (keyof typeof FEED_ERRORS)[]) {
    const line = feedErrorLine(code, 'feed\n.json', 'some\nreason')
    expect(line).toMatch(new RegExp(`^${code} {2}.*\\. [A-Z].*\\.$`))
    expect(line).not.toMatch(/[\n{}]/)
  }
})

test('spells the error of a missing feed out', () => {
  expect(feedErrorLine('FEED_MISSING', 'program.json')).toBe(
    'FEED_MISSING  program.json does not exist or cannot be read. Check the path.',
  )
})
