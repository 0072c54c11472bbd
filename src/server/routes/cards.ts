import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DAY_SECONDS } from '../../domain/security-headers.ts'
import { apiText } from '../../text/api.ts'
import type { ViewContext } from '../../views/context.ts'
import { type SocialCardView, toSocialCard } from '../../views/social-card.ts'
import type { Api } from '../api.ts'
import { HttpError } from '../errors.ts'
import { KEPT_CARDS } from '../limits.ts'
import type { Release } from '../release.ts'

const PathSchema = z.object({ '*': z.string().regex(/^\d{4}(\/[a-z_]+\/[A-Za-z0-9._~-]+)?\.png$/) })

/**
 * The pictures that other sites show beside a shared link (Open Graph), drawn when somebody asks for one and then kept:
 * most pages are never shared, and a build does not wait for thousands of pictures (docs/decisions/0009).
 */
export function cardRoutes(app: Api, { festival, catalogue }: Release, report: (line: string) => void): void {
  const kept = new Map<string, Promise<Buffer>>()
  const contexts = new Map(
    catalogue.editions.map((edition): [number, ViewContext] => [
      edition.edition.year,
      {
        festival,
        catalogue: edition,
        year: edition.edition.year,
        siteUrl: '',
        years: [],
        landingYear: catalogue.landing.edition.year,
      },
    ]),
  )

  const find = (path: string): Promise<Buffer> | undefined => {
    const known = kept.get(path)
    if (known) return known
    const [year, section, id] = path.replace(/\.png$/, '').split('/')
    const context = contexts.get(Number(year))
    const view = context && toSocialCard(section, id, context)
    if (!view) return undefined
    const drawn = draw(view, report)
    kept.set(path, drawn)
    drawn.catch(() => kept.delete(path))
    const oldest = kept.size > KEPT_CARDS ? kept.keys().next() : undefined
    if (oldest && !oldest.done) kept.delete(oldest.value)
    return drawn
  }

  app.get(
    '/cards/*',
    { schema: { hide: true } },
    async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer> => {
      const path = PathSchema.safeParse(request.params)
      const card = path.success ? find(path.data['*']) : undefined
      if (!card) throw new HttpError(404, apiText.notFound)
      reply.type('image/png').header('Cache-Control', `public, max-age=${DAY_SECONDS}`)
      // Made to be shown by other sites.
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
      return card
    },
  )
}

/** The renderer is an optional package, loaded with the first card: without it links are shared without a picture. */
async function draw(view: SocialCardView, report: (line: string) => void): Promise<Buffer> {
  const drawing = import('../cards/draw-card.ts').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    report('Social cards need the optional package @resvg/resvg-js. Install it with npm.')
    throw new HttpError(404, apiText.notFound)
  })
  return (await drawing).drawCard(view)
}
