import type { RecordKind } from '../../schema/snapshot.ts'
import { toPlainName } from '../safe-html.ts'
import type { DraftRef } from './draft.ts'
import { assignIds, keyOf, toNameId, toSafeId } from './identity.ts'
import type { Notes } from './notes.ts'
import { readObject } from './read.ts'

const isAbsent = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** The first record with what it leaves out filled in from the second. */
export function fillGaps<T extends object>(first: T, second: T): T {
  const filled = { ...first } as Record<string, unknown>
  for (const [key, value] of Object.entries(second)) {
    const known = filled[key]
    if (isAbsent(known)) filled[key] = value
    else if (readObject(known) && readObject(value)) filled[key] = fillGaps(known as object, value as object)
  }
  return filled as T
}

export const sameName = (a?: string, b?: string): boolean =>
  (a ?? '').localeCompare(b ?? '', 'en', { sensitivity: 'base' }) === 0

/** Records of one kind under their final ids, and a way to find them by what the feed calls them. */
export interface Gathered<T> {
  items: { id: string; draft: T & { name: string } }[]
  /** The final id of what a reference points at; `isKnown` says whether the feed has the record. */
  find(ref: DraftRef): { id: string; isKnown: boolean } | undefined
}

/**
 * Joins the records of one kind that share an id (people and rooms come with every event again), gives each its final
 * id, and notes what was unclear. Records without a name are left out, except where an id can stand in.
 */
export function gather<T extends DraftRef>(
  drafts: readonly T[],
  kind: RecordKind,
  notes: Notes,
  isIdEnough = false,
): Gathered<T> {
  const byKey = new Map<string, T & { name: string }>()
  for (const [index, raw] of drafts.entries()) {
    const name = toPlainName(raw.name) ?? (isIdEnough ? raw.id : undefined)
    if (!name) {
      // Somewhere else in the feed the same id may well have its name.
      const known = raw.id !== undefined && drafts.some((other) => other.id === raw.id && toPlainName(other.name))
      if (!known) notes.add('FEED_NO_NAME_DROPPED', kind, raw.id ?? `${kind} ${index + 1}`)
      continue
    }
    const draft = { ...raw, name }
    const known = byKey.get(keyOf(draft))
    if (known && !sameName(known.name, name))
      notes.add('FEED_TWO_NAMES', kind, draft.id ?? name, `${known.name}, ${name}`)
    byKey.set(keyOf(draft), known ? fillGaps(known, draft) : draft)
  }

  const all = [...byKey.values()]
  const { ids, isRepeated } = assignIds(all)
  const idByKey = new Map<string, string>()
  const idsByName = new Map<string, string[]>()
  const items = all.map((draft, index) => {
    const id = ids[index] as string
    if (isRepeated[index] && draft.id !== undefined) notes.add('FEED_REPEATED_ID', kind, id, draft.id)
    idByKey.set(keyOf(draft), id)
    const nameKey = keyOf({ name: draft.name })
    idsByName.set(nameKey, [...(idsByName.get(nameKey) ?? []), id])
    return { id, draft }
  })

  return {
    items,
    find(ref) {
      if (ref.id !== undefined) {
        const id = idByKey.get(keyOf(ref))
        return { id: id ?? toSafeId(ref.id), isKnown: id !== undefined }
      }
      const name = toPlainName(ref.name)
      if (!name) return undefined
      const [id, other] = idsByName.get(keyOf({ name })) ?? []
      // A name that two records share says nothing about which is meant.
      return id && !other
        ? { id, isKnown: true }
        : { id: idByKey.get(keyOf({ name })) ?? toNameId(name), isKnown: false }
    },
  }
}
