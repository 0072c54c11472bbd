import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { signInText } from '../../text/sign-in.ts'
import type { Api } from '../api.ts'
import { FORM, knowVisitor } from '../callers.ts'
import { PATH_PART_LIMIT, RETRY_AFTER_SECONDS } from '../limits.ts'
import { orDown } from '../store-down.ts'
import type { Admit } from './admit.ts'
import { NO_SESSION_COOKIES } from './cookies.ts'
import { FAILURE, FormSchema, OriginSchema, PAGE } from './forms.ts'
import type { Frame, Screen } from './frame.ts'
import { noPendingCookie, pendingCookies, readPending } from './pending.ts'
import { openProvider, type Provider, SignInError, type SignInProblem } from './provider.ts'
import { readReturnPath } from './return-path.ts'
import { failedScreen, goingScreen, logInScreen } from './screens.ts'
import { hasDemo, isSecure, type SignInSettings, siteOriginOf } from './settings.ts'

const STATUS: Record<SignInProblem, number> = { unreachable: 503, confused: 502, declined: 403, stale: 400 }

export interface SignInParts {
  settings: SignInSettings
  frame: Frame
  admit: Admit
  report: (line: string) => void
}

/** The path of a provider's answer. */
const callbackPath = (product: string) => `/auth/${product}/callback`

/**
 * POST /auth/{product}?origin= (SPEC §7; ROWS B04, C17), the provider's answer to it, and signing out. All that can go
 * wrong on the way ends on a page of the site, with a sentence and a way back.
 */
export function signInRoutes(app: Api, { settings, frame, admit, report }: SignInParts): void {
  const providers = new Map<string, Provider>(settings.products.map((one) => [one.name, openProvider(one)]))

  const send = (reply: FastifyReply, status: number, screen: Screen) =>
    reply.code(status).type('text/html; charset=utf-8').send(frame(screen))

  const wayOf = (name: string) => {
    const product = providers.get(name)?.product
    return product && { name, label: product.label }
  }

  const fail = (reply: FastifyReply, error: unknown, product: string, to: string) => {
    if (!(error instanceof SignInError)) throw error
    const { problem } = error
    if (problem === 'unreachable' || problem === 'confused') report(`Login by "${product}": ${error.message}`)
    if (problem === 'unreachable') reply.header('Retry-After', String(RETRY_AFTER_SECONDS))
    return send(reply, STATUS[problem], failedScreen(signInText[problem], wayOf(product), to))
  }

  app.post(
    '/auth/:product',
    {
      schema: {
        summary: 'Begin to log in',
        tags: ['sign-in'],
        params: z.object({ product: z.string().max(PATH_PART_LIMIT) }),
        querystring: OriginSchema,
        ...FormSchema,
        response: { 200: PAGE, 303: z.null(), 400: FAILURE, 403: FAILURE, 404: FAILURE, 502: FAILURE, 503: FAILURE },
      },
      ...FORM,
    },
    async (request, reply) => {
      const site = siteOriginOf(settings, request)
      const to = readReturnPath(request.query.origin, site)
      const { product } = request.params
      const provider = providers.get(product)
      if (!provider) {
        if (product === 'demo' && hasDemo(settings, request)) {
          return reply.redirect(`/auth/demo/people?origin=${encodeURIComponent(to)}`, 303)
        }
        return send(
          reply,
          404,
          logInScreen(
            [...providers.keys()].flatMap((name) => wayOf(name) ?? []),
            to,
          ),
        )
      }
      if (!isSecure(settings, request)) return send(reply, 400, failedScreen(signInText.notSecure, undefined, to))
      try {
        const { url, checks } = await provider.begin(site + callbackPath(product))
        reply
          .header('Set-Cookie', pendingCookies(request.headers.cookie, { product, to, ...checks }))
          .header('Refresh', `0;url=${url.href}`)
        return send(reply, 200, goingScreen(url))
      } catch (error) {
        return fail(reply, error, product, to)
      }
    },
  )

  app.get(
    '/auth/:product/callback',
    {
      schema: {
        summary: "Take the login product's answer",
        tags: ['sign-in'],
        params: z.object({ product: z.string().max(PATH_PART_LIMIT) }),
        response: { 303: z.null(), 400: FAILURE, 403: FAILURE, 502: FAILURE, 503: FAILURE },
      },
      // Asking for the headers alone must not use up the answer.
      exposeHeadRoute: false,
      onRequest: knowVisitor,
    },
    async (request, reply) => {
      const site = siteOriginOf(settings, request)
      const { product } = request.params
      const url = new URL(request.url, site)
      const [state = '', ...others] = url.searchParams.getAll('state')
      const pending = others.length === 0 ? readPending(request.headers.cookie, state) : undefined
      const provider = providers.get(product)
      if (!provider || pending?.product !== product) {
        return send(reply, 400, failedScreen(signInText.stale, wayOf(product), '/'))
      }
      // It works once, whatever comes of it.
      reply.header('Set-Cookie', noPendingCookie(state))
      const to = readReturnPath(pending.to, site)
      try {
        return await admit(request, reply, await provider.finish(url, pending), to)
      } catch (error) {
        return fail(reply, error, product, to)
      }
    },
  )

  app.post(
    '/auth/sign-out',
    {
      schema: {
        summary: 'Log out',
        tags: ['sign-in'],
        querystring: OriginSchema,
        ...FormSchema,
        response: { 303: z.null(), 400: FAILURE, 403: FAILURE, 503: FAILURE },
      },
      ...FORM,
    },
    async (request, reply) => {
      const { visitor } = request
      if (visitor) await orDown(app.visitors.end(visitor))
      const to = readReturnPath(request.query.origin, siteOriginOf(settings, request))
      return reply.header('Set-Cookie', [...NO_SESSION_COOKIES]).redirect(to, 303)
    },
  )
}
