import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** Where imported programmes live: `<programme>/<year>/snapshot.json`, beside `pictures/` that they refer to. */
export const programmeDir = (): string => resolve(process.env.MARQUEE_PROGRAMME ?? 'programme')

/** Where the made-up sample lives; it is shown only while there is no real programme. */
export const sampleDir = (): string => resolve(process.env.MARQUEE_SAMPLE ?? '.marquee/sample')

/** The years that have a snapshot in a folder, newest first. */
export function listYears(dir: string): number[] {
  try {
    return readdirSync(dir)
      .filter((name) => /^\d{4}$/.test(name))
      .map(Number)
      .sort((a, b) => b - a)
  } catch {
    return []
  }
}

/** The folder that the site is built from: the real programme, else the sample. */
export const activeDir = (): { dir: string; isSample: boolean } =>
  listYears(programmeDir()).length > 0 ? { dir: programmeDir(), isSample: false } : { dir: sampleDir(), isSample: true }
