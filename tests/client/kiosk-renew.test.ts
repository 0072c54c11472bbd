import { expect, test } from 'vitest'
import { isWhole, toRenewWait } from '../../src/client/kiosk-renew.ts'

test('believes only a page that arrived to its end [R15]', () => {
  expect(isWhole('<!doctype html><html><body>A programme</body></html>\n')).toBe(true)
  expect(isWhole('<!doctype html><html><body>A progr')).toBe(false)
  expect(isWhole('<html></html><body>')).toBe(false)
  expect(isWhole('')).toBe(false)
})

test('screens that were switched on together do not ask together [R15]', () => {
  expect([0, 0.5, 1].map((random) => Math.round(toRenewWait(180_000, random)))).toEqual([144_000, 180_000, 216_000])
})
