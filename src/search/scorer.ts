import { type Candidate, type Leniency, toCandidates, toSplits } from './candidates.ts'
import type { Contents } from './contents.ts'
import { INITIALS_BIT, JOINED_BIT, MASK, MASK_BITS, NAME_BIT } from './format.ts'
import type { Slot } from './slots.ts'
import { SEARCH_FIELDS, type SearchField, type SearchMatch } from './types.ts'

/** What a word is worth in each field, the name first. */
const FIELD_WORTH: Readonly<Record<SearchField, number>> = { name: 10, people: 7.5, place: 5.5, words: 6, text: 2 }
/** In the name, but written together by us. */
const JOINED_NAME_WORTH = 9
const INITIALS_WORTH = 6
/** A name of which every letter was typed. */
const COVER_WORTH = 14
const PRIOR_WORTH = 1.5
const STOP_WORD_WORTH = 0.2

const SPLIT_WORTH = 0.85
const IN_NAME = NAME_BIT | JOINED_BIT | INITIALS_BIT
const MASKS = Array.from({ length: MASK + 1 }, (_, mask) => mask)
const worthOf = (mask: number, withInitials: boolean) =>
  Math.max(
    ...SEARCH_FIELDS.map((field, index) => (mask & (1 << index) ? FIELD_WORTH[field] : 0)),
    mask & JOINED_BIT ? JOINED_NAME_WORTH : 0,
    withInitials && mask & INITIALS_BIT ? INITIALS_WORTH : 0,
  )
/** The worth of the best field of each mask; initials count for those alone who typed all of them. */
const WORTH = Float32Array.from(MASKS, (mask) => worthOf(mask, false))
const WORTH_EXACT = Float32Array.from(MASKS, (mask) => worthOf(mask, true))

/** Documents with what they have earned so far. */
export interface Scored {
  documents: Uint32Array
  scores: Float32Array
  /** Per slot that was looked for, what could fill it: to tell afterwards which word it was. */
  filled: { slot: Slot; candidates: Candidate[]; splits: Split[] }[]
}

/** Documents that hold all parts of a word in one field, and the parts. */
interface Split {
  words: number[]
  postings: number[]
}

/** The documents of both lists that hold their words in the same field, with these fields. */
function intersect(left: ArrayLike<number>, right: ArrayLike<number>): number[] {
  const both: number[] = []
  for (let a = 0, b = 0; a < left.length && b < right.length; ) {
    const [one, other] = [left[a] as number, right[b] as number]
    const difference = (one >>> MASK_BITS) - (other >>> MASK_BITS)
    const shared = one & other & MASK
    if (difference === 0 && shared) both.push(((one & ~MASK) | shared) >>> 0)
    if (difference <= 0) a += 1
    if (difference >= 0) b += 1
  }
  return both
}

/**
 * Finds the documents that fill every slot of a query. It keeps numbers for each document between two searches, so that
 * none has to make room anew; they are all zero whenever no search is running.
 */
export class Scorer {
  readonly #contents: Contents
  readonly #totals: Float32Array
  readonly #covered: Float32Array
  readonly #best: Float32Array
  readonly #bestCover: Float32Array
  /** How many slots a document has filled. */
  readonly #stage: Uint8Array

  constructor(contents: Contents) {
    this.#contents = contents
    const make = () => new Float32Array(contents.size)
    ;[this.#totals, this.#covered, this.#best, this.#bestCover] = [make(), make(), make(), make()]
    this.#stage = new Uint8Array(contents.size)
  }

  #splitsOf(slot: Slot): Split[] {
    if (slot.text.length < 4) return []
    const { starts, postings, lexicon } = this.#contents
    return toSplits(lexicon, slot).flatMap((words): Split[] => {
      let shared: ArrayLike<number> = []
      for (const [index, word] of words.entries()) {
        const own = postings.subarray(starts[word], starts[word + 1])
        shared = index === 0 ? own : intersect(shared, own)
        if (shared.length === 0) return []
      }
      return [{ words, postings: Array.from(shared) }]
    })
  }

