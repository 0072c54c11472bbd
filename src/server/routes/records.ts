import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { EditionCatalogue } from '../../catalogue/catalogue.ts'
import { apiText } from '../../text/api.ts'
import { ContributorAnswerSchema, toContributorAnswer } from '../answers/contributor-answer.ts'
import { EventAnswerSchema, toEventAnswer } from '../answers/event-answer.ts'
import { preparedAnswers, sendPrepared } from '../answers/prepared.ts'
import type { Api } from '../api.ts'
import { ErrorAnswerSchema, HttpError } from '../errors.ts'
import type { Release } from '../release.ts'
import { YearSchema } from './year.ts'

const errors = { 400: ErrorAnswerSchema, 404: ErrorAnswerSchema }

interface RecordKind<Answer extends z.ZodType> {
  segment: string
  summary: string
  idRequired: string
  schema: Answer
  /** How to make the answer about a record, when the edition has it. */
  find: (edition: EditionCatalogue, id: string) => (() => z.output<Answer>) | undefined
}

const KINDS: readonly RecordKind<z.ZodType>[] = [
  {
    segment: 'events',
    summary: 'An event with its people, films and venue',
    idRequired: apiText.eventIdRequired,
    schema: EventAnswerSchema,
    find: (edition, id) => {
      const event = edition.eventById.get(id)
      return event && (() => toEventAnswer(event, edition.edition.year))
    },
  },
  {
    segment: 'contributors',
    summary: 'An artist or a person with their events',
    idRequired: apiText.contributorIdRequired,
    schema: ContributorAnswerSchema,
    find: (edition, id) => {
      const contributor = edition.contributorById.get(id)
      return contributor && (() => toContributorAnswer(contributor, edition.edition.year))
    },
  },
  {
    segment: 'artists',
    summary: 'An artist with their events',
    idRequired: apiText.artistIdRequired,
    schema: ContributorAnswerSchema,
    find: (edition, id) => {
      const contributor = edition.contributorById.get(id)
      return contributor?.record.type === 'artist'
        ? () => toContributorAnswer(contributor, edition.edition.year)
        : undefined
    },
  },
]

/**
 * GET /api/web/{year}/{kind}/{id} (SPEC §7; ROWS C12, C13, V02). Without a year the landing edition is meant. What is
 * not published is not in the release, so it cannot be told from what never was [ROWS T03].
 */
export function recordRoutes(app: Api, release: Release): void {
  const editions = new Map(release.catalogue.editions.map((edition) => [edition.edition.year, edition]))
  const prepare = preparedAnswers()

  for (const kind of KINDS) {
    const answer = (request: FastifyRequest, reply: FastifyReply, year: number | undefined, id: string) => {
      const edition = year === undefined ? release.catalogue.landing : editions.get(year)
      const found = edition && lookUp(kind, edition, id)
      if (!found) throw new HttpError(404, apiText.recordFailed)
      sendPrepared(request, reply, found)
    }
    const lookUp = (of: typeof kind, edition: EditionCatalogue, id: string) => {
      const make = of.find(edition, id)
      return make && prepare(`${of.segment}/${edition.edition.year}/${id}`, of.schema, make)
    }
    const refuse = () => {
      throw new HttpError(400, kind.idRequired)
    }
    const schema = { summary: kind.summary, tags: ['programme'], response: { 200: kind.schema, ...errors } }
    const IdSchema = z.string().min(1, kind.idRequired)

    app.get(
      `/api/web/${kind.segment}/:id`,
      { schema: { ...schema, params: z.object({ id: IdSchema }) } },
      (request, reply) => answer(request, reply, undefined, request.params.id),
    )
    app.get(
      `/api/web/:year/${kind.segment}/:id`,
      { schema: { ...schema, params: z.object({ year: YearSchema, id: IdSchema }) } },
      (request, reply) => answer(request, reply, request.params.year, request.params.id),
    )
    // The same without an id, which the specification answers with a sentence of its own.
    app.get(`/api/web/${kind.segment}`, { schema: { hide: true } }, refuse)
    app.get(
      `/api/web/:year/${kind.segment}`,
      { schema: { hide: true, params: z.object({ year: YearSchema }) } },
      refuse,
    )
  }
}
