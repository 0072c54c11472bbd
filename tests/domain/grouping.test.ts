import { expect, test } from 'vitest'
import { groupByAnnouncement, groupByLetter, groupByModel } from '../../src/domain/grouping.ts'

const byName = (name: string) => name
const toObject = (groups: { key: string; items: string[] }[]) => groups.map(({ key, items }) => [key, ...items])

test('groups names by letter, A to Z and # last, without empty letters [B05]', () => {
  const names = ['椎名林檎', 'Zoë', 'Øya', 'Oona', '2manydjs', 'ada', 'Ágnes', 'فيروز']
  expect(toObject(groupByLetter(names, byName))).toEqual([
    ['A', 'ada', 'Ágnes'],
    ['O', 'Oona', 'Øya'],
    ['Z', 'Zoë'],
    ['#', '2manydjs', 'فيروز', '椎名林檎'],
  ])
  expect(groupByLetter([], byName)).toEqual([])
  expect(toObject(groupByLetter(['one'], byName))).toEqual([['O', 'one']])
})

test('groups people by the day they were announced, newest first, the unannounced last [B05]', () => {
  const days: Record<string, string> = { Ada: '2026-01-02', Zoë: '2026-02-01', Émile: '2026-01-02', Bo: '2025-12-31' }
  expect(
    toObject(groupByAnnouncement(['Émile', 'Kim', 'Bo', 'Zoë', 'Ada', 'Al'], (name) => days[name], byName)),
  ).toEqual([
    ['2026-02-01', 'Zoë'],
    ['2026-01-02', 'Ada', 'Émile'],
    ['2025-12-31', 'Bo'],
    ['', 'Al', 'Kim'],
  ])
})

test('groups results by model in the order of the specification [B06]', () => {
  const models = ['venue', 'person', 'artist', 'music_fest_presenter', 'exhibitor', 'brand', 'film', 'event', 'person']
  expect(toObject(groupByModel(models, byName))).toEqual([
    ['Events', 'event'],
    ['Films', 'film'],
    ['Brands', 'exhibitor', 'brand'],
    ['Presenters', 'music_fest_presenter'],
    ['Contributors', 'person', 'artist', 'person'],
    ['Venues', 'venue'],
  ])
  expect(toObject(groupByModel(['venue', 'unheard_of'], byName))).toEqual([['Venues', 'venue']])
})
