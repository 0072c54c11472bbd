import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { MAX_FEED_BYTES } from '../../domain/limits.ts'
import { FeedError } from '../importers/feed-error.ts'

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

export const tooLarge = (name: string): FeedError =>
  new FeedError('FEED_TOO_LARGE', name, String(MAX_FEED_BYTES / 1024 / 1024))

async function readOne(path: string, isFromFolder: boolean): Promise<RawFeed> {
  const info = await stat(path)
  if (info.size > MAX_FEED_BYTES) throw tooLarge(basename(path))
  return { name: basename(path), bytes: await readFile(path), isFromFolder }
}

/**
 * The feed of a path, or those of a folder in the order of their names (hidden files and folders in it are left alone).
 * @throws FeedError when there is nothing to read, or too much.
 */
export async function readPath(path: string): Promise<RawFeed[]> {
  try {
    const info = await stat(path)
    if (!info.isDirectory()) return [await readOne(path, false)]
    const entries = await readdir(path, { withFileTypes: true })
    const names = entries.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? entry.name : []))
    if (names.length === 0) throw new FeedError('FEED_EMPTY', path)
    const feeds: RawFeed[] = []
    for (const name of names.sort()) feeds.push(await readOne(join(path, name), true))
    return feeds
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError('FEED_MISSING', path)
  }
}
