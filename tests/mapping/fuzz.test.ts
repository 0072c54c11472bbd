import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FeedError } from '../../src/data/importers/feed-error.ts'
import { Notes } from '../../src/data/importers/notes.ts'
import { toRecords } from '../../src/data/importers/to-records.ts'
import { guess } from '../../src/data/mapping/guess/propose.ts'
import { parseMapping } from '../../src/data/mapping/load.ts'
import { readMapped } from '../../src/data/mapping/read.ts'
import { toSource } from '../../src/data/mapping/source.ts'

const CASES = process.env.MARQUEE_FUZZ_FULL ? 20_000 : 400

const CSV =
  'id,title,day,from,to,who,room\n1,Opening,9 Jul,9:00 AM,10:00,"Ida Moss, Loom; Jon Vale",Attic\n2,"Close\nnow",10 Jul,23:00,01:00,NA,\n'
const JSON_TEXT = JSON.stringify({
  shows: [
    {
      id: 1,
      title: { en: 'Opening' },
      at: 1783612800,
      who: [{ name: 'Ida Moss' }],
      times: [{ day: 'Friday', from: '6pm' }],
    },
    { id: '2', title: null, at: '2026-07-09T10:00', who: {}, times: [] },
  ],
})
const XML =
  '<f><show id="1"><title>Opening</title><at>2026-07-09T10:00</at><who>Ida Moss</who></show><show id="2"/></f>'

const MAPPINGS = [
  {
    file: 'a.csv',
    text: CSV,
    mapping: `{year: 2026, records: [{kind: events, end_before_start: next-day, day_begins: '06:00', fields: {id: id, name: title, start: {date: day, time: from}, end: {date: day, time: to}, venue: room, people: {path: who, split: ';', name_until: ',', rest: company}}}]}`,
  },
  {
    file: 'a.json',
    text: JSON_TEXT,
    mapping: `{year: 2026, week_of: 2026-07-06, records: [{kind: events, from: shows, each: times, fields: {id: {template: '{^.id}-{$index}'}, name: ^.title, start: {weekday: day, time: from}, people: {each: ^.who, fields: {name: name}}}}, {kind: films, from: shows, fields: {id: id, name: title, runtime: at}}]}`,
  },
  {
    file: 'a.xml',
    text: XML,
    mapping: `{year: 2026, records: [{kind: events, from: f.show, fields: {id: '@id', name: title, start: at, people: who}}]}`,
  },
]

/** A text with pieces cut out, doubled, moved or replaced. */
const damaged = (text: string) =>
  fc
    .array(
      fc.tuple(
        fc.nat(text.length),
        fc.nat(30),
        fc.oneof(
          fc.string({ maxLength: 8 }),
          fc.constantFrom('"', '\0', '__proto__', '[[', '<', '&#0;', '9e99', '\u2028'),
        ),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((cuts) => cuts.reduce((rest, [at, length, put]) => rest.slice(0, at) + put + rest.slice(at + length), text))

function attempt(run: () => void) {
  try {
    run()
  } catch (error) {
    // A refusal is an answer; anything else is a crash.
    expect(error).toBeInstanceOf(FeedError)
    expect((error as Error).message).not.toContain('\n')
  }
}

test.each(MAPPINGS)(
  'no damaged $file stops a mapping, nor a guess',
  { timeout: 600_000 },
  ({ file, text, mapping }) => {
    const rules = parseMapping('map.yaml', mapping)
    fc.assert(
      fc.property(damaged(text), (feed) => {
        attempt(() => {
          const notes = new Notes()
          const draft = readMapped(rules, [toSource(file, feed)], { name: 'map.yaml', notes, assume: () => {} })
          toRecords(draft, { zone: 'Europe/Berlin', notes })
        })
        attempt(() => {
          parseMapping('guess.yaml', guess([toSource(file, feed)]).yaml)
        })
      }),
      { numRuns: CASES },
    )
  },
)

test('no damaged mapping is taken for anything but a mapping or a refusal', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...MAPPINGS)
        .chain(({ mapping, file, text }) =>
          fc.record({ rules: damaged(mapping), file: fc.constant(file), text: fc.constant(text) }),
        ),
      ({ rules, file, text }) => {
        attempt(() => {
          const notes = new Notes()
          readMapped(parseMapping('map.yaml', rules), [toSource(file, text)], {
            name: 'map.yaml',
            notes,
            assume: () => {},
          })
        })
      },
    ),
    { numRuns: CASES },
  )
})
