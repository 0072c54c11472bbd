import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { INTERESTED_MAX } from '../../domain/limits.ts'
import { FavoriteItemSchema } from '../../schema/favorite.ts'
import { FAVORITE_TYPES, type FavoriteType } from '../../schema/models.ts'
import { type Interested, InterestedSchema } from '../../schema/people.ts'
import { apiText } from '../../text/api.ts'
import type { Api } from '../api.ts'
import { readOnlyPost, sessionWrite, signedInRead, visitorOf } from '../callers.ts'
import { ErrorAnswerSchema, HttpError } from '../errors.ts'
import { type Keepsake, openKeepables } from '../favorites/keepables.ts'
import {
  AddBodySchema,
  FavoriteEnvelopeSchema,
  FavoriteListsSchema,
  FavoriteSearchBodySchema,
  IdSchema,
  QueryBodySchema,
  TypeSchema,
} from '../favorites/schemas.ts'
import { searchFavorites } from '../favorites/search-favorites.ts'
import type { Interest, StoredFavorite } from '../ports/favorites.ts'
import type { Stores } from '../ports/stores.ts'
import type { Release } from '../release.ts'
import { orDown } from '../store-down.ts'
import { YearSchema } from './year.ts'

const errors = {
  400: ErrorAnswerSchema,
  401: ErrorAnswerSchema,
  403: ErrorAnswerSchema,
  404: ErrorAnswerSchema,
  503: ErrorAnswerSchema,
}
const tags = ['favorites']

const uidOf = (request: FastifyRequest): string => visitorOf(request).session.uid

/** Favorites and who else is interested (SPEC §7; ROWS C02–C06, C10, C18). All of it belongs to who is signed in. */
export function favoriteRoutes(
  app: Api,
  { release, stores, clock }: { release: Release; stores: Stores; clock: () => Date },
): void {
  const { favorites, attendees } = stores
  const { search: programme, festival, catalogue } = release
  const keepables = openKeepables(programme, festival, attendees)

  const keepsakeOf = async (type: FavoriteType, id: string): Promise<Keepsake> => {
    const keepsake = await orDown(keepables.read(type, id))
    if (!keepsake) throw new HttpError(404, apiText.unknownFavorite)
    return keepsake
  }
  const listOf = (request: FastifyRequest): Promise<StoredFavorite[]> => orDown(favorites.list(uidOf(request)))

  app.get(
    '/favorite.json',
    {
      schema: { summary: 'What you keep, by type', tags, response: { 200: FavoriteListsSchema, ...errors } },
      onRequest: signedInRead,
    },
    async (request) => {
      const kept = await listOf(request)
      const idsOf = (type: FavoriteType) => kept.filter((favorite) => favorite.type === type).map(({ id }) => id)
      return Object.fromEntries(FAVORITE_TYPES.map((type) => [type, idsOf(type)])) as Record<FavoriteType, string[]>
    },
  )

  app.post(
    '/favorite/query',
    {
      schema: {
        summary: 'Which of these you keep',
        tags,
        body: QueryBodySchema,
        response: { 200: z.array(FavoriteItemSchema), ...errors },
      },
      onRequest: [readOnlyPost, signedInRead],
    },
    async (request) => {
      const asked = new Set(request.body.ids)
      const kept = await listOf(request)
      return kept.filter(({ id }) => asked.has(id)).map(({ id, type }) => ({ id, type }))
    },
  )

  app.post(
    '/favorite/:type',
    {
      schema: {
        summary: 'Keep something',
        tags,
        params: z.object({ type: TypeSchema }),
        body: AddBodySchema,
        response: { 200: FavoriteItemSchema, 201: FavoriteItemSchema, ...errors },
      },
      onRequest: sessionWrite,
    },
    async (request, reply) => {
      const { type } = request.params
      const { id } = request.body
      const keepsake = await keepsakeOf(type, id)
      const isNew = await orDown(favorites.add(uidOf(request), { type, id, ...keepsake, keptAt: clock() }))
      return reply.code(isNew ? 201 : 200).send({ id, type })
    },
  )

  // What is gone from the programme, or from another tab's list, can be taken away all the same.
  app.delete(
    '/favorite/:type/:id',
    {
      schema: {
        summary: 'Keep something no longer',
        tags,
        params: z.object({ type: TypeSchema, id: IdSchema }),
        response: { 204: z.null(), ...errors },
      },
      onRequest: sessionWrite,
    },
    async (request, reply) => {
      const { type, id } = request.params
      await orDown(favorites.remove(uidOf(request), type, id))
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/favorite/:type/:id/interested.json',
    {
      schema: {
        summary: 'How many keep something, and who of them wants to be seen',
        tags,
        params: z.object({ type: TypeSchema, id: IdSchema }),
        response: { 200: InterestedSchema, ...errors },
      },
      onRequest: signedInRead,
    },
    async (request) => {
      const { type, id } = request.params
      await keepsakeOf(type, id)
      return toInterested(await orDown(favorites.interest(type, id, INTERESTED_MAX)))
    },
  )

  const answerSearch = async (request: FastifyRequest, reply: FastifyReply, year: number | undefined) => {
    const search = programme.get(year ?? catalogue.landing.edition.year)
    if (!search) throw new HttpError(404, apiText.recordFailed)
    const kept = await listOf(request)
    const uids = kept.flatMap(({ type, id }) => (type === 'attendee' ? [id] : []))
    const people = uids.length > 0 && festival.features.attendee_directory ? await orDown(attendees.readMany(uids)) : []
    const body = request.body as z.output<typeof FavoriteSearchBodySchema>
    const json = searchFavorites(body, { search, programme, keepables, favorites: kept, attendees: people })
    return reply.type('application/json; charset=utf-8').send(Buffer.from(json) as never)
  }

  const searchSchema = {
    summary: 'Search what you keep',
    tags,
    body: FavoriteSearchBodySchema,
    response: { 200: FavoriteEnvelopeSchema, ...errors },
  }
  app.post('/search/favorites', { schema: searchSchema, onRequest: [readOnlyPost, signedInRead] }, (request, reply) =>
    answerSearch(request, reply, undefined),
  )
  app.post(
    '/:year/search/favorites',
    {
      schema: { ...searchSchema, params: z.object({ year: YearSchema }) },
      onRequest: [readOnlyPost, signedInRead],
    },
    (request, reply) => answerSearch(request, reply, request.params.year),
  )
}

/** Under the names of SPEC §3. */
const toInterested = (interest: Interest): Interested => ({
  public: interest.public,
  total: interest.total,
  users: interest.users.map(({ uid, firstName, lastName, imageUrl }) => ({
    first_name: firstName,
    last_name: lastName,
    image_url: imageUrl ?? null,
    uid,
  })),
})
