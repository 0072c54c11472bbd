import { type Candidates, type Leniency, toCandidates } from './candidates.ts'
import type { Contents } from './contents.ts'
import { FIRST_BIT, INITIALS_BIT, JOINED_BIT, MASK, MASK_BITS, NAME_BIT } from './format.ts'
import type { Slot } from './slots.ts'
import { toSplits } from './splits.ts'
import { SEARCH_FIELDS, type SearchField, type SearchMatch } from './types.ts'

/** What a word is worth in each field, the name first. */
const FIELD_WORTH: Readonly<Record<SearchField, number>> = { name: 10, people: 7.5, place: 5.5, words: 6, text: 2 }
const FIRST_WORTH = 11
/** In the name, but written together by us. */
const JOINED_NAME_WORTH = 9
const INITIALS_WORTH = 6
const SPLIT_WORTH = 0.85
/** A name of which every letter was typed. */
const COVER_WORTH = 14
const PRIOR_WORTH = 1.5
const STOP_WORD_WORTH = 0.2

const IN_NAME = NAME_BIT | JOINED_BIT | INITIALS_BIT
const worthOf = (mask: number, withInitials: boolean) =>
  Math.max(
    ...SEARCH_FIELDS.map((field, index) => (mask & (1 << index) ? FIELD_WORTH[field] : 0)),
    mask & FIRST_BIT ? FIRST_WORTH : 0,
    mask & JOINED_BIT ? JOINED_NAME_WORTH : 0,
    withInitials && mask & INITIALS_BIT ? INITIALS_WORTH : 0,
  )
const worthsOf = (withInitials: boolean) =>
  Float32Array.from({ length: MASK + 1 }, (_, mask) => worthOf(mask, withInitials))
/** The worth of the best field of each mask; initials count for those alone who typed all of them. */
const WORTH = worthsOf(false)
const WORTH_WHOLE = worthsOf(true)

/** Documents that hold all parts of a word in one field, and the parts. */
interface Split {
  words: number[]
  postings: ArrayLike<number>
}

/** What can fill a slot: single words, then words that make it up together. */
interface Filling {
  slot: Slot
  candidates: Candidates
  splits: Split[]
  /** How many postings there are to look at. */
  cost: number
}

/** Documents with what they have earned. */
export interface Scored {
  documents: Uint32Array
  scores: Float32Array
  fillings: readonly Filling[]
}

