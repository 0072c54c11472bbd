import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiText } from '../../text/api.ts'
import { HttpError } from '../errors.ts'
import { MIN_COMPRESSED_BYTES } from '../limits.ts'
import { acceptedEncodings, type Encoding } from './negotiate.ts'
import { formFor, type StaticFile } from './static-file.ts'

/**
 * Sends a file of the site past Fastify's own sending: its headers were put together when the site was loaded, and
 * writing them in one go is what keeps a page as cheap as a bare server's (docs/decisions/0002).
 * @throws HttpError 404 when a file that is kept on disk is no longer there.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<void> | undefined {
  const wanted = acceptedEncodings(request.headers['accept-encoding'])
  const { encoding, held, disk } = formFor(file, wanted, MIN_COMPRESSED_BYTES)
  if (disk !== undefined) return sendFromDisk(request, reply, file, encoding, disk)
  if (!held) return undefined

  reply.hijack()
  if (isKnown(request, held.etag)) reply.raw.writeHead(304, [...file.headers, 'ETag', held.etag]).end()
  else reply.raw.writeHead(200, headersOf(file, encoding, held.body.length, held.etag)).end(held.body)
  return undefined
}

/** Sends a not-found page as what it is: never cached under a validator, always with its request's id. */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, file: StaticFile): void {
  const wanted = acceptedEncodings(request.headers['accept-encoding'])
  const { encoding, held } = formFor(file, wanted, MIN_COMPRESSED_BYTES)
  reply.hijack()
  reply.raw
    .writeHead(404, [...headersOf(file, encoding, held?.body.length ?? 0), 'X-Request-Id', request.id])
    .end(held?.body)
}

async function sendFromDisk(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  encoding: Encoding,
  path: string,
): Promise<void> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new HttpError(404, apiText.notFound) : error
  })
  try {
    // Length and validator come from the opened file: the folder may be replaced at any moment.
    const { size, mtimeMs } = await handle.stat()
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding === 'identity' ? '' : `-${encoding}`}"`
    reply.hijack()
    if (isKnown(request, etag)) {
      reply.raw.writeHead(304, [...file.headers, 'ETag', etag]).end()
      return
    }
    reply.raw.writeHead(200, headersOf(file, encoding, size, etag))
    if (request.method === 'HEAD' || size === 0) reply.raw.end()
    // A visitor who leaves in the middle ends the pipeline with an error that concerns nobody.
    else await pipeline(handle.createReadStream({ end: size - 1 }), reply.raw).catch(() => reply.raw.destroy())
  } finally {
    await handle.close()
  }
}

function headersOf(file: StaticFile, encoding: Encoding, length: number, etag?: string): string[] {
  const headers = [...file.headers, 'Content-Length', String(length)]
  if (etag !== undefined) headers.push('ETag', etag)
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
  return headers
}

/** Whether the client holds these bytes already; entity tags are compared weakly (RFC 9110 §13.1.2). */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match']
  if (header === undefined) return false
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
