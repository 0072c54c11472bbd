import { toCatalogue } from '../../../src/catalogue/catalogue.ts'
import { makeSample } from '../../../src/data/sample/index.ts'
import { FestivalSchema } from '../../../src/schema/festival.ts'
import { toDocuments } from '../../../src/search/documents.ts'
import type { SearchDocument } from '../../../src/search/types.ts'

/** The sample festival of so many events, as documents. */
export function loadSample(events?: number): SearchDocument[] {
  const { snapshot } = makeSample(events === undefined ? {} : { events })
  return toDocuments(toCatalogue([snapshot], { festival: FestivalSchema.parse({}), now: new Date('2026-03-13') }))
}
