import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Command } from 'commander'
import { buildIndex } from '../../src/search/build-index.ts'
import { openIndex } from '../../src/search/open-index.ts'
import type { SearchDocument } from '../../src/search/types.ts'
import { bundleEngine } from './search/bundle.ts'
import { measureDirectory } from './search/directory.ts'
import { judge, loadJudged, type Verdict } from './search/judge.ts'
import { duel, median, perCpuSecond, quantile, time } from './search/measure.ts'
import { buildMiniSearch, openMiniSearch } from './search/mini-search.ts'
import { inventPeople } from './search/people.ts'
import { toQueries } from './search/queries.ts'
import { loadRealSets } from './search/real-sets.ts'
import { loadSample } from './search/sample-set.ts'

/**
 * Our search beside MiniSearch 7 on the same documents in one run (QUALITY §4), or with `--people` alone over invented
 * attendees. Prints one JSON line per figure; `ok` says whether it meets its bar.
 */
const options = new Command('bench search')
  .option('--documents <number>', 'documents of the sample', '20000')
  .option('--rounds <number>', 'measured rounds of each query', '3')
  .option('--people [number]', 'search among invented attendees instead (300,000 without a number)')
  .parse()
  .opts<{ documents: string; rounds: string; people?: string | true }>()

const short = (value: number) => Number(value.toPrecision(3))
function print(figure: string, values: Record<string, unknown>, ok?: boolean): void {
  console.log(JSON.stringify({ figure: `search.${figure}`, ...values, ...(ok !== undefined && { ok }) }))
  if (ok === false) process.exitCode = 1
}
const collect = () => global.gc?.()
const LIMIT = 10

/** The sample with so many documents: its events are about two thirds of them. */
function loadDocuments(count: number): SearchDocument[] {
  const documents = loadSample(Math.ceil(count * 0.75))
  if (documents.length < count) throw new Error(`The sample has ${documents.length} documents, fewer than ${count}.`)
  // Every kind stays in its proportion.
  return documents
    .filter(
      (_, place) =>
        Math.floor((place * count) / documents.length) !== Math.floor(((place - 1) * count) / documents.length),
    )
    .slice(0, count)
}

const withoutTexts = (documents: readonly SearchDocument[]): SearchDocument[] =>
  documents.map(({ texts: { text: _, ...texts } = {}, ...document }) => ({ ...document, texts }))

const toPercent = ({ right, asked }: { right: number; asked: number }) => short(right / asked)
const byCategory = ({ categories }: Verdict) =>
  Object.fromEntries([...categories].map(([category, counts]) => [category, toPercent(counts)]))

function compareOn(documents: readonly SearchDocument[], name: string, rounds: number): void {
  const bytes = buildIndex(documents)
  const json = JSON.stringify(buildMiniSearch(documents))
  const [ours, theirs] = [openIndex(bytes), openMiniSearch(json)]
  const { two, four, typos } = toQueries(documents)
  const ask = (term: string) => ours.search({ term, limit: LIMIT })
  const askThem = (term: string) => theirs.search(term)
  const compareTimes = (figure: string, queries: string[], bar: number) => {
    const spent = duel(queries, rounds, ask, askThem)
    const [mine, other] = [median(spent.ours), median(spent.theirs)]
    const unlimited = median(queries.map((term) => time(() => ours.search({ term }))))
    print(
      `${figure}`,
      {
        set: name,
        documents: documents.length,
        queries: queries.length,
        ours_ms: short(mine),
        ours_without_limit_ms: short(unlimited),
        minisearch_ms: short(other),
        times_faster: short(other / mine),
        bar,
      },
      other / mine >= bar,
    )
    return other
  }
  const slowest = compareTimes('prefix_2', two, 20)
  compareTimes('prefix_4', four, 5)
  compareTimes('typo_names', typos, 2)

  const fields = [...new Set(documents.flatMap((document) => Object.keys(document.facets ?? {})))].slice(0, 15)
  if (fields.length > 0) {
    const fresh = openIndex(bytes)
    const first = time(() => fresh.search({ term: '', limit: LIMIT, facets: fields }))
    const faceted = median(
      Array.from({ length: 15 }, () => time(() => ours.search({ term: '', limit: LIMIT, facets: fields }))),
    )
    print(
      'facets_15',
      {
        set: name,
        fields: fields.length,
        first_ms: short(first),
        ours_ms: short(faceted),
        minisearch_prefix_2_ms: short(slowest),
        part: short(faceted / slowest),
        bar: 0.1,
      },
      faceted / slowest <= 0.1,
    )
  }

  const [mine, other] = [gzipSync(bytes).length, gzipSync(json).length]
  print(
    'index_gzip',
    { set: name, ours_kb: short(mine / 1000), minisearch_kb: short(other / 1000), part: short(mine / other), bar: 0.5 },
    mine / other <= 0.5,
  )
  collect()
  const loads = duel(
    [0],
    5,
    () => openIndex(bytes),
    () => openMiniSearch(json),
  )
  const [load, loadTheirs] = [median(loads.ours), median(loads.theirs)]
  print(
    'load',
    { set: name, ours_ms: short(load), minisearch_ms: short(loadTheirs), part: short(load / loadTheirs), bar: 0.1 },
    load / loadTheirs <= 0.1,
  )
}

