import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const feed = (name: string) => readFileSync(new URL(`../fixtures/feeds/${name}`, import.meta.url), 'utf8')

test("reads the specification's own JSON with people, venues and films nested in events [E01] [E02] [E04] [E08]", () => {
  const { format, records, notes } = readText(feed('riverlight.json'))
  expect(format).toBe('marquee-json')
  expect(notes).toEqual([])
  expect(records.events.map((event) => event.id)).toEqual(['RL100', 'RL101', 'RL102'])
  expect(records.events[0]).toEqual({
    id: 'RL100',
    event_id: 'RL100',
    name: 'Marlo & the Kites',
    long_description:
      '<p>Harbour pop.</p><p>More at <a href="https://kites.example/tour" rel="nofollow noopener">https://kites.example/tour</a>.</p>',
    start_time: '2026-03-14T00:30:00-05:00',
    end_time: '2026-03-14T01:10:00-05:00',
    date: '2026-03-13',
    publish_at: '2025-11-11T09:54:00-06:00',
    image: { url: 'https://pictures.example/kites.jpg', alt_text: 'Marlo' },
    event_type: 'showcase',
    genre: 'Pop',
    credentials: [{ name: 'Music Badge', type: 'music' }],
    tags: [{ id: '2405', name: 'Harbour' }],
    hash_tags: ['#kites'],
    accessibility: ['Strobe warning', 'closed captioned'],
    reservable: false,
    contributors: [{ entity_id: '2240088' }],
    venue_id: 'V2',
  })
  expect(records.contributors).toEqual([
    {
      entity_id: '2240088',
      type: 'artist',
      name: 'Marlo & the Kites',
      city: 'Lisbon',
      // The second mention of the same artist fills in what the first leaves out.
      country: 'Portugal',
      links: { website: 'https://kites.example', spotify: 'https://open.spotify.com/artist/1' },
    },
    {
      entity_id: '31',
      type: 'person',
      name: 'Ada Okafor',
      title: 'Curator',
      company: 'Bay Lab',
      credential_types: ['innovation'],
    },
  ])
  expect(records.films).toEqual([
    {
      id: '370966',
      entity_id: '2250326',
      name: 'Low Tide',
      description: '<p>A bay empties.</p>',
      logline: 'A bay empties, and stays empty.',
      runtime: '94',
      language: 'English',
      countries: ['Portugal'],
      genres: ['Drama'],
      production_year: 2026,
      premiere_type: 'World Premiere',
      credits: [{ label: 'Director', values: ['Ida Reis'] }],
      links: [{ label: 'Instagram', url: 'https://www.instagram.com/lowtide' }],
    },
  ])
  const location = { address: '1 Quay', city: 'Port Ellery', lat: 30.25, lon: -97.75 }
  expect(records.venues).toEqual([
    { id: 'V2', name: 'Lower Deck', parent_venue: { id: 'V1', name: 'The Old Ferry' }, location, age_policy: '18+' },
    { id: 'V1', name: 'The Old Ferry', location },
  ])
})

test('keeps an explicit null in publish_at apart from a missing one [T03]', () => {
  const { records } = readText(feed('riverlight.json'))
  expect(records.events.map((event) => event.publish_at)).toEqual(['2025-11-11T09:54:00-06:00', undefined, null])
})

test('leaves the addresses of clients, contacts, organisers and guests where they are', () => {
  for (const name of ['riverlight.json', 'moorhen.json', 'lantern.ics']) {
    const text = JSON.stringify(readText(feed(name)).records)
    expect(feed(name)).toMatch(/@(client|film|private)\.example/)
    expect(text).not.toMatch(/@(client|film|private)\.example|Hidden Client|Someone Private|555/)
  }
})

test('reads one record a line, and finds a parent venue by its name [E08]', () => {
  const { records, format } = readText(feed('venues.ndjson'))
  expect(format).toBe('marquee-json')
  expect(records.venues).toEqual([
    { id: 'V1', name: 'The Old Ferry', location: { address: '1 Quay', city: 'Port Ellery', lat: 30.25, lon: -97.75 } },
    {
      id: 'V2',
      name: 'Lower Deck',
      parent_venue: { id: 'V1', name: 'The Old Ferry' },
      location: { address: '1 Quay', city: 'Port Ellery' },
    },
  ])
})

test('takes a flat venue name for the venue of that name, or for a new one [E08]', () => {
  const venue = { id: 'V7', name: 'Long Room', location: { city: 'Port Ellery' } }
  const events = ['Long Room', 'Somewhere New'].map((name, index) => ({
    event_id: `e${index}`,
    name: 'A',
    venue: name,
  }))
  const { records } = readText(JSON.stringify({ events, venues: [venue] }))
  expect(records.events.map((event) => event.venue_id)).toEqual(['V7', 'somewhere-new'])
  expect(records.venues.map(({ id, name }) => [id, name])).toEqual([
    ['V7', 'Long Room'],
    ['somewhere-new', 'Somewhere New'],
  ])
})

