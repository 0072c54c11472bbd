import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type HeaderRule, headersFor, matchingRules } from '../../domain/security-headers.ts'
import { HELD_FILE_BYTES, LOAD_BATCH } from '../limits.ts'
import { contentTypeOf, isCompressible } from './content-types.ts'
import type { Encoding } from './negotiate.ts'
import type { Site } from './site.ts'
import { type StaticFile, toHeldForm } from './static-file.ts'

/** What the build leaves for hosts that read it and never show it. */
const FOR_HOSTS = new Set(['_headers', '_redirects'])

const SIBLINGS: readonly [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Pages compress to a tenth; a compressed form smaller than this part of the limit is surely not a large file's. */
const USUAL_RATIO = 32

/**
 * Reads a built site into memory, so that an answer is one look into a map, and a build that replaces the folder does
 * not mix two programmes. Where a compressed form exists the plain one is not kept; large files stay on disk. The event
 * loop gets its turn between batches, so a running server can load the next release.
 * @throws when the folder cannot be read.
 */
export async function loadSite(dir: string, rules: readonly HeaderRule[]): Promise<Site> {
  const names = new Set(filesBelow(dir))
  const site: Site = { files: new Map(), pages: new Set(), notFoundPages: new Map(), errorPages: new Map() }
  const shared = new Map<string, readonly string[]>()
  let read = 0
  for (const name of names) {
    if (isSibling(name, names) || FOR_HOSTS.has(name)) continue
    read += 1
    if (read % LOAD_BATCH === 0) await setImmediate()

    const notFound = /^(.*\/)?404\.html$/.exec(name)
    const path = toUrlPath(name)
    const file = readStaticFile(dir, name, names, sharedHeaders(path, name, rules, shared))
    const failure = /^(?:500|errors\/([^/]+))\.html$/.exec(name)
    if (notFound) site.notFoundPages.set(`/${notFound[1] ?? ''}`, file)
    else if (failure) site.errorPages.set(failure[1] ?? '', file)
    else {
      site.files.set(path, file)
      if (name.endsWith('.html')) site.pages.add(path)
    }
  }
  return site
}

/** File names below a folder, with `/` between their parts. (`readdir`'s own recursion asks the disk about each file.) */
function filesBelow(dir: string, below = ''): string[] {
  return readdirSync(join(dir, below), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(dir, `${below}${entry.name}/`)
    return entry.isFile() ? [below + entry.name] : []
  })
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
  const type = contentTypeOf(name)
  const key = [type, ...matchingRules(rules, path).map((rule) => rules.indexOf(rule))].join(' ')
  const known = shared.get(key)
  if (known) return known
  // What the table says about a type wins over what the file's ending says.
  const headers = headersFor([{ path: '/*', headers: { 'Content-Type': type } }, ...rules], path)
  const made = Object.entries(headers).flat()
  if (isCompressible(type)) made.push('Vary', 'Accept-Encoding')
  shared.set(key, made)
  return made
}

function readStaticFile(dir: string, name: string, names: ReadonlySet<string>, headers: readonly string[]): StaticFile {
  const file: StaticFile = {
    headers,
    isCompressible: headers.includes('Vary'),
    held: new Map(),
    onDisk: new Map(),
  }
  const add = (encoding: Encoding, path: string) => {
    const body = readUpTo(path, HELD_FILE_BYTES)
    if (body) file.held.set(encoding, toHeldForm(body, encoding))
    else file.onDisk.set(encoding, path)
    return body
  }
  let smallest = Number.POSITIVE_INFINITY
  if (file.isCompressible) {
    for (const [encoding, ending] of SIBLINGS) {
      if (names.has(name + ending)) smallest = Math.min(smallest, add(encoding, `${dir}/${name}${ending}`)?.length ?? 0)
    }
  }
  // Plain bytes are kept only where there is nothing to make them from; large ones are read from disk when asked for.
  const plain = `${dir}/${name}`
  if (file.held.size === 0) add('identity', plain)
  else if (smallest > HELD_FILE_BYTES / USUAL_RATIO && statSync(plain).size > HELD_FILE_BYTES)
    file.onDisk.set('identity', plain)
  return file
}

/** A file's bytes, or nothing when it has more than `limit`; one visit to the disk instead of two. */
function readUpTo(path: string, limit: number): Buffer | undefined {
  const handle = openSync(path, 'r')
  try {
    const { size } = fstatSync(handle)
    if (size > limit) return undefined
    const body = Buffer.allocUnsafeSlow(size)
    let read = 0
    while (read < size) {
      const count = readSync(handle, body, read, size - read, null)
      if (count === 0) throw new Error(`${path} became shorter while it was read`)
      read += count
    }
    return body
  } finally {
    closeSync(handle)
  }
}
