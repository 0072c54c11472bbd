import { SEARCH_DEBOUNCE_MS } from '../../domain/limits.ts'
import type { SearchEnvelope } from '../../schema/search.ts'
import { resultText } from '../../text/results.ts'
import { afterPaint } from '../after-paint.ts'
import { post } from '../call.ts'
import { track } from '../track.ts'
import { isAsking, NO_QUERY, readQuery, type SearchQuery, toCallFilters, writeQuery } from './query.ts'
import { nextSearch, type SearchEvent, type SearchState, shouldRun } from './state.ts'

export interface SearchStore {
  get(): SearchState
  subscribe(listener: () => void): () => void
  /** Asks for something else: a step of its own for the way back, or one with the last while somebody types. */
  ask(change: Partial<SearchQuery>, step?: 'push' | 'replace'): void
  /** Asks for what comes after an answer that holds only its beginning. */
  grow(): void
  /** Asks for what the address says, now or after the way back. */
  follow(): void
}

export interface SearchStoreOptions {
  /** `/search` or `/2026/search`. */
  path: string
  /** The kinds of the page; empty for all. */
  models: string
  /** The address has changed: a step of its own, or another word for the last. */
  onStep(step: 'push' | 'replace'): void
}

/** The state of a search page, in step with its address (ROWS T04, C08). */
export function createSearchStore({ path, models, onStep }: SearchStoreOptions): SearchStore {
  const listeners = new Set<() => void>()
  let state: SearchState = { query: NO_QUERY, phase: 'idle', answer: undefined }
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asked: AbortController | undefined
  let growing = false

  const change = (event: SearchEvent) => {
    state = nextSearch(state, event)
    for (const listener of listeners) listener()
  }

  const toBody = ({ term, filters, hash }: SearchQuery) => ({
    ...(models && { models }),
    ...(hash ? { hash } : { term: term.trim(), filters: toCallFilters(filters) }),
  })

  async function run(query: SearchQuery): Promise<void> {
    const controller = new AbortController()
    asked = controller
    try {
      const answer = await post<SearchEnvelope>(path, toBody(query), { signal: controller.signal })
      change({ type: 'answered', query, answer })
      if (isAsking(query)) trackSearch(query, answer)
    } catch (error) {
      if (controller.signal.aborted) return
      console.warn(resultText.searchFailed, error)
      change({ type: 'failed', query })
    }
  }

  /** Usage (ROWS B17): what kinds and filters were asked for, and how much there was; the words stay private. */
  function trackSearch({ term, filters, hash }: SearchQuery, { total }: SearchEnvelope): void {
    track('search', {
      models,
      filters: [...new Set(filters.map(({ field }) => field))].join(),
      is_stored: hash !== '',
      results: total,
      term: term.trim(),
    })
  }

  async function grow(): Promise<void> {
    const { query, answer, phase } = state
    if (growing || !answer || phase !== 'ready' || answer.hits.length >= answer.total) return
    growing = true
    try {
      const body = { ...toBody(query), from: answer.hits.length }
      change({ type: 'grown', answer, more: await post<SearchEnvelope>(path, body) })
    } catch (error) {
      console.warn(resultText.searchFailed, error)
    } finally {
      growing = false
    }
  }

  function start(query: SearchQuery, delayMs: number): void {
    clearTimeout(waiting)
    asked?.abort()
    change({ type: 'asked', query, hasModels: models !== '' })
    if (!shouldRun(query, models !== '')) return
    // Reading the answer of a fast server must not come before the click's own paint.
    if (delayMs === 0) afterPaint(() => query === state.query && void run(query))
    else waiting = setTimeout(() => void run(query), delayMs)
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask(partial, step = 'push') {
      const query = { ...state.query, hash: '', ...partial }
      const address = location.pathname + writeQuery(query)
      if (address !== location.pathname + location.search) {
        if (step === 'push') history.pushState({}, '', address)
        else history.replaceState(history.state, '', address)
        onStep(step)
      }
      start(query, step === 'push' ? 0 : SEARCH_DEBOUNCE_MS)
    },
    grow: () => void grow(),
    follow: () => start(readQuery(location.search), 0),
  }
}
