import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ANSWER_MAX_AGE_SECONDS, KEPT_ANSWERS } from '../limits.ts'
import { isKnown } from '../static/send-file.ts'

export interface PreparedAnswer {
  body: Buffer
  etag: string
}

/**
 * Public answers of one release. A record's answer never changes within it, so it is checked against its schema and
 * written as JSON once; the most recent ones are kept.
 */
export function preparedAnswers() {
  const kept = new Map<string, PreparedAnswer>()
  return <Schema extends z.ZodType>(key: string, schema: Schema, make: () => z.output<Schema>): PreparedAnswer => {
    const known = kept.get(key)
    if (known) {
      // Moved to the end, so that the oldest stands first.
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const body = Buffer.from(JSON.stringify(z.encode(schema, make())))
    const answer = { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
    kept.set(key, answer)
    const oldest = kept.size > KEPT_ANSWERS ? kept.keys().next() : undefined
    if (oldest && !oldest.done) kept.delete(oldest.value)
    return answer
  }
}

/** Sends a public answer, or 304 to a client that has it. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): void {
  reply.header('Cache-Control', `public, max-age=${ANSWER_MAX_AGE_SECONDS}`).header('ETag', answer.etag)
  if (isKnown(request, answer.etag)) reply.code(304).send()
  else reply.type('application/json; charset=utf-8').send(answer.body)
}
