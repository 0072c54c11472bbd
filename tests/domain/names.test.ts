import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketOf, compareNames, initialsOf, LETTERS, letterOf } from '../../src/domain/names.ts'

test.each([
  ['Björk', 'B'],
  ['Øya', 'O'],
  ['Ægir', 'A'],
  ['Łona', 'L'],
  ['Ðorđe', 'D'],
  ['Þórunn', 'T'],
  ['ßeta', 'S'],
  ['ığdır', 'I'],
  ['İpek', 'I'],
  ['Ángel', 'A'],
  ['A\u0301ngel', 'A'],
  ['¡Ándale!', 'A'],
  ['“Quoted”', 'Q'],
  ['e.e. cummings', 'E'],
  ['2manydjs', '#'],
  ['!!!', '#'],
  ['椎名林檎', '#'],
  ['فيروز', '#'],
  ['Ωmega', '#'],
  ['Дельфин', '#'],
  ['🎸', '#'],
  ['', '#'],
])('files %j under %s [B05]', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})

test('files every name under A to Z or # [B05]', () => {
  expect(LETTERS.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ#')
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => LETTERS.includes(letterOf(name))))
})

test('orders names as a reader looks for them', () => {
  const names = ['Zoë', 'émile', 'Emil', 'Act 10', 'Act 9', '"Eve"', 'Östen', 'zoe']
  expect(names.toSorted((a, b) => compareNames(a, b))).toEqual([
    'Act 9',
    'Act 10',
    'Emil',
    'émile',
    '"Eve"',
    'Östen',
    'Zoë',
    'zoe',
  ])
  expect(['Östen', 'Zorn'].toSorted((a, b) => compareNames(a, b, 'sv'))).toEqual(['Zorn', 'Östen'])
})

test('never calls two different names equal, so that an order is the same in every build', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) + 0)
      expect(compareNames(a, b) === 0).toBe(a === b)
    }),
  )
})

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['prince', 'P'],
  ['José María', 'JM'],
  ["Sinéad O'Connor", 'SO'],
  ['AC/DC', 'AD'],
  ['椎名林檎', '椎'],
  ['أم كلثوم', 'أك'],
  ['50 Cent', '5C'],
  ['𝔘nicode', '𝔘'],
  ['!!!', ''],
  ['', ''],
])('shows %j as %s where a portrait is missing', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('gives a name the same bucket in every build, and spreads names over all of them', () => {
  // The published vectors of FNV-1a: 811c9dc5, e40c292c, bf9cf968.
  expect([bucketOf('', 1000), bucketOf('a', 1000), bucketOf('foobar', 1000)]).toEqual([261, 220, 720])
  const counts = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let index = 0; index < 8000; index += 1) {
    const bucket = bucketOf(`Name ${index}`, 8)
    counts[bucket] = (counts[bucket] ?? Number.NaN) + 1
  }
  expect(counts.every((count) => count > 700 && count < 1300)).toBe(true)
})
