import { FEED_TIMEOUT_MS, MAX_FEED_BYTES } from '../../domain/limits.ts'
import type { Source } from '../../schema/snapshot.ts'
import { FeedError } from '../importers/feed-error.ts'
import { type RawFeed, tooLarge } from './read-file.ts'
import { unpack } from './unpack.ts'

export const isAddress = (feed: string): boolean => /^https?:\/\//i.test(feed)

/** An address as it may be printed and kept: without a user's name and password. */
export function toPublicAddress(address: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return url.href
}

type Validators = NonNullable<Source['validators']>[string]

function headersFor(address: URL, known: Validators | undefined): Headers {
  const headers = new Headers({ accept: '*/*', 'user-agent': 'Marquee importer' })
  if (known?.etag) headers.set('if-none-match', known.etag)
  if (known?.last_modified) headers.set('if-modified-since', known.last_modified)
  if (address.username) {
    const pair = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
  }
  return headers
}

async function readBody(response: Response, name: string, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > limit) throw tooLarge(name, limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const reasonOf = (error: unknown): string => {
  const cause = (error as Error).cause as { code?: string; message?: string } | undefined
  return cause?.code ?? cause?.message ?? (error as Error).message
}

/**
 * Fetches a feed, following redirects. `unchanged` when the server says that it is the one whose validators are given.
 * @throws FeedError when it cannot be had whole, in time and within the size that a feed may have.
 */
export async function readUrl(
  feed: string,
  known: Validators | undefined,
  timeoutMs = FEED_TIMEOUT_MS,
  limit = MAX_FEED_BYTES,
): Promise<RawFeed | 'unchanged'> {
  if (!URL.canParse(feed)) throw new FeedError('FEED_MISSING', feed)
  const address = new URL(feed)
  const name = toPublicAddress(feed)
  try {
    const response = await fetch(name, {
      headers: headersFor(address, known),
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 304 && known) return 'unchanged'
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new FeedError('FEED_STATUS', name, String(response.status))
    }
    if (Number(response.headers.get('content-length') ?? 0) > limit) {
      await response.body?.cancel()
      throw tooLarge(name, limit)
    }
    const bytes = await readBody(response, name, limit)
    const etag = response.headers.get('etag') ?? undefined
    const lastModified = response.headers.get('last-modified') ?? undefined
    const feed: RawFeed = {
      name,
      bytes,
      charset: /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1],
      ...((etag || lastModified) && {
        validators: { ...(etag && { etag }), ...(lastModified && { last_modified: lastModified }) },
      }),
    }
    return unpack(feed, limit)
  } catch (error) {
    if (error instanceof FeedError) throw error
    if ((error as Error).name === 'TimeoutError') throw new FeedError('FEED_TIMEOUT', name, String(timeoutMs / 1000))
    throw new FeedError('FEED_UNREACHABLE', name, reasonOf(error))
  }
}
