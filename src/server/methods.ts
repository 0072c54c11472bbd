import type { HTTPMethods } from 'fastify'
import { apiText } from '../text/api.ts'
import type { Api } from './api.ts'
import { HttpError } from './errors.ts'

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Watches the routes that are added from now on. The function it returns gives each address a 405 for its other
 * methods, with `Allow` (RFC 9110 §15.5.6), before anything of a body is read.
 */
export function refuseOtherMethods(app: Api): () => void {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set<string>()
    for (const name of [method].flat()) methods.add(name)
    known.set(url, methods)
  })
  return () => {
    for (const [url, allowed] of [...known]) {
      const allow = [...allowed].join(', ')
      const refuse = async () => {
        throw new HttpError(405, apiText.methodNotAllowed(allow), { Allow: allow })
      }
      app.route({
        method: METHODS.filter((method) => !allowed.has(method)),
        url,
        schema: { hide: true },
        onRequest: refuse,
        handler: refuse,
      })
    }
  }
}
