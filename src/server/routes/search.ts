import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MIN_QUERY_LENGTH } from '../../domain/limits.ts'
import { SearchEnvelopeSchema, SuggestionSchema } from '../../schema/search.ts'
import { apiText } from '../../text/api.ts'
import { sendCompressed } from '../answers/compressed.ts'
import type { Api } from '../api.ts'
import { readOnlyPost } from '../callers.ts'
import { joinSuggestions, type PeopleSuggestions } from '../directory/suggest-people.ts'
import { ErrorAnswerSchema, HttpError } from '../errors.ts'
import { MAX_HITS, RETRY_AFTER_SECONDS } from '../limits.ts'
import type { EditionSearch } from '../search/programme-search.ts'
import type { Memory } from '../search/remember.ts'
import type { Searches } from '../search/searches.ts'
import {
  isAsked,
  readModels,
  readState,
  readTerm,
  type SearchBody,
  SearchBodySchema,
  SuggestionsBodySchema,
  toSearchId,
  toStored,
} from '../search/state.ts'
import { YearSchema } from './year.ts'

const errors = { 400: ErrorAnswerSchema, 403: ErrorAnswerSchema, 404: ErrorAnswerSchema }
const NOTHING = { from: 0, size: 0 }

/** POST /search, /{year}/search and /search/suggestions (SPEC §7; ROWS C01, C08). All of them only read. */
export function searchRoutes(app: Api, searches: Searches, memory: Memory, people?: PeopleSuggestions): void {
  const editionOf = (year: number | undefined): EditionSearch => {
    const search = searches.edition(year)
    if (!search) throw new HttpError(404, apiText.recordFailed)
    return search
  }

  const answerSearch = async (request: FastifyRequest, reply: FastifyReply, year: number | undefined) => {
    const search = editionOf(year)
    const body = request.body as SearchBody
    const stored = body.hash ? await readStored(body.hash) : undefined
    const state = readState(body, search.context, stored)
    // Nothing was asked for, or a stored search that nobody knows: the sidebar without results (ROWS T04, D01).
    if (!isAsked(body) || (body.hash && !stored)) {
      return sendCompressed(request, reply, searches.envelope(search, state, NOTHING))
    }
    const { from = 0, size = MAX_HITS } = body
    const content = toStored(state)
    memory.keep(toSearchId(content), content)
    return sendCompressed(request, reply, searches.envelope(search, state, { from, size }))
  }

  const readStored = (hash: string) =>
    memory.read(hash).catch(() => {
      throw new HttpError(503, apiText.storeDown, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
    })

  const searchSchema = {
    summary: 'Search the programme',
    tags: ['search'],
    body: SearchBodySchema,
    response: { 200: SearchEnvelopeSchema, ...errors, 503: ErrorAnswerSchema },
  }
  app.post('/search', { schema: searchSchema, onRequest: readOnlyPost }, (request, reply) =>
    answerSearch(request, reply, undefined),
  )
  app.post(
    '/:year/search',
    { schema: { ...searchSchema, params: z.object({ year: YearSchema }) }, onRequest: readOnlyPost },
    (request, reply) => answerSearch(request, reply, request.params.year),
  )

  app.post(
    '/search/suggestions',
    {
      schema: {
        summary: 'What somebody may be looking for',
        tags: ['search'],
        body: SuggestionsBodySchema,
        response: { 200: z.array(SuggestionSchema), ...errors },
      },
      onRequest: readOnlyPost,
    },
    async (request, reply) => {
      const term = readTerm(request.body.q)
      if (term.length < MIN_QUERY_LENGTH) return []
      const models = readModels(request.body.models)
      const answer = searches.suggestions(editionOf(request.body.year), term, models)
      if (people && models.includes('attendee')) {
        return joinSuggestions(JSON.parse(answer.body.toString()), await people(request, term))
      }
      // A few kilobytes: compressing them takes longer than sending them.
      return reply.type(answer.type).send(answer.body as never)
    },
  )
}
