import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAttendeeImport } from '../../src/data/attendees/run-import.ts'
import type { Attendee } from '../../src/schema/people.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** A file of attendees that goes away with the test. */
export function aFile(content: string | Uint8Array, name = 'people.csv'): string {
  const file = join(temporaryFolder(), name)
  writeFileSync(file, content)
  return file
}

/** A directory that holds people in a list, and takes a replacement only as a whole. */
export function aDirectory(people: Attendee[] = []) {
  return {
    people,
    count: async () => people.length,
    replace: async (pages: AsyncIterable<readonly Attendee[]>) => {
      const all: Attendee[] = []
      for await (const page of pages) all.push(...page)
      people.splice(0, people.length, ...all)
    },
  }
}

interface Given {
  name?: string
  directory?: ReturnType<typeof aDirectory>
  allListed?: boolean
  force?: boolean
  isDryRun?: boolean
  pictures?: string[]
}

/** Imports this text; answers the report and who is in the directory after it. */
export async function importText(content: string | Uint8Array, given: Given = {}) {
  const directory = given.directory ?? aDirectory()
  const report = await runAttendeeImport({
    file: aFile(content, given.name),
    directory,
    allListed: given.allListed ?? false,
    force: given.force ?? false,
    isDryRun: given.isDryRun ?? false,
    pictureOrigins: new Set(given.pictures ?? []),
  })
  return { report, people: directory.people, codes: report.notes.map(({ code, rows }) => [code, rows] as const) }
}
