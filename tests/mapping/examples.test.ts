import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapped } from './a-mapping.ts'

/** A mapping of the docs with the data that stand in its own comments. */
function example(name: string, ...files: string[]) {
  const yaml = readFileSync(`docs/examples/mappings/${name}.yaml`, 'utf8')
  const comment = yaml
    .split('\n')
    .filter((line) => line.startsWith('#   '))
    .slice(1)
    .map((line) => line.slice(1))
  const texts: Record<string, string> = {}
  for (const line of comment) {
    const named = files.find((file) => line.trim().startsWith(file))
    const last = named ?? Object.keys(texts).at(-1) ?? files[0] ?? ''
    texts[last] = `${texts[last] ?? ''}${line.replace(named ?? '', '').trim()}\n`
  }
  return mapped(yaml, texts, { zone: undefined })
}

test('tables.yaml reads the rows of its comment', async () => {
  const { records } = await example('tables', 'talks.csv', 'people.csv')
  expect(records.events).toMatchObject([
    {
      id: 'talk-7',
      name: 'Moths by lamplight',
      start_time: '2026-09-04T18:00:00+02:00',
      end_time: '2026-09-04T19:30:00+02:00',
      venue_id: 'orangery',
      format: 'talk',
    },
  ])
  expect(records.events[0]?.contributors).toEqual([
    { entity_id: 'ida-moss' },
    { entity_id: 'jon-vale', role: 'moderator' },
  ])
  expect(records.contributors[0]).toMatchObject({
    name: 'Ida Moss',
    bio: '<p>Writes about wings.</p>',
    company: 'Loom Press',
  })
})

test('nested-json.yaml reads the JSON of its comment', async () => {
  const { records } = await example('nested-json', 'plan.json')
  expect(records.events).toMatchObject([
    {
      id: 's1-1',
      name: 'Dew',
      start_time: '2026-09-04T18:00:00+03:00',
      end_time: '2026-09-04T18:45:00+03:00',
      venue_id: 'h1',
      tags: [{ name: 'Night' }],
    },
  ])
  expect(records.venues).toMatchObject([{ id: 'h1', name: 'Orangery', capacity: 80 }])
})

test('elements.yaml reads the XML of its comment', async () => {
  const { records } = await example('elements', 'festival.xml')
  expect(records.events.map(({ id, start_time, film_ids }) => [id, start_time, film_ids])).toEqual([
    ['f1-1', '2026-07-09T20:30:00+02:00', ['f1']],
    ['f1-2', '2026-07-10T18:00:00+02:00', ['f1']],
  ])
  expect(records.films).toMatchObject([
    { id: 'f1', runtime: '92 min', credits: [{ label: 'Director', values: ['Ida Moss'] }] },
  ])
  expect(records.exhibitors).toMatchObject([{ name: 'Loom Press', booths: ['12'] }])
})
