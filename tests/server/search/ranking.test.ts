import { expect, test } from 'vitest'
import { RecordsSchema } from '../../../src/schema/snapshot.ts'
import type { ConversionCount } from '../../../src/server/ports/conversions.ts'
import { openProgrammeSearch } from '../../../src/server/search/programme-search.ts'
import { runSearch } from '../../../src/server/search/run-search.ts'
import { readState } from '../../../src/server/search/state.ts'
import { aContext } from '../../fixtures/a-context.ts'
import { aSnapshot } from '../../fixtures/build.ts'

const { festival, catalogue } = aContext(
  aSnapshot(
    RecordsSchema.parse({
      brands: [
        { id: 'a', name: 'Harbour Tea' },
        { id: 'b', name: 'Harbour Tea' },
        { id: 'c', name: 'Tea by the Harbour and by the Sea' },
      ],
    }),
  ),
)

/** What a search for words finds, when so much is known about what searches led to. */
function find(term: string, popular?: ConversionCount[]): string[] {
  const [search] = openProgrammeSearch(festival, { editions: [catalogue], landing: catalogue }, popular).values()
  if (!search) throw new Error('there is one edition')
  const { found } = runSearch(search, readState({ term, models: 'brand' }, search.context), { from: 0, size: 10 })
  return found.map(({ findable }) => findable.item.id)
}
const led = (id: string, count: number): ConversionCount => ({ type: 'brand', id, count })

test('ranks by what searches led to only when it is told, and only what matches equally well [D07]', () => {
  expect(find('harbour tea')).toEqual(['a', 'b', 'c'])
  expect(find('harbour tea', [led('b', 3), led('a', 1)])).toEqual(['b', 'a', 'c'])
  expect(find('harbour tea', [led('c', 1_000_000), led('gone', 5)])).toEqual(['a', 'b', 'c'])
})
