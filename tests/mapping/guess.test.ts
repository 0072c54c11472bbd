import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { guess } from '../../src/data/mapping/guess/propose.ts'
import { parseMapping } from '../../src/data/mapping/load.ts'
import { toSource } from '../../src/data/mapping/source.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const rows = (count: number, toRow: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => toRow(index))

const proposed = (...files: [name: string, text: string][]) => {
  const { yaml } = guess(files.map(([name, text]) => toSource(name, text)))
  return { yaml, mapping: parseMapping('guess.yaml', yaml) }
}
const fieldsOf = (mapping: ReturnType<typeof parseMapping>, kind: string) =>
  mapping.records.find((set) => set.kind === kind)?.fields as Record<string, unknown>

test('reads column names in several languages and tells a day from a time of day', () => {
  const csv = [
    'Nr;Titel;Beschreibung;Datum;Beginn;Ende;Raum;Referenten',
    ...rows(30, (n) =>
      `${n};Vortrag ${n};${'Ein langer Text. '.repeat(12)};${(n % 28) + 1}.5.2026;${9 + (n % 8)}:00;${10 + (n % 8)}:00;Saal ${n % 3};Ida Moss ${n}, Loom; Jon Vale, Fern`.replace(
        /Loom; /,
        'Loom | ',
      ),
    ),
  ].join('\n')
  const { mapping, yaml } = proposed(['plan.csv', csv])
  expect(fieldsOf(mapping, 'events')).toMatchObject({
    id: 'Nr',
    name: 'Titel',
    description: 'Beschreibung',
    start: { date: 'Datum', date_format: 'd.M.yyyy', time: 'Beginn' },
    end: { time: 'Ende' },
    venue: 'Raum',
    people: { path: 'Referenten', split: '|', name_until: ',', rest: 'company' },
  })
  // Every proposed line is explained: how sure, why, and two values.
  expect(yaml).toMatch(/# sure: the name; "Vortrag 0", "Vortrag 1"\n {6}name: Titel/)
})

test('sees which lists point at which', () => {
  const json = JSON.stringify({
    talks: rows(20, (n) => `t${n}`).map((id, n) => ({
      id,
      title: `Talk ${n}`,
      speakers: [`p${n % 7}`],
      room: `r${n % 3}`,
      startsAt: 1783612800000 + n * 3_600_000,
      labels: ['l1', 'l2'],
    })),
    speakers: rows(7, (n) => `p${n}`).map((id, n) => ({ id, fullName: `Person ${n}`, bio: 'Writes. '.repeat(20) })),
    rooms: rows(3, (n) => `r${n}`).map((id, n) => ({ id, name: `Room ${n}`, capacity: 100 + n })),
  })
  const { mapping } = proposed(['all.json', json])
  expect(fieldsOf(mapping, 'events')).toMatchObject({
    people: { path: 'speakers', ids: true },
    venue: { id: 'room' },
    start: { path: 'startsAt', format: 'epoch-ms' },
  })
  expect(fieldsOf(mapping, 'contributors')).toMatchObject({ id: 'id', name: 'fullName', bio: 'bio' })
  expect(fieldsOf(mapping, 'venues')).toMatchObject({ id: 'id', name: 'name', capacity: 'capacity' })
})

test('proposes an event of each time in a list, with the name of what it is in', () => {
  const films = rows(8, (n) => `Film ${n}`).map((title, id) => ({
    id,
    title,
    runtime: '90 min',
    genre: 'Drama',
    country: 'FI',
    screenings: [{ start: '2026-02-04T20:30', venue: 'Kino 1' }],
  }))
  const { mapping } = proposed(['films.json', JSON.stringify({ films })])
  expect(fieldsOf(mapping, 'events')).toMatchObject({
    name: '^.title',
    start: 'start',
    venue: 'venue',
    films: { ids: '^.id' },
  })
  expect(fieldsOf(mapping, 'films')).toMatchObject({ name: 'title', runtime: 'runtime' })
})

test('does not decide between day and month, and lists what found no field', () => {
  const csv = [
    'title,date,start,shoe size',
    ...rows(10, (n) => `Show ${n},0${(n % 9) + 1}/0${(n % 9) + 1}/2026,10:00,4${n}`),
  ].join('\n')
  const { yaml, mapping } = proposed(['a.csv', csv])
  expect(fieldsOf(mapping, 'events').start).toBeUndefined()
  expect(yaml).toMatch(/# perhaps: .*whether day or month comes first cannot be seen.*\n {6}# start: /)
  expect(yaml).toMatch(/# \?\?\?: shoe size {2}# in 10 of those looked at; "40", "41"/)
})

/** Runs the command as `npm run import --` does. */
function run(dir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/import.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, MARQUEE_PROGRAMME: dir, MARQUEE_FESTIVAL: 'festival.config.ts' },
  })
  return { status, out: stdout, errors: stderr.trim() }
}

const TALKS = ['id,title,start,room', ...rows(12, (n) => `${n},Talk ${n},2026-06-0${(n % 3) + 1} 10:00,Attic`)].join(
  '\n',
)

test('ends with a trial and the command that comes next, which then works', { timeout: 30_000 }, () => {
  const dir = temporaryFolder()
  const feeds = temporaryFolder({ 'talks.csv': TALKS })
  const [feed, map] = [join(feeds, 'talks.csv'), join(feeds, 'map.yaml')]
  const { status, out } = run(dir, '--guess', feed, '--out', map, '--zone', 'Europe/Berlin')
  expect(status).toBe(0)
  expect(out).toMatch(/4 of 4 columns found a field\./)
  expect(out).toMatch(/Imported talks 2026 .*12 events/)
  expect(existsSync(join(dir, '2026'))).toBe(false)
  const next = out.trim().split('\n').at(-1) ?? ''
  expect(next).toBe(`Next: npm run import -- --map ${map} ${feed} --zone Europe/Berlin`)
  expect(run(dir, ...next.replace('Next: npm run import -- ', '').split(' ')).out).toMatch(
    /Imported talks 2026.*12 events/,
  )
  // Somebody may have worked on it since.
  writeFileSync(map, '# mine\n')
  expect(run(dir, '--guess', feed, '--out', map)).toMatchObject({
    status: 2,
    errors: expect.stringMatching(/^IMPORT_UNWRITABLE/),
  })
  expect(readFileSync(map, 'utf8')).toBe('# mine\n')
})

test('writes a mapping to standard output that is one as it stands', { timeout: 30_000 }, () => {
  const feeds = temporaryFolder({ 'talks.csv': TALKS })
  const { out } = run(temporaryFolder(), '--guess', join(feeds, 'talks.csv'))
  expect(parseMapping('out.yaml', out).records).toHaveLength(1)
  expect(Object.keys(parse(out) as object)).toEqual(['records'])
  const nothing = run(temporaryFolder(), '--guess', join(temporaryFolder({ 'a.json': '{"a": 1}' }), 'a.json'))
  expect(nothing).toMatchObject({ status: 2, errors: expect.stringMatching(/^IMPORT_NOTHING_TO_GUESS/) })
})
