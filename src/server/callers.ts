import type { FastifyRequest } from 'fastify'
import { apiText } from '../text/api.ts'
import { HttpError } from './errors.ts'

/*
 * The classes of routes that are not plain reads (DESIGN §5). Both need a header that no form of another site can send,
 * and a JSON body, which the parser sees to: a browser asks first before it sends either across origins, and is refused.
 */

/** A POST that only reads: the header must be there, whatever it says, because there may be no session to bind it to. */
export async function readOnlyPost(request: FastifyRequest): Promise<void> {
  if (request.headers['x-csrf-token'] === undefined) throw new HttpError(403, apiText.tokenMissing)
}

/** A write that anybody may do, signed in or not: in addition it comes from a page of ours. */
export async function anonymousWrite(request: FastifyRequest): Promise<void> {
  await readOnlyPost(request)
  if (!isSameOrigin(request)) throw new HttpError(403, apiText.foreignOrigin)
}

/** What the browser says about where the call comes from; clients that are no browser say nothing and have no session. */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin === undefined) return true
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host
}
