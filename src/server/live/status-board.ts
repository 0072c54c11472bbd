import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { LiveStatus, StatusBoard } from '../../schema/status.ts'
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
  /** Nothing for an event that the release does not have: what is not published is not spoken of. */
  about: (id: string) => Pick<LiveStatus, 'name' | 'start_at' | 'over_at' | 'venues'> | undefined
  clock: { zone: string; suffix: string }
}

/** What the board says: every door that is not `none`, in the order of ids so that every process writes the same. */
export function toBoard(
  statuses: Iterable<StoredStatus>,
  revision: number,
  { now, about, clock }: BoardMoment,
): StatusBoard {
  const said = [...statuses]
    .filter(({ status, message }) => status !== 'none' || message)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, status, message, setAt }) => {
      const event = about(id)
      if (!event) return []
      const isLongOver = event.over_at && now.getTime() - Date.parse(event.over_at) > KEPT_AFTER_MS
      if (isLongOver && status !== 'canceled') return []
      return { id, status, ...(message && { message }), set_at: setAt.toISOString(), ...event }
    })
  return { revision, at: now.toISOString(), ...clock, statuses: said }
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
