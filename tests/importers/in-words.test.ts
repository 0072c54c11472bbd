import { expect, test } from 'vitest'
import { readPeopleInWords, readPeopleWithEmployers, splitRole } from '../../src/data/importers/people-in-words.ts'
import { readSpokenDay, readSpokenTime } from '../../src/data/importers/spoken-dates.ts'

test('takes a part out of a name, and leaves what else stands in brackets', () => {
  expect(splitRole('Orla Quist (moderator)')).toEqual({ name: 'Orla Quist', role: 'moderator' })
  expect(splitRole('Orla Quist [M]')).toEqual({ name: 'Orla Quist', role: 'moderator' })
  expect(splitRole('Tam Birdsong (Okie)')).toEqual({ name: 'Tam Birdsong (Okie)' })
})

test('takes a list of people apart only when every part of it looks like a name', () => {
  expect(readPeopleInWords('Ada Quill, Bo Vane and Cy de la Rue')).toEqual(['Ada Quill', 'Bo Vane', 'Cy de la Rue'])
  expect(readPeopleInWords('Ada Quill/Bo Vane')).toEqual(['Ada Quill', 'Bo Vane'])
  expect(readPeopleInWords('Ada Quill and the chairs')).toBeUndefined()
  expect(readPeopleInWords('Live chat for each paper (see room 5)')).toBeUndefined()
  expect(readPeopleInWords('')).toBeUndefined()
})

test('reads people with their employers', () => {
  expect(readPeopleWithEmployers('Ada Quill, Harbour Post; Bo Vane; ')).toEqual([
    { name: 'Ada Quill', company: 'Harbour Post' },
    { name: 'Bo Vane' },
  ])
})

test('reads days and times as people write them', () => {
  const days = ['Jul 9', '9 Jul', 'July 9th', '09-Jul', 'Thursday, 9 July', 'July 9, 2026', 'soon', 'Jul 32', '']
  expect(days.map(readSpokenDay)).toEqual([
    ...['--07-09', '--07-09', '--07-09', '--07-09', '--07-09', '2026-07-09'],
    ...[undefined, undefined, undefined],
  ])
  const times = ['9:00 AM', '6pm', '7.15 p.m.', '12:05 am', '13:30 PM', '8:30', '25:00', '13 am', 'noon']
  expect(times.map(readSpokenTime)).toEqual([
    ...['09:00', '18:00', '19:15', '00:05', '13:30', '08:30'],
    ...[undefined, undefined, undefined],
  ])
})
