import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { VENUE_MESSAGES } from '../../domain/limits.ts'
import { LiveStatusSchema, STATUSES, StatusBoardSchema, StatusChangeSchema, StatusSchema } from '../../schema/status.ts'
import { apiText } from '../../text/api.ts'
import type { Api } from '../api.ts'
import { readOnlyPost, sessionWrite, signedInRead, visitorOf } from '../callers.ts'
import { ErrorAnswerSchema, HttpError } from '../errors.ts'
import {
  MAX_STATUS_IDS,
  MAX_STATUS_LOG,
  PATH_PART_LIMIT,
  RETRY_AFTER_SECONDS,
  STATUS_SHARED_SECONDS,
} from '../limits.ts'
import { eventIdsIn, isStaffOf, toDoors } from '../live/doors.ts'
import { followStatuses } from '../live/live-statuses.ts'
import type { BoardAnswer } from '../live/status-board.ts'
import type { People } from '../ports/people.ts'
import type { Statuses, StoredStatus } from '../ports/statuses.ts'
import type { Release } from '../release.ts'
import { acceptedEncodings } from '../static/negotiate.ts'
import { isKnown } from '../static/send-file.ts'

interface StatusParts {
  release: Release
  statuses: Statuses
  people: People
  clock: () => Date
  report: (line: string) => void
  /** The headers of every answer that is no page; what is polled is sent past the hook that adds them. */
  headers: Readonly<Record<string, string>>
}

const IdSchema = z.string().min(1).max(PATH_PART_LIMIT)
const errors = { 400: ErrorAnswerSchema, 401: ErrorAnswerSchema, 403: ErrorAnswerSchema, 404: ErrorAnswerSchema }

/** `none` and an empty message both take it away. */
const ChangeSchema = z.object({
  status: z.enum(STATUSES, apiText.statusUnknown(STATUSES)).optional(),
  message: z.enum([...VENUE_MESSAGES, ''], apiText.statusUnknown(VENUE_MESSAGES)).optional(),
})

const storeDown = () => {
  throw new HttpError(503, apiText.storeDown, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
}

/** Statuses of doors (SPEC §7; ROWS C15, C16, T02, P03): what pages poll, what they ask for, and what staff set. */
export function statusRoutes(app: Api, parts: StatusParts): void {
  const { statuses, people, clock } = parts
  const doors = toDoors(parts.release)
  const live = followStatuses(statuses, doors, clock, parts.report)
  app.addHook('onReady', () => live.start())
  app.addHook('onClose', () => live.stop())

  const toLine = ({ id, status, message, setAt }: StoredStatus) => ({
    id,
    status,
    ...(message && { message }),
    set_at: setAt.toISOString(),
  })

  const send = boardSender(parts)
  app.get(
    '/statuses.json',
    {
      schema: {
        summary: 'The doors that say something; for polling',
        tags: ['live'],
        response: { 200: StatusBoardSchema, 503: ErrorAnswerSchema },
      },
    },
    (request, reply) => send(request, reply, live.answer() ?? storeDown()),
  )

  app.post(
    '/statuses',
    {
      schema: {
        summary: 'What the doors of some events say',
        tags: ['live'],
        body: z.object({ ids: z.array(IdSchema).max(MAX_STATUS_IDS) }),
        response: {
          200: z.array(StatusSchema.extend({ set_at: LiveStatusSchema.shape.set_at.optional() })),
          400: ErrorAnswerSchema,
          403: ErrorAnswerSchema,
          503: ErrorAnswerSchema,
        },
      },
      onRequest: readOnlyPost,
    },
    async ({ body }) => {
      if (!live.isTrusted()) storeDown()
      // What is not in the programme is not answered for, whatever was once stored about it.
      return [...new Set(body.ids)]
        .filter((id) => doors.event(id))
        .map((id) => {
          const stored = live.read(id)
          return stored ? toLine(stored) : { id, status: 'none' as const }
        })
    },
  )

  app.patch(
    '/statuses/:id',
    {
      schema: {
        summary: 'Set what the door of an event says',
        tags: ['live'],
        params: z.object({ id: IdSchema }),
        body: ChangeSchema,
        response: { 200: StatusChangeSchema, ...errors, 503: ErrorAnswerSchema },
      },
      onRequest: sessionWrite,
    },
    async (request) => {
      const { session } = visitorOf(request)
      const { status, message } = request.body
      if (!session.roles.includes('staff')) throw new HttpError(403, apiText.notStaff)
      const event = doors.event(request.params.id)
      if (!event) throw new HttpError(404, apiText.statusNoEvent)
      if (!isStaffOf(session, event.venue)) throw new HttpError(403, apiText.notStaff)
      if (status === undefined && message === undefined) throw new HttpError(400, apiText.statusNothing)
      const change = {
        ...(status && { status }),
        ...(message !== undefined && { message: message === 'none' ? '' : message }),
      }
      const name = await nameOf(people, session.uid).catch(storeDown)
      const stored = await statuses.set(event.record.id, change, { uid: session.uid, name }, clock()).catch(storeDown)
      live.take(stored)
      return { ...toLine(stored), revision: stored.revision, name }
    },
  )

  app.get(
    '/statuses/log/:venue',
    {
      schema: {
        summary: 'Who set the doors of a venue, for its staff',
        tags: ['live'],
        params: z.object({ venue: IdSchema }),
        response: { 200: z.array(StatusChangeSchema), ...errors, 503: ErrorAnswerSchema },
      },
      onRequest: signedInRead,
    },
    async (request) => {
      const { session } = visitorOf(request)
      if (!session.roles.includes('staff')) throw new HttpError(403, apiText.notStaff)
      const venue = doors.venue(request.params.venue)
      if (!venue) throw new HttpError(404, apiText.statusNoVenue)
      if (!isStaffOf(session, venue)) throw new HttpError(403, apiText.notStaff)
      const changes = await statuses.log(eventIdsIn(venue), MAX_STATUS_LOG).catch(storeDown)
      return changes.map((change) => ({ ...toLine(change), revision: change.revision, name: change.name }))
    },
  )
}

async function nameOf(people: People, uid: string): Promise<string> {
  const person = await people.read(uid)
  return person ? [person.firstName, person.lastName].filter(Boolean).join(' ') : ''
}

/**
 * Sends the board past Fastify's own sending, as files are sent: thousands of pages ask every twelve seconds, and most
 * hear that nothing changed. The `Date` is that of the server's own clock: pages compare times with it, so that a
 * visitor's wrong clock makes no status stale.
 */
function boardSender({ headers: everywhere, clock }: StatusParts) {
  const common = Object.entries({
    ...everywhere,
    'Cache-Control': `public, max-age=0, s-maxage=${STATUS_SHARED_SECONDS}`,
    Vary: 'Accept-Encoding',
  }).flat()
  let second = 0
  let date = ''
  const toDate = () => {
    const now = clock().getTime()
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000)
      date = new Date(now).toUTCString()
    }
    return date
  }
  return (request: FastifyRequest, reply: FastifyReply, { etag, forms }: BoardAnswer): void => {
    const headers = [...common, 'ETag', etag, 'Date', toDate()]
    reply.hijack()
    if (isKnown(request, etag)) {
      reply.raw.writeHead(304, headers).end()
      return
    }
    const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
    const body = forms[encoding]
    headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length))
    if (encoding !== 'identity' && body !== forms.identity) headers.push('Content-Encoding', encoding)
    reply.raw.writeHead(200, headers).end(body)
  }
}
