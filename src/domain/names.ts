/** The group of everything that does not begin with a Latin letter. */
export const NO_LETTER = '#'

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', NO_LETTER]

/** Letters that NFKD leaves alone although readers file them under a plain one. */
const FOLDED: Record<string, string> = {
  Ø: 'O',
  Æ: 'A',
  Œ: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'T',
  ß: 'S',
  ẞ: 'S',
  İ: 'I',
}

/** The letter a name is filed under, A–Z or `#`: "Øya" under O, "¡Ándale!" under A, "2manydjs" and "椎名林檎" under #. */
export function letterOf(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase()
  if (!first) return NO_LETTER
  const plain = (FOLDED[first] ?? first.normalize('NFKD')).charAt(0).toUpperCase()
  return plain >= 'A' && plain <= 'Z' ? plain : NO_LETTER
}

const collators = new Map<string, Intl.Collator>()

/** Orders names the way a reader of `locale` expects, accents and case aside, numbers by value. */
export function compareNames(a: string, b: string, locale = 'en'): number {
  let collator = collators.get(locale)
  if (!collator) {
    collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true, ignorePunctuation: true })
    collators.set(locale, collator)
  }
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}

/** Up to two initials for a portrait that is missing: first and last word, or one sign for scripts without words. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? []
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toUpperCase()
}

/** A small stable number made from a name, `0 … buckets − 1`: which placeholder art or colour it gets (FNV-1a). */
export function bucketOf(name: string, buckets: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) {
    hash ^= name.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0) % buckets
}
