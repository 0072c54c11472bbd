import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FeedError } from '../../src/data/importers/feed-error.ts'
import type { Notes } from '../../src/data/importers/notes.ts'
import { readFeedText } from './read-text.ts'

const read = (name: string, year?: number) =>
  readFeedText(readFileSync(new URL(`../fixtures/feeds/${name}`, import.meta.url), 'utf8'), year)

const codes = (notes: Notes['list']) => notes.map((note) => note.code)

test("reads Sessionize's sessions, with its categories as the fields they are [E01] [E02]", () => {
  const { format, records, notes } = read('quillhaven-sessions.json')
  expect([format, notes]).toEqual(['sessionize', []])
  expect(records.events[1]).toMatchObject({
    id: '102',
    start_time: '2026-05-21T09:00:00-05:00',
    end_time: '2026-05-21T09:45:00-05:00',
    track: 'Hot water',
    experience_level: 'Advanced',
    tags: [{ id: 'Copper', name: 'Copper' }],
    contributors: [{ entity_id: 's-1' }],
    venue_id: 'hall-k',
  })
  expect(records.contributors[0]).toMatchObject({ name: 'Ines Farrow', title: 'Kettle engineer', featured: true })
})

test('reads sessions by day and room, as the grid of Sessionize has them', () => {
  const session = {
    id: '1',
    title: 'Opening',
    startsAt: '2026-05-21T09:00:00',
    room: 'Hall K',
    speakers: [{ id: 's', name: 'Ines Farrow' }],
  }
  const { format, records } = readFeedText(
    JSON.stringify([{ date: '2026-05-21', rooms: [{ id: 1, sessions: [session] }] }]),
  )
  expect(format).toBe('sessionize')
  expect(records.events[0]).toMatchObject({ venue_id: 'hall-k', contributors: [{ entity_id: 's' }] })
  expect(records.contributors).toMatchObject([{ entity_id: 's', name: 'Ines Farrow' }])
})

test('takes partners by level for brands, and rooms with their floors from the map [E06] [E08]', () => {
  const { records, edition } = read('quillhaven-about.json')
  expect(edition.name).toBe('Quillhaven Days 2026')
  expect(records.brands).toMatchObject([{ id: 'tinware', name: 'Tinware Ltd', category: 'Gold' }])
  expect(records.venues).toEqual([
    { id: 'hall-k', name: 'Hall K', floor: 'Ground floor', location: { address: '5 Mill Lane' } },
  ])
})

test('reads schema.org events: called off, free, with tickets, places of one name apart [E01] [E08]', () => {
  const { format, records, notes, edition } = read('harrowgate.jsonld')
  expect([format, codes(notes), edition.name]).toEqual(['json-ld', ['FEED_LONG'], undefined])
  expect(records.events[0]).toMatchObject({
    canceled: true,
    event_type: 'Music',
    presented_by: 'Weir Society',
    contributors: [{ entity_id: 'the-otter-choir' }],
    venue_id: 'city-hall',
    links: [{ label: 'Website' }, { label: 'Tickets', value: '12 USD' }],
  })
  expect(records.events.map(({ name, date, venue_id }) => [name, date, venue_id])).toEqual([
    ['Lanterns on the Weir', undefined, 'city-hall'],
    ['Long Show', '2026-06-01', 'city-hall-9-other-street'],
    ['First Night', undefined, 'city-hall'],
  ])
  expect(records.contributors[0]).toMatchObject({ type: 'artist', name: 'The Otter Choir' })
  expect(JSON.stringify(records)).not.toMatch(/private\.example|555/)
})

test('finds schema.org events inside a web page and passes its broken blocks over', () => {
  const { format, records } = read('harrowgate.html')
  expect(format).toBe('json-ld')
  expect(records.events).toMatchObject([{ name: 'Silent Otters', event_type: 'Screening', venue_id: 'mill-cinema' }])
})

test('calls the edition after a festival that holds all events', () => {
  const festival = {
    '@type': 'Festival',
    name: 'Two Nights',
    subEvent: { '@type': 'Event', name: 'A', startDate: '2026-06-06' },
  }
  const { edition, records } = readFeedText(JSON.stringify(festival))
  expect([edition.name, records.events.map(({ name }) => name)]).toEqual(['Two Nights', ['A']])
})

