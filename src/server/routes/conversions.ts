import { z } from 'zod'
import { MODELS, type Model } from '../../schema/models.ts'
import { apiText } from '../../text/api.ts'
import type { Api } from '../api.ts'
import { anonymousWrite } from '../callers.ts'
import { ErrorAnswerSchema, HttpError } from '../errors.ts'
import { PATH_PART_LIMIT, RETRY_AFTER_SECONDS } from '../limits.ts'
import type { Conversions } from '../ports/conversions.ts'

const BodySchema = z.object({
  search_id: z.string().min(1).max(PATH_PART_LIMIT),
  convertable_type: z
    .string()
    .toLowerCase()
    .refine((type): type is Model => (MODELS as readonly string[]).includes(type), apiText.unknownKind),
  convertable_id: z.string().min(1).max(PATH_PART_LIMIT),
})

/**
 * POST /search/conversions (SPEC §7; ROWS C11): a search led somebody to something. Counted, with nothing about who. What
 * nobody could have found (an unknown search, an item that does not exist) is taken and not kept, so that made-up calls
 * fill nothing.
 */
export function conversionRoutes(
  app: Api,
  conversions: Conversions,
  exists: (model: Model, id: string) => boolean,
): void {
  app.post(
    '/search/conversions',
    {
      schema: {
        summary: 'Count that a search led to something',
        tags: ['search'],
        body: BodySchema,
        response: { 204: z.null(), 400: ErrorAnswerSchema, 403: ErrorAnswerSchema, 503: ErrorAnswerSchema },
      },
      onRequest: anonymousWrite,
    },
    async (request, reply) => {
      const { search_id: searchId, convertable_type: type, convertable_id: id } = request.body
      if (exists(type, id)) {
        await conversions.add({ searchId, type, id }).catch(() => {
          throw new HttpError(503, apiText.storeDown, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
        })
      }
      return reply.code(204).send(null)
    },
  )
}
