import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOfShard } from '../../src/data/pages/shard.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

test('gives every page to exactly one process', () => {
  const urls = Array.from({ length: 1000 }, (_, index) => `/2026/events/e${index}`)
  const shares = [0, 1, 2].map((index) => urls.filter((url) => isOfShard(url, { index, count: 3 })))
  expect(shares.flat().sort()).toEqual([...urls].sort())
  for (const share of shares) expect(share.length).toBeGreaterThan(250)
})

test('two processes build byte for byte what one builds', () => {
  const dir = temporaryFolder({})
  const env = {
    ...process.env,
    MARQUEE_PROGRAMME: join(dir, 'none'),
    MARQUEE_SAMPLE: join(dir, 'sample'),
    MARQUEE_NOW: '2026-03-07T21:00:00Z',
  }
  const run = (...args: string[]) => execFileSync(process.execPath, args, { env, stdio: 'pipe' })
  run('scripts/sample.ts', '--events', '60', '--out', join(dir, 'sample'))
  for (const count of ['1', '2']) {
    run('scripts/build.ts', '--out', join(dir, count), '--no-compress', '--quiet', '--processes', count)
  }
  const files = (of: string) =>
    readdirSync(join(dir, of), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, of).length))
      .sort()
  expect(files('2')).toEqual(files('1'))
  expect(files('1').length).toBeGreaterThan(200)
  for (const file of files('1')) {
    expect(readFileSync(join(dir, '2', file)).equals(readFileSync(join(dir, '1', file))), file).toBe(true)
  }
}, 120_000)
