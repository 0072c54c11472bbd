import { basename, extname, resolve } from 'node:path'
import { toContent } from '../importers/content.ts'
import { type Content, type Draft, type Importer, joinDrafts } from '../importers/draft.ts'
import { FeedError } from '../importers/feed-error.ts'
import { detectImporter, importerNamed, readFeed, unreadable } from '../importers/index.ts'
import type { Notes } from '../importers/notes.ts'
import { isCalled, readMapped } from '../mapping/read.ts'
import type { Mapping } from '../mapping/schema.ts'
import { toSource } from '../mapping/source.ts'
import { toText } from './decode.ts'
import type { RawFeed } from './read-file.ts'
import { isAddress } from './read-url.ts'

export interface Understood {
  importer: Pick<Importer, 'name'>
  draft: Draft
}

/**
 * What a nameless edition is called after: the folder, the file without its ending, or the host.
 */
export function toFeedName(feed: string): string {
  if (isAddress(feed)) return URL.canParse(feed) ? new URL(feed).hostname : feed
  const name = basename(resolve(feed))
  return basename(name, extname(name)) || name
}

/**
 * Finds each feed's format and reads them all as one draft. In a folder, files that are no feed (or of another format
 * than the one asked for) are passed over with a note.
 * @throws FeedError when a feed cannot be read, or when a folder mixes formats, which would say everything twice.
 */
export function understand(feeds: readonly RawFeed[], format: string | undefined, notes: Notes): Understood {
  const forced = format === undefined ? undefined : importerNamed(format)
  const found: { content: Content; importer: Importer }[] = []
  let failure: FeedError | undefined
  for (const feed of feeds) {
    const content = toContent(feed.name, toText(feed, notes))
    const detected = detectImporter(content)
    const importer = feed.isFromFolder && forced && detected !== forced ? undefined : (forced ?? detected)
    if (importer) {
      found.push({ content, importer })
      continue
    }
    const error = unreadable(content)
    // A half-written feed in a folder is not passed over: half a programme would take the place of a whole one.
    if (!feed.isFromFolder || (error.code === 'FEED_BROKEN' && !forced)) throw error
    failure ??= error
    notes.add('FEED_SKIPPED_FILE', 'files', feed.name)
  }
  const [first] = found
  if (!first) throw failure ?? new FeedError('FEED_EMPTY', feeds.map((feed) => feed.name).join(', '))
  const importers = [...new Set(found.map(({ importer }) => importer))]
  if (importers.length > 1) {
    throw new FeedError(
      'FEED_MIXED_FORMATS',
      feeds.map((feed) => feed.name).join(', '),
      importers.map(({ name }) => name).join(', '),
    )
  }
  return {
    importer: first.importer,
    draft: joinDrafts(found.map(({ content, importer }) => readFeed(importer, content, notes))),
  }
}

/** How a snapshot names what was read by a mapping file. */
const MAPPED = { name: 'mapping' }

/**
 * Reads feeds by a mapping file instead of a format.
 * @throws FeedError when a feed is broken, or the mapping does not fit the feeds.
 */
export function understandMapped(
  feeds: readonly RawFeed[],
  { mapping, name }: { mapping: Mapping; name: string },
  year: number | undefined,
  notes: Notes,
  assume: (sentence: string) => void,
): Understood {
  const wanted = feeds.filter((feed) => !feed.isFromFolder || isNamed(feed.name, mapping))
  for (const feed of feeds) if (!wanted.includes(feed)) notes.add('FEED_SKIPPED_FILE', 'files', feed.name)
  const sources = wanted.map((feed) => toSource(basename(feed.name), toText(feed, notes), mapping.csv, assume))
  try {
    return { importer: MAPPED, draft: readMapped(mapping, sources, { name, year, notes, assume }) }
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError('FEED_BROKEN', feeds.map((feed) => feed.name).join(', '), (error as Error).message)
  }
}

/** Whether a mapping asks for a file of a folder; without names in it, it asks for all. */
const isNamed = (name: string, { records }: Mapping): boolean =>
  records.some(({ file }) => file === undefined || isCalled(name, file)) || lookedUpIn(records).includes(name)

const lookedUpIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, one]) =>
        key === 'lookup' ? ((one as { file?: string }).file ?? []) : lookedUpIn(one),
      )
