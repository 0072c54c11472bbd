import { readContents } from './contents.ts'
import { narrow } from './facets.ts'
import { NOTHING, type Scored, Scorer } from './scorer.ts'
import { toSlots } from './slots.ts'
import type { SearchAnswer, SearchIndex, SearchQuery } from './types.ts'

/** With fewer hits than this, words that are only nearly right are let in too, */
const FEW = 3
/** unless one hit is as good as this: a word of the query begins a name, or is one of the people or the place. */
const GOOD = 5
/** A best hit below this has its words somewhere in a long text or only nearly right. */
const CONVINCING = 1.9

function topOf({ scores }: Scored): number {
  let top = 0
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] as number) > top) top = scores[at] as number
  return top
}

/**
 * Asks ever more leniently until the answer convinces: as typed, with typing mistakes, with more of them than usual.
 */
function find(scorer: Scorer, term: string): Scored {
  const slots = toSlots(term)
  const exact = scorer.score(slots, 'none')
  if (exact.documents.length >= FEW || topOf(exact) >= GOOD) return exact
  const usual = scorer.score(slots, 'usual')
  if (topOf(usual) >= CONVINCING) return usual
  const most = scorer.score(slots, 'most')
  // The scorer explains its latest answer only, so an earlier one is worked out again.
  return topOf(most) > topOf(usual) || usual.documents.length === 0 ? most : scorer.score(slots, 'usual')
}

/** All places, the best first. Sorted as numbers that hold score and document, for a comparing function takes its time. */
function allPlaces(kept: Uint32Array, { documents, scores }: Scored, size: number): Uint32Array {
  const keys = new Float64Array(kept.length)
  const placeOf = new Uint32Array(size)
  const WIDTH = 2 ** 27
  for (let at = 0; at < kept.length; at += 1) {
    const place = kept[at] as number
    const document = documents[place] as number
    keys[at] = document - Math.round((scores[place] as number) * 2 ** 16) * WIDTH
    placeOf[document] = place
  }
  keys.sort()
  return Uint32Array.from(keys, (key) => placeOf[((key % WIDTH) + WIDTH) % WIDTH] as number)
}

/** The best `count` places of these scores, the best first; equal ones in the order of their documents. */
function bestPlaces(kept: Uint32Array, scored: Scored, count: number, size: number): Uint32Array {
  const { documents, scores } = scored
  const isBefore = (a: number, b: number) => {
    const difference = (scores[a] as number) - (scores[b] as number)
    return difference > 0 || (difference === 0 && (documents[a] as number) < (documents[b] as number))
  }
  if (count > 200 || count * 4 > kept.length) return allPlaces(kept, scored, size).subarray(0, count)
  const best = new Uint32Array(count)
  let filled = 0
  /** What the last of the best has; most places have less, and are left without a closer look. */
  let least = Number.NEGATIVE_INFINITY
  for (let index = 0; index < kept.length; index += 1) {
    const place = kept[index] as number
    if ((scores[place] as number) < least) continue
    if (filled === count && !isBefore(place, best[count - 1] as number)) continue
    let at = filled < count ? filled++ : count - 1
    while (at > 0 && isBefore(place, best[at - 1] as number)) {
      best[at] = best[at - 1] as number
      at -= 1
    }
    best[at] = place
    if (filled === count) least = scores[best[count - 1] as number] as number
  }
  return best.subarray(0, filled)
}

/**
 * Makes an index ready for questions.
 * @throws when the buffer is not a whole index that this version built.
 */
export function openIndex(buffer: Uint8Array): SearchIndex {
  const contents = readContents(buffer)
  const scorer = new Scorer(contents)
  const { size } = contents
  /** What an empty term finds: everything, in the order of the index. */
  const all: Scored = {
    ...NOTHING,
    documents: contents.places,
    scores: new Float32Array(size),
  }
  const toScored = (documents?: Uint32Array): Scored =>
    documents ? { ...NOTHING, documents, scores: new Float32Array(documents.length) } : all
  return {
    size: contents.size,
    search(query: SearchQuery): SearchAnswer {
      const isEmpty = query.term.trim() === ''
      const scored = isEmpty ? toScored(query.within) : find(scorer, query.term)
      const { kept, facets } = narrow(contents, scored.documents, query)
      const offset = Math.max(0, query.offset ?? 0)
      const end = Math.min(kept.length, offset + Math.max(0, query.limit ?? kept.length))
      const places = (isEmpty ? kept.subarray(0, end) : bestPlaces(kept, scored, end, size)).subarray(offset)
      const explained = query.explained ?? places.length
      const results = Array.from(places, (place, rank) => {
        const document = scored.documents[place] as number
        return {
          document,
          id: contents.ids[document] as string,
          model: contents.models[contents.modelOf[document] as number] as SearchAnswer['results'][number]['model'],
          score: scored.scores[place] as number,
          matches: rank < explained ? scorer.explain(place, scored) : [],
        }
      })
      return { total: kept.length, results, facets }
    },
  }
}
