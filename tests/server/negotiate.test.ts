import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedEncodings } from '../../src/server/static/negotiate.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.8', ['gzip', 'br', 'identity']],
  ['br ; q=0.2 , gzip ; q=0.3', ['gzip', 'br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['identity;q=1, gzip;q=0.5', ['identity', 'gzip']],
  ['gzip;q=0', ['identity']],
  ['gzip;q=nonsense', ['identity']],
  ['gzip;q=7', ['identity']],
  ['identity;q=0', ['identity']],
  ['*;q=0', ['identity']],
])('reads %s as %j, the most wanted first', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

test('offers identity at the end whatever a client writes', () => {
  fc.assert(fc.property(fc.string(), (header) => acceptedEncodings(header).includes('identity')))
})
