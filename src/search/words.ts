/** A word of a folded text, with the place where it stands. */
export interface Word {
  text: string
  start: number
  end: number
  /** Made of several words that punctuation keeps apart (`spider-man` → `spiderman`); those stand before it in the list. */
  isJoined: boolean
}

/** Longer words are cut, in the index as in the query, so they still meet. */
export const MAX_WORD_LENGTH = 40

/** Scripts that write without spaces: their runs are read as pairs of letters. */
const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
const EMOJI = '\\p{Extended_Pictographic}(?:\\u200d\\p{Extended_Pictographic})*|\\p{RI}{2}'
const PIECE = new RegExp(
  `(?<pairs>[${UNSPACED}]+)|(?<emoji>${EMOJI})|(?<word>(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+)|(?<and>(?<=^|\\s)&(?=$|\\s))`,
  'gu',
)
/** What may stand between the words of one name: AC/DC, R.E.M., Spider-Man, Rock'n'Roll, R&B. */
const JOINT = /^(?:[./\-'’‘`´&+·_:*‐‑,]|\.-)$/
const MAX_PARTS = 6

/** `$` and `!` that stand for letters inside a word: Ke$ha, A$AP, P!nk. As long as the text was. */
const spellOut = (folded: string) =>
  folded.includes('$') || folded.includes('!')
    ? folded.replace(/(?<=\p{L})\$(?=$|[\s\p{L}])|(?<=^|\s)\$(?=\p{L})/gu, 's').replace(/(?<=\p{L})!(?=\p{L})/gu, 'i')
    : folded

const cut = (text: string) => (text.length > MAX_WORD_LENGTH ? text.slice(0, MAX_WORD_LENGTH).toWellFormed() : text)

function addPairs(run: string, start: number, words: Word[]): void {
  const letters = [...run]
  let at = start
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1]
    if (next !== undefined || index === 0) {
      words.push({
        text: letter + (next ?? ''),
        start: at,
        end: at + letter.length + (next?.length ?? 0),
        isJoined: false,
      })
    }
    at += letter.length
  }
}

/** The joined forms of words that only punctuation parts: all of them, and of three or four also each two neighbours. */
function addJoined(parts: readonly Word[], folded: string, words: Word[]): void {
  if (parts.length < 2 || parts.length > MAX_PARTS) return
  const join = (from: number, to: number) => {
    const some = parts.slice(from, to)
    const [first, last] = [some[0], some.at(-1)]
    if (!first || !last) return
    const place = { start: first.start, end: last.end, isJoined: true }
    words.push({ text: cut(some.map((part) => part.text).join('')), ...place })
    if (some.length === 2 && folded[first.end] === '&')
      words.push({ text: cut(`${first.text}n${last.text}`), ...place })
  }
  join(0, parts.length)
  if (parts.length > 2 && parts.length < 5) for (let at = 0; at + 1 < parts.length; at += 1) join(at, at + 2)
}

/** The words of a folded text in their order, each joined form behind the words that it is made of. */
export function readWords(folded: string): Word[] {
  const text = spellOut(folded)
  const words: Word[] = []
  let parts: Word[] = []
  for (const match of text.matchAll(PIECE)) {
    const { pairs, word, and } = match.groups ?? {}
    const start = match.index
    const last = parts.at(-1)
    if (last && !(word !== undefined && JOINT.test(text.slice(last.end, start)))) {
      addJoined(parts, text, words)
      parts = []
    }
    if (pairs !== undefined) addPairs(pairs, start, words)
    else {
      const read = { text: and ? 'and' : cut(match[0]), start, end: start + match[0].length, isJoined: false }
      words.push(read)
      if (word !== undefined) parts.push(read)
    }
  }
  addJoined(parts, text, words)
  return words
}
