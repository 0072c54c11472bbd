import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../pages/manifest.ts'
import { toCodeHash, toProgrammeHash } from './fingerprint.ts'

/** Whether a release shows what a new build would: same code, same programme, nothing published since. */
export function isCurrent(release: string, programme: string, now: Date): boolean {
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8')) as Manifest
  } catch {
    return false
  }
  const { codeHash, programmeHash, nextPublicationAt } = manifest
  if (nextPublicationAt && Date.parse(nextPublicationAt) <= now.getTime()) return false
  return programmeHash === toProgrammeHash(programme) && codeHash === toCodeHash()
}
