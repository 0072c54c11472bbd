import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiText } from '../../text/api.ts'
import { HttpError } from '../errors.ts'
import { RETRY_AFTER_SECONDS } from '../limits.ts'
import type { Stores } from '../ports/stores.ts'
import type { Admission } from './claims.ts'
import { sessionCookies } from './cookies.ts'
import type { Visitors } from './sessions.ts'

/** Lets somebody in: the person is known from now on, this browser has a session of its own and no other. */
export type Admit = (request: FastifyRequest, reply: FastifyReply, who: Admission, to: string) => Promise<FastifyReply>

export function admitter(people: Stores['people'], visitors: Visitors, clock: () => Date): Admit {
  return async (request, reply, { claims, roles, venues }, to) => {
    const secret = await orStoreDown(async () => {
      const { uid } = await people.signIn(claims, clock())
      if (request.visitor) await visitors.end(request.visitor)
      return visitors.start({ uid, product: claims.product, roles, venues })
    })
    return reply.header('Set-Cookie', sessionCookies(secret)).redirect(to, 303)
  }
}

/** What the store cannot do now, it can perhaps do soon. */
export async function orStoreDown<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch {
    throw new HttpError(503, apiText.storeDown, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
  }
}
