import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byDistance, formatDistance, readPoint, toDistanceM } from '../../src/domain/distance.ts'

const BERLIN = { lat: 52.52, lon: 13.405 }
const PARIS = { lat: 48.8566, lon: 2.3522 }

test('ways are those over the ground, also across the line where days begin [E13]', () => {
  expect(toDistanceM(BERLIN, PARIS) / 1000).toBeCloseTo(877.5, 0)
  expect(toDistanceM({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 }) / 1000).toBeCloseTo(22.2, 1)
  expect(toDistanceM({ lat: 90, lon: 0 }, { lat: -90, lon: 0 }) / 1000).toBeCloseTo(20_015, 0)
  expect(toDistanceM(PARIS, PARIS)).toBe(0)
})

test('a way is as long there as back, and never more than half around the earth [E13]', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(toDistanceM(a, b)).toBeCloseTo(toDistanceM(b, a), 3)
      expect(toDistanceM(a, b)).toBeLessThanOrEqual(20_015_087)
    }),
  )
})

test('ways are said in metres and kilometres, or in miles where people use them [E13]', () => {
  expect([3, 347, 994, 996, 1234, 14_600].map((metres) => formatDistance(metres, 'en-AU'))).toEqual([
    '10 m',
    '350 m',
    '990 m',
    '1 km',
    '1.2 km',
    '15 km',
  ])
  expect([3, 347, 1234, 24_600].map((metres) => formatDistance(metres, 'en-US'))).toEqual([
    '0.1 mi',
    '0.2 mi',
    '0.8 mi',
    '15 mi',
  ])
  expect(formatDistance(1234, 'de')).toBe('1,2 km')
  expect(formatDistance(1234, 'en')).toBe('0.8 mi')
})

test('what is near comes first, and what has no place last and in its order [E13]', () => {
  const places = { b: '0,2', unknown: undefined, a: '0,1', later: 'nowhere', a2: '0,1' }
  const { known, unknown } = byDistance(Object.entries(places), ([, at]) => readPoint(at), { lat: 0, lon: 0 })
  expect(known.map(({ item: [name] }) => name)).toEqual(['a', 'a2', 'b'])
  expect(unknown.map(([name]) => name)).toEqual(['unknown', 'later'])
})

test('only a latitude and a longitude are a place [E13]', () => {
  expect(readPoint('36.91,-89.1')).toEqual({ lat: 36.91, lon: -89.1 })
  for (const text of ['', '36.91', '91,0', '0,181', '1..2,3', 'a,b', undefined]) expect(readPoint(text)).toBeUndefined()
})
