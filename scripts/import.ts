import { writeFile } from 'node:fs/promises'
import { SingleBar } from 'cli-progress'
import { Command, CommanderError } from 'commander'
import { loadFestival } from '../src/catalogue/load-festival.ts'
import { programmeDir } from '../src/catalogue/places.ts'
import { DEFAULT_MAX_MB, DEFAULT_SOURCE, type RawOptions, toOptions } from '../src/data/import/options.ts'
import { toReportLines } from '../src/data/import/report.ts'
import { runGuess } from '../src/data/import/run-guess.ts'
import { runImport } from '../src/data/import/run-import.ts'
import { FeedError } from '../src/data/importers/feed-error.ts'
import { IMPORTERS } from '../src/data/importers/index.ts'
import { IMPORT_HELP, IMPORT_PROGRESS, IMPORT_REPORT } from '../src/text/import.ts'

/** Shows where an import stands: a bar in a terminal, a line a step anywhere else. */
function toProgress(stream: NodeJS.WriteStream): { onStep: (step: string) => void; stop: () => void } {
  const steps = Object.values(IMPORT_PROGRESS)
  if (!stream.isTTY) return { onStep: (step) => stream.write(`${step} …\n`), stop: () => {} }
  const bar = new SingleBar({ format: '{bar} {step}', hideCursor: true, clearOnComplete: true, stream })
  bar.start(steps.length, 0, { step: '' })
  return { onStep: (step) => bar.update(steps.indexOf(step) + 1, { step }), stop: () => bar.stop() }
}

interface Flags extends RawOptions {
  report?: string
  guess?: boolean
  out?: string
}

async function importFeeds(feeds: string[], raw: Flags): Promise<void> {
  const options = toOptions(feeds, raw)
  const festival = await loadFestival(false)
  if (raw.guess) {
    console.log((await runGuess({ options, festival, dir: programmeDir() }, raw.out)).join('\n'))
    return
  }
  const { onStep, stop } = toProgress(process.stdout)
  try {
    const result = await runImport({ options, festival, dir: programmeDir(), onStep })
    stop()
    if (result.kind === 'unchanged') {
      console.log(IMPORT_REPORT.unchanged(result.source, result.year))
      return
    }
    const lines = toReportLines(result.report)
    if (raw.report) {
      await writeFile(raw.report, `${JSON.stringify(result.report, null, 2)}\n`)
      lines.splice(-1, 0, IMPORT_REPORT.fullList(raw.report))
    }
    console.log(lines.join('\n'))
  } finally {
    stop()
  }
}

const names = IMPORTERS.map((importer) => importer.name).join(', ')
const command = new Command('npm run import --')
  .description(IMPORT_HELP.summary)
  .argument('<feeds...>', IMPORT_HELP.feeds)
  .option('--year <yyyy>', IMPORT_HELP.year)
  .option('--zone <zone>', IMPORT_HELP.zone)
  .option('--name <name>', IMPORT_HELP.name)
  .option('--source <name>', IMPORT_HELP.source, DEFAULT_SOURCE)
  .option('--format <name>', IMPORT_HELP.format(names))
  .option('--map <file>', IMPORT_HELP.map)
  .option('--guess', IMPORT_HELP.guess)
  .option('--out <file>', IMPORT_HELP.out)
  .option('--max-mb <n>', IMPORT_HELP.maxMb(DEFAULT_MAX_MB))
  .option('--accept-shrink', IMPORT_HELP.acceptShrink)
  .option('--dry-run', IMPORT_HELP.dryRun)
  .option('--report <file>', IMPORT_HELP.report)
  .addHelpText('after', IMPORT_HELP.examples)
  .showHelpAfterError('Run it with --help to see how.')
  .exitOverride()
  .action(importFeeds)

try {
  await command.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else {
    console.error((error as Error).message.replace(/\s*\n\s*/g, ' '))
    process.exitCode = error instanceof FeedError && error.isUsage ? 2 : 1
  }
}
