import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SearchEnvelopeSchema } from '../../../src/schema/search.ts'
import { aDirectoryApp } from './a-directory.ts'

const CASES = Number(process.env.MARQUEE_FUZZ ?? 400)

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'ada',
    'Ada Quil',
    'Chile',
    'industry',
    '__proto__',
    "'; drop table attendee; --",
    '<script>',
    '😀',
    '\ud800',
  ),
)
const filter = fc.record({
  field: fc.oneof(text, fc.constantFrom('country', 'industry', 'badge_type', 'company_type', 'uid')),
  value: fc.oneof(text, fc.array(text, { maxLength: 6 })),
})
const body = fc.record(
  {
    term: fc.oneof(text, fc.constant(null)),
    filters: fc.oneof(fc.array(filter, { maxLength: 5 }), fc.constant(null)),
    models: fc.oneof(text, fc.array(text)),
    hash: text,
    from: fc.nat(),
    size: fc.nat({ max: 6000 }),
  },
  { requiredKeys: [] },
)

test('any body is answered as the schema says, or refused [C09] [E11]', { timeout: 120_000 }, async () => {
  const { post, lines } = await aDirectoryApp()
  let answered = 0
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 4, arbitrary: body as fc.Arbitrary<unknown> }, fc.jsonValue()),
      async (given) => {
        const reply = await post('/search/attendees', given)
        expect(reply.statusCode).toBeLessThan(500)
        if (reply.statusCode !== 200) return
        answered += 1
        const envelope = SearchEnvelopeSchema.parse(reply.json())
        expect(envelope.hits.length).toBeLessThanOrEqual(Math.min(envelope.total, 120))
        for (const { type, highlight = {} } of envelope.hits) {
          expect(type).toBe('attendee')
          for (const fragment of Object.values(highlight).flat())
            expect(fragment.replace(/<\/?em>/g, '')).not.toMatch(/[<>]/)
        }
      },
    ),
    { numRuns: CASES },
  )
  expect(answered).toBeGreaterThan(CASES * 0.3)
  expect(lines).toEqual([])
})

test('any address of a person is answered by 200 or 404, and any list of them by a page [R12] [C14]', async () => {
  const { app, lines } = await aDirectoryApp()
  await fc.assert(
    fc.asyncProperty(fc.webSegment(), fc.webQueryParameters(), async (segment, query) => {
      for (const url of [
        `/attendees/${segment}.json`,
        `/attendees/${segment}`,
        `/attendees?q=${query}`,
        `/attendees?${query}`,
      ]) {
        expect((await app.inject(url)).statusCode, url).toBeLessThan(500)
      }
    }),
    { numRuns: CASES / 4 },
  )
  expect(lines).toEqual([])
})