test('reads schedule JSON: rooms in order, one person once, links made whole', () => {
  const { format, records, notes } = readText(feed('moorhen.json'))
  expect(format).toBe('schedule-json')
  expect(records.events[0]).toEqual({
    id: '11',
    event_id: '11',
    name: 'Looms that Listen',
    subtitle: 'A *soft* machine',
    description: '<p><strong>Wool</strong> meets<br>wires.</p>',
    long_description:
      '<p>See <a href="https://loom.example" rel="nofollow noopener">the loom</a>.</p><p>Bring thread.</p>',
    language: 'pl',
    start_time: '2024-08-02T11:00:00+02:00',
    end_time: '2024-08-02T11:45:00+02:00',
    date: '2024-08-02',
    image: { url: 'https://moorhen.example/media/loom.png' },
    event_type: 'lecture',
    format: 'lecture',
    track: 'Craft',
    tags: [{ id: 'not-recorded', name: 'Not recorded' }],
    contributors: [{ entity_id: '1' }],
    venue_id: 'barn',
    links: [
      { label: 'Programme page', url: 'https://moorhen.example/2024/talk/loom/' },
      { label: 'Loom', url: 'https://loom.example' },
      { label: 'Slides', url: 'https://moorhen.example/media/loom.pdf' },
    ],
  })
  expect(records.contributors).toEqual([
    {
      entity_id: '1',
      type: 'person',
      name: 'Zofia Łąka',
      image: { url: 'https://moorhen.example/media/zofia.jpg' },
      bio: '<p>Weaver.</p>',
    },
    { entity_id: '2', type: 'person', name: 'Bo' },
  ])
  const parent = { parent_venue: { name: 'Mill Meadow' }, location: { city: 'Ostrow' } }
  expect(records.venues).toEqual([
    { id: 'barn', name: 'Barn', description: '<p>Straw bales.</p>', ...parent, capacity: 120, position: 1 },
    { id: 'cafe-laka', name: 'Café "Łąka"', ...parent, position: 2 },
  ])
  expect(notes.map(({ code, id }) => [code, id])).toEqual([
    ['FEED_SCRIPT', '11'],
    ['FEED_BAD_LINK', '11'],
  ])
})

test('files a talk at one in the morning under the day that lists it', () => {
  const { records } = readText(feed('moorhen.json'))
  const night = records.events.find((event) => event.id === '12')
  expect([night?.date, night?.start_time, night?.end_time]).toEqual([
    '2024-08-02',
    '2024-08-03T01:00:00+02:00',
    '2024-08-03T02:30:00+02:00',
  ])
})

test('reads a talk that has only a clock time on the day that lists it', () => {
  const { records } = readText(feed('moorhen.json'))
  expect(records.events.find((event) => event.id === '13')?.start_time).toBe('2024-08-03T10:15:00+02:00')
})

test('reads Pentabarf XML: CDATA, number references, people and rooms without a talk', () => {
  const { format, records, notes } = readText(feed('moorhen.xml'))
  expect(format).toBe('pentabarf-xml')
  expect(notes).toEqual([])
  expect(records.events).toHaveLength(1)
  expect(records.events[0]).toMatchObject({
    id: '11',
    name: 'Looms & Co – that listen',
    description: '<p>Wool &amp; wires</p>',
    track: 'Craft',
    start_time: '2024-08-02T11:00:00+02:00',
    end_time: '2024-08-02T11:45:00+02:00',
    tags: [{ id: 'not-recorded', name: 'Not recorded' }],
    links: [
      { label: 'Loom', url: 'https://loom.example/' },
      { label: 'Slides', url: 'https://moorhen.example/media/loom.pdf' },
    ],
  })
  expect(records.contributors).toEqual([
    { entity_id: '1', type: 'person', name: 'Zofia Łąka', bio: '<p>Weaver &amp; welder.</p>' },
    { entity_id: '3', type: 'person', name: 'Unheard Speaker' },
  ])
  expect(records.venues.map((venue) => venue.name)).toEqual(['Barn', 'Empty Room'])
})

test('refuses XML that defines entities of its own, whatever they expand to', () => {
  const bomb = feed('moorhen.xml').replace('<schedule>', '<!DOCTYPE schedule [<!ENTITY a "aaaa">]><schedule>')
  expect(() => readText(bomb)).toThrow(/^FEED_BROKEN {2}.*entities/)
})

