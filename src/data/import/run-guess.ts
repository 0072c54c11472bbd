import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { GUESSED } from '../../text/mapping.ts'
import { FeedError } from '../importers/feed-error.ts'
import { Notes } from '../importers/notes.ts'
import { guess } from '../mapping/guess/propose.ts'
import { parseMapping } from '../mapping/load.ts'
import { toSource } from '../mapping/source.ts'
import { toText } from './decode.ts'
import { toReportLines } from './report.ts'
import { type ImportContext, readAll, runImport } from './run-import.ts'

const quote = (word: string): string => (/^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)

/** A dry run of a proposed mapping, as lines; or the one line why it gives nothing yet. */
async function tryOut(context: ImportContext, yaml: string): Promise<string[]> {
  const { options } = context
  try {
    const mapped = { mapping: parseMapping(GUESSED.file, yaml), text: yaml, name: GUESSED.file }
    const result = await runImport({ ...context, mapped, options: { ...options, dryRun: true, format: undefined } })
    return result.kind === 'imported' ? [GUESSED.trial, ...toReportLines(result.report)] : []
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    return [GUESSED.notYet(error.message)]
  }
}

/**
 * Looks at feeds of an unknown shape, proposes a mapping and tries it out. Without a file to write to, everything is one
 * text that is itself a mapping, with the trial in its comments.
 * @throws FeedError when the feeds cannot be read or hold nothing that looks like records.
 */
export async function runGuess(context: ImportContext, out?: string): Promise<string[]> {
  const feeds = await readAll(context)
  const notes = new Notes()
  const sources = feeds === 'unchanged' ? [] : feeds.map((feed) => toSource(basename(feed.name), toText(feed, notes)))
  const { yaml, placed, columns } = guess(sources)
  const file = out ?? 'mapping.yaml'
  const { options } = context
  const given = [
    ...(options.year ? ['--year', String(options.year)] : []),
    ...(options.zone ? ['--zone', options.zone] : []),
    ...(options.name ? ['--name', options.name] : []),
  ]
  const command = ['npm', 'run', 'import', '--', '--map', file, ...options.feeds, ...given].map(quote).join(' ')
  const lines = [GUESSED.placed(placed, columns), ...(await tryOut(context, yaml)), GUESSED.next(command)]
  if (out === undefined) return [yaml.trimEnd(), ...lines.map((line) => `# ${line}`)]
  try {
    await writeFile(out, yaml, { flag: 'wx' })
  } catch (error) {
    throw new FeedError('IMPORT_UNWRITABLE', out, (error as NodeJS.ErrnoException).code ?? (error as Error).message)
  }
  return [...lines.slice(0, -1), GUESSED.written(out), ...lines.slice(-1)]
}