test('makes a film and an event for each screening, and says which language was kept [E04]', () => {
  const { format, records, notes } = read('saltmarsh-films.json')
  expect([format, codes(notes)]).toEqual(['film-programme', ['FEED_LANGUAGE', 'FEED_NOT_A_RECORD']])
  expect(records.films[0]).toMatchObject({
    name: 'The Salt Road',
    runtime: '105',
    credits: [{ label: 'Director', values: ['Aino Keto', 'Bo Marsh'] }],
  })
  expect(records.events.map(({ id, end_time, film_ids }) => [id, end_time, film_ids])).toEqual([
    ['1-2026-02-04T2030-KinoReed7', '2026-02-04T22:15:00-06:00', ['1']],
    ['1-2026-02-05T2000-KinoReed9', '2026-02-05T21:45:00-06:00', ['1']],
  ])
})

test('reads exhibitors with all their booths, and sponsors as brands [E06]', () => {
  const { format, records, edition } = read('fairgate-vendors.json')
  expect([format, edition.year]).toEqual(['exhibitor-list', 2026])
  expect(records.exhibitors.map(({ id, booths }) => [id, booths])).toEqual([
    ['acorn-games', ['1637', '1639']],
    ['brass-dice', undefined],
  ])
  expect(records.brands).toEqual([{ id: 'acorn-games', name: 'Acorn Games', booths: ['Room 140'] }])
})

test('reads a line-up from the tables of a script [E02]', () => {
  const { format, records, notes } = read('moonpier.js.txt')
  expect(format).toBe('line-up')
  expect(codes(notes)).toEqual(['FEED_NO_NAME_DROPPED', 'FEED_NO_NAME'])
  expect(records.events[0]).toMatchObject({
    start_time: '2026-08-09T01:00:00-05:00',
    contributors: [{ entity_id: '7' }],
  })
  expect(records.contributors).toMatchObject([
    { type: 'artist', links: { website: 'https://copper.example', spotify: 'https://open.spotify.com/artist/1aBcD' } },
  ])
})

test('puts a set at one in the morning into the night of the day that lists it, and says so', () => {
  const { records, notes } = read('moonpier-days.json')
  expect(records.events.map(({ start_time, end_time, date }) => [start_time, end_time, date])).toEqual([
    ['2026-08-08T23:30:00-05:00', '2026-08-09T00:30:00-05:00', '2026-08-08'],
    ['2026-08-09T01:00:00-05:00', '2026-08-09T02:15:00-05:00', '2026-08-08'],
  ])
  expect(codes(notes)).toContain('FEED_AFTER_MIDNIGHT')
})

test("gives days without a year the edition's, takes lists of people apart and leaves prose whole", () => {
  const { format, records, notes } = read('glassford-workshops.json', 2026)
  expect(format).toBe('mini-conf')
  expect(records.events.map(({ id, start_time, end_time, date }) => [id, start_time, end_time, date])).toEqual([
    ['W1-1', '2026-07-09T09:00:00-05:00', '2026-07-09T09:10:00-05:00', undefined],
    ['W1-1-2', '2026-07-09T23:30:00-05:00', '2026-07-10T00:30:00-05:00', undefined],
    ['posters-2026-07-09', undefined, undefined, '2026-07-09'],
    ['W1-4', undefined, undefined, undefined],
  ])
  expect(records.contributors.map(({ name }) => name)).toEqual(['Ada Quill', 'Bo Vane', 'Cy de la Rue'])
  expect(records.events[1]?.presented_by).toBe('the chairs')
  expect(new Set(codes(notes))).toEqual(
    new Set([
      ...['FEED_PEOPLE_IN_WORDS', 'FEED_NO_YEAR_IN_DATE', 'FEED_PRESENTED_BY', 'FEED_NEXT_DAY'],
      ...['FEED_BAD_DATE', 'FEED_REPEATED_ID'],
    ]),
  )
})

