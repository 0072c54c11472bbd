import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { apiText } from '../../text/api.ts'
import type { Api } from '../api.ts'
import { FORM, knowVisitor, sessionWrite, signedInRead, visitorOf } from '../callers.ts'
import { ErrorAnswerSchema, HttpError } from '../errors.ts'
import { SESSION_LIFE_MS } from '../limits.ts'
import type { Stores } from '../ports/stores.ts'
import { orDown } from '../store-down.ts'
import { accountScreen, erasedScreen } from './account-screen.ts'
import { NO_SESSION_COOKIES } from './cookies.ts'
import { BodySchema, FormSchema, OriginSchema, PAGE } from './forms.ts'
import type { Frame } from './frame.ts'
import { readReturnPath } from './return-path.ts'
import { logInScreen } from './screens.ts'
import { staleCookies } from './session-route.ts'
import { hasDemo, type SignInSettings, siteOriginOf } from './settings.ts'

export interface AccountParts {
  stores: Pick<Stores, 'people' | 'favorites'>
  settings: SignInSettings
  frame: Frame
  clock: () => Date
  /** A moment as the festival's pages write it. */
  format: (moment: Date) => string
}

const HTML = 'text/html; charset=utf-8'

/** What is kept about who is signed in, for themselves: to see, to take along, to change, to delete. */
export function accountRoutes(app: Api, { stores, settings, frame, clock, format }: AccountParts): void {
  const { people, favorites } = stores

  /** The person behind a session; a session outlives its person only in another process's answer. */
  const readPerson = async (request: FastifyRequest) => {
    const { uid } = visitorOf(request).session
    const person = await orDown(people.read(uid))
    if (!person) throw new HttpError(401, apiText.signInFirst)
    return person
  }

  const ways = (request: FastifyRequest) => (hasDemo(settings, request) ? [{ name: 'demo' }] : settings.products)

  app.get(
    '/account',
    {
      schema: {
        summary: 'The page about what is kept about me, or the one to log in',
        tags: ['account'],
        querystring: OriginSchema,
        response: { 200: PAGE, 503: ErrorAnswerSchema },
      },
      onRequest: knowVisitor,
    },
    async (request, reply) => {
      const { visitor } = request
      const person = visitor && (await orDown(people.read(visitor.session.uid)))
      reply.type(HTML)
      if (!visitor || !person) {
        const stale = staleCookies(request.headers.cookie)
        if (stale.length > 0) reply.header('Set-Cookie', stale)
        const to = readReturnPath(request.query.origin ?? request.headers.referer, siteOriginOf(settings, request))
        return reply.send(frame(logInScreen(ways(request), to)))
      }
      const { session, csrf } = visitor
      const product = settings.products.find(({ name }) => name === person.product)
      return reply.send(
        frame(
          accountScreen({
            person,
            session,
            csrf,
            favorites: (await orDown(favorites.list(person.uid))).length,
            product: product?.label ?? person.product,
            signedInAt: format(person.signedInAt),
            endsAt: format(new Date(session.startedAt.getTime() + SESSION_LIFE_MS)),
          }),
        ),
      )
    },
  )

  app.get(
    '/account/data.json',
    {
      schema: {
        summary: 'Everything that is kept about me',
        tags: ['account'],
        response: { 200: z.record(z.string(), z.unknown()), 401: ErrorAnswerSchema, 503: ErrorAnswerSchema },
      },
      onRequest: signedInRead,
    },
    async (request, reply) => {
      const person = await readPerson(request)
      const kept = await orDown(favorites.list(person.uid))
      reply.header('Content-Disposition', 'attachment; filename="my-data.json"')
      return { made_at: clock().toISOString(), person, session: visitorOf(request).session, favorites: kept }
    },
  )

  app.post(
    '/account/visibility',
    {
      schema: {
        summary: 'Whether others see me among those who are interested',
        tags: ['account'],
        body: z.object({ isPublic: z.boolean() }),
        response: { 204: z.null(), 401: ErrorAnswerSchema, 403: ErrorAnswerSchema, 503: ErrorAnswerSchema },
      },
      onRequest: sessionWrite,
    },
    async (request, reply) => {
      const { uid } = visitorOf(request).session
      const isThere = await orDown(people.setPublic(uid, request.body.isPublic))
      if (!isThere) throw new HttpError(401, apiText.signInFirst)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/account/erased',
    { schema: { summary: 'Says that it is done', tags: ['account'], response: { 200: PAGE } } },
    async (_request, reply) => reply.type(HTML).send(frame(erasedScreen)),
  )
}

/** The same as forms, for the account's page, which needs no script. Without a session all of them lead to the login. */
export function accountForms(app: Api, { stores: { people } }: Pick<AccountParts, 'stores'>): void {
  const answers = { 303: z.null(), 400: ErrorAnswerSchema, 403: ErrorAnswerSchema, 503: ErrorAnswerSchema }

  app.post(
    '/auth/account/visibility',
    {
      schema: {
        summary: 'Show me or hide me, by a form',
        tags: ['account'],
        ...FormSchema,
        body: BodySchema.extend({ shown: z.enum(['yes', 'no']) }),
        response: answers,
      },
      ...FORM,
    },
    async (request, reply) => {
      const { visitor, body } = request
      if (visitor) await orDown(people.setPublic(visitor.session.uid, body.shown === 'yes'))
      return reply.redirect('/account', 303)
    },
  )

  app.post(
    '/auth/account/erase',
    {
      schema: {
        summary: 'Delete everything that is kept about me',
        tags: ['account'],
        ...FormSchema,
        body: BodySchema.extend({ confirm: z.literal('yes') }),
        response: answers,
      },
      ...FORM,
    },
    async (request, reply) => {
      const { visitor } = request
      if (!visitor) return reply.redirect('/account', 303)
      await orDown(people.erase(visitor.session.uid))
      return reply.header('Set-Cookie', [...NO_SESSION_COOKIES]).redirect('/account/erased', 303)
    },
  )
}
