import { bundleEngine } from '../../scripts/bench/search/bundle.ts'
import { loadSample } from '../../scripts/bench/search/sample-set.ts'
import { buildIndex } from '../../src/search/build-index.ts'
import { highlight } from '../../src/search/highlight.ts'
import { openIndex } from '../../src/search/open-index.ts'
import type { SearchQuery } from '../../src/search/types.ts'
import { expect, test } from './visitor.ts'

const QUERIES: SearchQuery[] = [
  { term: 'maire', limit: 5 },
  { term: 'secert sho', limit: 5 },
  { term: '椎名', limit: 5 },
  { term: 'jazz', limit: 3, filters: [{ field: 'event_type', values: ['showcase'] }], facets: ['event_type', 'genre'] },
  { term: '', limit: 2, models: ['venue'], facets: ['indoor_outdoor'] },
]
const TITLE = 'Máire Ní Ødegård: Straße 7 👩‍👧'
const TOKENS = ['maire', 'strasse']

const WORKER = `
import { highlight } from './highlight.ts'
import { openIndex } from './open-index.ts'
onmessage = ({ data: { bytes, queries, title, tokens } }) => {
  const index = openIndex(bytes)
  postMessage({ answers: queries.map((query) => index.search(query)), marked: highlight(title, tokens, 3) })
}`

test('a worker of the browser opens the index that the server made and gives the same answers [S01]', async ({
  page,
}) => {
  const bytes = buildIndex(loadSample())
  // A page of our origin without the site's policy, which lets no test bring a worker along.
  await page.route('**/a-page-with-a-worker', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Worker</title>' }),
  )
  await page.goto('/a-page-with-a-worker')
  const said = await page.evaluate(
    async ({ script, base64, ...question }) => {
      const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), {
        type: 'module',
      })
      const answer = new Promise<unknown>((resolve, reject) => {
        worker.onmessage = ({ data }) =>
          resolve({
            ...data,
            answers: data.answers.map(({ facets, ...rest }: { facets: Map<string, unknown> }) => ({
              ...rest,
              facets: [...facets],
            })),
          })
        worker.onerror = (event) => reject(new Error(event.message))
      })
      worker.postMessage({ ...question, bytes: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) })
      return await answer
    },
    {
      script: await bundleEngine(WORKER),
      base64: Buffer.from(bytes).toString('base64'),
      queries: QUERIES,
      title: TITLE,
      tokens: TOKENS,
    },
  )
  const index = openIndex(bytes)
  const answers = QUERIES.map((query) => {
    const { facets, ...rest } = index.search(query)
    return { ...rest, facets: [...facets] }
  })
  for (const { total } of answers) expect(total).toBeGreaterThan(0)
  expect(said).toEqual({ answers, marked: highlight(TITLE, TOKENS, 3) })
})
