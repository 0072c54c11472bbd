import { RECORD_KINDS, recordId } from '../../catalogue/merge.ts'
import type { RecordKind, Records } from '../../schema/snapshot.ts'

/** Ids of what came, changed and went, by kind. */
export type Changes = Record<RecordKind, { added: string[]; changed: string[]; removed: string[] }>

/** What is different from the last import of the same source; the order of records does not count. */
export function toChanges(before: Records | undefined, after: Records): Changes {
  const changes = {} as Changes
  for (const kind of RECORD_KINDS) {
    const old = new Map((before?.[kind] ?? []).map((record) => [recordId(record), JSON.stringify(record)]))
    const now = new Map(after[kind].map((record) => [recordId(record), JSON.stringify(record)]))
    changes[kind] = {
      added: [...now.keys()].filter((id) => !old.has(id)),
      changed: [...now].flatMap(([id, text]) => (old.has(id) && old.get(id) !== text ? id : [])),
      removed: [...old.keys()].filter((id) => !now.has(id)),
    }
  }
  return changes
}

export const countChanges = (changes: Changes, what: 'added' | 'changed' | 'removed'): number =>
  RECORD_KINDS.reduce((sum, kind) => sum + changes[kind][what].length, 0)
