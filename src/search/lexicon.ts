import type { ByteReader } from './bytes.ts'
import { stem } from './stem.ts'
import { MAX_WORD_LENGTH } from './words.ts'

/** A run of words in their order: from `first` up to, not including, `end`. */
export interface Range {
  first: number
  end: number
}

const WIDTH = MAX_WORD_LENGTH + 2

/** Whether more than `most` (one or two) of these bits are set. */
function hasMore(bits: number, most: number): boolean {
  const rest = bits & (bits - 1)
  return most === 1 ? rest !== 0 : (rest & (rest - 1)) !== 0
}

/** The words of an index in the order of their UTF-16 letters, known by number. */
export class Lexicon {
  readonly size: number
  /** All words one after another; a word's letters stand from `starts[n]` to `starts[n + 1]`. */
  readonly #letters: Uint16Array
  readonly #starts: Uint32Array
  /** How many letters a word shares with the one before it. */
  readonly #shared: Uint8Array
  /** The rows of the table of edits, one a letter of the word that is being looked at. */
  readonly #rows = new Uint8Array((MAX_WORD_LENGTH + 2) * WIDTH)
  /** Which letters a word has, one bit for several of them. */
  readonly #letterSets: Int32Array
  readonly #stems: (string | undefined)[] = []
  readonly #marks: Uint32Array
  #round = 0

