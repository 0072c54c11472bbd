import { z } from 'zod'
import { AttendeeSchema } from '../../schema/people.ts'
import { SearchEnvelopeSchema } from '../../schema/search.ts'
import { apiText } from '../../text/api.ts'
import { sendCompressed } from '../answers/compressed.ts'
import type { Api } from '../api.ts'
import { readOnlyPost, signedInRead } from '../callers.ts'
import { toPeopleQuery } from '../directory/people-query.ts'
import type { PeopleSearch } from '../directory/people-search.ts'
import { DirectoryBusyError } from '../directory/people-worker.ts'
import { ErrorAnswerSchema, HttpError } from '../errors.ts'
import { RETRY_AFTER_SECONDS } from '../limits.ts'
import type { Attendees } from '../ports/attendees.ts'
import { SearchBodySchema } from '../search/state.ts'

interface AttendeeParts {
  attendees: Pick<Attendees, 'read'>
  search: PeopleSearch
  /** A setting of the festival: nobody else is told who is listed. */
  signedInOnly: boolean
}

const RETRY = { 'Retry-After': String(RETRY_AFTER_SECONDS) }

/** Says that the directory cannot answer now. What went wrong inside is somebody else's to report. */
export const toBusyError = (error: unknown): unknown =>
  error instanceof DirectoryBusyError ? new HttpError(503, apiText.directoryBusy, RETRY) : error

/**
 * POST /search/attendees and GET /attendees/{id}.json (SPEC §7; ROWS C09, C14), where the directory is open. Answers are
 * never stored anywhere, and who is not listed is not told apart from who does not exist.
 */
export function attendeeRoutes(app: Api, { attendees, search, signedInOnly }: AttendeeParts): void {
  const errors = {
    400: ErrorAnswerSchema,
    ...(signedInOnly && { 401: ErrorAnswerSchema }),
    503: ErrorAnswerSchema,
  }
  const onlyThem = signedInOnly ? [signedInRead] : []

  app.post(
    '/search/attendees',
    {
      schema: {
        summary: 'Search the attendee directory',
        tags: ['attendees'],
        body: SearchBodySchema,
        response: { 200: SearchEnvelopeSchema, ...errors, 403: ErrorAnswerSchema },
      },
      onRequest: [readOnlyPost, ...onlyThem],
    },
    async (request, reply) => {
      const answer = await search.envelope(toPeopleQuery(request.body)).catch((error: unknown) => {
        throw toBusyError(error)
      })
      return sendCompressed(request, reply, answer)
    },
  )

  app.get(
    '/attendees/:id.json',
    {
      schema: {
        summary: 'Somebody in the attendee directory',
        tags: ['attendees'],
        params: z.object({ id: z.string().min(1) }),
        response: { 200: AttendeeSchema, ...errors, 404: ErrorAnswerSchema },
      },
      onRequest: onlyThem,
    },
    async (request) => {
      const attendee = await attendees.read(request.params.id)
      if (!attendee) throw new HttpError(404, apiText.recordFailed)
      return attendee
    },
  )
}
