import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runAttendeeImport } from '../../src/data/attendees/run-import.ts'
import { SAMPLE_UID } from '../../src/data/sample/attendees.ts'
import { ATTENDEES_FILE } from '../../src/data/sample/index.ts'
import type { Attendees } from '../../src/server/ports/attendees.ts'
import { toDirectory } from './directory.ts'

/** Who is in the directory: nobody, made-up people alone, or somebody real. */
async function whoIs(attendees: Attendees): Promise<'nobody' | 'sample' | 'real'> {
  let who: 'nobody' | 'sample' = 'nobody'
  for await (const page of attendees.listed()) {
    if (page.some(({ uid }) => !uid.startsWith(SAMPLE_UID))) return 'real'
    if (page.length > 0) who = 'sample'
  }
  return who
}

/**
 * Gives the made-up festival its made-up people, and takes them out of a real festival's directory. Real people stay as
 * they are.
 */
export async function settleSampleAttendees(attendees: Attendees, sample: string | undefined): Promise<void> {
  const who = await whoIs(attendees)
  if (who === 'sample' && sample === undefined) await attendees.replace([])
  const file = sample && join(sample, ATTENDEES_FILE)
  if (who !== 'nobody' || !file || !existsSync(file)) return
  await runAttendeeImport({
    file,
    directory: toDirectory(attendees),
    allListed: false,
    force: false,
    isDryRun: false,
    pictureOrigins: new Set(),
  })
}
