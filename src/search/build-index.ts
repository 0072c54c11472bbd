import { ByteWriter } from './bytes.ts'
import { fold } from './fold.ts'
import { FacetWriter, FIRST_BIT, INITIALS_BIT, JOINED_BIT, MASK, MASK_BITS, NAME_BIT, seal } from './format.ts'
import { STOP_WORDS } from './stop-words.ts'
import { SEARCH_FIELDS, type SearchDocument } from './types.ts'
import { readWords, type Word } from './words.ts'

/** The first letters of a name of three to six words, with and without its small words: `eff`, `hotd` and `hd…`. */
function initialsOf(words: readonly Word[]): string[] {
  const plain = words.filter((word) => !word.isJoined).map((word) => word.text)
  const lists = [plain, plain.filter((word) => !STOP_WORDS.has(word))]
  return lists.flatMap((list) =>
    list.length >= 3 && list.length <= 6
      ? [list.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0)).join('')]
      : [],
  )
}

/** How many letters the words of a name have together; at most what a byte holds. */
const lettersOf = (words: readonly Word[]) =>
  Math.min(
    255,
    words.reduce((sum, word) => sum + (word.isJoined ? 0 : word.text.length), 0),
  )

/** Collects for each word the documents that hold it, and in which fields. */
class Postings {
  readonly lists = new Map<string, number[]>()

  add(word: string, document: number, bit: number): void {
    let list = this.lists.get(word)
    if (!list) {
      list = []
      this.lists.set(word, list)
    }
    // Documents come in their order, so a word's last posting is the only one that can be of the same document.
    const last = list.at(-1)
    if (last !== undefined && last >>> MASK_BITS === document) list[list.length - 1] = last | bit
    else list.push(((document << MASK_BITS) | bit) >>> 0)
  }
}

function writeWords(writer: ByteWriter, lists: ReadonlyMap<string, number[]>): void {
  const words = [...lists.keys()].sort()
  const [shared, masks, documents] = [new ByteWriter(), new ByteWriter(), new ByteWriter()]
  let previous = ''
  let total = 0
  const rests = words.map((word) => {
    let same = 0
    while (same < previous.length && word[same] === previous[same]) same += 1
    // Half a surrogate pair cannot be written alone.
    if (/[\uDC00-\uDFFF]/.test(word[same] ?? '')) same -= 1
    shared.byte(same)
    previous = word
    return word.slice(same)
  })
  const counts = new ByteWriter()
  for (const word of words) {
    const list = lists.get(word) ?? []
    counts.number(list.length)
    total += list.length
    let last = 0
    for (const posting of list) {
      documents.number((posting >>> MASK_BITS) - last)
      masks.byte(posting & MASK)
      last = posting >>> MASK_BITS
    }
  }
  writer.texts(rests)
  writer.bytes(shared.finish())
  writer.bytes(counts.finish())
  writer.number(total)
  writer.bytes(masks.finish())
  writer.bytes(documents.finish())
}

/**
 * Makes the index of these documents: one buffer that a server and a browser read alike (`openIndex`). Each document is
 * looked at once and not held, so that hundreds of thousands may come one by one.
 */
export function buildIndex(documents: Iterable<SearchDocument>): Uint8Array {
  const postings = new Postings()
  const ids: string[] = []
  const models: string[] = []
  const [modelOf, nameLetters, priors] = [new ByteWriter(), new ByteWriter(), new ByteWriter()]
  const facets = new Map<string, FacetWriter>()
  for (const document of documents) {
    const number = ids.push(document.id) - 1
    if (!models.includes(document.model)) models.push(document.model)
    modelOf.byte(models.indexOf(document.model))
    priors.byte(Math.round(Math.min(1, Math.max(0, document.prior ?? 0)) * 255))
    nameLetters.byte(addName(postings, document.name, number))
    addTexts(postings, document.texts ?? {}, number)
    for (const [field, values] of Object.entries(document.facets ?? {})) {
      const column = facets.get(field) ?? new FacetWriter()
      facets.set(field, column)
      column.add(number, values)
    }
  }
  const writer = new ByteWriter()
  writer.texts(ids)
  writer.texts(models)
  for (const part of [modelOf, nameLetters, priors]) writer.bytes(part.finish())
  writer.number(facets.size)
  for (const [field, column] of facets) column.write(writer, field, ids.length)
  writeWords(writer, postings.lists)
  return seal(writer.finish())
}

/** Answers how many letters the name's words have together. */
function addName(postings: Postings, name: string, number: number): number {
  const words = readWords(fold(name))
  for (const word of words) postings.add(word.text, number, word.isJoined ? JOINED_BIT : NAME_BIT)
  const first = words.find((word) => !STOP_WORDS.has(word.text)) ?? words[0]
  if (first) postings.add(first.text, number, FIRST_BIT)
  for (const initials of initialsOf(words)) postings.add(initials, number, INITIALS_BIT)
  return lettersOf(words)
}

function addTexts(postings: Postings, texts: NonNullable<SearchDocument['texts']>, number: number): void {
  for (const [index, field] of SEARCH_FIELDS.entries()) {
    if (field === 'name') continue
    for (const text of texts[field] ?? []) {
      for (const word of readWords(fold(text))) {
        // In a long text nobody looks for a small word, nor for two words written as one; they would be half the index.
        if (field === 'text' && (word.isJoined || STOP_WORDS.has(word.text))) continue
        postings.add(word.text, number, 1 << index)
      }
    }
  }
}
