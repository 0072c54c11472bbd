import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Stores } from '../ports/stores.ts'
import { orDown } from '../store-down.ts'
import type { Admission } from './claims.ts'
import { sessionCookies } from './cookies.ts'
import type { Visitors } from './sessions.ts'

/** Lets somebody in: the person is known from now on, this browser has a session of its own and no other. */
export type Admit = (request: FastifyRequest, reply: FastifyReply, who: Admission, to: string) => Promise<FastifyReply>

export function admitter(people: Stores['people'], visitors: Visitors, clock: () => Date): Admit {
  return async (request, reply, { claims, roles, venues }, to) => {
    const { uid } = await orDown(people.signIn(claims, clock()))
    if (request.visitor) await orDown(visitors.end(request.visitor))
    const secret = await orDown(visitors.start({ uid, product: claims.product, roles, venues }))
    return reply.header('Set-Cookie', sessionCookies(secret)).redirect(to, 303)
  }
}