  /** All documents that fill every slot; none for no slots. */
  score(slots: readonly Slot[], leniency: Leniency): Scored {
    const { lexicon, starts, postings, nameLetters, priors } = this.#contents
    const filled = slots.map((slot) => {
      const candidates = toCandidates(lexicon, slot, leniency)
      const isKnown = candidates.some(({ quality }) => quality === 'exact')
      return { slot, candidates, splits: isKnown ? [] : this.#splitsOf(slot) }
    })
    const costs = new Map(
      filled.map((entry) => [
        entry,
        entry.candidates.reduce(
          (sum, { word }) => sum + (starts[word + 1] as number) - (starts[word] as number),
          entry.splits.reduce((sum, split) => sum + split.postings.length, 0),
        ),
      ]),
    )
    const inOrder = filled.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))
    const [totals, covered, best, bestCover, stage] = [
      this.#totals,
      this.#covered,
      this.#best,
      this.#bestCover,
      this.#stage,
    ]
    let touched = new Uint32Array(0)
    let count = 0
    let first: Uint32Array = touched
    let firstCount = 0
    for (const [index, entry] of inOrder.entries()) {
      if (index > 0 && count === 0) break
      touched = new Uint32Array(index === 0 ? Math.min(costs.get(entry) ?? 0, this.#contents.size) : count)
      count = 0
      const { slot } = entry
      const scale = slot.isStopWord && slots.length > 1 ? STOP_WORD_WORTH : 1
      const letters = slot.text.length
      const meet = (posting: number, worth: number, table: Float32Array) => {
        const document = posting >>> MASK_BITS
        if (stage[document] !== index) return
        const mask = posting & MASK
        const earned = worth * (table[mask] as number)
        if (earned <= (best[document] as number)) return
        if (best[document] === 0) touched[count++] = document
        best[document] = earned
        bestCover[document] = mask & IN_NAME ? letters * worth : 0
      }
      for (const { word, quality, worth } of entry.candidates) {
        const table = quality === 'exact' || quality === 'joined' ? WORTH_EXACT : WORTH
        const end = starts[word + 1] as number
        for (let at = starts[word] as number; at < end; at += 1) meet(postings[at] as number, worth, table)
      }
      for (const split of entry.splits) for (const posting of split.postings) meet(posting, SPLIT_WORTH, WORTH)
      for (let at = 0; at < count; at += 1) {
        const document = touched[at] as number
        totals[document] = (totals[document] as number) + scale * (best[document] as number)
        covered[document] = (covered[document] as number) + (bestCover[document] as number)
        best[document] = 0
        bestCover[document] = 0
        stage[document] = index + 1
      }
      if (index === 0) [first, firstCount] = [touched, count]
    }
    const typed = slots.reduce((sum, slot) => sum + slot.text.length, 0)
    const documents = touched.slice(0, count)
    const scores = Float32Array.from(documents, (document) => {
      const inName = covered[document] as number
      // How much of the name was typed, and how much of what was typed is the name.
      const cover = (inName / Math.max(typed, nameLetters[document] as number)) * (inName / typed)
      return (
        (totals[document] as number) / slots.length +
        COVER_WORTH * cover +
        (PRIOR_WORTH * (priors[document] as number)) / 255
      )
    })
    for (let at = 0; at < firstCount; at += 1) {
      const document = first[at] as number
      totals[document] = 0
      covered[document] = 0
      stage[document] = 0
    }
    return { documents, scores, filled }
  }

  #maskOf(word: number, document: number): number {
    const { starts, postings } = this.#contents
    let [low, high] = [starts[word] as number, (starts[word + 1] as number) - 1]
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = (postings[middle] as number) >>> MASK_BITS
      if (found === document) return (postings[middle] as number) & MASK
      if (found < document) low = middle + 1
      else high = middle - 1
    }
    return 0
  }

  /** Which words of a document filled the slots, and in which fields. */
  explain(document: number, { filled }: Scored): SearchMatch[] {
    const { lexicon } = this.#contents
    return filled.flatMap(({ candidates, splits }) => {
      let [earned, matches] = [0, [] as SearchMatch[]]
      const consider = (
        mask: number,
        worth: number,
        words: number[],
        quality: SearchMatch['quality'],
        table: Float32Array,
      ) => {
        if (worth * (table[mask] as number) <= earned) return
        earned = worth * (table[mask] as number)
        const field = mask & (JOINED_BIT | INITIALS_BIT) ? 'name' : (SEARCH_FIELDS[Math.log2(mask & -mask)] ?? 'text')
        matches = words.map((word) => ({ field, token: lexicon.word(word), quality }))
      }
      for (const { word, quality, worth } of candidates) {
        const isWhole = quality === 'exact' || quality === 'joined'
        consider(this.#maskOf(word, document), worth, [word], quality, isWhole ? WORTH_EXACT : WORTH)
      }
      for (const { words } of splits) {
        const shared = words.reduce((mask, word) => mask & this.#maskOf(word, document), MASK)
        consider(shared, SPLIT_WORTH, words, 'joined', WORTH)
      }
      return matches
    })
  }
}
