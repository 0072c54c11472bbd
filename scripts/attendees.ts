import { SingleBar } from 'cli-progress'
import { Command, CommanderError } from 'commander'
import { loadFestival } from '../src/catalogue/load-festival.ts'
import { activeDir } from '../src/catalogue/places.ts'
import { columnLines } from '../src/data/attendees/columns.ts'
import { toAttendeeReportLines } from '../src/data/attendees/report.ts'
import { runAttendeeImport } from '../src/data/attendees/run-import.ts'
import { openStores, readSettings } from '../src/server/main.ts'
import type { Attendees } from '../src/server/ports/attendees.ts'
import { ATTENDEE_HELP, ATTENDEE_REPORT } from '../src/text/attendee-import.ts'
import { toDirectory } from './attendees/directory.ts'

/** Opens what the server keeps, for as long as a command needs it. */
async function withAttendees(act: (attendees: Attendees) => Promise<void>): Promise<void> {
  const stores = await openStores(readSettings(process.env))
  try {
    await act(stores.attendees)
  } finally {
    await stores.close()
  }
}

/** Shows where an import stands: a bar in a terminal, a line a step anywhere else. */
function toProgress(stream: NodeJS.WriteStream) {
  let step = ''
  const bar = stream.isTTY
    ? new SingleBar({ format: '{bar} {step} {value}', hideCursor: true, clearOnComplete: true, stream })
    : undefined
  return {
    onProgress(now: string, rows: number, of: number | undefined) {
      if (now !== step) {
        if (!bar) stream.write(`${now} …\n`)
        bar?.stop()
        bar?.start(of ?? 0, rows, { step: now })
      }
      step = now
      bar?.update(rows, { step: now })
    },
    stop: () => bar?.stop(),
  }
}

interface Flags {
  allListed?: boolean
  force?: boolean
  dryRun?: boolean
}

async function importFile(file: string, { allListed, force, dryRun }: Flags): Promise<void> {
  const { features, attendees: settings } = await loadFestival(activeDir().isSample)
  const { onProgress, stop } = toProgress(process.stdout)
  await withAttendees(async (attendees) => {
    try {
      const report = await runAttendeeImport({
        file,
        directory: toDirectory(attendees),
        allListed: allListed ?? false,
        force: force ?? false,
        isDryRun: dryRun ?? false,
        pictureOrigins: new Set(settings.pictures.map((url) => new URL(url).origin)),
        onProgress,
      })
      stop()
      console.log(toAttendeeReportLines(report).join('\n'))
      if (!features.attendee_directory) console.log(ATTENDEE_REPORT.off)
    } finally {
      stop()
    }
  })
}

const list = () =>
  withAttendees(async (attendees) => {
    let count = 0
    for await (const page of attendees.listed()) {
      count += page.length
      process.stdout.write(page.map(({ uid, name, company }) => `${uid}\t${name}\t${company ?? ''}\n`).join(''))
    }
    console.error(ATTENDEE_REPORT.total(count))
  })

const remove = (uids: string[]) =>
  withAttendees(async (attendees) => {
    for (const uid of uids) {
      const isGone = await attendees.remove(uid)
      console.log(isGone ? ATTENDEE_REPORT.removed(uid) : ATTENDEE_REPORT.unknown(uid))
      if (!isGone) process.exitCode = 1
    }
  })

const program = new Command('npm run attendees --')
  .description(ATTENDEE_HELP.summary)
  .addHelpText('after', ATTENDEE_HELP.columns(columnLines().join('\n')))
program
  .command('import <file>')
  .description(ATTENDEE_HELP.import)
  .option('--all-listed', ATTENDEE_HELP.allListed)
  .option('--force', ATTENDEE_HELP.force)
  .option('--dry-run', ATTENDEE_HELP.dryRun)
  .addHelpText('after', ATTENDEE_HELP.columns(columnLines().join('\n')))
  .action(importFile)
program.command('list').description(ATTENDEE_HELP.list).action(list)
program.command('remove <uids...>').description(ATTENDEE_HELP.remove).action(remove)
for (const command of [program, ...program.commands]) {
  command.showHelpAfterError('Run it with --help to see how.').exitOverride()
}

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else {
    console.error((error as Error).message.replace(/\s*\n\s*/g, ' '))
    process.exitCode = 1
  }
}
