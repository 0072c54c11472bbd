import type { Lexicon } from './lexicon.ts'
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
/** From these lengths one and two edits are forgiven. */
const ONE_EDIT_FROM = 4
const TWO_EDITS_FROM = 8

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

function addNear(lexicon: Lexicon, { text, isLast }: Slot, found: Map<number, Candidate>): void {
  if (text.length < ONE_EDIT_FROM) return
  const most = text.length < TWO_EDITS_FROM ? 1 : 2
  lexicon.near(text, most, isLast, (word, edits) => {
    if (found.has(word)) return
    const length = lexicon.length(word)
    const isWhole = Math.abs(length - text.length) <= edits
    const sameStart = lexicon.word(word)[0] === text[0] ? 1 : 0.8
    const worth = 0.5 * (1 - edits / text.length) * (isWhole ? 1 : 0.6 + (0.2 * text.length) / length)
    found.set(word, { word, quality: 'fuzzy', worth: worth * sameStart })
  })
}

/** Which words of the index may fill a slot of the query. */
export function toCandidates(lexicon: Lexicon, slot: Slot, isFuzzy: boolean): Candidate[] {
  const found = new Map<number, Candidate>()
  const exact = lexicon.find(slot.text)
  if (exact !== undefined) found.set(exact, { word: exact, quality: 'exact', worth: 1 })
  addStems(lexicon, slot.text, found)
  for (const text of slot.joined) {
    const word = lexicon.find(text)
    if (word !== undefined && !found.has(word)) found.set(word, { word, quality: 'joined', worth: JOINED_WORTH })
    if (slot.isLast && text.length > 3) addPrefixed(lexicon, text, 'joined', JOINED_PREFIX_WORTH, found)
  }
  if (slot.isLast || (found.size === 0 && slot.text.length > 2)) addPrefixed(lexicon, slot.text, 'prefix', 1, found)
  if (isFuzzy) addNear(lexicon, slot, found)
  return [...found.values()]
}

/** The two words of the index that make up this one (`spiderman`: spider and man), for each place where it can be split. */
export function toSplits(lexicon: Lexicon, { text, isLast }: Slot): { left: number; right: number[] }[] {
  const splits: { left: number; right: number[] }[] = []
  for (let at = 1; at < text.length; at += 1) {
    const left = lexicon.find(text.slice(0, at))
    if (left === undefined) continue
    const rest = text.slice(at)
    const whole = lexicon.find(rest)
    if (whole !== undefined) splits.push({ left, right: [whole] })
    else if (isLast && at > 2 && rest.length > 2) {
      const { first, end } = lexicon.startingWith(rest)
      if (end > first)
        splits.push({ left, right: Array.from({ length: Math.min(50, end - first) }, (_, n) => first + n) })
    }
  }
  return splits
}
