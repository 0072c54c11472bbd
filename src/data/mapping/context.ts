import type { Notes } from '../importers/notes.ts'
import type { DayWords } from './calendar.ts'
import type { Lookup, Mapping } from './schema.ts'
import type { Source } from './source.ts'
import type { Node } from './tree.ts'

/** What reading a record needs beside the record. */
export interface MapContext {
  mapping: Mapping
  sources: readonly Source[]
  words: DayWords
  /** For dates that name none: the mapping's, or what `--year` says. */
  year?: number
  notes: Notes
  /** Counts what was taken for granted; the report says each once. */
  count(what: Assumed, times?: number): void
  /** Which paths were asked for, and whether any record had them. */
  used: Map<string, boolean>
  lookups: Map<Lookup, Map<string, Node[]>>
}

export type Assumed = 'yearless' | 'weekday' | 'epoch-s' | 'epoch-ms' | 'next-day' | 'night' | 'unmatched'
