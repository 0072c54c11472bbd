import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const feed = (name: string) => readFileSync(new URL(`../fixtures/feeds/${name}`, import.meta.url), 'utf8')

test('reads the variables of a script without running it: comments, bare names, quotes of both kinds [E01] [E02]', () => {
  const { format, records, notes } = readText(feed('brambleton.js.txt'))
  expect(format).toBe('conclar')
  expect(records.events).toEqual([
    {
      id: '1',
      event_id: '1',
      name: 'Maps of Nowhere',
      description: '<p>Who draws them? // not a comment</p>',
      start_time: '2026-03-13T23:30:00-05:00',
      end_time: '2026-03-14T00:45:00-05:00',
      track: 'Writing',
      event_type: 'Panel',
      tags: [{ id: 'Beginners', name: 'Beginners' }],
      contributors: [{ entity_id: 'p-1-5ac8a0', role: 'moderator' }, { entity_id: 'p2' }],
      venue_id: 'elm-room',
    },
    {
      id: '2',
      event_id: '2',
      name: 'Small Hours Ghost Stories',
      description: '<p>It\'s late, "very" late.</p>',
      start_time: '2026-03-14T01:15:00-05:00',
      end_time: '2026-03-14T02:00:00-05:00',
      venue_id: 'elm-room',
    },
  ])
  expect(records.contributors.map(({ name }) => name)).toEqual(['Orla Quist', 'Tam Birdsong (Okie)'])
  expect(records.contributors[0]).toMatchObject({
    bio: '<p>Draws maps.</p>',
    links: { website: 'https://orla.example' },
  })
  expect(records.venues).toEqual([
    { id: 'elm-room', name: 'Elm Room', floor: '2W', parent_venue: { name: 'Old Mill' } },
  ])
  expect(notes).toEqual([{ code: 'FEED_ROLE_IN_NAME', kind: 'events', id: '1' }])
})

test('reads the same lists as JSON, with HTML made safe', () => {
  const { format, records } = readText(feed('brambleton-schedule.json'))
  expect(format).toBe('conclar')
  expect(records.events[0]).toMatchObject({ description: '<p>Who draws them?</p>', track: 'Writing' })
  expect(records.contributors).toEqual([{ entity_id: 'p1', type: 'person', name: 'Orla Quist', bio: '<p>Maps.</p>' }])
})

test('never runs a script, and refuses one that is more than data or nested without end', () => {
  const event = '{ "title": "A", "date": "2026-03-13", "loc": ["B"] }'
  for (const text of [
    `var program = [${event}]; globalThis.broken = true`,
    `var program = [${event.replace('"A"', 'alert(1)')}]`,
    `var program = [${event}, ${'['.repeat(300)}${']'.repeat(300)}]`,
    `var program = [${event}`,
  ]) {
    expect(() => readText(text)).toThrow(/FEED_BROKEN/)
  }
})
