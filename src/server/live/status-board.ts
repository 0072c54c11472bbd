import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { StatusBoard } from '../../schema/status.ts'
import { BROTLI_QUALITY, GZIP_LEVEL, MIN_COMPRESSED_BYTES } from '../limits.ts'
import type { StoredStatus } from '../ports/statuses.ts'
import type { Encoding } from '../static/negotiate.ts'

/** `GET /statuses.json`, ready to be sent: made once for each change, not once for each of thousands who ask. */
export interface BoardAnswer {
  etag: string
  forms: Record<Encoding, Buffer>
}

/** Nobody needs to hear about a door so long after its event; a canceled one stays for who comes late to read of it. */
const KEPT_AFTER_MS = 60 * 60 * 1000

export interface BoardMoment {
  now: Date
  /** When an event is over; nothing for one without a time or that the release does not have. */
  overAt: (id: string) => string | undefined
  /** Whether the release has the event: what is not published is not spoken of. */
  exists: (id: string) => boolean
}

/** What the board says: every door that is not `none`, in the order of ids so that every process writes the same. */
export function toBoard(
  statuses: Iterable<StoredStatus>,
  revision: number,
  { now, overAt, exists }: BoardMoment,
): StatusBoard {
  const said = [...statuses]
    .filter(({ id, status, message }) => (status !== 'none' || message) && exists(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, status, message, setAt }) => {
      const over = overAt(id)
      if (over && status !== 'canceled' && now.getTime() - Date.parse(over) > KEPT_AFTER_MS) return []
      return { id, status, ...(message && { message }), set_at: setAt.toISOString(), ...(over && { over_at: over }) }
    })
  return { revision, at: now.toISOString(), statuses: said }
}

/** The bytes of a board. Its validator is made of what it says, so that every process gives the same one. */
export function toBoardAnswer(board: StatusBoard): BoardAnswer {
  const body = Buffer.from(JSON.stringify(board))
  const said = JSON.stringify([board.revision, board.statuses])
  const isSmall = body.length < MIN_COMPRESSED_BYTES
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }
  return {
    etag: `"${createHash('sha1').update(said).digest('base64url')}"`,
    forms: {
      identity: body,
      gzip: isSmall ? body : gzipSync(body, { level: GZIP_LEVEL }),
      br: isSmall ? body : brotliCompressSync(body, brotli),
    },
  }
}
