import { createHash } from 'node:crypto'
import { RECORD_KINDS } from '../../catalogue/merge.ts'
import { listYears } from '../../catalogue/places.ts'
import { MAX_FEED_BYTES } from '../../domain/limits.ts'
import type { Festival } from '../../schema/festival.ts'
import type { RecordKind, Snapshot, Source } from '../../schema/snapshot.ts'
import { IMPORT_PROGRESS, IMPORT_REPORT } from '../../text/import.ts'
import { FeedError } from '../importers/feed-error.ts'
import { Notes } from '../importers/notes.ts'
import { toRecords } from '../importers/to-records.ts'
import { loadMapping, type MappingText } from '../mapping/load.ts'
import { toChanges } from './changes.ts'
import { resolveEdition } from './edition.ts'
import { findShrinkage, isEmpty } from './guard.ts'
import type { ImportOptions } from './options.ts'
import { toPreview } from './preview.ts'
import { type RawFeed, readPath, tooLarge } from './read-file.ts'
import { isAddress, readUrl, toPublicAddress } from './read-url.ts'
import type { ImportReport } from './report.ts'
import { readSnapshot, snapshotPath, writeSnapshot } from './snapshot-file.ts'
import { toFeedName, understand, understandMapped } from './understand.ts'

/** Part of every digest: raised when the importers read the same bytes differently, so that they are read again. */
const READING = 2

export interface ImportContext {
  options: ImportOptions
  festival: Festival
  /** Where the editions lie, a folder a year. */
  dir: string
  /** Called before each step with its name. */
  onStep?: (step: string) => void
  /** A mapping that is in no file yet, as `--guess` proposes one. */
  mapped?: MappingText
  /** For tests of slow servers. */
  timeoutMs?: number
}

export type ImportResult =
  | { kind: 'imported'; report: ImportReport }
  | { kind: 'unchanged'; year: number; source: string }

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts)
    hash
      .update(typeof part === 'string' ? part : Buffer.from(`${part.length} `))
      .update(part)
      .update('\n')
  return hash.digest('hex')
}

/** What beside the bytes decides about the records: with other settings the same feed is imported again. */
const settingsOf = ({ options, festival }: ImportContext, mapping: string): string =>
  sha256(
    JSON.stringify([READING, options.zone, options.year, options.name, options.format, festival.zone, mapping]),
  ).slice(0, 12)

/** The last import of the same source, newest edition first; the made-up sample is never a baseline. */
async function findPrevious(dir: string, { year, source }: ImportOptions): Promise<Snapshot[]> {
  const years = year === undefined ? listYears(dir) : [year]
  const found: Snapshot[] = []
  for (const one of years) {
    const snapshot = await readSnapshot(snapshotPath(dir, one)).catch(() => undefined)
    if (snapshot && !snapshot.sample && snapshot.sources[source]) found.push(snapshot)
  }
  return found
}

/** Reads all feeds; `unchanged` when every one is an address whose server says so. */
export async function readAll(
  context: Pick<ImportContext, 'options' | 'timeoutMs'>,
  known: Source['validators'] = {},
): Promise<RawFeed[] | 'unchanged'> {
  const { feeds, maxBytes = MAX_FEED_BYTES } = context.options
  const read = async (feed: string, validators?: { etag?: string; last_modified?: string }) =>
    isAddress(feed) ? readUrl(feed, validators, context.timeoutMs, maxBytes) : readPath(feed, maxBytes)
  const canBeUnchanged = feeds.every((feed) => URL.canParse(feed) && isAddress(feed) && known[toPublicAddress(feed)])
  const all: RawFeed[] = []
  const unchanged: string[] = []
  for (const feed of feeds) {
    const result = await read(feed, canBeUnchanged ? known[toPublicAddress(feed)] : undefined)
    if (result === 'unchanged') unchanged.push(feed)
    else all.push(...[result].flat())
    if (all.reduce((sum, one) => sum + one.bytes.length, 0) > maxBytes) throw tooLarge(feeds.join(', '), maxBytes)
  }
  if (unchanged.length === 0) return all
  if (all.length === 0) return 'unchanged'
  // One of several changed, so the others are needed after all.
  return readAll(context)
}

/**
 * Imports feeds as one source of an edition and replaces that source in the edition's snapshot.
 * @throws FeedError when the feeds cannot be read or must not replace what is there; the old snapshot is untouched.
 */
