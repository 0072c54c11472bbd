import { fold } from './fold.ts'
import type { TextPiece } from './types.ts'
import { readWords } from './words.ts'

/** A text is shown whole up to here; of a longer one, this much around its hits. */
const FRAGMENT_LENGTH = 160
const LEAD_LENGTH = 50

interface Span {
  start: number
  end: number
}

/** The letters of a text as its reader counts them, each with where it begins; a decomposed é is one. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Where in the text the words stand that `tokens` name, never within a letter, neighbours joined. */
function findHits(text: string, tokens: ReadonlySet<string>): Span[] {
  let folded = ''
  /** For each letter of the folded text, the letter of the text that it comes from. */
  const starts: number[] = []
  const ends: number[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    const part = fold(segment)
    folded += part
    for (let at = 0; at < part.length; at += 1) {
      starts.push(index)
      ends.push(index + segment.length)
    }
  }
  const hits: Span[] = []
  for (const word of readWords(folded)) {
    if (!tokens.has(word.text)) continue
    const hit = { start: starts[word.start] ?? 0, end: ends[word.end - 1] ?? 0 }
    const last = hits.at(-1)
    if (last && hit.start < last.end) {
      last.start = Math.min(last.start, hit.start)
      last.end = Math.max(last.end, hit.end)
    } else hits.push(hit)
  }
  return hits
}

/** Moves a cut to a place between two words, or at least between two letters. */
function toBoundary(text: string, at: number, direction: 1 | -1, limit: number): number {
  if (at <= 0 || at >= text.length) return Math.max(0, Math.min(text.length, at))
  for (let place = at; direction > 0 ? place < limit : place > limit; place += direction) {
    if (/\s/.test(text[place - 1] ?? '') && direction > 0) return place
    if (/\s/.test(text[place] ?? '') && direction < 0) return place
  }
  return limit
}

const toPieces = (text: string, { start, end }: Span, hits: readonly Span[]): TextPiece[] => {
  const pieces: TextPiece[] = []
  let at = start
  const add = (to: number, isHit: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to), isHit })
    at = Math.max(at, to)
  }
  for (const hit of hits) {
    if (hit.start < start || hit.end > end) continue
    add(hit.start, false)
    add(hit.end, true)
  }
  add(end, false)
  return pieces
}

/**
 * The parts of a text in which the tokens of a result stand, at most `most` of them, in their order. A short text is one
 * part. Empty when none stands in it. The pieces of a part are the text as it was, so they need escaping like any other.
 */
export function highlight(text: string, tokens: readonly string[], most: number): TextPiece[][] {
  const hits = findHits(text, new Set(tokens))
  if (hits.length === 0 || most < 1) return []
  if (text.length <= FRAGMENT_LENGTH) return [toPieces(text, { start: 0, end: text.length }, hits)]
  const fragments: Span[] = []
  for (const hit of hits) {
    const last = fragments.at(-1)
    if (last && hit.end <= last.end) continue
    if (fragments.length === most) break
    const from = Math.max(last?.end ?? 0, hit.start - LEAD_LENGTH)
    const start = from === 0 ? 0 : toBoundary(text, from, 1, hit.start)
    const to = Math.max(hit.end, start + FRAGMENT_LENGTH)
    const end = to >= text.length ? text.length : toBoundary(text, to, -1, hit.end)
    fragments.push({ start, end })
  }
  return fragments.map((fragment) => toPieces(text, fragment, hits))
}
