import { conclar } from './conclar.ts'
import type { Content, Draft, Importer } from './draft.ts'
import { exhibitorList } from './exhibitor-list.ts'
import { FeedError } from './feed-error.ts'
import { filmProgramme } from './film-programme.ts'
import { googleIo } from './google-io.ts'
import { iburn } from './iburn.ts'
import { ical } from './ical.ts'
import { jsonLd } from './json-ld.ts'
import { lineUp } from './line-up.ts'
import { marqueeJson } from './marquee-json.ts'
import { miniConf } from './mini-conf.ts'
import type { Notes } from './notes.ts'
import { pentabarfXml } from './pentabarf-xml.ts'
import { scheduleJson } from './schedule-json.ts'
import { problemOfScript } from './script-text.ts'
import { sessionize } from './sessionize.ts'
import { sigchi } from './sigchi.ts'

/** Every format that Marquee reads. The first that recognises a feed reads it, so the particular come before the general. */
export const IMPORTERS: readonly Importer[] = [
  scheduleJson,
  pentabarfXml,
  ical,
  conclar,
  sessionize,
  googleIo,
  sigchi,
  iburn,
  filmProgramme,
  lineUp,
  exhibitorList,
  miniConf,
  jsonLd,
  marqueeJson,
]

export const importerNamed = (name: string): Importer | undefined =>
  IMPORTERS.find((importer) => importer.name === name)

/** Whether an importer recognises a feed; one that stumbles over it (nested without end, say) does not. */
function recognises(importer: Importer, content: Content): boolean {
  try {
    return importer.detect(content)
  } catch {
    return false
  }
}

/** The importer that recognises a feed by its content; nothing when none does. */
export const detectImporter = (content: Content): Importer | undefined =>
  IMPORTERS.find((importer) => recognises(importer, content))

const FORMATS = IMPORTERS.map((importer) => importer.title).join(', ')

/** Why a feed that no importer recognises cannot be read: it is broken JSON or XML, empty, or something else. */
export function unreadable({ name, text, jsonProblem }: Content): FeedError {
  if (text.trim() === '') return new FeedError('FEED_EMPTY', name)
  if (jsonProblem) return new FeedError('FEED_BROKEN', name, jsonProblem)
  const scriptProblem = problemOfScript(text)
  if (scriptProblem) return new FeedError('FEED_BROKEN', name, scriptProblem)
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
