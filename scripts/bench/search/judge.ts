import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A query with what a person who typed it wants to see first. Any of `ids` (`model id`) will do. */
export interface JudgedQuery {
  category: string
  query: string
  ids: string[]
}

const FOLDER = join(import.meta.dirname, '../../../tests/search/judged')

/** The judged queries by the programme that they are asked of. */
export function loadJudged(): Map<string, JudgedQuery[]> {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.json')) : []
  return new Map(
    files.map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as JudgedQuery[],
    ]),
  )
}

export interface Verdict {
  asked: number
  right: number
  /** Success at one, by category. */
  categories: Map<string, { asked: number; right: number }>
  missed: { set: string; category: string; query: string; wanted: string[]; got: string[] }[]
}

/** Asks every query of its programme; `first` answers with the best few, each as `model id`. */
export function judge(
  judged: ReadonlyMap<string, readonly JudgedQuery[]>,
  first: (set: string, query: string) => string[] | undefined,
): Verdict {
  const verdict: Verdict = { asked: 0, right: 0, categories: new Map(), missed: [] }
  for (const [set, queries] of judged) {
    for (const { category, query, ids } of queries) {
      const got = first(set, query)
      if (!got) continue
      const counts = verdict.categories.get(category) ?? { asked: 0, right: 0 }
      verdict.categories.set(category, counts)
      const isRight = ids.includes(got[0] ?? '')
      for (const count of [verdict, counts]) {
        count.asked += 1
        if (isRight) count.right += 1
      }
      if (!isRight) verdict.missed.push({ set, category, query, wanted: ids, got: got.slice(0, 3) })
    }
  }
  return verdict
}
