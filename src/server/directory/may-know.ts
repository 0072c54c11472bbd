import type { FastifyRequest } from 'fastify'
import { knowVisitor } from '../callers.ts'

/** Whether the one who asks may be told who is in the directory: anybody, or only who is signed in. */
export type MayKnow = (request: FastifyRequest) => Promise<boolean>

export const mayKnowPeople =
  (signedInOnly: boolean): MayKnow =>
  async (request) => {
    if (!signedInOnly) return true
    await knowVisitor(request)
    return request.visitor !== undefined
  }
