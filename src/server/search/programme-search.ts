import type { Catalogue, EditionCatalogue } from '../../catalogue/catalogue.ts'
import type { Festival } from '../../schema/festival.ts'
import type { Model } from '../../schema/models.ts'
import { buildIndex } from '../../search/build-index.ts'
import { toEditionDocuments } from '../../search/documents.ts'
import { openIndex } from '../../search/open-index.ts'
import type { SearchDocument, SearchIndex } from '../../search/types.ts'
import type { ViewContext } from '../../views/context.ts'
import { SEARCH_FIELDS, type SearchFieldName, toCanonicalValue } from '../../views/search-fields.ts'
import { toSearchHit } from '../../views/search-hit.ts'
import { type SearchItem, toItemKey, toSearchItems } from '../../views/search-items.ts'
import type { ConversionCount } from '../ports/conversions.ts'

/** One thing that can be found: what the programme knows about it, and what the index was told. */
export interface Findable {
  item: SearchItem
  document: SearchDocument
  /** Its place in the order that a reader without a search term wants. */
  place: number
  /** Its hit as JSON, made when it is first found. */
  hit?: string
}

/** One edition, ready to be searched. It belongs to a release and never changes. */
export interface EditionSearch {
  context: ViewContext
  index: SearchIndex
  /** By the number of the document. */
  findables: readonly Findable[]
  /** Whether the edition has such an item. */
  has(model: Model, id: string): boolean
  /** The values of a field that mean the same as this one, this one included. */
  valuesLike(field: SearchFieldName, value: string): readonly string[]
}

export type ProgrammeSearch = ReadonlyMap<number, EditionSearch>

/**
 * The search of every edition of a release, by year.
 * @param popular what searches led to, when results are to be ranked by it (ROWS D07); nothing otherwise.
 */
export function openProgrammeSearch(
  festival: Festival,
  catalogue: Catalogue,
  popular: readonly ConversionCount[] = [],
): ProgrammeSearch {
  const bonus = toBonuses(popular)
  const landingYear = catalogue.landing.edition.year
  return new Map(
    catalogue.editions.map((edition) => {
      const context: ViewContext = {
        festival,
        catalogue: edition,
        year: undefined,
        siteUrl: '',
        years: [],
        landingYear,
      }
      return [edition.edition.year, openEditionSearch(edition, context, bonus)]
    }),
  )
}

function openEditionSearch(
  edition: EditionCatalogue,
  context: ViewContext,
  bonus: ReadonlyMap<string, number>,
): EditionSearch {
  const items = new Map(
    toSearchItems(edition, context.festival.locale).map((item, place) => [
      toItemKey(item.model, item.id),
      { item, place },
    ]),
  )
  const findables = toEditionDocuments(edition).map((document): Findable => {
    const key = toItemKey(document.model, document.id)
    const known = items.get(key)
    if (!known) throw new Error(`the index knows ${key}, and the programme does not`)
    const prior = Math.min(1, (document.prior ?? 0) + (bonus.get(key) ?? 0))
    return { ...known, document: { ...document, prior, facets: { ...document.facets, ...toFacets(known.item) } } }
  })
  const documents = findables.map(({ document }) => document)
  return {
    context,
    index: openIndex(buildIndex(documents)),
    findables,
    has: (model, id) => items.has(toItemKey(model, id)),
    valuesLike: toSynonyms(documents, context),
  }
}

/** The fields of the sidebar that are more than a text: a venue is its id, since two places may share a name. */
function toFacets(item: SearchItem): Record<string, string[]> {
  if ('contributor' in item) return { type: [item.model] }
  if ('event' in item && item.event.venue) return { venue: [item.event.venue.record.id] }
  return {}
}

/** The most that popularity can add to what an item is worth from the start: it settles ties, it does not bury anything. */
const MOST_BONUS = 0.2

/** By item a share of the most, by the logarithm of its count: the tenth time says less than the first. */
function toBonuses(popular: readonly ConversionCount[]): ReadonlyMap<string, number> {
  const most = Math.log1p(Math.max(1, ...popular.map(({ count }) => count)))
  return new Map(popular.map(({ type, id, count }) => [toItemKey(type, id), (MOST_BONUS * Math.log1p(count)) / most]))
}

function toSynonyms(documents: readonly SearchDocument[], context: ViewContext): EditionSearch['valuesLike'] {
  const byName = new Map<string, Set<string>>()
  const keyOf = (field: SearchFieldName, value: string) => `${field} ${toCanonicalValue(field, value, context)}`
  for (const { facets = {} } of documents) {
    for (const { name } of SEARCH_FIELDS) {
      for (const value of facets[name] ?? []) {
        const key = keyOf(name, value)
        const values = byName.get(key) ?? new Set()
        values.add(value)
        byName.set(key, values)
      }
    }
  }
  return (field, value) => [...(byName.get(keyOf(field, value)) ?? [value])]
}

/** The JSON of a hit, made once: a list of thousands is then put together from what is there. */
export function toHitJson(findable: Findable, { context }: EditionSearch): string {
  findable.hit ??= JSON.stringify(toSearchHit(findable.item, context))
  return findable.hit
}
