import {
  ANALYTICS_BACKOFF_MS,
  ANALYTICS_BATCH,
  ANALYTICS_FLUSH_MS,
  ANALYTICS_KEPT,
  ANALYTICS_LONGEST_BACKOFF_MS,
  ANALYTICS_RETRIES,
} from '../../domain/limits.ts'
import type { Message } from './message.ts'

/** `refused`: the target will never take it. `failed`: another try may help. */
export type Answer = 'taken' | 'refused' | 'failed'

/** The ways to a target. */
export interface Delivery {
  send(batch: readonly Message[]): Promise<Answer>
  /** For a page that goes and cannot wait for an answer; says whether the browser has taken it over. */
  hand(batch: readonly Message[]): boolean
}

export interface Queue {
  add(message: Message): void
  /** Tries at once: the network is back, or the page. */
  resume(): void
  /** The page is hidden or goes: what waits is handed over. Without network it stays. */
  leave(): void
  /** What has not arrived. */
  waiting(): readonly Message[]
}

/** How long to wait after this many failures, half of it by chance: phones that lost one network come back together. */
export const toBackoffMs = (failures: number, random = Math.random()): number =>
  Math.min(ANALYTICS_BACKOFF_MS * 2 ** (failures - 1), ANALYTICS_LONGEST_BACKOFF_MS) * (0.5 + random / 2)

/** Batches of ten, or of what is there after five seconds; up to ten retries (ROWS B17). */
export function createQueue(delivery: Delivery, isOnline: () => boolean, kept: readonly Message[] = []): Queue {
  let waiting: Message[] = [...kept]
  let underWay: Message[] = []
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const plan = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, delayMs)
  }
  /** A full batch goes at once, anything else after a while; a failed one decides for itself. */
  const planNext = () => {
    if (waiting.length === 0 || underWay.length > 0 || failures > 0) return
    if (waiting.length >= ANALYTICS_BATCH) run()
    else if (timer === undefined) plan(ANALYTICS_FLUSH_MS)
  }

  function run(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0 || underWay.length > 0 || !isOnline()) return
    underWay = waiting.splice(0, ANALYTICS_BATCH)
    void delivery.send(underWay).then(settle)
  }

  function settle(answer: Answer): void {
    const batch = underWay
    underWay = []
    if (answer === 'failed' && failures < ANALYTICS_RETRIES) {
      waiting.unshift(...batch)
      failures += 1
      plan(toBackoffMs(failures))
      return
    }
    if (answer !== 'taken') console.warn('Analytics does not answer; left out:', batch.length)
    failures = 0
    planNext()
  }

  if (waiting.length > 0) plan(ANALYTICS_FLUSH_MS)
  return {
    add(message) {
      waiting = [...waiting, message].slice(-ANALYTICS_KEPT)
      planNext()
    },
    resume: run,
    leave() {
      if (!isOnline()) return
      while (waiting.length > 0 && delivery.hand(waiting.slice(0, ANALYTICS_BATCH))) waiting.splice(0, ANALYTICS_BATCH)
      if (waiting.length > 0) return
      clearTimeout(timer)
      timer = undefined
      failures = 0
    },
    // What is under way outlives the page, except where there is no network for it.
    waiting: () => (isOnline() ? waiting : [...underWay, ...waiting]),
  }
}
