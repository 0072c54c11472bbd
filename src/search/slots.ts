import { fold } from './fold.ts'
import { STOP_WORDS } from './stop-words.ts'
import { readWords } from './words.ts'

/** A query holds at most this many words; what follows is not looked for, so that no query takes long. */
export const MAX_SLOTS = 16
/** What a visitor typed is read up to here. */
const MAX_QUERY_LENGTH = 400
/** The longest word that two neighbours make when they are written together. */
const MAX_JOINED_LENGTH = 24

/** A place in the query that a document must fill, with the word that was typed or with one that it is part of. */
export interface Slot {
  text: string
  isStopWord: boolean
  /** The visitor may still be typing it. */
  isLast: boolean
  /** This word and its neighbours, written together. */
  joined: string[]
}

/** What a query asks for. */
export function toSlots(term: string): Slot[] {
  const typed = term.slice(0, MAX_QUERY_LENGTH).toWellFormed()
  const folded = fold(typed)
  const words = readWords(folded)
  const slots: (Slot & { start: number; end: number })[] = words
    .filter((word) => !word.isJoined)
    .slice(0, MAX_SLOTS)
    .map(({ text, start, end }) => ({ text, isStopWord: STOP_WORDS.has(text), isLast: false, joined: [], start, end }))
  const last = slots.at(-1)
  // A space behind the last word says that it is whole.
  if (last) last.isLast = !/\s$/u.test(folded)
  for (const word of words) {
    if (!word.isJoined) continue
    for (const slot of slots) if (slot.start >= word.start && slot.end <= word.end) slot.joined.push(word.text)
  }
  for (let from = 0; from < slots.length; from += 1) {
    let text = slots[from]?.text ?? ''
    for (let to = from + 1; to < Math.min(from + 4, slots.length); to += 1) {
      text += slots[to]?.text ?? ''
      if (text.length > MAX_JOINED_LENGTH) break
      for (const slot of slots.slice(from, to + 1)) if (!slot.joined.includes(text)) slot.joined.push(text)
    }
  }
  return slots.map(({ text, isStopWord, isLast, joined }) => ({ text, isStopWord, isLast, joined }))
}