test('reads a calendar: folded lines, escapes, categories, cancelled and all-day events', () => {
  const { format, records } = readText(feed('lantern.ics'))
  expect(format).toBe('ical')
  const [opening, parade] = records.events
  expect(opening).toEqual({
    id: 'opening-277929',
    event_id: 'opening@lantern.example',
    name: 'Lanterns, lit together',
    description:
      '<p>Bring a jar. See <a href="https://lantern.example/jars" rel="nofollow noopener">https://lantern.example/jars</a></p><p>Rain or shine.</p>',
    start_time: '2026-05-01T19:00:00+01:00',
    end_time: '2026-05-01T20:30:00+01:00',
    track: 'Opening',
    presented_by: 'Lantern Guild',
    tags: [
      { id: 'Opening', name: 'Opening' },
      { id: 'Family', name: 'Family' },
    ],
    venue_id: 'upper-quay',
    links: [{ label: 'Programme page', url: 'https://lantern.example/opening' }],
  })
  expect(parade).toEqual({
    id: 'parade',
    event_id: 'parade',
    name: 'Parade',
    date: '2026-05-02',
    canceled: true,
    tags: [{ id: 'all-day', name: 'All day' }],
  })
})

test('writes a repeating entry out, without its exceptions and with its changes', () => {
  const { records } = readText(feed('lantern.ics'))
  const series = records.events.filter((event) => event.event_id === 'yoga')
  expect(series.map(({ id, name, start_time }) => [id, name, start_time])).toEqual([
    ['yoga-20260501', 'Morning Stretch', '2026-05-01T07:00:00+01:00'],
    ['yoga-20260503', 'Late Stretch', '2026-05-03T08:00:00+01:00'],
  ])
})

test('ends an endless repetition after a year and says so', () => {
  const { records, notes } = readText(feed('lantern.ics'))
  expect(records.events.filter((event) => event.event_id === 'forever')).toHaveLength(367)
  expect(notes).toContainEqual({ code: 'FEED_CUT_REPETITION', kind: 'events', id: 'forever' })
})

test("reads a time in a zone that only the calendar itself knows by the calendar's own rules", () => {
  const { records } = readText(feed('lantern.ics'))
  // 10:00 at +01:30 is 08:30 UTC, 09:30 in Lisbon's summer.
  expect(records.events.find((event) => event.id === 'own-zone')?.start_time).toBe('2026-05-01T09:30:00+01:00')
})

test.each([
  ['SOMETIMES', 'FREQ=SOMETIMES'],
  ['no known day', 'FREQ=WEEKLY;BYDAY=XX'],
  ['30 February', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['a fifth Monday of a day', 'FREQ=DAILY;BYDAY=5MO'],
  ['a day that no hour has', 'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30'],
  ['every second', 'FREQ=SECONDLY'],
])('lets an entry with a rule of %s happen once, and says so', (_, rule) => {
  const { records, notes } = readText(feed('lantern.ics').replace('FREQ=DAILY;COUNT=3', rule))
  expect(records.events.filter((event) => event.name === 'Morning Stretch').map((event) => event.start_time)).toEqual([
    '2026-05-01T07:00:00+01:00',
  ])
  expect(notes.filter((note) => note.id === 'yoga').map((note) => note.code)).toEqual(['FEED_CUT_REPETITION_RULE'])
})

test('keeps what can be read of a calendar entry', () => {
  const { records, notes } = readText(
    feed('lantern.ics').replace('SUMMARY:Parade', 'SUMMARY:Parade\nRDATE;VALUE=PERIOD:x/y'),
  )
  expect(records.events.map((event) => event.name)).toContain('Parade')
  expect(notes.some((note) => note.id === 'parade')).toBe(true)
})

test.each([
  ['a half-written JSON file', '{"events": [{"id": 1, "na', 'FEED_BROKEN'],
  ['half-written lines of JSON', '{"id":"a","name":"A","event_type":"x"}\n{"id":"b"', 'FEED_BROKEN'],
  ['half-written XML', feed('moorhen.xml').slice(0, 700), 'FEED_BROKEN'],
  ['a half-written calendar', feed('lantern.ics').slice(0, 700), 'FEED_BROKEN'],
  ['a calendar cut between two entries', feed('lantern.ics').split('BEGIN:VEVENT')[0] ?? '', 'FEED_BROKEN'],
  ['prose', 'Dear all, the programme follows.', 'FEED_UNKNOWN_FORMAT'],
  ['a web page', '<!doctype html><html><body>Sign in</body></html>', 'FEED_UNKNOWN_FORMAT'],
  ['other JSON', '{"sessions":[{"id":1,"title":"A"}]}', 'FEED_UNKNOWN_FORMAT'],
  ['nothing', '  \n', 'FEED_EMPTY'],
])('refuses %s with its code', (_, text, code) => {
  expect(() => readText(text)).toThrow(new RegExp(`^${code} {2}`))
})
