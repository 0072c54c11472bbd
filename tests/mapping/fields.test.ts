import { expect, test } from 'vitest'
import { FIELDS } from '../../src/data/mapping/fields.ts'
import { mapped } from './a-mapping.ts'

test('reads a table with unnamed columns, quotes over lines, a byte order mark and semicolons', async () => {
  const csv = ['\ufeffNr;Title;;Room', '1;"Tea; and\ntalk";odd;Blue Hall', '2;Dawn chorus;even;', ''].join('\r\n')
  const { records, report } = await mapped(
    `{year: 2026, records: [{kind: events, fields: {id: Nr, name: Title, category: column 3, venue: Room}}]}`,
    { 'plan.csv': csv },
  )
  expect(records.events.map(({ id, name, category, venue_id }) => [id, name, category, venue_id])).toEqual([
    ['1', 'Tea; and talk', 'odd', 'blue-hall'],
    ['2', 'Dawn chorus', 'even', undefined],
  ])
  expect(report.assumptions).toContain(
    'plan.csv separates its columns with a semicolon (found; set it with csv.delimiter).',
  )
})

test('reads people in words: employers after a comma, roles in brackets, several to a cell', async () => {
  const csv =
    'id,title,who\n1,Panel,"Mira Holm, Riverlight Press; Jon Vale (moderator)"\n2,Solo,Mira Holm\n3,Empty,NA\n'
  const { records } = await mapped(
    `
year: 2026
records:
  - kind: events
    fields: { id: id, name: title, people: { path: who, split: ';', name_until: ',', rest: company, role_in_brackets: true } }
`,
    { 'a.csv': csv },
  )
  expect(records.events.map(({ contributors = [] }) => contributors)).toEqual([
    [{ entity_id: 'mira-holm' }, { entity_id: 'jon-vale', role: 'moderator' }],
    [{ entity_id: 'mira-holm' }],
    [],
  ])
  expect(records.contributors.map(({ name, company }) => [name, company])).toEqual([
    ['Mira Holm', 'Riverlight Press'],
    ['Jon Vale', undefined],
  ])
})

const NESTED = JSON.stringify({
  festival: {
    shows: [
      {
        key: 'k1',
        title: { fi: 'Aamu', en: 'Morning' },
        kind: 'Talk',
        topicIds: ['t1', 't2'],
        room: 'r1',
        cast: { '1': { name: 'Ida Moss', org: 'Loom' }, '2': { name: '', org: '' } },
        times: [
          { at: '2026-05-01T10:00', rooms: ['Attic', 'Cellar'] },
          { at: '2026-05-02T10:00', rooms: ['Attic'] },
        ],
      },
      { key: 'k2', title: { fi: 'Ilta' }, kind: 'Dinner', times: [{ at: '2026-05-01T19:00', rooms: [] }] },
    ],
    topics: { t1: { id: 't1', label: 'Light' }, t2: { id: 't2', label: 'Dew' } },
  },
})

test('reads nested JSON: several times of one entry, looked-up names, languages, tables and numbered people', async () => {
  const { records, report } = await mapped(
    `
year: 2026
languages: [fi, en]
records:
  - kind: events
    from: festival.shows
    each: times
    except: { ^.kind: Dinner }
    fields:
      id: { template: '{^.key}-{$index}' }
      name: ^.title
      start: at
      format: { path: ^.kind, table: { Talk: session }, otherwise: drop }
      tags: { path: ^.topicIds, lookup: { from: festival.topics.*, by: id, take: label } }
      venue: { path: rooms, several: first }
      people: { each: ^.cast, fields: { name: name, company: org } }
`,
    { 'f.json': NESTED },
  )
  expect(records.events.map((event) => [event.id, event.name, event.start_time, event.format, event.venue_id])).toEqual(
    [
      ['k1-1', 'Aamu', '2026-05-01T10:00:00+02:00', 'session', 'attic'],
      ['k1-2', 'Aamu', '2026-05-02T10:00:00+02:00', 'session', 'attic'],
    ],
  )
  expect(records.events[0]?.tags?.map((tag) => tag.name)).toEqual(['Light', 'Dew'])
  expect(records.contributors).toMatchObject([{ name: 'Ida Moss', company: 'Loom' }])
  expect(report.notes).toContainEqual({ code: 'FEED_MORE_VENUES', kind: 'events', id: 'k1-1', detail: 'Cellar' })
})

test('makes an event of every room, or one place of all, when the mapping says so', async () => {
  const json = JSON.stringify([{ id: 'a', t: 'Open house', rooms: ['Attic', 'Cellar'] }])
  const rule = (several: string) =>
    `{year: 2026, records: [{kind: events, fields: {id: id, name: t, venue: {path: rooms, several: ${several}}}}]}`
  const each = await mapped(rule('each'), { 'a.json': json })
  expect(each.records.events.map(({ id, event_id, venue_id }) => [id, event_id, venue_id])).toEqual([
    ['a', 'a', 'attic'],
    ['a-room-2', 'a', 'cellar'],
  ])
  const joined = await mapped(rule('join'), { 'a.json': json })
  expect(joined.records.venues.map((venue) => venue.name)).toEqual(['Attic + Cellar'])
})

