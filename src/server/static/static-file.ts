import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import type { Encoding } from './negotiate.ts'

/** A file of the site, in the forms in which it can be sent. */
export interface StaticFile {
  /** Header names and values in turn, as `writeHead` takes them fastest; shared by all files that have the same. */
  headers: readonly string[]
  /** False for pictures and fonts: they travel as they are, and caches need not vary. */
  isCompressible: boolean
  /** Forms held in memory. Identity is missing when a compressed one can be turned back into it. */
  held: Map<Encoding, HeldForm>
  /** Forms that are too large to hold, by their place on disk. */
  onDisk: Map<Encoding, string>
}

export interface HeldForm {
  body: Buffer
  etag: string
}

/** Brotli level 5 and gzip level 6: what a build uses at once, fast enough for the first visitor (DESIGN §6). */
const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Buffer> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => gzipSync(body, { level: 6 }),
}

/** A strong validator: each form has its own, because the bytes differ (RFC 9110 §8.8.3). */
export const toHeldForm = (body: Buffer, encoding: Encoding): HeldForm => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64url')}${encoding === 'identity' ? '' : `-${encoding}`}"`,
})

/** The plain bytes without keeping them: from the held ones, or by undoing a compressed form (about 0.1 ms a page). */
function identityOf(file: StaticFile): HeldForm | undefined {
  const identity = file.held.get('identity')
  if (identity) return identity
  const [gzip, br] = [file.held.get('gzip'), file.held.get('br')]
  const body = gzip ? gunzipSync(gzip.body) : br ? brotliDecompressSync(br.body) : undefined
  return body && toHeldForm(body, 'identity')
}

/** What to send to a client that takes `wanted`, the most wanted first. */
export function formFor(
  file: StaticFile,
  wanted: readonly Encoding[],
  minCompressed: number,
): { encoding: Encoding; held?: HeldForm; disk?: string } {
  for (const encoding of wanted) {
    const held = file.held.get(encoding)
    if (held) return { encoding, held }
    const disk = file.onDisk.get(encoding)
    if (disk) return { encoding, disk }
    const identity = encoding === 'identity' || file.isCompressible ? identityOf(file) : undefined
    if (!identity) continue
    if (encoding === 'identity') return { encoding, held: identity }
    if (identity.body.length < minCompressed) continue
    // The build left this form out: make it once, for the first visitor who asks, and keep it.
    const made = toHeldForm(compress[encoding](identity.body), encoding)
    file.held.set(encoding, made)
    return { encoding, held: made }
  }
  throw new Error('acceptedEncodings ends with identity, and every file has one')
}
