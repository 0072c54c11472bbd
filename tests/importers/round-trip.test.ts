import { expect, test } from 'vitest'
import { RECORD_KINDS } from '../../src/catalogue/merge.ts'
import { makeSample } from '../../src/data/sample/index.ts'
import { readText } from './read-text.ts'

/** Moments are compared as moments and quotes as quotes: an import writes both in one way. */
const inOneWay = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, field) =>
    typeof field !== 'string'
      ? field
      : key === 'publish_at'
        ? new Date(field).toISOString()
        : field.replaceAll('&quot;', '"'),
  )

test('reads back every field of every record that a snapshot can hold [E01] [E02] [E04] [E05] [E06] [E07] [E08]', {
  timeout: 30_000,
}, () => {
  const { snapshot } = makeSample()
  const { records } = Object.values(snapshot.sources)[0] ?? expect.fail('the sample has a source')
  const read = readText(JSON.stringify({ edition: snapshot.edition, records }))
  expect(read.format).toBe('marquee-json')
  expect(read.notes).toEqual([])
  for (const kind of RECORD_KINDS) {
    expect(records[kind].length).toBeGreaterThan(0)
    expect(inOneWay(read.records[kind])).toEqual(inOneWay(records[kind]))
  }
})
