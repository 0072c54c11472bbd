import { gunzipSync } from 'node:zlib'
import { FeedError } from '../importers/feed-error.ts'
import { type RawFeed, tooLarge } from './read-file.ts'

/** What archives begin with. They hold several files, and which of them is the programme is not ours to guess. */
const ARCHIVES: [name: string, begin: string][] = [
  ['zip', 'PK\u0003\u0004'],
  ['7z', '7z\u00bc\u00af\u0027\u001c'],
  ['rar', 'Rar!'],
  ['xz', '\u00fd7zXZ'],
  ['bzip2', 'BZh'],
  ['zstd', '\u0028\u00b5\u002f\u00fd'],
]

/**
 * A feed as it is, or out of its gzip. Unpacking stops at the limit, so that a small file cannot fill the memory.
 * @throws FeedError for a broken gzip, one that is too large inside, and for archives of other kinds.
 */
export function unpack(feed: RawFeed, limit: number): RawFeed {
  const { bytes, name } = feed
  const begin = Buffer.from(bytes.subarray(0, 6)).toString('latin1')
  const archive = ARCHIVES.find(([, sign]) => begin.startsWith(sign))
  if (archive) throw new FeedError('FEED_ARCHIVE', name, archive[0])
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return feed
  try {
    return { ...feed, bytes: gunzipSync(bytes, { maxOutputLength: limit }) }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(name, limit) : new FeedError('FEED_BROKEN', name, message)
  }
}
