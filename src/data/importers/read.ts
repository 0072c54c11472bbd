/**
 * Lenient reading of values that somebody else wrote. What is not there in any of the usual ways (`null`, an empty
 * text, `NA`) is `undefined` everywhere.
 */

export type Loose = Record<string, unknown>

const NOT_AVAILABLE = /^#?N\/?A$/i

export const readObject = (value: unknown): Loose | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : undefined

/** A name, kept even when it is "NA": a band may be called so. */
export function readName(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') {
    // { "en": "Opening", "de": "Eröffnung" }: English where there is any, else the first language.
    const languages = readObject(value)
    if (!languages || !Object.keys(languages).every((key) => /^[a-z]{2}(-\w+)*$/i.test(key))) return undefined
    return readName(languages.en) ?? Object.values(languages).map(readName).find(Boolean)
  }
  return value.toWellFormed().trim() || undefined
}

export function readText(value: unknown): string | undefined {
  const text = readName(value)
  return text && NOT_AVAILABLE.test(text) ? undefined : text
}

/** An id is a text or a whole number. */
export const readId = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? readText(value) : undefined

export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === 1 || /^(true|yes|1)$/i.test(String(value))) return true
  if (value === 0 || /^(false|no|0)$/i.test(String(value))) return false
  return undefined
}

export function readNumber(value: unknown): number | undefined {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

export const readWhole = (value: unknown): number | undefined => {
  const number = readNumber(value)
  return Number.isInteger(number) ? number : undefined
}

export const readTime = (value: unknown): string | number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : typeof value === 'string' ? readText(value) : undefined

/** A list, a single thing as a list of one, the values of `{ "1": …, "2": … }`; nothing as an empty list. */
export function readList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const object = readObject(value)
  if (object && Object.keys(object).length > 0 && Object.keys(object).every((key) => /^\d+$/.test(key))) {
    return Object.values(object)
  }
  return value === null || value === undefined || value === '' || (object && Object.keys(object).length === 0)
    ? []
    : [value]
}

/** The objects of a list; what else is in it is left out. */
export const readObjects = (value: unknown): Loose[] =>
  readList(value).flatMap((item): Loose[] => {
    const object = readObject(item)
    return object ? [object] : []
  })

/** The texts of a list, or of what its items are called. */
export const readTexts = (value: unknown): string[] =>
  readList(value).flatMap((item) => readText(item) ?? readText(readObject(item)?.name) ?? [])

/** Leaves out what is `undefined` and every empty list or object, so that absence looks the same everywhere. */
export function compact<T extends object>(record: T): T {
  const kept = {} as Record<string, unknown>
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue
    if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) continue
    kept[key] = value
  }
  return kept as T
}
