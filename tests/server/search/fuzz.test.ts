import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { MODELS } from '../../../src/schema/models.ts'
import { SearchEnvelopeSchema, SuggestionSchema } from '../../../src/schema/search.ts'
import { ErrorAnswerSchema } from '../../../src/server/errors.ts'
import { SEARCH_FIELDS } from '../../../src/views/search-fields.ts'
import { aSearchApp } from './a-programme.ts'

/** The full form of the attack runs many more; this many keep the tests quick. */
const CASES = Number(process.env.MARQUEE_FUZZ_CASES ?? 300)
const TIMEOUT_MS = 10_000 + CASES * 20

const anyText = fc.oneof(
  fc.constantFrom(
    'harbour',
    'Lantern',
    'CANARY',
    'Choral',
    'session',
    '2026-03-12',
    '',
    ' ',
    '__proto__',
    "' OR 1=1 --",
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ minLength: 900, maxLength: 1200 }),
  // Half a surrogate pair, as JSON can write it.
  fc.constantFrom('\ud800', 'x\udfff', '\ud83c harbour'),
)
const model = fc.oneof(fc.constantFrom(...MODELS, 'Contributors', 'ghost'), anyText)
const models = fc.oneof(
  fc.array(model, { maxLength: 4 }),
  fc.array(model, { maxLength: 4 }).map((list) => list.join(',')),
)
const filter = fc.record(
  {
    field: fc.oneof(fc.constantFrom(...SEARCH_FIELDS.map(({ name }) => name)), anyText),
    value: fc.oneof(anyText, fc.array(anyText, { maxLength: 3 })),
    models: fc.array(model, { maxLength: 2 }),
  },
  { requiredKeys: ['field', 'value'] },
)
/** What the schemas allow, and now and then anything else in the place of it. */
const orAnything = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 8, arbitrary: value },
    { weight: 1, arbitrary: fc.json().map((text) => JSON.parse(text) as unknown) },
  )

const BODIES = {
  search: fc.record(
    {
      term: orAnything(anyText),
      filters: orAnything(fc.array(filter, { maxLength: 4 })),
      models: orAnything(models),
      hash: orAnything(anyText),
      from: orAnything(fc.nat(20)),
      size: orAnything(fc.nat(5000)),
    },
    { requiredKeys: [] },
  ),
  suggestions: fc.record(
    { q: orAnything(anyText), models: orAnything(models), year: orAnything(fc.constantFrom(2025, 2026)) },
    { requiredKeys: ['q'] },
  ),
  conversions: fc.record({
    search_id: orAnything(fc.oneof({ weight: 3, arbitrary: fc.base64String({ minLength: 1 }) }, anyText)),
    convertable_type: orAnything(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...MODELS) }, model)),
    convertable_id: orAnything(fc.oneof(fc.constantFrom('lantern', 'hall', 'embargoed'), anyText)),
  }),
}
const ROUTES = [
  ['/search', BODIES.search, SearchEnvelopeSchema.strict()],
  ['/2026/search', BODIES.search, SearchEnvelopeSchema.strict()],
  ['/search/suggestions', BODIES.suggestions, z.array(SuggestionSchema.strict())],
  ['/search/conversions', BODIES.conversions, z.never()],
] satisfies [string, fc.Arbitrary<unknown>, z.ZodType][]

test.each<[string, fc.Arbitrary<unknown>, z.ZodType]>(ROUTES)(
  '%s answers any body in its schema or with a refusal, never with a failure [C01] [C08] [C11]',
  async (url, bodies, schema) => {
    const { post } = await aSearchApp({ report: (line) => expect.fail(line) })
    let reached = 0
    await fc.assert(
      fc.asyncProperty(orAnything<unknown>(bodies), async (body) => {
        const reply = await post(url, body)
        expect([200, 204, 400]).toContain(reply.statusCode)
        if (reply.statusCode === 200) schema.parse(reply.json())
        if (reply.statusCode === 400) ErrorAnswerSchema.strict().parse(reply.json())
        else reached += 1
        // What was asked for is told again; what is not published is never found.
        expect(reply.body).not.toContain('CANARY guest')
        expect(reply.body).not.toContain('embargoed')
      }),
      { numRuns: CASES },
    )
    expect(reached / CASES).toBeGreaterThan(0.3)
  },
  TIMEOUT_MS,
)

test(
  'answers any address of a search page with a page, never with a failure [R07] [T04]',
  async () => {
    const page = '<title>x</title><form class="finder"><input name="q"></form><div data-search=""><div>x</div></div>'
    const { app } = await aSearchApp({
      report: (line) => expect.fail(line),
      site: { 'search.html': page, 'search/event.html': page, '404.html': 'none' },
    })
    const parameter = fc.tuple(fc.constantFrom('q', 'filters', 'h', 'page', 'x'), anyText)
    const path = fc.constantFrom('/search', '/search/event', '/search/event,film', '/2026/search', '/search/ghost')
    await fc.assert(
      fc.asyncProperty(path, fc.array(parameter, { maxLength: 4 }), async (at, parameters) => {
        const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')
        const { statusCode, body } = await app.inject({ url: `${at}?${query}`, headers: { accept: 'text/html' } })
        expect([200, 404]).toContain(statusCode)
        expect(body).not.toContain('CANARY guest')
      }),
      { numRuns: CASES },
    )
  },
  TIMEOUT_MS,
)