test('reads the papers and the calendar of a Mini-Conf', () => {
  const { records } = read('glassford-papers.csv')
  expect(records.events[0]).toMatchObject({
    description: '<p>They "boil",<br>slowly.</p>',
    contributors: [{ entity_id: 'ada-quill' }, { entity_id: 'bo-vane' }],
  })
  expect(read('glassford-calendar.json').records.events[0]).toMatchObject({
    name: 'T1: Tea Ada Quill',
    event_type: 'Tutorials',
  })
})

test('joins the lists of a SIGCHI programme by their ids: chairs, authors, rooms, slots [E01] [E02]', () => {
  const { format, records, edition, notes } = read('wickmere.json')
  expect([format, edition.zone, notes]).toEqual(['sigchi', '-05:00', []])
  expect(records.events[0]).toMatchObject({
    long_description: '<h4>Wax &amp; &lt;Light&gt;</h4><p>Wilma B Ash, Tom Ember</p><p>It burns.</p>',
    start_time: '2026-06-28T07:00:00-05:00',
    contributors: [{ entity_id: '91', role: 'chair' }, { entity_id: '90' }],
    venue_id: '30',
  })
  expect(records.brands[0]?.category).toBe('Champions')
})

test("reads Google I/O's sessions and codelabs, without the speakers that have no name", () => {
  const { format, records, notes } = read('pinecrest.json')
  expect([format, codes(notes)]).toEqual(['google-io', ['FEED_NO_NAME_DROPPED']])
  expect(records.events).toMatchObject([
    { id: 'se-1', contributors: [{ entity_id: 'sp-1' }], tags: [{ name: 'Eggs' }], venue_id: 'ro-1' },
    { id: 'lab-1', event_type: 'Codelab' },
  ])
  expect(records.venues).toEqual([{ id: 'ro-1', name: 'Stage 1', position: 1 }])
})

test('makes one event of each time that an entry happens, once, under ids that stay', () => {
  const { format, records, notes } = read('dustpan.json')
  expect(format).toBe('iburn')
  expect(records.events.map(({ id, event_id, start_time, end_time }) => [id, event_id, start_time, end_time])).toEqual([
    ['E1', 'E1', '2026-08-27T06:00:00-05:00', '2026-08-27T07:00:00-05:00'],
    ['E1-20260828T0600', 'E1', '2026-08-28T06:00:00-05:00', undefined],
    ['E1-20260829T0600', 'E1', '2026-08-29T06:00:00-05:00', undefined],
    ['E2', 'E2', undefined, undefined],
  ])
  expect(codes(notes)).toEqual(['FEED_REPEATED_RECORD', 'FEED_SEVERAL_TIMES', 'FEED_BAD_END'])
  expect(records.venues.map(({ id }) => id)).toEqual(['C1', 'the-far-fence'])
  expect(JSON.stringify(records)).not.toMatch(/private\.example/)
})

test('refuses feeds that are nested without end, whatever they claim to be, and never overflows', () => {
  const deep = (open: string, close: string) => `${open.repeat(60_000)}1${close.repeat(60_000)}`
  const languages = deep('{"en":', '}')
  const feeds = [
    `{"days":[{"date":"2026-08-08","stages":[{"name":${languages},"sets":[{"artist":${languages}}]}]}]}`,
    `[{"title":${languages},"screenings":[{"date":"2026-02-04"}]}]`,
    `[{"title":${languages},"mins":1,"date":"2026-02-04"}]`,
    `{"sessions":[{"title":${languages},"startsAt":"2026-02-04T10:00"}]}`,
    `[{"uid":"1","title":${languages},"occurrence_set":[]}]`,
    `{"@graph":${deep('[', ']')}}`,
    `{"@type":"Event","name":"A","performer":{"name":${languages}}}`,
    `{"@type":"Event","subEvent":${deep('{"@type":"Event","subEvent":', '}')}}`,
    `var program = ${deep('[', ']')}`,
  ]
  for (const feed of feeds) {
    try {
      expect(readFeedText(feed).records.events.length).toBeLessThan(2)
    } catch (error) {
      expect(error).toBeInstanceOf(FeedError)
    }
  }
})
