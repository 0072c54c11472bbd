import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { MAX_FEED_BYTES } from '../../domain/limits.ts'
import { FeedError } from '../importers/feed-error.ts'
import { unpack } from './unpack.ts'

/** A feed's bytes, as they came. */
export interface RawFeed {
  /** File name or address without credentials, for messages and for the snapshot. */
  name: string
  bytes: Uint8Array
  /** The character set that the server names. */
  charset?: string
  validators?: { etag?: string; last_modified?: string }
  /** Whether it is one of a folder's files, where other files may lie about. */
  isFromFolder?: boolean
}

export const tooLarge = (name: string, limit: number): FeedError =>
  new FeedError('FEED_TOO_LARGE', name, String(Math.floor(limit / 1024 / 1024)))

async function readOne(path: string, isFromFolder: boolean, limit: number): Promise<RawFeed> {
  const info = await stat(path)
  if (info.size > limit) throw tooLarge(basename(path), limit)
  return unpack({ name: basename(path), bytes: await readFile(path), isFromFolder }, limit)
}

/**
 * The feed of a path, or those of a folder in the order of their names (hidden files and folders in it are left alone).
 * @throws FeedError when there is nothing to read, or too much.
 */
export async function readPath(path: string, limit = MAX_FEED_BYTES): Promise<RawFeed[]> {
  try {
    const info = await stat(path)
    if (!info.isDirectory()) return [await readOne(path, false, limit)]
    const entries = await readdir(path, { withFileTypes: true })
    const names = entries.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? entry.name : []))
    if (names.length === 0) throw new FeedError('FEED_EMPTY', path)
    const feeds: RawFeed[] = []
    let rest = limit
    for (const name of names.sort()) {
      const feed = await readOne(join(path, name), true, rest)
      rest -= feed.bytes.length
      feeds.push(feed)
    }
    return feeds
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError('FEED_MISSING', path)
  }
}
