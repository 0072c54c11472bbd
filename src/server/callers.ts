import type { FastifyRequest } from 'fastify'
import { apiText } from '../text/api.ts'
import { HttpError } from './errors.ts'
import type { CountCall } from './rates.ts'
import { isTokenOf, type Visitor, type Visitors } from './sign-in/sessions.ts'
import { orDown } from './store-down.ts'

declare module 'fastify' {
  interface FastifyInstance {
    visitors: Visitors
    /** Counts a call of a class, and refuses it when there were too many. */
    countCall: CountCall
  }
  interface FastifyRequest {
    /** Who is signed in, in routes whose class asks for it: `knowVisitor`, `signedInRead`, `sessionWrite`. */
    visitor: Visitor | undefined
  }
}

/*
 * The classes of routes that are not plain reads (DESIGN §5), each an `onRequest` hook. Those for calls need a header that
 * no form of another site can send, and a JSON body, which the parser sees to: a browser asks first before it sends
 * either across origins, and is refused.
 */

/** A POST that only reads: the header must be there, whatever it says, because there may be no session to bind it to. */
export async function readOnlyPost(request: FastifyRequest): Promise<void> {
  needHeader(request)
  request.server.countCall('readOnlyPost', request)
}

function needHeader(request: FastifyRequest): void {
  if (request.headers['x-csrf-token'] === undefined) throw new HttpError(403, apiText.tokenMissing)
}

/** A write that anybody may do, signed in or not: in addition it comes from a page of ours. */
export async function anonymousWrite(request: FastifyRequest): Promise<void> {
  needHeader(request)
  if (!isSameOrigin(request)) throw new HttpError(403, apiText.foreignOrigin)
  request.server.countCall('anonymousWrite', request)
}

/** A read that says more, or something else, to who is signed in: looks who asks, and lets everybody pass. */
export async function knowVisitor(request: FastifyRequest): Promise<void> {
  request.visitor = await orDown(request.server.visitors.read(request.headers.cookie))
}

/** A read of what belongs to who is signed in. */
export async function signedInRead(request: FastifyRequest): Promise<void> {
  await needVisitor(request)
  request.server.countCall('signedInRead', request)
}

async function needVisitor(request: FastifyRequest): Promise<void> {
  await knowVisitor(request)
  if (!request.visitor) throw new HttpError(401, apiText.signInFirst)
}

/** A write of who is signed in: from a page of ours, with the token of this very session. */
export async function sessionWrite(request: FastifyRequest): Promise<void> {
  await needVisitor(request)
  if (!isSameOrigin(request)) throw new HttpError(403, apiText.foreignOrigin)
  needHeader(request)
  const token = request.headers['x-csrf-token']
  if (!request.visitor || !isTokenOf(request.visitor, token)) throw new HttpError(403, apiText.tokenWrong)
  request.server.countCall('sessionWrite', request)
}

/**
 * A form of ours, the only class that takes anything but JSON: from a page of ours, and with the session's token in
 * `authenticity_token` when somebody is signed in. Who is not yet has nothing that a token could be bound to.
 */
export const FORM = {
  async onRequest(request: FastifyRequest): Promise<void> {
    if (!isFromPage(request)) throw new HttpError(403, apiText.foreignOrigin)
    request.server.countCall('form', request)
    await knowVisitor(request)
  },
  async preHandler(request: FastifyRequest): Promise<void> {
    const { authenticity_token: token } = (request.body ?? {}) as Record<string, unknown>
    if (request.visitor && !isTokenOf(request.visitor, token)) throw new HttpError(403, apiText.tokenWrong)
  },
} as const

/** The visitor behind a route of the classes above. */
export function visitorOf({ visitor }: FastifyRequest): Visitor {
  if (!visitor) throw new Error('this route has no class that asks who is signed in')
  return visitor
}

/** What the browser says about where the call comes from; clients that are no browser say nothing and have no session. */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin === undefined) return true
  return isHost(headers.origin, headers.host)
}

/** A form is sent by a browser, and every browser says at least one of these about it. */
const isFromPage = (request: FastifyRequest): boolean => {
  const { 'sec-fetch-site': site, origin, referer, host } = request.headers
  if (site === undefined && origin === undefined) return isHost(referer, host)
  return isSameOrigin(request)
}

const isHost = (address: string | undefined, host: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && new URL(address).host === host
