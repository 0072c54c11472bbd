import { beforeAll, describe, expect, test } from 'vitest'
import { judge, loadJudged, type Verdict } from '../../scripts/bench/search/judge.ts'
import { DATASETS, loadRealSets } from '../../scripts/bench/search/real-sets.ts'
import { loadSample } from '../../scripts/bench/search/sample-set.ts'
import { buildIndex } from '../../src/search/build-index.ts'
import { openIndex } from '../../src/search/open-index.ts'

if (!DATASETS) console.log('Skipped: ../shared/datasets is not beside this checkout; the sample alone is judged.')

describe('the judged queries [S01]', () => {
  let verdict: Verdict
  beforeAll(async () => {
    const sets = (await loadRealSets()).set('sample', loadSample())
    const indexes = new Map([...sets].map(([name, documents]) => [name, openIndex(buildIndex(documents))]))
    verdict = judge(loadJudged(), (set, term) =>
      indexes
        .get(set)
        ?.search({ term, limit: 3 })
        .results.map(({ model, id }) => `${model} ${id}`),
    )
  }, 60_000)

  test('find what is meant first in at least 95 of 100 cases', () => {
    expect(verdict.asked).toBeGreaterThan(DATASETS ? 250 : 50)
    expect(verdict.right / verdict.asked, JSON.stringify(verdict.missed, undefined, 1)).toBeGreaterThanOrEqual(0.95)
  })

  test('leave no category behind', () => {
    const weak = [...verdict.categories].filter(([, { asked, right }]) => right / asked < (DATASETS ? 0.85 : 0.6))
    expect(weak).toEqual([])
  })
})
