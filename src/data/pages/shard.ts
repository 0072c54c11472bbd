import { bucketOf } from '../../domain/names.ts'

/** A part of the pages that one process renders: the `index`-th of `count`. */
export interface Shard {
  index: number
  count: number
}

/** What this process renders: `MARQUEE_SHARD=1/2` is the second half; without it everything. */
export function readShard(): Shard {
  const [index = 0, count = 1] = (process.env.MARQUEE_SHARD ?? '0/1').split('/').map(Number)
  return { index, count }
}

/** Which shard a page belongs to depends on its address alone, so all processes agree without talking. */
export const isOfShard = (url: string, { index, count }: Shard): boolean =>
  count === 1 || bucketOf(url, count) === index