test('reads XML by the names of its elements, attributes and CDATA included', async () => {
  const xml = `<?xml version="1.0"?><fair><day date="2026-06-01"><show id="s1"><title>Bread &amp; salt</title>
    <text><![CDATA[<p>Warm</p>]]></text><who>Ann Oak</who><who>Bo Elm</who></show></day></fair>`
  const { records } = await mapped(
    `
year: 2026
records:
  - kind: events
    from: //show
    fields: { id: '@id', name: title, description: text, date: '^.@date', people: who }
`,
    { 'f.xml': xml },
  )
  expect(records.events).toMatchObject([
    { id: 's1', name: 'Bread & salt', description: '<p>Warm</p>', date: '2026-06-01' },
  ])
  expect(records.contributors.map((person) => person.name)).toEqual(['Ann Oak', 'Bo Elm'])
})

test('completes records from a second file that knows them by title only', async () => {
  const { records, report } = await mapped(
    `
year: 2026
records:
  - { kind: events, file: 'a.csv', fields: { id: id, name: title } }
  - { kind: events, file: 'b*.csv', join_by: name, unmatched: drop, fields: { name: Title, description: Text } }
`,
    { 'a.csv': 'id,title\n1,Moth Hour\n', 'b1.csv': 'Title,Text\nMoth hour,About moths\nNobody,knows\n' },
  )
  expect(records.events).toMatchObject([{ id: '1', name: 'Moth Hour', description: '<p>About moths</p>' }])
  expect(report.assumptions).toContain('1 events of a joined list match nothing and were left out.')
})

test('reaches every field of the draft', async () => {
  const pick = (type: string, name: string): unknown => {
    if (type === 'credits') return { Director: name }
    if (['time', 'date'].includes(type)) return { value: '2026-05-01T10:00' }
    if (type === 'duration' || type === 'number' || type === 'whole') return { value: 7 }
    if (type === 'flag') return { value: true }
    if (type === 'image') return { url: { value: 'https://example.org/a.png' } }
    if (type === 'links') return [{ label: 'Page', url: { value: 'https://example.org/page' } }]
    if (type === 'films') return { names: { value: 'The Film' } }
    if (type === 'people') return { path: 'people' }
    if (name === 'zone') return { value: 'Europe/Berlin' }
    return {
      value:
        /url|image|thumbnail|website|spotify|apple|bandcamp|soundcloud|youtube|instagram|tiktok|facebook|twitter/.test(
          name,
        )
          ? 'https://example.org/x'
          : `${name} words`,
    }
  }
  const records = Object.entries(FIELDS).map(([kind, fields]) => ({
    kind,
    from: 'all',
    fields: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, pick(type, name)])),
  }))
  const all = [{ people: 'Ann Oak', Director: 'Bo Elm', credits: 'x' }]
  for (const set of records) if (set.kind === 'films') set.fields.credits = { Director: 'Director' }
  const { records: got, report } = await mapped(JSON.stringify({ year: 2026, records }), {
    'a.json': JSON.stringify({ all }),
  })
  expect(report.notes.filter((note) => note.code === 'FEED_BAD_FIELD')).toEqual([])
  const has = (record: object | undefined) => Object.keys(record ?? {})
  // What a record is called elsewhere than in the mapping.
  const other: Record<string, string[]> = {
    events: ['start', 'end', 'duration', 'people', 'venue', 'films', 'thumbnail', 'zone', 'sponsor', 'sponsor_image'],
    contributors: ['id', 'description', 'links', 'artist', 'thumbnail'],
    venues: [
      'publish_at',
      'featured',
      'parent',
      'thumbnail',
      'address',
      'city',
      'state',
      'postal_code',
      'country',
      'lat',
      'lon',
    ],
  }
  for (const [kind, fields] of Object.entries(FIELDS)) {
    const record =
      got[kind as 'events'].find((one) => !('name' in one) || one.name === 'name words') ?? got[kind as 'events'][0]
    const links = Object.keys((record as { links?: object } | undefined)?.links ?? {})
    const wanted = Object.keys(fields).filter(
      (name) => !['thumbnail', ...(other[kind] ?? [])].includes(name) && !links.includes(name),
    )
    expect(has(record), kind).toEqual(expect.arrayContaining(wanted))
  }
  expect(got.events[0]).toMatchObject({
    start_time: '2026-05-01T10:00:00+02:00',
    venue_id: expect.any(String),
    film_ids: [expect.any(String)],
    meta: { sponsor: 'sponsor words' },
    contributors: [{ entity_id: 'ann-oak' }],
  })
  expect(got.venues.find((venue) => venue.location)?.location).toMatchObject({ city: 'city words', lat: 7, lon: 7 })
})
