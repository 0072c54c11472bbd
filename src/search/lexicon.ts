import type { ByteReader } from './bytes.ts'
import { MAX_WORD_LENGTH } from './words.ts'

/** A run of words in their order: from `first` up to, not including, `end`. */
export interface Range {
  first: number
  end: number
}

/** The words of an index in the order of their UTF-16 letters, known by number. */
export class Lexicon {
  readonly size: number
  /** All words one after another; a word's letters stand from `starts[n]` to `starts[n + 1]`. */
  readonly #letters: Uint16Array
  readonly #starts: Uint32Array
  /** How many letters a word shares with the one before it. */
  readonly #shared: Uint8Array
  readonly #rows: Uint8Array[] = Array.from({ length: MAX_WORD_LENGTH + 2 }, () => new Uint8Array(MAX_WORD_LENGTH + 2))

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
    return number < this.size && this.length(number) === word.length && this.word(number) === word ? number : undefined
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
    const [letters, starts, shared, rows] = [this.#letters, this.#starts, this.#shared, this.#rows]
    const width = text.length
    const codes = Uint16Array.from(text, (letter) => letter.charCodeAt(0))
    for (let column = 0; column <= width; column += 1) (rows[0] as Uint8Array)[column] = column
    /** The rows that are worked out for the letters of the last word; the fewest edits of any of its beginnings. */
    let known = 0
    const fewest = new Uint8Array(MAX_WORD_LENGTH + 2).fill(255)
    fewest[0] = width
    /** Words that share more than this many letters with one that went too far do so too. */
    let dead = 255
    for (let word = 0; word < this.size; word += 1) {
      const same = shared[word] as number
      if (same > dead) continue
      dead = 255
      const start = starts[word] as number
      const length = (starts[word + 1] as number) - start
      let depth = Math.min(known, same)
      let isAlive = true
      while (depth < length) {
        const letter = letters[start + depth] as number
        const [above, row] = [rows[depth] as Uint8Array, rows[depth + 1] as Uint8Array]
        row[0] = depth + 1
        let least = depth + 1
        for (let column = 1; column <= width; column += 1) {
          let edits = Math.min(
            (above[column - 1] as number) + (codes[column - 1] === letter ? 0 : 1),
            (above[column] as number) + 1,
            (row[column - 1] as number) + 1,
          )
          if (
            depth > 0 &&
            column > 1 &&
            codes[column - 2] === letter &&
            codes[column - 1] === letters[start + depth - 1]
          ) {
            edits = Math.min(edits, ((rows[depth - 1] as Uint8Array)[column - 2] as number) + 1)
          }
          row[column] = edits
          if (edits < least) least = edits
        }
        depth += 1
        fewest[depth] = Math.min(fewest[depth - 1] as number, row[width] as number)
        if (least > most && !(asPrefix && (fewest[depth] as number) <= most)) {
          dead = depth - 1
          isAlive = false
          break
        }
      }
      known = depth
      if (!isAlive) continue
      const edits = asPrefix ? (fewest[length] as number) : ((rows[length] as Uint8Array)[width] as number)
      if (edits <= most) found(word, edits)
    }
  }
}
