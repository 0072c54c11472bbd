import { toContent } from '../../src/data/importers/content.ts'
import type { DraftEdition } from '../../src/data/importers/draft.ts'
import { detectImporter, readFeed, unreadable } from '../../src/data/importers/index.ts'
import { type Note, Notes } from '../../src/data/importers/notes.ts'
import { toRecords } from '../../src/data/importers/to-records.ts'
import type { Records } from '../../src/schema/snapshot.ts'

/** A feed's text all the way to records, as an import reads it, on the clock of `zone`. */
export const readText = (text: string, zone?: string) => {
  const { records, notes, format } = readFeedText(text, undefined, zone)
  return { records, notes, format }
}

/** As `readText`, with what the feed says about the edition, and the year that an import would know. */
export function readFeedText(
  text: string,
  year?: number,
  zone = 'America/Chicago',
): { records: Records; notes: Note[]; format: string; edition: DraftEdition } {
  const notes = new Notes()
  const content = toContent('feed', text)
  const importer = detectImporter(content)
  if (!importer) throw unreadable(content)
  const draft = readFeed(importer, content, notes)
  return {
    records: toRecords(draft, { zone: draft.edition.zone ?? zone, year, notes }),
    notes: notes.list,
    format: importer.name,
    edition: draft.edition,
  }
}

/** A feed of the specification's own shape with just these events. */
export const readEvents = (...events: object[]) => readText(JSON.stringify({ events }))
