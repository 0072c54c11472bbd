import type { Suggestion } from '../../schema/search.ts'
import { post } from '../call.ts'

/** Answers by query and category, for as long as the page lives (ROWS S04). */
const answers = new Map<string, readonly Suggestion[]>()

const keyOf = (query: string, models: string) => `${models}\n${query}`

export const knownSuggestions = (query: string, models: string): readonly Suggestion[] | undefined =>
  answers.get(keyOf(query, models))

/** The year of a page that is not of the landing edition: its suggestions are its own edition's. */
const toYear = (): { year?: number } => {
  const { edition } = document.documentElement.dataset
  return edition ? { year: Number(edition) } : {}
}

/** POST /search/suggestions (ROWS C01): without retry, and without `models` for all of them. */
export async function loadSuggestions(
  path: string,
  query: string,
  models: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const found = await post<Suggestion[]>(path, { q: query, ...(models && { models }), ...toYear() }, { signal })
  answers.set(keyOf(query, models), found)
  return found
}
