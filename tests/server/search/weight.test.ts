import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeSample } from '../../../src/data/sample/index.ts'
import type { EventSource, SearchEnvelope } from '../../../src/schema/search.ts'
import { BROTLI_QUALITY } from '../../../src/server/limits.ts'
import { openProgrammeSearch } from '../../../src/server/search/programme-search.ts'
import { openSearches } from '../../../src/server/search/searches.ts'
import { readState } from '../../../src/server/search/state.ts'
import { aContext } from '../../fixtures/a-context.ts'

/** A search page gets the whole programme at once and then narrows it without asking. */
const MOST_BYTES = 150_000

test('sends 3,000 events in at most 150 KB, in the order of time [C08]', { timeout: 60_000 }, () => {
  const { festival, catalogue } = aContext(makeSample({ events: 3000 }).snapshot)
  const programme = openProgrammeSearch(festival, { editions: [catalogue], landing: catalogue })
  const searches = openSearches(programme, catalogue.edition.year)
  const search = searches.edition(undefined)
  if (!search) throw new Error('the landing edition is always there')
  const { body } = searches.envelope(search, readState({ models: 'event' }, search.context), { from: 0, size: 5000 })
  const sent = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  const { hits, total } = JSON.parse(body.toString()) as SearchEnvelope

  expect(sent.length).toBeLessThan(MOST_BYTES)
  expect(hits).toHaveLength(total)
  expect(total).toBeGreaterThan(2900)
  const days = hits.flatMap(({ _source }) => (_source as EventSource).date ?? [])
  expect(days).toEqual(days.toSorted())
})
