import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContributorAnswerSchema } from '../../src/server/answers/contributor-answer.ts'
import { EventAnswerSchema } from '../../src/server/answers/event-answer.ts'
import { ErrorAnswerSchema } from '../../src/server/errors.ts'
import { anApp } from './a-release.ts'

/** The full form of the attack runs many more; this many keep the tests quick. */
const CASES = Number(process.env.MARQUEE_FUZZ_CASES ?? 500)
/** Generous, for a machine that is busy with other tests. */
const TIMEOUT_MS = 5000 + CASES * 10

const part = fc.oneof(
  fc.constantFrom(
    'concert',
    'band',
    'host',
    'panel',
    'embargoed',
    '2026',
    '2025',
    '',
    '.',
    '..',
    '__proto__',
    'constructor',
  ),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => text.isWellFormed()),
  fc.string({ maxLength: 700, minLength: 400 }),
)
const encoded = fc.oneof(part.map(encodeURIComponent), fc.stringMatching(/^[!-"$-~]{0,20}$/))

test(
  'answers any year and id with a record or a refusal, in its schema, never with a failure [C12] [C13] [V02]',
  async () => {
    const app = await anApp({ report: (line) => expect.fail(line) })
    let reached = 0
    await fc.assert(
      fc.asyncProperty(
        fc.option(encoded, { freq: 2 }),
        fc.constantFrom('events', 'contributors', 'artists'),
        encoded,
        async (year, kind, id) => {
          const url = `/api/web/${year === null ? '' : `${year}/`}${kind}/${id}`
          const { statusCode, body, headers } = await app.inject({ method: 'GET', url })
          expect(statusCode).toBeLessThan(500)
          expect(body).not.toContain('CANARY')
          expect(headers).toHaveProperty('content-security-policy')
          if (statusCode === 200 && String(headers['content-type']).startsWith('application/json')) {
            ;(kind === 'events' ? EventAnswerSchema : ContributorAnswerSchema).parse(JSON.parse(body))
          } else if (body.startsWith('{')) ErrorAnswerSchema.parse(JSON.parse(body))
          if (statusCode === 200 || body.includes('Failed to fetch record')) reached += 1
        },
      ),
      { numRuns: CASES },
    )
    expect(reached / CASES).toBeGreaterThan(0.3)
  },
  TIMEOUT_MS,
)

test(
  'answers any path and headers of a reader without a failure [R13]',
  async () => {
    const app = await anApp({ report: (line) => expect.fail(line) })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    // Over real HTTP, because `inject` tidies an address before the server sees it.
    const statusOf = (path: string, headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ port, path, headers, agent }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode))
        })
          .on('error', reject)
          .end()
      })
    const value = fc.stringMatching(/^[ -~]{0,60}$/)
    await fc.assert(
      fc.asyncProperty(fc.array(encoded, { maxLength: 4 }), value, value, async (parts, accepted, known) => {
        const headers = { 'accept-encoding': accepted, 'if-none-match': known }
        expect([200, 301, 304, 400, 404]).toContain(await statusOf(`/${parts.join('/')}`, headers))
      }),
      { numRuns: CASES },
    )
    agent.destroy()
  },
  TIMEOUT_MS,
)
