import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RECORD_KINDS, recordId } from '../../src/catalogue/merge.ts'
import { resolveEdition } from '../../src/data/import/edition.ts'
import { toOptions } from '../../src/data/import/options.ts'
import { understand } from '../../src/data/import/understand.ts'
import { FeedError } from '../../src/data/importers/feed-error.ts'
import { Notes } from '../../src/data/importers/notes.ts'
import { toRecords } from '../../src/data/importers/to-records.ts'
import { RecordsSchema } from '../../src/schema/snapshot.ts'
import { unsafeParts } from './unsafe-parts.ts'

/** Set to more for the long form: `MARQUEE_FUZZ=100000`. */
const RUNS = Number(process.env.MARQUEE_FUZZ ?? 400)

const folder = new URL('../fixtures/feeds/', import.meta.url)
const feeds = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))

/** What a value may be replaced by: JSON all the same, and harmless to the shape of XML and calendars. */
const ODD_VALUES = [
  ...[
    'null',
    '""',
    '"NA"',
    '[]',
    '{}',
    '0',
    '-1',
    '1e300',
    'true',
    '[[[[]]]]',
    '[null, 7]',
    '{"id": {}}',
    '20260230T990000',
  ],
  ...[
    '"__proto__"',
    '"constructor"',
    '"\\u0000"',
    '"\\ud800"',
    '"2026-02-30T99:99"',
    '"javascript:alert(1)"',
    '"../../x"',
  ],
  ...[
    '"&lt;script&gt;x"',
    '"[x](javascript:x) **b"',
    '"2026-03-08T02:30"',
    '"<p onclick=x>"',
    '"<b><script>x</script>"',
  ],
]

/** What may turn up in the middle of a feed. */
const ODD_PIECES = [
  ...['\n', '\\', '<', '&x;', ']]>', ':', ';', '"', '}', ']', ',', '\ufeff', '\u0000', '<!ENTITY x "y">'],
  ...['BEGIN:VEVENT\n', 'END:VEVENT\n', 'RRULE:FREQ=SECONDLY\n', 'DTSTART:2026\n'],
]

const place = { at: fc.integer({ min: 0, max: 999 }), length: fc.nat(60) }

/** Values swapped for odd ones, which leaves most feeds readable. */
const oddValues = fc.array(fc.record({ ...place, kind: fc.constant('value'), odd: fc.constantFrom(...ODD_VALUES) }), {
  minLength: 1,
  maxLength: 8,
})

/** Pieces cut out, put in or doubled, or the end missing, which breaks most feeds. */
const brokenPieces = fc.array(
  fc.record({ ...place, kind: fc.constantFrom('cut', 'insert', 'double', 'end'), odd: fc.constantFrom(...ODD_PIECES) }),
  { minLength: 1, maxLength: 2 },
)

function mutate(
  text: string,
  { at, length, kind, odd }: { at: number; length: number; kind: string; odd: string },
): string {
  const index = Math.floor((at / 1000) * text.length)
  const rest = text.slice(index + length)
  if (kind === 'cut') return text.slice(0, index) + rest
  if (kind === 'insert') return text.slice(0, index) + odd + text.slice(index)
  if (kind === 'double') return text.slice(0, index + length) + text.slice(index)
  if (kind === 'end') return text.slice(0, index)
  // The next value of a JSON feed, of a calendar's property, or of an XML element.
  const value = /^\ufeff?\s*([[{]|var |\/\/)/.test(text)
    ? /("\s*:\s*)("(?:[^"\\]|\\.)*"|-?[\d.]+|true|false|null)/
    : text.startsWith('BEGIN')
      ? /(\n[A-Z-]+(?:;[^:\n]*)?:)([^\n]+)/
      : text.startsWith('UID,')
        ? /(,)([^,\n"]+)(?=,)/
        : /(<[a-z_]+[^<>]*>)([^<]+)(?=<\/)/
  const found = value.exec(text.slice(index))
  if (!found) return text
  const lead = found[1] ?? ''
  return text.slice(0, index + found.index) + lead + odd + text.slice(index + found.index + found[0].length)
}

test(`reads ${RUNS} spoiled feeds without a crash: valid, safe records or a typed error`, {
  timeout: 60_000 + RUNS * 20,
}, () => {
  let read = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...feeds),
      fc.oneof({ weight: 3, arbitrary: oddValues }, { weight: 1, arbitrary: brokenPieces }),
      (feed, changes) => {
        const bytes = new TextEncoder().encode(changes.reduce(mutate, feed))
        const notes = new Notes()
        try {
          const { draft } = understand([{ name: 'feed', bytes }], undefined, notes)
          const edition = resolveEdition(draft, {
            options: toOptions([], { year: '2026' }),
            festival: { zone: 'America/Chicago' },
            feedName: 'feed',
            assume: () => {},
          })
          const records = toRecords(draft, { zone: edition.zone, notes })
          expect(RecordsSchema.parse(JSON.parse(JSON.stringify(records)))).toEqual(records)
          for (const kind of RECORD_KINDS) {
            const ids = records[kind].map((record) => recordId(record).toLowerCase())
            expect(new Set(ids).size).toBe(ids.length)
          }
          const texts = [...records.events, ...records.films, ...records.venues].flatMap(
            (record) => record.description ?? [],
          )
          for (const html of texts) expect(unsafeParts(html)).toEqual([])
          expect(JSON.stringify(records)).not.toMatch(
            /"(\w*url|sponsorImage|website|spotify|instagram)":"(javascript|data):/i,
          )
          read += 1
        } catch (error) {
          if (!(error instanceof FeedError)) throw error
          expect(error.message).not.toMatch(/\n/)
        }
      },
    ),
    { numRuns: RUNS, seed: 26 },
  )
  // Many spoiled feeds still parse, or the test would only try the parsers.
  expect(read).toBeGreaterThan(RUNS * 0.3)
})
