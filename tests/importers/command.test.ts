import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { aFeed } from './an-import.ts'

/** Runs the command as `npm run import --` does, with a programme folder of its own. */
function run(dir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/import.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, MARQUEE_PROGRAMME: dir, MARQUEE_FESTIVAL: 'festival.config.ts', TZ: 'Asia/Tokyo' },
  })
  return { status, out: stdout.trim().split('\n'), errors: stderr.trim().split('\n').filter(Boolean) }
}

test('imports a file, says so step by step and ends with what to do next', { timeout: 30_000 }, () => {
  const dir = temporaryFolder()
  const feeds = temporaryFolder({ 'fair-2026.json': aFeed(3) })
  const file = join(feeds, 'report.json')
  const { status, out, errors } = run(dir, join(feeds, 'fair-2026.json'), '--report', file)
  expect([status, errors]).toEqual([0, []])
  expect(out.slice(0, 5)).toEqual([
    'Reading …',
    'Understanding …',
    'Checking …',
    'Writing …',
    'Imported fair-2026 (2026), source "programme": 3 events.',
  ])
  expect(out.at(-1)).toBe('Now run npm start')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ counts: { events: 3 }, importer: 'marquee-json' })
  expect(run(dir, join(feeds, 'fair-2026.json')).out.at(-1)).toMatch(/^Nothing new/)
})

test('answers a bad feed with one line and exit code 1, a wrong option with exit code 2', { timeout: 30_000 }, () => {
  const dir = temporaryFolder()
  const refused = run(dir, join(dir, 'gone.json'))
  expect([refused.status, refused.errors]).toEqual([
    1,
    [`FEED_MISSING  ${join(dir, 'gone.json')} does not exist or cannot be read. Check the path.`],
  ])
  const wrong = run(dir, 'a.json', '--zone', 'Mars/Olympus')
  expect([wrong.status, wrong.errors]).toEqual([
    2,
    ['IMPORT_BAD_ZONE  "Mars/Olympus" is not a time zone. Give an IANA name, such as --zone Europe/Berlin.'],
  ])
  expect(run(dir).status).toBe(2)
  expect(run(dir, 'a.json', '--colour').status).toBe(2)
  expect(existsSync(join(dir, '2026'))).toBe(false)
})

test('explains itself', () => {
  const { status, out } = run(temporaryFolder(), '--help')
  expect(status).toBe(0)
  expect(out.join('\n')).toMatch(/Usage: npm run import -- .*Examples:.*Exit codes:/s)
})
