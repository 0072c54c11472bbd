import { expect, test } from 'vitest'
import { readEvents, readText } from './read-text.ts'

/** An event that is right in every way, but for what a test changes. */
const anEvent = (changes: object) => ({
  id: 'e1',
  event_id: 'e1',
  name: 'Harbour Walk',
  event_type: 'panel',
  date: '2026-03-13',
  start_time: '2026-03-13T10:00:00-05:00',
  ...changes,
})

const KEPT = {
  id: 'e1',
  event_id: 'e1',
  name: 'Harbour Walk',
  event_type: 'panel',
  date: '2026-03-13',
  start_time: '2026-03-13T10:00:00-05:00',
}

test.each([
  ['no name', { name: '' }, { ...KEPT, name: 'Untitled' }, ['FEED_NO_NAME']],
  ['a null name', { name: null }, { ...KEPT, name: 'Untitled' }, ['FEED_NO_NAME']],
  ['an unknown venue', { venue_id: 'v-9' }, { ...KEPT, venue_id: 'v-9' }, ['FEED_UNKNOWN_VENUE']],
  ['an impossible time', { start_time: '2026-02-30T10:00' }, { ...KEPT, start_time: undefined }, ['FEED_BAD_TIME']],
  ['a time in words', { start_time: 'after lunch' }, { ...KEPT, start_time: undefined }, ['FEED_BAD_TIME']],
  ['an end before its start', { end_time: '2026-03-13T09:00:00-05:00' }, KEPT, ['FEED_BAD_END']],
  ['an impossible date', { date: '13/13/26' }, { ...KEPT, date: undefined }, ['FEED_BAD_DATE']],
  [
    'broken HTML',
    { description: '<p>Mind <b>the gap' },
    { ...KEPT, description: '<p>Mind <strong>the gap</strong></p>' },
    ['FEED_BROKEN_HTML'],
  ],
  [
    'a script in its description',
    { description: '<p>Hello<script>alert(1)</script></p>' },
    { ...KEPT, description: '<p>Hello</p>' },
    ['FEED_SCRIPT'],
  ],
  [
    'a javascript: link in its description',
    { description: '<p><a href="java\tscript:alert(1)">Hello</a></p>' },
    { ...KEPT, description: '<p>Hello</p>' },
    ['FEED_BAD_LINK'],
  ],
  ['a javascript: link', { links: [{ label: 'Go', url: 'javascript:alert(1)' }] }, KEPT, ['FEED_BAD_LINK']],
  ['a javascript: rsvp_url', { rsvp_url: 'javascript:alert(1)' }, KEPT, ['FEED_BAD_LINK']],
  ['a picture that is no address', { image: { url: 'data:image/png;base64,AAAA' } }, KEPT, ['FEED_BAD_PICTURE']],
  ['null contributors', { contributors: null }, KEPT, []],
  ['a null contributor', { contributors: [null] }, KEPT, ['FEED_NOT_A_RECORD']],
  [
    'a contributor without a name',
    { contributors: [{ entity_id: 4, name: null }] },
    { ...KEPT, contributors: [{ entity_id: '4' }] },
    ['FEED_UNKNOWN_CONTRIBUTOR'],
  ],
  ['an unreadable publish_at', { publish_at: 'soon' }, { ...KEPT, publish_at: null }, ['FEED_BAD_PUBLISH_AT']],
  ['"NA" and "" for nothing', { track: 'NA', genre: '', venue: '', tags: null }, KEPT, []],
  [
    'fields of the wrong kind',
    { tags: 7, credentials: 'x', reservable: 'maybe', cpe_credit: [] },
    { ...KEPT, tags: [{ id: '7', name: '7' }], credentials: [{ name: 'x', type: 'x' }] },
    [],
  ],
  [
    'a name made of tags',
    { name: '<b>Harbour</b> &amp; <script>x</script>Walk' },
    { ...KEPT, name: 'Harbour & Walk' },
    [],
  ],
])('keeps an event with %s as far as it makes sense', (_, changes, kept, codes) => {
  const { records, notes } = readEvents(anEvent(changes), anEvent({ id: 'e2', event_id: 'e2' }))
  expect(records.events).toEqual([
    Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
    { ...KEPT, id: 'e2', event_id: 'e2' },
  ])
  expect(notes.map((note) => [note.code, note.id])).toEqual(codes.map((code) => [code, 'e1']))
})

test('keeps both of two events with one id, the second under another id', () => {
  const { records, notes } = readEvents(
    anEvent({}),
    anEvent({ name: 'Night Walk' }),
    anEvent({ id: 'E1', event_id: 'E1' }),
  )
  expect(records.events.map(({ id, event_id, name }) => [id, event_id, name])).toEqual([
    ['e1', 'e1', 'Harbour Walk'],
    ['e1-2', 'e1', 'Night Walk'],
    ['E1-3', 'E1', 'Harbour Walk'],
  ])
  expect(notes.map((note) => [note.code, note.id])).toEqual([
    ['FEED_REPEATED_ID', 'e1-2'],
    ['FEED_REPEATED_ID', 'E1-3'],
  ])
})

test('joins an event that the feed tells twice', () => {
  const { records, notes } = readEvents(anEvent({}), anEvent({ track: 'Water' }))
  expect(records.events).toEqual([{ ...KEPT, track: 'Water' }])
  expect(notes).toEqual([{ code: 'FEED_REPEATED_RECORD', kind: 'events', id: 'e1' }])
})

test('leaves out a person without a name, and what is not a record at all', () => {
  const contributors = [{ entity_id: 1, type: 'person', name: ' ' }, { entity_id: 2, type: 'person', name: 'Bo' }, 7]
  const { records, notes } = readText(JSON.stringify({ contributors, events: [anEvent({}), null] }))
  expect(records.contributors).toEqual([{ entity_id: '2', type: 'person', name: 'Bo' }])
  expect(records.events).toHaveLength(1)
  expect(notes.map((note) => [note.code, note.id])).toEqual([
    ['FEED_NOT_A_RECORD', 'feed, events 2'],
    ['FEED_NOT_A_RECORD', 'feed, contributors 3'],
    ['FEED_NO_NAME_DROPPED', '1'],
  ])
})