export async function runImport(context: ImportContext): Promise<ImportResult> {
  const { options, festival, dir, onStep = () => {} } = context
  const { source } = options
  const mapped = context.mapped ?? (options.map === undefined ? undefined : await loadMapping(options.map))
  const settings = settingsOf(context, mapped?.text ?? '')
  const previous = await findPrevious(dir, options)
  const last = previous.find((snapshot) => snapshot.sources[source]?.digest.endsWith(`.${settings}`))
  const validators = last?.sources[source]?.validators

  onStep(IMPORT_PROGRESS.read)
  const feeds = await readAll(context, validators)
  if (feeds === 'unchanged') return { kind: 'unchanged', year: last?.edition.year ?? 0, source }
  const digest = `${sha256(...feeds.flatMap((feed) => [feed.name, feed.bytes]))}.${settings}`
  const same = previous.find((snapshot) => snapshot.sources[source]?.digest === digest)
  if (same && !options.dryRun) return { kind: 'unchanged', year: same.edition.year, source }

  onStep(IMPORT_PROGRESS.parse)
  const notes = new Notes()
  const read: string[] = []
  const { importer, draft } = mapped
    ? understandMapped(feeds, mapped, options.year, notes, (line) => read.push(line))
    : understand(feeds, options.format, notes)
  const assumptions: string[] = []
  const feedName = toFeedName(options.feeds[0] ?? '')
  const resolve = (existing?: Snapshot['edition']) => {
    assumptions.splice(0, Number.POSITIVE_INFINITY, ...read)
    return resolveEdition(draft, { options, festival, feedName, existing, assume: (line) => assumptions.push(line) })
  }
  let edition = isEmptyDraft(draft) ? undefined : resolve()
  if (!edition) throw new FeedError('FEED_EMPTY', feeds.map((feed) => feed.name).join(', '))

  const file = snapshotPath(dir, edition.year)
  const found = await readSnapshot(file)
  const old = found?.sample ? undefined : found
  const oldSource = old?.sources[source]
  const others = Object.entries(old?.sources ?? {}).filter(([name]) => name !== source)
  // The first source of an edition speaks for it; an exhibitor list that joins later does not rename the festival.
  const isFirst = !old || Object.keys(old.sources)[0] === source
  if (old && !isFirst) edition = resolve(old.edition)

  onStep(IMPORT_PROGRESS.records)
  const records = toRecords(draft, {
    zone: edition.zone,
    year: edition.year,
    others: others.map(([, other]) => other.records),
    notes,
  })
  if (isEmpty(records)) throw new FeedError('FEED_EMPTY', feeds.map((feed) => feed.name).join(', '))
  const shrinkage = oldSource && !options.acceptShrink ? findShrinkage(oldSource.records, records) : undefined
  const refusal =
    shrinkage &&
    new FeedError(
      'FEED_SHRUNK',
      `Source "${source}" of ${edition.year}`,
      IMPORT_REPORT.shrunk(shrinkage.kind, shrinkage.before, shrinkage.after),
    )
  if (refusal && !options.dryRun) throw refusal

  const kept = feeds.flatMap((feed) => (feed.validators ? [[feed.name, feed.validators] as const] : []))
  const now: Source = {
    importer: importer.name,
    from: feeds.map((feed) => feed.name),
    ...(kept.length > 0 && { validators: Object.fromEntries(kept) }),
    digest,
    records,
  }
  // A source that was there keeps its place, since the first one speaks first when two know the same record.
  const sources = { ...old?.sources, [source]: now }
  if (!options.dryRun) {
    onStep(IMPORT_PROGRESS.write)
    await writeSnapshot(file, { version: 1, edition, sources })
  }
  const days = new Set(records.events.flatMap((event) => event.date ?? event.start_time?.slice(0, 10) ?? []))
  return {
    kind: 'imported',
    report: {
      edition,
      source,
      importer: importer.name,
      from: now.from,
      counts: Object.fromEntries(RECORD_KINDS.map((kind) => [kind, records[kind].length])) as Record<
        RecordKind,
        number
      >,
      days: days.size,
      ...(oldSource && { changes: toChanges(oldSource.records, records) }),
      assumptions,
      notes: notes.list,
      isDryRun: options.dryRun,
      ...(options.dryRun && { preview: toPreview(records, edition.zone) }),
      ...(refusal && { refusal: refusal.message }),
    },
  }
}

/** Whether a feed has not a single record, good or bad. */
const isEmptyDraft = (draft: Parameters<typeof resolveEdition>[0]): boolean =>
  RECORD_KINDS.every((kind) => draft[kind].length === 0)
