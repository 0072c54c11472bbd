import { type Contents, readContents } from './contents.ts'
import { narrow } from './facets.ts'
import { type Scored, Scorer } from './scorer.ts'
import { toSlots } from './slots.ts'
import type { SearchAnswer, SearchIndex, SearchQuery } from './types.ts'

/** With fewer hits than this, words that are only nearly right are let in too. */
const FEW = 3
/** A best hit below this has its words somewhere in a long text or only nearly right. */
const CONVINCING = 1.9

const topOf = ({ scores }: Scored) => scores.reduce((top, score) => Math.max(top, score), 0)

/**
 * Asks ever more leniently until the answer convinces: as typed, with typing mistakes, without the small words, with more
 * mistakes than usual. A later answer counts only if its best hit is better than all before.
 */
function find(scorer: Scorer, term: string): Scored {
  const all = toSlots(term)
  const needed = all.filter((slot) => !slot.isStopWord)
  const sets = needed.length > 0 && needed.length < all.length ? [all, needed] : [all]
  let found = scorer.score(all, 'none')
  if (found.documents.length >= FEW) return found
  let top = -1
  for (const leniency of ['usual', 'most'] as const) {
    for (const slots of sets) {
      const next = scorer.score(slots, leniency)
      const best = topOf(next)
      if (best > top && next.documents.length > 0) [found, top] = [next, best]
      if (top >= CONVINCING) return found
    }
  }
  return found
}

/** The best `count` places of these scores, the best first; equal ones in the order of their documents. */
function bestPlaces(kept: Uint32Array, { documents, scores }: Scored, count: number): Uint32Array {
  const isBefore = (a: number, b: number) => {
    const difference = (scores[a] as number) - (scores[b] as number)
    return difference > 0 || (difference === 0 && (documents[a] as number) < (documents[b] as number))
  }
  if (count > 200 || count * 4 > kept.length)
    return kept
      .slice()
      .sort((a, b) => (isBefore(a, b) ? -1 : 1))
      .subarray(0, count)
  const best = new Uint32Array(count)
  let filled = 0
  for (const place of kept) {
    if (filled === count && !isBefore(place, best[count - 1] as number)) continue
    let at = filled < count ? filled++ : count - 1
    while (at > 0 && isBefore(place, best[at - 1] as number)) {
      best[at] = best[at - 1] as number
      at -= 1
    }
    best[at] = place
  }
  return best.subarray(0, filled)
}

/** Everything, in the order of the index. */
const everything = ({ size }: Contents): Scored => ({
  documents: Uint32Array.from({ length: size }, (_, document) => document),
  scores: new Float32Array(size),
  filled: [],
})

/**
 * Makes an index ready for questions.
 * @throws when the buffer is not a whole index that this version built.
 */
export function openIndex(buffer: Uint8Array): SearchIndex {
  const contents = readContents(buffer)
  const scorer = new Scorer(contents)
  return {
    size: contents.size,
    search(query: SearchQuery): SearchAnswer {
      const scored = query.term.trim() === '' ? everything(contents) : find(scorer, query.term)
      const { kept, facets } = narrow(contents, scored.documents, query)
      const offset = Math.max(0, query.offset ?? 0)
      const end = Math.min(kept.length, offset + Math.max(0, query.limit ?? kept.length))
      const places = bestPlaces(kept, scored, end).subarray(offset)
      const results = Array.from(places, (place) => {
        const document = scored.documents[place] as number
        return {
          document,
          id: contents.ids[document] as string,
          model: contents.models[contents.modelOf[document] as number] as SearchAnswer['results'][number]['model'],
          score: scored.scores[place] as number,
          matches: scorer.explain(document, scored),
        }
      })
      return { total: kept.length, results, facets }
    },
  }
}
