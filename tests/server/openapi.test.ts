import { expect, test } from 'vitest'
import { z } from 'zod'
import { anApp } from './a-release.ts'

interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

const readDocument = async (): Promise<Document> => (await (await anApp()).inject('/api/openapi.json')).json()

/** What is neither a read under /api nor a POST. */
const METHODS: Record<string, string> = {
  '/account': 'get',
  '/account/data.json': 'get',
  '/account/erased': 'get',
  '/auth/{product}/callback': 'get',
  '/favorite.json': 'get',
  '/favorite/{type}/{id}': 'delete',
  '/favorite/{type}/{id}/interested.json': 'get',
  '/session.json': 'get',
  '/statuses.json': 'get',
  '/statuses/log/{venue}': 'get',
  '/statuses/{id}': 'patch',
}

test('lists every route of the API, and nothing that is not one', async () => {
  const { openapi, info, paths } = await readDocument()

  expect(openapi).toBe('3.1.0')
  expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(Object.keys(paths).sort()).toEqual([
    '/account',
    '/account/data.json',
    '/account/erased',
    '/account/visibility',
    '/api/web/artists/{id}',
    '/api/web/contributors/{id}',
    '/api/web/events/{id}',
    '/api/web/features',
    '/api/web/{year}/artists/{id}',
    '/api/web/{year}/contributors/{id}',
    '/api/web/{year}/events/{id}',
    '/auth/account/erase',
    '/auth/account/visibility',
    '/auth/sign-out',
    '/auth/{product}',
    '/auth/{product}/callback',
    '/favorite.json',
    '/favorite/query',
    '/favorite/{type}',
    '/favorite/{type}/{id}',
    '/favorite/{type}/{id}/interested.json',
    '/search',
    '/search/conversions',
    '/search/favorites',
    '/search/suggestions',
    '/session.json',
    '/statuses',
    '/statuses.json',
    '/statuses/log/{venue}',
    '/statuses/{id}',
    '/{year}/search',
    '/{year}/search/favorites',
  ])
  for (const [path, operations] of Object.entries(paths)) {
    expect([path, Object.keys(operations)]).toEqual([
      path,
      [METHODS[path] ?? (path.startsWith('/api/') ? 'get' : 'post')],
    ])
  }
})

test('declares every parameter of a path and describes every answer', async () => {
  const { paths } = await readDocument()

  for (const [path, operations] of Object.entries(paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { summary, parameters = [], responses } of Object.values(operations)) {
      expect(summary).toMatch(/\w/)
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name).sort()).toEqual(names.sort())
      expect(inPath.every(({ required }) => required)).toBe(true)
      // Where to go afterwards is the one thing that an address of ours is asked beside its path.
      const others = parameters.filter((parameter) => parameter.in !== 'path')
      expect(others.every((parameter) => parameter.in === 'query' && parameter.name === 'origin')).toBe(true)
      expect(Object.keys(responses).some((status) => /^(20[04]|303)$/.test(status))).toBe(true)
      expect(Object.values(responses).every(({ description }) => typeof description === 'string')).toBe(true)
    }
  }
})

test('describes answers so that the real ones fit the description', async () => {
  const app = await anApp()
  const { paths } = await readDocument()
  const examples: [string, string, number][] = [
    ['/api/web/features', '/api/web/features', 200],
    ['/api/web/{year}/events/{id}', '/api/web/2026/events/concert', 200],
    ['/api/web/{year}/events/{id}', '/api/web/2026/events/nothing', 404],
    ['/api/web/{year}/events/{id}', '/api/web/x/events/concert', 400],
    ['/api/web/{year}/contributors/{id}', '/api/web/2026/contributors/band', 200],
    ['/api/web/artists/{id}', '/api/web/artists/band', 200],
  ]
  for (const [path, url, status] of examples) {
    const described = paths[path]?.get?.responses[status]?.content?.['application/json']?.schema
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(status)
    const parsed = z.fromJSONSchema(described as z.core.JSONSchema.JSONSchema).safeParse(reply.json())
    expect(parsed.error).toBeUndefined()
  }
})
