import { FeaturesSchema } from '../../schema/features.ts'
import { preparedAnswers, sendPrepared } from '../answers/prepared.ts'
import type { Api } from '../api.ts'
import type { Release } from '../release.ts'

/** GET /api/web/features (SPEC §7; ROWS C07): the flags of the festival, the same for everybody. */
export function featureRoutes(app: Api, release: Release): void {
  const prepare = preparedAnswers()
  app.get(
    '/api/web/features',
    { schema: { summary: 'The feature flags', tags: ['festival'], response: { 200: FeaturesSchema } } },
    (request, reply) =>
      sendPrepared(
        request,
        reply,
        prepare('features', FeaturesSchema, () => release.festival.features),
      ),
  )
}
