import { RECORD_KINDS } from '../../catalogue/merge.ts'
import { MAX_SHRINK, MIN_SHRINK_BASE } from '../../domain/limits.ts'
import type { RecordKind, Records } from '../../schema/snapshot.ts'

export interface Shrinkage {
  kind: RecordKind
  before: number
  after: number
}

const countAll = (records: Records) => RECORD_KINDS.reduce((sum, kind) => sum + records[kind].length, 0)

export const isEmpty = (records: Records): boolean => countAll(records) === 0

/**
 * What a feed lost beyond measure since the last import of the same source: more than a fifth of its events, or of
 * another kind that was there in numbers or is all that the source has (DESIGN §2).
 */
export function findShrinkage(before: Records, after: Records): Shrinkage | undefined {
  const hasEvents = before.events.length > 0
  return RECORD_KINDS.map((kind) => ({ kind, before: before[kind].length, after: after[kind].length })).find(
    (change) =>
      (change.kind === 'events' || !hasEvents || change.before >= MIN_SHRINK_BASE) &&
      change.after < change.before * (1 - MAX_SHRINK),
  )
}
