import { z } from 'zod'
import type { Api } from '../api.ts'

const HealthSchema = z.object({ status: z.literal('ok') })

/** GET /healthz: for load balancers and supervisors; says that this process answers, and touches nothing else. */
export function healthRoutes(app: Api): void {
  app.get('/healthz', { schema: { hide: true, response: { 200: HealthSchema } } }, async () => ({
    status: 'ok' as const,
  }))
}
