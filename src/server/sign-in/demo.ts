import { z } from 'zod'
import { apiText } from '../../text/api.ts'
import type { Api } from '../api.ts'
import { FORM, knowVisitor } from '../callers.ts'
import { ErrorAnswerSchema, HttpError } from '../errors.ts'
import { admitDemo } from './demo-people.ts'
import { BodySchema, FormSchema, OriginSchema, PAGE } from './forms.ts'
import { readReturnPath } from './return-path.ts'
import type { SignInParts } from './routes.ts'
import { demoScreen } from './screens.ts'
import { hasDemo, siteOriginOf } from './settings.ts'

/**
 * The demo product (DESIGN §5; ROWS D05): a page of made-up people instead of a provider. Its routes are not even added
 * where it may not be.
 */
export function demoRoutes(app: Api, { settings, frame, admit }: Omit<SignInParts, 'report'>): void {
  if (settings.demo === 'off' || settings.products.length > 0) return
  const refuse = () => new HttpError(404, apiText.notFound)

  app.get(
    '/auth/demo/people',
    {
      schema: {
        summary: 'The made-up people of the demo login',
        tags: ['sign-in'],
        querystring: OriginSchema,
        response: { 200: PAGE, 404: ErrorAnswerSchema },
      },
      onRequest: knowVisitor,
    },
    async (request, reply) => {
      if (!hasDemo(settings, request)) throw refuse()
      const to = readReturnPath(request.query.origin, siteOriginOf(settings, request))
      return reply.type('text/html; charset=utf-8').send(frame(demoScreen(to, request.visitor?.csrf)))
    },
  )

  app.post(
    '/auth/demo/people',
    {
      schema: {
        summary: 'Log in as one of them',
        tags: ['sign-in'],
        querystring: OriginSchema,
        ...FormSchema,
        body: BodySchema.extend({ person: z.string() }),
        response: { 303: z.null(), 400: ErrorAnswerSchema, 403: ErrorAnswerSchema, 404: ErrorAnswerSchema },
      },
      ...FORM,
    },
    async (request, reply) => {
      if (!hasDemo(settings, request)) throw refuse()
      const who = admitDemo(request.body.person)
      if (!who) throw new HttpError(400, apiText.notFound)
      return admit(request, reply, who, readReturnPath(request.query.origin, siteOriginOf(settings, request)))
    },
  )
}