  constructor(reader: ByteReader) {
    const count = reader.number()
    const lengths = new Uint8Array(count)
    for (let word = 0; word < count; word += 1) lengths[word] = reader.number()
    const rests = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.take(reader.number()))
    const shared = reader.take(count)
    let total = 0
    for (let word = 0; word < count; word += 1) total += (lengths[word] as number) + (shared[word] as number)
    const letters = new Uint16Array(total)
    const starts = new Uint32Array(count + 1)
    let [from, at] = [0, 0]
    for (let word = 0; word < count; word += 1) {
      const same = shared[word] as number
      const previous = word === 0 ? 0 : (starts[word - 1] as number)
      starts[word] = at
      for (let index = 0; index < same; index += 1) letters[at++] = letters[previous + index] as number
      for (let index = lengths[word] as number; index > 0; index -= 1) letters[at++] = rests.charCodeAt(from++)
    }
    starts[count] = at
    this.size = count
    this.#letters = letters
    this.#starts = starts
    this.#shared = shared
    this.#marks = new Uint32Array(count)
    this.#letterSets = new Int32Array(count)
    for (let word = 0; word < count; word += 1) {
      let set = 0
      for (let index = starts[word] as number; index < (starts[word + 1] as number); index += 1) {
        set |= 1 << (letters[index] as number)
      }
      this.#letterSets[word] = set
    }
  }

  /** The word of this number. */
  word(number: number): string {
    return String.fromCharCode(...this.#letters.subarray(this.#starts[number], this.#starts[number + 1]))
  }

  length(number: number): number {
    return (this.#starts[number + 1] as number) - (this.#starts[number] as number)
  }

  /** The first word that does not stand before `text`; with `after`, the first that stands behind all that begin so. */
  #bound(text: string, after: boolean): number {
    const [letters, starts] = [this.#letters, this.#starts]
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >>> 1
      const start = starts[middle] as number
      const length = (starts[middle + 1] as number) - start
      let at = 0
      while (at < length && at < text.length && letters[start + at] === text.charCodeAt(at)) at += 1
      const isBefore =
        at === text.length ? after : at === length || (letters[start + at] as number) < text.charCodeAt(at)
      if (isBefore) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The number of exactly this word. */
  find(word: string): number | undefined {
    const number = this.#bound(word, false)
    const isIt =
      number < this.size &&
      this.length(number) === word.length &&
      this.shares(number, word, word.length) === word.length
    return isIt ? number : undefined
  }

  /** With how many letters of `text`, up to `most`, the word begins. */
  shares(number: number, text: string, most: number): number {
    const start = this.#starts[number] as number
    const end = Math.min(most, this.length(number), text.length)
    let same = 0
    while (same < end && this.#letters[start + same] === text.charCodeAt(same)) same += 1
    return same
  }

  /** The stem of a word, worked out when somebody first asks. */
  stem(number: number): string {
    this.#stems[number] ??= stem(this.word(number))
    return this.#stems[number]
  }

  /** Whether the word was not marked since the last `clearMarks`; now it is. */
  mark(number: number): boolean {
    if (this.#marks[number] === this.#round) return false
    this.#marks[number] = this.#round
    return true
  }

  clearMarks(): void {
    this.#round += 1
  }

  /** All words that begin so, the word itself first. */
  startingWith(prefix: string): Range {
    return { first: this.#bound(prefix, false), end: this.#bound(prefix, true) }
  }

  /**
   * Calls back for each word within `most` edits of `text`; two neighbours in the wrong order are one edit. With
   * `asPrefix` the beginning of a word is enough.
   */
  near(text: string, most: number, asPrefix: boolean, found: (word: number, edits: number) => void): void {
    const [starts, shared, rows, letterSets] = [this.#starts, this.#shared, this.#rows, this.#letterSets]
    const width = text.length
    const tooMany = most + 1
    const codes = Uint16Array.from({ length: width }, (_, at) => text.charCodeAt(at))
    // Only cells near the diagonal can hold few edits; the others are never read but at the band's edge.
    rows.fill(tooMany)
    for (let column = 0; column <= Math.min(width, most); column += 1) rows[column] = column
    /** The fewest edits of any beginning of the word, by its length. */
    const fewest = new Uint8Array(WIDTH).fill(tooMany)
    fewest[0] = Math.min(width, tooMany)
    let asked = 0
    for (const code of codes) asked |= 1 << code
    /** How many rows are worked out for the last word; words that share more than `dead` letters with it go too far too. */
    let [known, dead] = [0, 255]
    /** How many letters the word shares with the last one that was looked at. */
    let same = 0
    for (let word = 0; word < this.size; word += 1) {
      if ((shared[word] as number) < same) same = shared[word] as number
      if (same > dead) continue
      // An edit brings in or takes away one letter, so most words need not be looked at closely.
      const set = letterSets[word] as number
      if (hasMore(asked & ~set, most)) continue
      const start = starts[word] as number
      const length = (starts[word + 1] as number) - start
      if (length < width - most || (!asPrefix && (length > width + most || hasMore(set & ~asked, most)))) continue
      dead = 255
      let depth = Math.min(known, same)
      same = 255
      for (; depth < length; depth += 1) {
        const least = this.#fillRow(depth, start, codes, most)
        const last = rows[(depth + 1) * WIDTH + width] as number
        const before = fewest[depth] as number
        fewest[depth + 1] = last < before && depth + 1 >= width - most ? last : before
        if (least > most && !(asPrefix && (fewest[depth + 1] as number) <= most)) {
          dead = depth
          break
        }
      }
      if (depth < length) {
        known = depth + 1
        continue
      }
      known = length
      const edits = asPrefix ? (fewest[length] as number) : (rows[length * WIDTH + width] as number)
      if (edits <= most) found(word, edits)
    }
  }

  /** Works out one row of the table of edits around its diagonal; answers with the least of it. */
  #fillRow(depth: number, start: number, codes: Uint16Array, most: number): number {
    const rows = this.#rows
    const letters = this.#letters
    const letter = letters[start + depth] as number
    const before = depth > 0 ? (letters[start + depth - 1] as number) : -1
    const row = (depth + 1) * WIDTH
    const above = row - WIDTH
    const tooMany = most + 1
    const first = Math.max(1, depth + 1 - most)
    const last = Math.min(codes.length, depth + 1 + most)
    rows[row + first - 1] = first === 1 ? Math.min(depth + 1, tooMany) : tooMany
    let least = rows[row + first - 1] as number
    for (let column = first; column <= last; column += 1) {
      let edits = (rows[above + column - 1] as number) + (codes[column - 1] === letter ? 0 : 1)
      const down = (rows[above + column] as number) + 1
      const right = (rows[row + column - 1] as number) + 1
      if (down < edits) edits = down
      if (right < edits) edits = right
      if (depth > 0 && column > 1 && codes[column - 2] === letter && codes[column - 1] === before) {
        const swapped = (rows[above - WIDTH + column - 2] as number) + 1
        if (swapped < edits) edits = swapped
      }
      if (edits > tooMany) edits = tooMany
      rows[row + column] = edits
      if (edits < least) least = edits
    }
    if (last < codes.length) rows[row + last + 1] = tooMany
    return least
  }
}
