import { createHash } from 'node:crypto'

/** Kinds of page with fewer pages than this are compared whole. */
const SMALL_KIND = 700

/** The pages that the checker compares: small kinds whole, of the others about `count`, the same in every run. */
export function toCheckedPages(urls: readonly string[], count: number): string[] {
  const kindOf = (url: string) => url.split('/')[2] ?? ''
  const kinds = Map.groupBy(urls, kindOf)
  const large = [...kinds.values()].filter((list) => list.length >= SMALL_KIND).flat()
  const order = (url: string) => createHash('sha256').update(url).digest('hex')
  const chosen = large
    .map((url) => [order(url), url] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, url]) => url)
  return [...[...kinds.values()].filter((list) => list.length < SMALL_KIND).flat(), ...chosen]
}
