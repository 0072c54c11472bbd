import type { RecordKind, Records, Snapshot } from '../schema/snapshot.ts'

export const RECORD_KINDS: readonly RecordKind[] = [
  'events',
  'contributors',
  'films',
  'brands',
  'exhibitors',
  'presenters',
  'venues',
]

type AnyRecord = Records[RecordKind][number]

const idOf = (record: AnyRecord): string =>
  ('entity_id' in record && !('id' in record) ? record.entity_id : record.id) ?? ''

/** The id under which a record of any kind is known: `entity_id` of contributors, `id` of the rest. */
export const recordId = idOf

/**
 * The programme of an edition: its sources joined by id (DESIGN §2). The source that comes first in the snapshot speaks
 * first; later ones fill the fields it leaves out and add the records it does not have.
 */
export function mergeSources(snapshot: Snapshot): Records {
  const sources = Object.values(snapshot.sources)
  const merged = {} as Record<RecordKind, AnyRecord[]>
  for (const kind of RECORD_KINDS) {
    const byId = new Map<string, AnyRecord>()
    for (const source of sources) {
      for (const record of source.records[kind]) {
        const known = byId.get(idOf(record))
        byId.set(idOf(record), known ? ({ ...record, ...known } as AnyRecord) : record)
      }
    }
    merged[kind] = [...byId.values()]
  }
  return merged as unknown as Records
}
