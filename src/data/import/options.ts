import { MAX_FEED_BYTES } from '../../domain/limits.ts'
import { isZone } from '../../domain/offset.ts'
import { FeedError } from '../importers/feed-error.ts'
import { IMPORTERS, importerNamed } from '../importers/index.ts'

/** What the person who imports says beside the feeds. */
export interface ImportOptions {
  /** Files, one folder, or addresses. */
  feeds: readonly string[]
  year?: number
  zone?: string
  name?: string
  source: string
  format?: string
  acceptShrink: boolean
  dryRun: boolean
  /** The mapping file, where one says how to read the feeds. */
  map?: string
  /** How many bytes the feeds may have together; the usual limit when it is left out. */
  maxBytes?: number
}

/** The options as words of a command line. */
export interface RawOptions {
  year?: string
  zone?: string
  name?: string
  source?: string
  format?: string
  acceptShrink?: boolean
  dryRun?: boolean
  map?: string
  maxMb?: string
}

const MB = 1024 * 1024
export const DEFAULT_MAX_MB = MAX_FEED_BYTES / MB
const MOST_MB = 2000

function toMaxBytes(raw: string | undefined): number {
  const mb = raw === undefined ? DEFAULT_MAX_MB : Number(raw)
  if (!(Number.isInteger(mb) && mb >= 1 && mb <= MOST_MB)) throw new FeedError('IMPORT_BAD_LIMIT', raw ?? '')
  return mb * MB
}

export const DEFAULT_SOURCE = 'programme'

/** @throws FeedError (a usage error) when an option cannot be what it says. */
export function toOptions(feeds: readonly string[], raw: RawOptions): ImportOptions {
  const year = raw.year === undefined ? undefined : Number(raw.year)
  if (year !== undefined && !(Number.isInteger(year) && year >= 1900 && year <= 2200)) {
    throw new FeedError('IMPORT_BAD_YEAR', raw.year ?? '')
  }
  if (raw.zone !== undefined && !isZone(raw.zone)) throw new FeedError('IMPORT_BAD_ZONE', raw.zone)
  const source = raw.source ?? DEFAULT_SOURCE
  if (!/^[a-z][a-z0-9-]{0,39}$/i.test(source)) throw new FeedError('IMPORT_BAD_SOURCE', source)
  if (raw.format !== undefined && !importerNamed(raw.format)) {
    throw new FeedError('IMPORT_BAD_FORMAT', raw.format, IMPORTERS.map((importer) => importer.name).join(', '))
  }
  if (raw.map !== undefined && raw.format !== undefined) {
    throw new FeedError('IMPORT_MAP_OR_FORMAT', '--map and --format')
  }
  const name = raw.name?.trim() || undefined
  return {
    feeds,
    year,
    zone: raw.zone,
    name,
    source,
    format: raw.format,
    acceptShrink: raw.acceptShrink ?? false,
    dryRun: raw.dryRun ?? false,
    map: raw.map,
    maxBytes: toMaxBytes(raw.maxMb),
  }
}
