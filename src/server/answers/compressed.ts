import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BROTLI_QUALITY, GZIP_LEVEL, MIN_COMPRESSED_BYTES } from '../limits.ts'
import { acceptedEncodings, type Encoding } from '../static/negotiate.ts'

/** An answer that was just made, and the forms of it that somebody asked for. */
export interface FreshAnswer {
  type: string
  body: Buffer
  forms: Map<Encoding, Promise<Buffer>>
}

export const toAnswer = (text: string, type = 'application/json; charset=utf-8'): FreshAnswer => ({
  type,
  body: Buffer.from(text),
  forms: new Map(),
})

/** The bytes that it holds on to, the compressed ones by the usual ratio. */
export const weightOf = ({ body }: FreshAnswer): number => Math.ceil(body.length * 1.3)

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** In the thread pool: the visitor waits for it, and the event loop must not. */
function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body)
  if (encoding === 'gzip') return toGzip(body, { level: GZIP_LEVEL })
  return toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** Sends an answer in the form that the client takes; a form is made once for all who ask for the same answer. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, answer: FreshAnswer): Promise<void> {
  const [wanted = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
  const encoding = answer.body.length < MIN_COMPRESSED_BYTES ? 'identity' : wanted
  const form = answer.forms.get(encoding) ?? compress(answer.body, encoding)
  answer.forms.set(encoding, form)
  const body = await form
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  reply.header('Vary', 'Accept-Encoding').type(answer.type).send(body)
}
