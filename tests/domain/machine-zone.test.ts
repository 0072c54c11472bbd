import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a machine in another zone makes of the same moments, by a fresh Node. */
const seenFrom = (zone: string) => {
  const { machine, ...seen } = JSON.parse(
    execFileSync(process.execPath, ['tests/domain/moments.ts'], {
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    }),
  )
  return { machine, seen }
}

test('shows the same times wherever the machine stands [K01]', () => {
  const tokyo = seenFrom('Asia/Tokyo')
  const angeles = seenFrom('America/Los_Angeles')
  // Both really stood where they should: minutes behind UTC.
  expect([tokyo.machine, angeles.machine]).toEqual([-540, 420])
  expect(tokyo.seen).toEqual(angeles.seen)
  expect(tokyo.seen).toMatchObject({ days: ['2026-03-07', '2026-03-08', '2028-02-29'] })
}, 60_000)
