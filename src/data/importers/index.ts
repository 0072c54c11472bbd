import type { Content, Draft, Importer } from './draft.ts'
import { FeedError } from './feed-error.ts'
import { ical } from './ical.ts'
import { marqueeJson } from './marquee-json.ts'
import type { Notes } from './notes.ts'
import { pentabarfXml } from './pentabarf-xml.ts'
import { scheduleJson } from './schedule-json.ts'

/** Every format that Marquee reads. The first that recognises a feed reads it, so the particular come before the general. */
export const IMPORTERS: readonly Importer[] = [scheduleJson, pentabarfXml, ical, marqueeJson]

export const importerNamed = (name: string): Importer | undefined =>
  IMPORTERS.find((importer) => importer.name === name)

/** The importer that recognises a feed by its content; nothing when none does. */
export const detectImporter = (content: Content): Importer | undefined =>
  IMPORTERS.find((importer) => importer.detect(content))

const FORMATS = IMPORTERS.map((importer) => importer.title).join(', ')

/** Why a feed that no importer recognises cannot be read: it is broken JSON or XML, empty, or something else. */
export function unreadable({ name, text, jsonProblem }: Content): FeedError {
  if (text.trim() === '') return new FeedError('FEED_EMPTY', name)
  if (jsonProblem) return new FeedError('FEED_BROKEN', name, jsonProblem)
  return new FeedError('FEED_UNKNOWN_FORMAT', name, FORMATS)
}

/** Reads a feed with its importer. Whatever goes wrong inside one becomes a FeedError: no feed stops the program. */
export function readFeed(importer: Importer, content: Content, notes: Notes): Draft {
  try {
    return importer.read(content, notes)
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError('FEED_BROKEN', content.name, (error as Error).message)
  }
}
