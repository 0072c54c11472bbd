import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { UNCOMPARED } from './uncompared.ts'

/** The addresses of all pages in a folder, sorted: `/2026/events/e1`. */
export async function listPages(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).slice(0, -'.html'.length)}`)
    .sort()
}

/** The addresses that a release of ours was rendered at: with their year, without twins and second addresses. */
export function readRelease(dir: string): string[] {
  const { pages } = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as {
    pages: { url: string; kind: string }[]
  }
  return pages
    .filter(({ kind }) => !UNCOMPARED.has(kind))
    .map(({ url }) => url)
    .sort()
}
