import { fold } from '../../../src/search/fold.ts'
import type { SearchDocument } from '../../../src/search/types.ts'

/** Every nth of a list, so that there are about `count`. */
const spread = <T>(list: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, place) => place % step === 0).slice(0, count)
}

const SWAPPED = (word: string, at: number) =>
  word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)

/** What visitors type, made from the names of these documents and the same each time. */
export function toQueries(documents: readonly SearchDocument[], count = 60) {
  const names = [...new Set(documents.map(({ name }) => fold(name)))].filter((name) => /^[a-z][a-z ]{7,40}$/.test(name))
  const words = [...new Set(names.flatMap((name) => name.split(' ')))].filter((word) => word.length > 5).sort()
  const prefixes = (length: number) => spread([...new Set(words.map((word) => word.slice(0, length)))], count)
  return {
    two: prefixes(2),
    four: prefixes(4),
    typos: spread(names, count).map((name) =>
      name
        .split(' ')
        .map((word) => (word.length > 4 ? SWAPPED(word, 2) : word))
        .join(' '),
    ),
  }
}
