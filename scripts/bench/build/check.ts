import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inParallel } from '../../../src/data/release/in-parallel.ts'
import { type PageContent, readPage } from './read-page.ts'

/** A difference between our page and another generator's. */
export interface Difference {
  contestant: string
  url: string
  what: string
}

export interface Contestant {
  name: string
  dir: string
  /** The addresses it has. */
  urls: readonly string[]
}

const SHOWN = 60

/** Where two texts part, with some words around it. */
function toHint(ours: string, theirs: string): string {
  let at = 0
  while (at < ours.length && ours[at] === theirs[at]) at += 1
  const cut = (text: string) => JSON.stringify(text.slice(Math.max(0, at - SHOWN / 3), at + SHOWN))
  return `ours ${cut(ours)}, theirs ${cut(theirs)}`
}

function comparePages(ours: PageContent, theirs: PageContent): string | undefined {
  for (const field of ['title', 'description', 'canonical', 'data', 'links', 'text'] as const) {
    const [mine, other] = [String(ours[field]), String(theirs[field])]
    if (mine !== other) return `${field}: ${toHint(mine, other)}`
  }
  return undefined
}

const load = async (dir: string, url: string) => readPage(await readFile(join(dir, `${url}.html`), 'utf8'))

/**
 * Compares every contestant with ours: the same addresses, and on every given page the same title, description,
 * canonical address, JSON-LD, links and visible text.
 */
export async function findDifferences(
  ours: Contestant,
  others: readonly Contestant[],
  urls: readonly string[],
): Promise<Difference[]> {
  const differences: Difference[] = []
  const expected = new Set(ours.urls)
  for (const { name, urls: found } of others) {
    const has = new Set(found)
    for (const url of ours.urls) if (!has.has(url)) differences.push({ contestant: name, url, what: 'missing page' })
    for (const url of found) if (!expected.has(url)) differences.push({ contestant: name, url, what: 'surplus page' })
  }
  const missing = new Set(differences.map(({ contestant, url }) => `${contestant} ${url}`))
  await inParallel(urls, 4, async (url) => {
    const mine = await load(ours.dir, url)
    for (const { name, dir } of others) {
      if (missing.has(`${name} ${url}`)) continue
      const what = comparePages(mine, await load(dir, url))
      if (what) differences.push({ contestant: name, url, what })
    }
  })
  return differences
}
