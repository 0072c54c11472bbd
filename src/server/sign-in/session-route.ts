import { z } from 'zod'
import { HINT_COOKIE } from '../../domain/session-hint.ts'
import { SessionAnswerSchema } from '../../schema/session.ts'
import type { Api } from '../api.ts'
import { knowVisitor } from '../callers.ts'
import { ErrorAnswerSchema } from '../errors.ts'
import type { People, Person } from '../ports/people.ts'
import { orDown } from '../store-down.ts'
import { NO_SESSION_COOKIES, readCookie, SESSION_COOKIE } from './cookies.ts'

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** The cookies to take back from a browser whose session is over, so that it asks no more. */
export const staleCookies = (header: string | undefined): string[] =>
  [SESSION_COOKIE, HINT_COOKIE].some((name) => readCookie(header, name) !== undefined) ? [...NO_SESSION_COOKIES] : []

/**
 * GET /session.json (DESIGN §5): who is signed in. Nobody is no error (204): a session that is over ends quietly, and
 * its cookies with it.
 */
export function sessionRoute(app: Api, people: People): void {
  app.get(
    '/session.json',
    {
      schema: {
        summary: 'Who is logged in',
        tags: ['sign-in'],
        response: { 200: SessionAnswerSchema, 204: z.null(), 503: ErrorAnswerSchema },
      },
      onRequest: knowVisitor,
    },
    async (request, reply) => {
      const { visitor } = request
      const person = visitor && (await orDown(people.read(visitor.session.uid)))
      if (!visitor || !person) {
        const stale = staleCookies(request.headers.cookie)
        if (stale.length > 0) reply.header('Set-Cookie', stale)
        return reply.code(204).send(null)
      }
      const { uid, roles, venues } = visitor.session
      return {
        uid,
        name: fullName(person),
        roles: [...roles],
        ...(venues && { venues: [...venues] }),
        csrf: visitor.csrf,
        isPublic: person.isPublic,
      }
    },
  )
}