export const NOTHING: Scored = {
  documents: new Uint32Array(0),
  scores: new Float32Array(0),
  fillings: [],
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
  /** Per filling and document one more than the place of what filled it, candidates before splits; 0 for nothing. */
  readonly #filledBy: Uint32Array[] = []
  readonly #touched: Uint32Array

  constructor(contents: Contents) {
    this.#contents = contents
    const make = () => new Float32Array(contents.size)
    ;[this.#totals, this.#covered, this.#best, this.#bestCover] = [make(), make(), make(), make()]
    this.#stage = new Uint8Array(contents.size)
    this.#touched = new Uint32Array(contents.size)
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
      return [{ words, postings: shared }]
    })
  }

  #toFilling(slot: Slot, leniency: Leniency): Filling {
    const { lexicon, starts } = this.#contents
    const candidates = toCandidates(lexicon, slot, leniency)
    const splits = candidates.hasExact ? [] : this.#splitsOf(slot)
    let cost = splits.reduce((sum, { postings }) => sum + postings.length, 0)
    for (const word of candidates.words) cost += (starts[word + 1] as number) - (starts[word] as number)
    return { slot, candidates, splits, cost }
  }

  /** Lets the documents that filled `stage` slots take the best of a filling; answers how many did. */
  #meet({ slot, candidates, splits }: Filling, stage: number, filledBy: Uint32Array): number {
    const { starts, postings } = this.#contents
    const [best, bestCover, stages, touched] = [this.#best, this.#bestCover, this.#stage, this.#touched]
    const letters = slot.text.length
    let count = 0
    const pass = (
      list: ArrayLike<number>,
      from: number,
      end: number,
      worth: number,
      table: Float32Array,
      place: number,
    ) => {
      for (let at = from; at < end; at += 1) {
        const posting = list[at] as number
        const document = posting >>> MASK_BITS
        if (stages[document] !== stage) continue
        const mask = posting & MASK
        const earned = worth * (table[mask] as number)
        const before = best[document] as number
        if (earned <= before) continue
        if (before === 0) touched[count++] = document
        best[document] = earned
        bestCover[document] = mask & IN_NAME ? letters * worth : 0
        filledBy[document] = place
      }
    }
    const { words, worths } = candidates
    for (let place = 0; place < words.length; place += 1) {
      const word = words[place] as number
      const table = candidates.isWhole(place) ? WORTH_WHOLE : WORTH
      pass(postings, starts[word] as number, starts[word + 1] as number, worths[place] as number, table, place + 1)
    }
    for (const [index, split] of splits.entries()) {
      pass(split.postings, 0, split.postings.length, SPLIT_WORTH, WORTH, words.length + index + 1)
    }
    return count
  }

  /** Adds what the touched documents got from one filling to what they have. */
  #settle(count: number, scale: number, stage: number): void {
    const [totals, covered, best, bestCover] = [this.#totals, this.#covered, this.#best, this.#bestCover]
    for (let at = 0; at < count; at += 1) {
      const document = this.#touched[at] as number
      totals[document] = (totals[document] as number) + scale * (best[document] as number)
      covered[document] = (covered[document] as number) + (bestCover[document] as number)
      best[document] = 0
      bestCover[document] = 0
      this.#stage[document] = stage
    }
  }

  #column(index: number): Uint32Array {
    this.#filledBy[index] ??= new Uint32Array(this.#contents.size)
    return this.#filledBy[index]
  }

  /**
   * The documents that fill all slots, except that the small words of a query are looked for among them only: they bring
   * a document forward, and none is left out for their sake.
   */
  score(slots: readonly Slot[], leniency: Leniency): Scored {
    const hasOthers = slots.some((slot) => !slot.isStopWord)
    const isNeeded = (slot: Slot) => !(hasOthers && slot.isStopWord)
    // A word that nothing holds is the mistaken one; only where all are known may any of them be.
    const isKnown = (slot: Slot) => this.#contents.lexicon.find(slot.text) !== undefined
    const hasUnknown = leniency === 'usual' && slots.some((slot) => isNeeded(slot) && !isKnown(slot))
    const needed = slots
      .filter(isNeeded)
      .map((slot) => this.#toFilling(slot, hasUnknown && isKnown(slot) ? 'none' : leniency))
      .sort((a, b) => a.cost - b.cost)
    const [cheapest] = needed
    if (!cheapest || cheapest.cost === 0) return NOTHING
    if (slots.length === 1) return this.#scoreOne(cheapest)
    let first = new Uint32Array(0)
    let count = 0
    for (const [index, filling] of needed.entries()) {
      count = this.#meet(filling, index, this.#column(index))
      this.#settle(count, 1, index + 1)
      if (index === 0) first = this.#touched.slice(0, count)
      if (count === 0) break
    }
    const documents = this.#touched.slice(0, count)
    const fillings = [...needed]
    if (count > 0) {
      for (const slot of slots) {
        if (isNeeded(slot)) continue
        const filling = this.#toFilling(slot, 'none')
        const column = this.#column(fillings.length)
        for (const document of documents) column[document] = 0
        this.#settle(this.#meet(filling, needed.length, column), STOP_WORD_WORTH, needed.length)
        fillings.push(filling)
      }
    }
    const scores = this.#finish(documents, slots)
    for (const document of first) {
      this.#totals[document] = 0
      this.#covered[document] = 0
      this.#stage[document] = 0
    }
    return { documents, scores, fillings }
  }

  /** The same for a query of one word, where a document's best is all it earns: two letters may begin words of most. */
  #scoreOne(filling: Filling): Scored {
    const [best, bestCover] = [this.#best, this.#bestCover]
    const documents = this.#touched.slice(0, this.#meet(filling, 0, this.#column(0)))
    const scores = new Float32Array(documents.length)
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      scores[at] = this.#worthOf(
        document,
        best[document] as number,
        bestCover[document] as number,
        filling.slot.text.length,
      )
      best[document] = 0
      bestCover[document] = 0
    }
    return { documents, scores, fillings: [filling] }
  }

  /** What the words earned, how much of the name was typed and of what was typed is the name, and the prior. */
  #worthOf(document: number, earned: number, inName: number, typed: number): number {
    const { nameLetters, priors } = this.#contents
    const cover = (inName / Math.max(typed, nameLetters[document] as number)) * (inName / typed)
    return earned + COVER_WORTH * cover + (PRIOR_WORTH * (priors[document] as number)) / 255
  }

  #finish(documents: Uint32Array, slots: readonly Slot[]): Float32Array {
    const typed = slots.reduce((sum, slot) => sum + slot.text.length, 0)
    const scores = new Float32Array(documents.length)
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      const earned = (this.#totals[document] as number) / slots.length
      scores[at] = this.#worthOf(document, earned, this.#covered[document] as number, typed)
    }
    return scores
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

  /** For the latest answer alone: which words of the document at this place of it filled the slots, and in which fields. */
  explain(at: number, { documents, fillings }: Scored): SearchMatch[] {
    const { lexicon } = this.#contents
    const document = documents[at] as number
    return fillings.flatMap(({ candidates, splits }, index) => {
      const place = (this.#column(index)[document] as number) - 1
      if (place < 0) return []
      const split = splits[place - candidates.words.length]
      const words = split?.words ?? [candidates.words[place] as number]
      const mask = words.reduce((shared, word) => shared & this.#maskOf(word, document), MASK)
      const field = mask & IN_NAME ? 'name' : (SEARCH_FIELDS[Math.log2(mask & -mask)] ?? 'text')
      return words.map((word) => ({
        field,
        token: lexicon.word(word),
        quality: split ? 'joined' : candidates.quality(place),
      }))
    })
  }
}