function compareAnswers(sets: ReadonlyMap<string, readonly SearchDocument[]>): void {
  const judged = loadJudged()
  const ours = new Map([...sets].map(([name, documents]) => [name, openIndex(buildIndex(documents))]))
  const theirs = new Map([...sets].map(([name, documents]) => [name, buildMiniSearch(documents)]))
  const first = (set: string, term: string) =>
    ours
      .get(set)
      ?.search({ term, limit: LIMIT })
      .results.map(({ model, id }) => `${model} ${id}`)
  const firstOfTheirs = (set: string, term: string) =>
    theirs
      .get(set)
      ?.search(term)
      .slice(0, LIMIT)
      .map(({ id }) => {
        const document = sets.get(set)?.[id as number]
        return `${document?.model} ${document?.id}`
      })
  const [mine, other] = [judge(judged, first), judge(judged, firstOfTheirs)]
  print(
    'success_at_1',
    { queries: mine.asked, ours: toPercent(mine), minisearch: toPercent(other), bar: 0.95 },
    mine.right / mine.asked >= 0.95,
  )
  print(
    'categories',
    { ours: byCategory(mine), minisearch: byCategory(other), bar: 0.85 },
    [...mine.categories.values()].every(({ right, asked }) => right / asked >= 0.85),
  )
  for (const { set, category, query } of mine.missed) console.error(`missed: ${category}, "${query}" in ${set}`)

  const rounds = 5
  const [speed, speedOfTheirs] = [first, firstOfTheirs].map((ask) =>
    perCpuSecond(mine.asked * rounds, () => {
      for (let round = 0; round < rounds; round += 1) judge(judged, ask)
    }),
  ) as [number, number]
  print(
    'queries_per_cpu_second',
    { ours: short(speed), minisearch: short(speedOfTheirs), times: short(speed / speedOfTheirs), bar: 5 },
    speed / speedOfTheirs >= 5,
  )
}

async function compareSizes(sets: ReadonlyMap<string, readonly SearchDocument[]>): Promise<void> {
  const joined = [...sets].flatMap(([set, documents]) =>
    documents.map((document) => ({ ...document, id: `${document.id}`, set })),
  )
  const some = withoutTexts(
    joined.filter((_, place) => place % Math.max(1, Math.floor(joined.length / 5000)) === 0).slice(0, 5000),
  )
  const brotli = (bytes: Uint8Array | string) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  const size = brotli(buildIndex(some))
  print(
    'index_without_texts',
    { documents: some.length, of: [...sets.keys()].join(', '), brotli_kb: short(size / 1000), bar: 160 },
    size <= 160_000,
  )
  const engine = gzipSync(await bundleEngine(), { level: 9 }).length
  print('engine', { min_gzip_kb: short(engine / 1000), bar: 9 }, engine <= 9000)
}

function measurePeople(count: number): void {
  collect()
  const before = process.memoryUsage()
  let start = performance.now()
  const people = [...inventPeople(count)]
  const invented = performance.now()
  const bytes = buildIndex(people)
  const built = performance.now()
  const queries = toQueries(people.slice(0, 20_000), 120)
  people.length = 0
  start = performance.now()
  const index = openIndex(bytes)
  const loaded = performance.now() - start
  collect()
  const after = process.memoryUsage()
  const memory = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
  print('people_build', {
    people: count,
    seconds: short((built - invented) / 1000),
    load_ms: short(loaded),
    index_mb: short(bytes.length / 1e6),
    memory_mb: global.gc ? short(memory / 1e6) : 'run node with --expose-gc',
    rss_mb: short(after.rss / 1e6),
  })
  for (const [kind, terms] of Object.entries(queries)) {
    const spent: number[] = []
    for (let round = 0; round < 5; round += 1) {
      for (const term of terms) {
        const taken = time(() => index.search({ term, limit: LIMIT, facets: ['industry'] }))
        if (round > 0) spent.push(taken)
      }
    }
    print(`people_${kind}`, {
      people: count,
      queries: terms.length,
      median_ms: short(median(spent)),
      p99_ms: short(quantile(spent, 0.99)),
    })
  }
}

if (options.people) {
  const count = options.people === true ? 300_000 : Number(options.people)
  await measureDirectory(count, print)
  measurePeople(count)
} else {
  const rounds = Number(options.rounds)
  const real = await loadRealSets()
  if (real.size === 0) console.error('There are no real programmes beside this checkout: the sample alone is measured.')
  const sets = new Map([...real, ['sample', loadSample()] as const])
  compareAnswers(sets)
  await compareSizes(sets)
  compareOn(loadDocuments(Number(options.documents)), 'sample', rounds)
  if (real.size > 0) compareOn([...real.values()].flat(), 'real sets joined', rounds)
}
