import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listYears } from '../../catalogue/places.ts'

/** What decides how a page looks, beside its view (DESIGN §6). */
const CODE = ['src', 'public', 'astro.config.mjs', 'festival.config.ts', 'package-lock.json', 'tsconfig.json']

function addFile(hash: Hash, root: string, name: string): void {
  hash
    .update(`${name}\0`)
    .update(readFileSync(join(root, name)))
    .update('\0')
}

/**
 * SHA-256 over the code that draws pages and over Node's version: while it stands, a page whose view has not changed has
 * not changed either.
 */
export function toCodeHash(root = '.'): string {
  const hash = createHash('sha256').update(process.version)
  for (const place of CODE) {
    if (!existsSync(join(root, place))) continue
    if (/\.\w+$/.test(place)) addFile(hash, root, place)
    else {
      const files = readdirSync(join(root, place), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      )
      for (const name of files
        .map((entry) => join(entry.parentPath, entry.name).slice(root === '.' ? 0 : root.length + 1))
        .sort()) {
        addFile(hash, root, name)
      }
    }
  }
  for (const name of ['MARQUEE_FESTIVAL', 'MARQUEE_SITE_URL', 'MARQUEE_PREVIEW'])
    hash.update(`${name}=${process.env[name] ?? ''}\0`)
  const festival = process.env.MARQUEE_FESTIVAL
  if (festival && existsSync(festival)) hash.update(readFileSync(festival))
  return hash.digest('hex')
}

/** SHA-256 over the snapshots that a site is built from. */
export function toProgrammeHash(dir: string): string {
  const hash = createHash('sha256')
  for (const year of listYears(dir)) addFile(hash, dir, join(String(year), 'snapshot.json'))
  return hash.digest('hex')
}
