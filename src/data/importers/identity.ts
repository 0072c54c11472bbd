import { createHash } from 'node:crypto'
import { MAX_ID_LENGTH } from '../../domain/limits.ts'
import { IdSchema } from '../../schema/parts.ts'

const HASH_LENGTH = 6

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)

/** Names that a web server or the site's own pages claim in every folder. */
const RESERVED = /^(index|404)$/i

const FOLDS: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** `K.1.105 (La Fontaine)` as `k-1-105-la-fontaine`; empty when no Latin letter or digit is in it. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => FOLDS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_ID_LENGTH - HASH_LENGTH - 1)
    .replace(/-+$/, '')

/** Whether a feed's id can stand in a URL and a file name as it is. */
const isSafe = (id: string) =>
  IdSchema.safeParse(id).success && id.length <= MAX_ID_LENGTH && !RESERVED.test(id) && !id.endsWith('.')

/**
 * A feed's own id as it can stand in a URL: unchanged when it is safe, else a short name of it (of what stands before
 * `@`, in calendars) and a hash of the whole. The same id always gives the same answer.
 */
export function toSafeId(id: string): string {
  if (isSafe(id)) return id
  const slug = toSlug(id.split('@')[0] ?? '')
  return [slug || 'x', hashOf(id)].join('-')
}

/** An id made from a name, for feeds that have none; a hash helps where letters had to go. */
export function toNameId(name: string): string {
  const slug = toSlug(name)
  const lost = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{S}\p{Z}\p{C}ßøæœłđðþıØÆŒŁĐÐÞ]/gu, '')
    .replace(/[a-z0-9]/gi, '')
  return slug && lost === '' && isSafe(slug) ? slug : `${slug || 'x'}-${hashOf(name)}`
}

/** How records of one kind are told apart before they have their final ids. */
export const keyOf = ({ id, name }: { id?: string; name?: string }): string =>
  id === undefined ? `name ${(name ?? '').toLowerCase().replace(/\s+/g, ' ').trim()}` : `id ${id}`

export interface Identified {
  id?: string
  name?: string
}

/**
 * Gives every record its id. Ids are compared without case, since they become file names. Whoever comes first keeps the
 * id; a later one gets `-2`, `-3` … (a hash of its name where ids are made from names), never an id that another record
 * has by nature. The answer depends on the records and their order alone.
 */
export function assignIds(records: readonly Identified[]): { ids: string[]; isRepeated: boolean[] } {
  const wanted = records.map(({ id, name }) => (id === undefined ? toNameId(name ?? '') : toSafeId(id)))
  const owner = new Map<string, number>()
  wanted.forEach((id, index) => {
    if (!owner.has(id.toLowerCase())) owner.set(id.toLowerCase(), index)
  })
  const isRepeated = wanted.map((id, index) => owner.get(id.toLowerCase()) !== index)
  const ids = wanted.map((id, index) => {
    if (!isRepeated[index]) return id
    const { id: own, name = '' } = records[index] ?? {}
    const stem = own === undefined ? `${id}-${hashOf(name)}` : id
    let next = stem
    for (let count = 2; owner.has(next.toLowerCase()); count += 1) next = `${stem}-${count}`
    owner.set(next.toLowerCase(), index)
    return next
  })
  return { ids, isRepeated }
}
