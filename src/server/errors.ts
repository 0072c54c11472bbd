import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiText } from '../text/api.ts'
import { errorScreen } from './error-screen.ts'
import { DOWN_REPORT_MS, RETRY_AFTER_SECONDS } from './limits.ts'
import { StoreDown } from './ports/store-down.ts'
import type { Site } from './static/site.ts'

/** Every error of the API has this shape (ROWS X02 shows the id as 'Error code'). */
export const ErrorAnswerSchema = z.object({
  /** The status in words. */
  error: z.string(),
  message: z.string(),
  /** What a visitor can quote to support; the same as the `x-request-id` header. */
  request_id: z.string(),
})
export type ErrorAnswer = z.output<typeof ErrorAnswerSchema>

/** An error that is the caller's, with the sentence the caller may read. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly headers: Record<string, string>

  constructor(statusCode: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.statusCode = statusCode
    this.headers = headers
  }
}

export const toErrorAnswer = (statusCode: number, message: string, requestId: string): ErrorAnswer => ({
  error: STATUS_CODES[statusCode] ?? 'Error',
  message,
  request_id: requestId,
})

/**
 * Turns anything thrown into an answer. The error's own `statusCode` is honoured; without one it is ours (500), its
 * text stays inside, and `report` gets the whole of it. A store that is away is a 503 that says when to ask again. A
 * reader who asked for a page gets the site's own error screen.
 */
export function errorHandler(report: (line: string) => void, site: Site) {
  let reportedAt = Number.NEGATIVE_INFINITY
  /** Every request fails alike while a store is away; one line now and then is enough, and fills no disk. */
  const reportDown = ({ id, method, url }: FastifyRequest, { message }: StoreDown) => {
    if (performance.now() - reportedAt < DOWN_REPORT_MS) return
    reportedAt = performance.now()
    report(`${id} ${method} ${toLoggedUrl(url)}: ${message}`)
  }

  return (thrown: FastifyError | HttpError | StoreDown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const error = thrown instanceof StoreDown ? unavailable() : thrown
    const known = error.statusCode ?? 500
    const statusCode = known >= 400 && known <= 599 ? known : 500
    if (thrown instanceof StoreDown) reportDown(request, thrown)
    else if (statusCode >= 500)
      report(`${request.id} ${request.method} ${toLoggedUrl(request.url)}: ${error.stack ?? error.message}`)
    if (error instanceof HttpError) reply.headers(error.headers)
    const message = messageOf(error, statusCode)
    const screen = errorScreen(site, request, message)
    if (screen) return reply.code(statusCode).type('text/html; charset=utf-8').send(screen)
    return reply
      .code(statusCode)
      .type('application/json; charset=utf-8')
      .send(toErrorAnswer(statusCode, message, request.id))
  }
}

/** An address as a log may hold it: no term that somebody typed, and nobody's uid. */
const toLoggedUrl = (url: string): string => url.replace(/\?.*$/s, '?…').replace(/(\/attendees?\/).+$/, '$1…')

const unavailable = () => new HttpError(503, apiText.storeDown, { 'Retry-After': String(RETRY_AFTER_SECONDS) })

function messageOf(error: FastifyError | HttpError, statusCode: number): string {
  if (statusCode >= 500) return apiText.failed
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const problem = first?.message ?? error.message
    if (error.validationContext !== 'body') return problem
    const field = first?.instancePath.slice(1).replaceAll('/', '.')
    return field ? apiText.field(field, problem) : apiText.bodyNotObject
  }
  if (statusCode === 413) return apiText.bodyTooLarge
  return error.message
}
