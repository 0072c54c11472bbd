import { expect, test } from 'vitest'
import { readYear, toDayPath, toItemPath } from '../../src/domain/urls.ts'

test('leads to details, with the year if there is one [B03]', () => {
  expect(toItemPath('event', 'e1', 2026)).toBe('/2026/events/e1')
  expect(toItemPath('event', 'e1')).toBe('/events/e1')
  expect(toItemPath('artist', 'a1', 2025)).toBe('/2025/artists/a1')
  expect(toDayPath('2026-03-14', 2026)).toBe('/2026/schedule/2026-03-14')
  expect(toDayPath('2026-03-14')).toBe('/schedule/2026-03-14')
})

test('has a path for every model; a person is a contributor, an attendee belongs to no year', () => {
  const models = [
    ['artist', '/2026/artists/x'],
    ['person', '/2026/contributors/x'],
    ['film', '/2026/films/x'],
    ['venue', '/2026/venues/x'],
    ['brand', '/2026/brands/x'],
    ['exhibitor', '/2026/exhibitors/x'],
    ['music_fest_presenter', '/2026/music_fest_presenters/x'],
    ['attendee', '/attendees/x'],
  ] as const
  for (const [model, path] of models) expect(toItemPath(model, 'x', 2026)).toBe(path)
})

test('reads a year only when it is an integer [V02]', () => {
  expect(readYear('2026')).toBe(2026)
  expect(readYear(undefined)).toBeUndefined()
  expect(readYear('')).toBeUndefined()
  for (const text of ['abc', '2026a', '20.5', '-1', '1e3', ' 2026', '２０２６', '20260']) {
    expect(readYear(text)).toBe('invalid')
  }
})
