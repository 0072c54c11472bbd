import type { RecordKind } from '../../schema/snapshot.ts'
import type { FeedNoteCode } from '../../text/import.ts'

/** Something about one record that the person who runs the festival may want to put right. */
export interface Note {
  code: FeedNoteCode
  /** What it is about; `files` for a feed as a whole. */
  kind: RecordKind | 'files'
  /** The record's id, else its name, else where it stands in the feed. */
  id: string
  detail?: string
}

/** Collects notes; the same one about the same record is kept once. */
export class Notes {
  readonly list: Note[] = []
  private readonly seen = new Set<string>()

  add(code: FeedNoteCode, kind: Note['kind'], id: string, detail?: string) {
    const key = `${code} ${kind} ${id} ${detail ?? ''}`
    if (this.seen.has(key)) return
    this.seen.add(key)
    this.list.push({ code, kind, id, ...(detail && { detail: detail.slice(0, 200) }) })
  }
}
