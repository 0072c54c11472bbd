import type { Contents } from './contents.ts'
import type { FacetColumn } from './format.ts'
import type { FacetFilter } from './types.ts'

type Counts = Map<string, readonly { value: string; count: number }[]>

/** Filters of one field: a document passes when one of them lets it, or when none speaks about its kind. */
interface FieldFilter {
  field: string
  passes(document: number): boolean
}

function toFieldFilter(contents: Contents, field: string, filters: readonly FacetFilter[]): FieldFilter {
  const column = contents.facets.get(field)
  /** Per model the wanted values by number; nothing for a model that no filter speaks about. */
  const wanted = contents.models.map((model) => {
    const own = filters.filter((filter) => filter.models === undefined || filter.models.includes(model))
    if (own.length === 0) return undefined
    const marks = new Uint8Array(column?.values.length ?? 0)
    const values = new Set(own.flatMap((filter) => filter.values))
    for (const [number, value] of (column?.values ?? []).entries()) if (values.has(value)) marks[number] = 1
    return marks
  })
  return {
    field,
    passes(document) {
      const marks = wanted[contents.modelOf[document] as number]
      if (!marks) return true
      if (!column) return false
      const end = column.starts[document + 1] as number
      for (let at = column.starts[document] as number; at < end; at += 1)
        if (marks[column.ids[at] as number]) return true
      return false
    },
  }
}

const byCount = (a: { value: string; count: number }, b: { value: string; count: number }) =>
  b.count - a.count || (a.value < b.value ? -1 : 1)

interface Counter {
  add(document: number): void
  /** What was counted, the most frequent first. */
  list(): { value: string; count: number }[]
}

function toCounter(column: FacetColumn | undefined): Counter {
  if (!column) return { add: () => {}, list: () => [] }
  const { starts, ids, values } = column
  const counts = new Uint32Array(values.length)
  return {
    add(document) {
      const end = starts[document + 1] as number
      for (let at = starts[document] as number; at < end; at += 1) {
        const id = ids[at] as number
        counts[id] = (counts[id] as number) + 1
      }
    },
    list: () => values.flatMap((value, id) => (counts[id] ? [{ value, count: counts[id] }] : [])).sort(byCount),
  }
}

export interface Narrowed {
  /** Which of the documents, by their place in the list, pass everything. */
  kept: Uint32Array
  facets: Counts
}

/** Lets through what the filters let, and counts the asked fields in the same pass. */
export function narrow(
  contents: Contents,
  documents: Uint32Array,
  {
    filters = [],
    facets = [],
    models,
  }: { filters?: readonly FacetFilter[]; facets?: readonly string[]; models?: readonly string[] },
): Narrowed {
  const grouped = Map.groupBy(filters, (filter) => filter.field)
  const counters = new Map(facets.map((field) => [field, toCounter(contents.facets.get(field))]))
  const tests = [...grouped].map(([field, own]) => toFieldFilter(contents, field, own))
  const ofTests = tests.map(({ field }) => counters.get(field))
  const wanted = models && Uint8Array.from(contents.models, (model) => (models.includes(model) ? 1 : 0))
  const passesAll = tests.length === 0 && !wanted
  const kept = passesAll ? contents.places.subarray(0, documents.length) : new Uint32Array(documents.length)
  let count = passesAll ? kept.length : 0
  for (let place = count; place < documents.length; place += 1) {
    const document = documents[place] as number
    if (wanted && !wanted[contents.modelOf[document] as number]) continue
    let [failures, failed] = [0, 0]
    for (let test = 0; test < tests.length; test += 1) {
      if (tests[test]?.passes(document)) continue
      failures += 1
      failed = test
      if (failures > 1) break
    }
    if (failures === 0) kept[count++] = place
    // What only this field's own filter keeps out still counts among its values.
    else if (failures === 1) ofTests[failed]?.add(document)
  }
  const passed = kept.subarray(0, count)
  const counted: Counts = new Map()
  for (const [field, counter] of counters) {
    const column = contents.facets.get(field)
    // Counting everything takes longest and is always the same, so it is done once.
    if (count === contents.size && column?.whole) {
      counted.set(field, column.whole)
      continue
    }
    for (let at = 0; at < count; at += 1) counter.add(documents[passed[at] as number] as number)
    const list = counter.list()
    if (count === contents.size && column) column.whole = list
    counted.set(field, list)
  }
  return { kept: passed, facets: counted }
}
