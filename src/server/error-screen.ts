import type { FastifyRequest } from 'fastify'
import { fillErrorPage } from '../domain/error-page.ts'
import { errorText } from '../text/errors.ts'
import type { Site } from './static/site.ts'
import { findErrorPage } from './static/site.ts'
import { formFor } from './static/static-file.ts'

/** Whether a person is waiting for a page, not a program for an answer. */
const isForReader = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD' || url.startsWith('/auth/')) &&
  !url.startsWith('/api/') &&
  /\btext\/html\b/.test(headers.accept ?? '')

/**
 * The built error screen with the error's own words (ROWS X02), for a reader; nothing for programs, or when the release
 * has no such page.
 */
export function errorScreen(site: Site, request: FastifyRequest, message: string): string | undefined {
  const page = isForReader(request) ? findErrorPage(site, request.url.split('?', 1)[0] ?? '') : undefined
  const html = page && formFor(page, ['identity'], 0).held?.body.toString()
  return html && fillErrorPage(html, { message, code: errorText.code(request.id) })
}
