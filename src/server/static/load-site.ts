import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type HeaderRule, headersFor } from '../../domain/security-headers.ts'
import { HELD_FILE_BYTES, LOAD_BATCH } from '../limits.ts'
import { contentTypeOf, isCompressible } from './content-types.ts'
import type { Encoding } from './negotiate.ts'
import type { Site } from './site.ts'
import { type StaticFile, toHeldForm } from './static-file.ts'

const SIBLINGS: readonly [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/**
 * Reads a built site into memory, so that an answer is one look into a map, and a build that replaces the folder does
 * not mix two programmes. Where a compressed form exists the plain one is not kept; large files stay on disk. The event
 * loop gets its turn between batches, so a running server can load the next release.
 * @throws when the folder cannot be read.
 */
export async function loadSite(dir: string, rules: readonly HeaderRule[]): Promise<Site> {
  const names = new Set(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, '/').length).replaceAll('\\', '/')),
  )
  const site: Site = { files: new Map(), pages: new Set(), notFoundPages: new Map() }
  const shared = new Map<string, readonly string[]>()
  let read = 0
  for (const name of names) {
    if (isSibling(name, names)) continue
    read += 1
    if (read % LOAD_BATCH === 0) await setImmediate()

    const notFound = /^(.*\/)?404\.html$/.exec(name)
    const path = toUrlPath(name)
    const file = readStaticFile(dir, name, names, sharedHeaders(path, name, rules, shared))
    if (notFound) site.notFoundPages.set(`/${notFound[1] ?? ''}`, file)
    else {
      site.files.set(path, file)
      if (name.endsWith('.html')) site.pages.add(path)
    }
  }
  return site
}

const isSibling = (name: string, names: ReadonlySet<string>) =>
  SIBLINGS.some(([, ending]) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)))

/** `events/x.html` is `/events/x`, `index.html` is `/`, `2026/index.html` is `/2026`; other files keep their name. */
function toUrlPath(name: string): string {
  if (!name.endsWith('.html')) return `/${name}`
  const bare = name.slice(0, -'.html'.length)
  return `/${bare === 'index' ? '' : bare.replace(/\/index$/, '')}`
}

/** Thousands of pages have the same headers: one list for all of them. */
function sharedHeaders(
  path: string,
  name: string,
  rules: readonly HeaderRule[],
  shared: Map<string, readonly string[]>,
): readonly string[] {
  const isPage = name.endsWith('.html')
  const headers: Record<string, string> = { 'Content-Type': contentTypeOf(name), ...headersFor(rules, path) }
  if (!isPage) delete headers['Speculation-Rules']
  if (isCompressible(headers['Content-Type'] ?? '')) headers.Vary = 'Accept-Encoding'
  const flat = Object.entries(headers).flat()
  const key = flat.join('\n')
  const known = shared.get(key)
  if (known) return known
  shared.set(key, flat)
  return flat
}

function readStaticFile(dir: string, name: string, names: ReadonlySet<string>, headers: readonly string[]): StaticFile {
  const file: StaticFile = {
    headers,
    isCompressible: headers.includes('Vary'),
    held: new Map(),
    onDisk: new Map(),
  }
  const add = (encoding: Encoding, path: string) => {
    if (statSync(path).size > HELD_FILE_BYTES) file.onDisk.set(encoding, path)
    else file.held.set(encoding, toHeldForm(readFileSync(path), encoding))
  }
  for (const [encoding, ending] of SIBLINGS) {
    if (file.isCompressible && names.has(name + ending)) add(encoding, join(dir, name + ending))
  }
  const isLarge = file.held.size > 0 && statSync(join(dir, name)).size > HELD_FILE_BYTES
  if (file.held.size === 0 || isLarge) add('identity', join(dir, name))
  return file
}
