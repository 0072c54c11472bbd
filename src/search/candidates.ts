import type { Lexicon } from './lexicon.ts'
import { otherNumerals } from './numerals.ts'
import type { Slot } from './slots.ts'
import { stem } from './stem.ts'
import { MATCH_QUALITIES, type MatchQuality } from './types.ts'

const STEM_WORTH = 0.85
const NUMERAL_WORTH = 0.8
const JOINED_WORTH = 0.9
const JOINED_PREFIX_WORTH = 0.6
/** By the number of edits, by how many of the first three letters are right, and for a word that is one as it stands. */
const EDIT_WORTH = [0.5, 0.5, 0.32]
const START_WORTH = [0.65, 0.85, 0.95, 1]
const KNOWN_WORTH = 0.3

const [EXACT, STEM, JOINED, PREFIX, FUZZY] = MATCH_QUALITIES.keys()

/** A beginning is worth more the more of the word it is. */
const prefixWorth = (typed: number, length: number) => 0.45 + (0.3 * typed) / length

/** How many edits are forgiven: none, as usual, or more where even that finds nothing that convinces. */
export type Leniency = 'none' | 'usual' | 'most'

function editsFor(length: number, leniency: Leniency): number {
  const [one, two] = leniency === 'most' ? [3, 5] : [4, 8]
  return leniency === 'none' || length < one ? 0 : length < two ? 1 : 2
}

/**
 * Words of the index that may stand for a word of the query, each with how it met it and what it is worth beside the word
 * itself. Lists of numbers instead of objects: two letters may begin a thousand words.
 */
export class Candidates {
  readonly words: number[] = []
  readonly worths: number[] = []
  readonly #qualities: number[] = []

  /** Of two ways in which a word may have been meant, the first that was found stays. */
  add(lexicon: Lexicon, word: number, quality: number, worth: number): void {
    if (!lexicon.mark(word)) return
    this.words.push(word)
    this.worths.push(worth)
    this.#qualities.push(quality)
  }

  get hasExact(): boolean {
    return this.#qualities[0] === EXACT
  }

  quality(place: number): MatchQuality {
    return MATCH_QUALITIES[this.#qualities[place] as number] as MatchQuality
  }

  /** Whether all of it was typed, if in another way of writing: then it may also be a name's initials. */
  isWhole(place: number): boolean {
    const quality = this.#qualities[place]
    return quality === EXACT || quality === JOINED
  }
}

function addStems(lexicon: Lexicon, text: string, found: Candidates): void {
  const stemmed = stem(text)
  if (stemmed.length < 3) return
  // A stem may end otherwise than its words (`stori`, `story`), but it begins like them.
  const { first, end } = lexicon.startingWith(stemmed.slice(0, Math.max(3, stemmed.length - 1)))
  for (let word = first; word < end; word += 1) {
    if (lexicon.length(word) <= stemmed.length + 6 && lexicon.stem(word) === stemmed) {
      found.add(lexicon, word, STEM as number, STEM_WORTH)
    }
  }
}

function addPrefixed(lexicon: Lexicon, text: string, quality: number, scale: number, found: Candidates): void {
  const { first, end } = lexicon.startingWith(text)
  for (let word = first; word < end; word += 1) {
    found.add(lexicon, word, quality, scale * prefixWorth(text.length, lexicon.length(word)))
  }
}

function addNear(lexicon: Lexicon, { text, isLast }: Slot, most: number, found: Candidates): void {
  // What is a word as it stands was hardly meant to be another.
  const doubt = found.hasExact ? KNOWN_WORTH : 1
  lexicon.near(text, most, isLast && text.length > 3, (word, edits) => {
    const length = lexicon.length(word)
    const isWhole = Math.abs(length - text.length) <= edits
    // Who mistypes a word gets its beginning right more often than not.
    const start = START_WORTH[lexicon.shares(word, text, 3)] as number
    const worth = (EDIT_WORTH[edits] as number) * start * (isWhole ? 1 : 0.7 + (0.3 * text.length) / length)
    found.add(lexicon, word, FUZZY as number, worth * doubt)
  })
}

/** Which words of the index may fill a slot of the query. */
export function toCandidates(lexicon: Lexicon, slot: Slot, leniency: Leniency): Candidates {
  const found = new Candidates()
  lexicon.clearMarks()
  const exact = lexicon.find(slot.text)
  if (exact !== undefined) found.add(lexicon, exact, EXACT as number, 1)
  addStems(lexicon, slot.text, found)
  for (const text of otherNumerals(slot.text)) {
    const word = lexicon.find(text)
    if (word !== undefined) found.add(lexicon, word, STEM as number, NUMERAL_WORTH)
  }
  for (const text of slot.joined) {
    const word = lexicon.find(text)
    if (word !== undefined) found.add(lexicon, word, JOINED as number, JOINED_WORTH)
    if (slot.isLast && text.length > 3) addPrefixed(lexicon, text, JOINED as number, JOINED_PREFIX_WORTH, found)
  }
  if (slot.isLast || (found.words.length === 0 && slot.text.length > 2)) {
    addPrefixed(lexicon, slot.text, PREFIX as number, 1, found)
  }
  const most = editsFor(slot.text.length, leniency)
  if (most > 0) addNear(lexicon, slot, most, found)
  return found
}
