import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeSample } from '../../../src/data/sample/index.ts'
import { aSearchApp } from './a-programme.ts'

/** QUALITY and the issue: a search page gets the whole programme at once and then narrows it without asking. */
const MOST_BYTES = 150_000

test('sends 3,000 events in at most 150 KB, in the order of time [C08]', async () => {
  const [source] = Object.values(makeSample({ events: 3000 }).snapshot.sources)
  const { post } = await aSearchApp({ records: source?.records ?? {} })
  const reply = await post('/search', { models: 'event' }, { 'accept-encoding': 'br' })
  const { hits, total } = JSON.parse(brotliDecompressSync(reply.rawPayload).toString())

  expect(reply.rawPayload.length).toBeLessThan(MOST_BYTES)
  expect(hits).toHaveLength(total)
  expect(total).toBeGreaterThan(2900)
  const days = (hits as { _source: { date?: string } }[]).flatMap(({ _source }) => _source.date ?? [])
  expect(days).toEqual(days.toSorted())
})
