import type { Lexicon } from './lexicon.ts'
import { otherNumerals } from './numerals.ts'
import type { Slot } from './slots.ts'
import { stem } from './stem.ts'
import type { MatchQuality } from './types.ts'

/** A word of the index that may stand for a word of the query, and how much it is worth beside the word itself. */
export interface Candidate {
  word: number
  quality: MatchQuality
  worth: number
}

const STEM_WORTH = 0.85
const JOINED_WORTH = 0.9
const JOINED_PREFIX_WORTH = 0.6
const NUMERAL_WORTH = 0.8
/** By the number of edits, and by how many of the first three letters are right. */
const EDIT_WORTH = [0.5, 0.5, 0.32]
const KNOWN_WORTH = 0.3
const START_WORTH = [0.65, 0.85, 0.95, 1]

/** A beginning is worth more the more of the word it is. */
const prefixWorth = (typed: number, length: number) => 0.45 + (0.3 * typed) / length

function addStems(lexicon: Lexicon, text: string, found: Map<number, Candidate>): void {
  const stemmed = stem(text)
  if (stemmed.length < 3) return
  // A stem may end otherwise than its words (`stori`, `story`), but it begins like them.
  const { first, end } = lexicon.startingWith(stemmed.slice(0, Math.max(3, stemmed.length - 1)))
  for (let word = first; word < end; word += 1) {
    if (found.has(word) || lexicon.length(word) > stemmed.length + 6) continue
    if (stem(lexicon.word(word)) === stemmed) found.set(word, { word, quality: 'stem', worth: STEM_WORTH })
  }
}

function addPrefixed(
  lexicon: Lexicon,
  text: string,
  quality: MatchQuality,
  scale: number,
  found: Map<number, Candidate>,
): void {
  const { first, end } = lexicon.startingWith(text)
  for (let word = first; word < end; word += 1) {
    if (!found.has(word)) {
      found.set(word, { word, quality, worth: scale * prefixWorth(text.length, lexicon.length(word)) })
    }
  }
}

/** How many edits are forgiven: none, as DESIGN says, or more where even that finds nothing. */
export type Leniency = 'none' | 'usual' | 'most'

const editsFor = (length: number, leniency: Leniency) => {
  const [one, two] = leniency === 'most' ? [3, 5] : [4, 8]
  return leniency === 'none' || length < one ? 0 : length < two ? 1 : 2
}

function addNear(lexicon: Lexicon, { text, isLast }: Slot, leniency: Leniency, found: Map<number, Candidate>): void {
  const most = editsFor(text.length, leniency)
  if (most === 0) return
  // What is a word as it stands was hardly meant to be another.
  const doubt = [...found.values()].some(({ quality }) => quality === 'exact') ? KNOWN_WORTH : 1
  lexicon.near(text, most, isLast && text.length > 3, (word, edits) => {
    if (found.has(word)) return
    const near = lexicon.word(word)
    const isWhole = Math.abs(near.length - text.length) <= edits
    let same = 0
    while (same < 3 && near[same] === text[same]) same += 1
    // Who mistypes a word gets its beginning right more often than not.
    const worth =
      (EDIT_WORTH[edits] ?? 0) * (START_WORTH[same] ?? 1) * (isWhole ? 1 : 0.7 + (0.3 * text.length) / near.length)
    found.set(word, { word, quality: 'fuzzy', worth: worth * doubt })
  })
}

/** Which words of the index may fill a slot of the query. */
export function toCandidates(lexicon: Lexicon, slot: Slot, leniency: Leniency): Candidate[] {
  const found = new Map<number, Candidate>()
  const exact = lexicon.find(slot.text)
  if (exact !== undefined) found.set(exact, { word: exact, quality: 'exact', worth: 1 })
  addStems(lexicon, slot.text, found)
  for (const text of otherNumerals(slot.text)) {
    const word = lexicon.find(text)
    if (word !== undefined) found.set(word, { word, quality: 'stem', worth: NUMERAL_WORTH })
  }
  for (const text of slot.joined) {
    const word = lexicon.find(text)
    if (word !== undefined && !found.has(word)) found.set(word, { word, quality: 'joined', worth: JOINED_WORTH })
    if (slot.isLast && text.length > 3) addPrefixed(lexicon, text, 'joined', JOINED_PREFIX_WORTH, found)
  }
  if (slot.isLast || (found.size === 0 && slot.text.length > 2)) addPrefixed(lexicon, slot.text, 'prefix', 1, found)
  addNear(lexicon, slot, leniency, found)
  return [...found.values()]
}

const MAX_PARTS = 5
const MAX_SPLITS = 50
/** A beginning stands for this many words at most. */
const MAX_ENDINGS = 20

/**
 * The words of the index that this one may be written of without spaces (`spiderman`: spider and man), for each way to
 * take it apart. The last part of a last word may be a beginning.
 */
export function toSplits(lexicon: Lexicon, { text, isLast }: Slot): number[][] {
  const splits: number[][] = []
  const take = (from: number, parts: readonly number[]) => {
    if (splits.length >= MAX_SPLITS) return
    const rest = text.slice(from)
    if (parts.length > 0) {
      const whole = lexicon.find(rest)
      if (whole !== undefined) splits.push([...parts, whole])
      else if (isLast && rest.length > 2 && from > 2) {
        const { first, end } = lexicon.startingWith(rest)
        for (let word = first; word < Math.min(end, first + MAX_ENDINGS); word += 1) splits.push([...parts, word])
      }
    }
    if (parts.length === MAX_PARTS - 1) return
    for (let at = text.length - 1; at > from; at -= 1) {
      // Single letters would take every word apart; one may begin it (`xmen`).
      if (at - from < 2 && from > 0) continue
      const part = lexicon.find(text.slice(from, at))
      if (part !== undefined) take(at, [...parts, part])
    }
  }
  take(0, [])
  return splits
}
