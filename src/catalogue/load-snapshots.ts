import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot } from '../schema/snapshot.ts'
import { listYears } from './places.ts'

/**
 * Reads the snapshots of a folder. They were parsed by their schema when they were written, so only their version is
 * checked here.
 * @throws when a file is not a snapshot of this version: the message names the file and the repair.
 */
export function loadSnapshots(dir: string): Snapshot[] {
  return listYears(dir).map((year) => {
    const file = join(dir, String(year), 'snapshot.json')
    let snapshot: Snapshot
    try {
      snapshot = JSON.parse(readFileSync(file, 'utf8')) as Snapshot
    } catch (error) {
      throw new Error(`${file} cannot be read as a snapshot (${(error as Error).message}). Import the programme again.`)
    }
    if (snapshot.version !== 1) {
      throw new Error(`${file} was written by another version of Marquee. Import the programme again.`)
    }
    return snapshot
  })
}
