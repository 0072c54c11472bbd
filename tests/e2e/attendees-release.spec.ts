import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { TEST_ENV, TEST_RELEASE } from '../../scripts/checks/test-places.ts'
import { expect, test } from './visitor.ts'

/** A file as a visitor would read it. */
function readPlain(path: string): string {
  const bytes = readFileSync(path)
  return (
    path.endsWith('.br') ? brotliDecompressSync(bytes) : path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  ).toString()
}

test('nobody of the directory is in a file of the release [R11] [R12] [E03]', async () => {
  test.setTimeout(120_000)
  const people = readFileSync(join(TEST_ENV.MARQUEE_SAMPLE, 'attendees.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { uid: string; name: string })
  expect(people).toHaveLength(400)
  const uids = /sample-[a-z][a-z0-9-]+/g
  // A few names stand for all: each is a search through every file.
  const names = people.filter((_, place) => place % 40 === 0).map(({ name }) => name)
  const release = process.env.MARQUEE_TEST_RELEASE ?? TEST_RELEASE
  const known = new Set(people.map(({ uid }) => uid))
  const files = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|json|js|txt|xml|conf)(\.br|\.gz)?$|^_/.test(entry.name))
    // The compressed forms of a page are made from it; of every twentieth it is looked at.
    .filter((entry, place) => !/\.(br|gz)$/.test(entry.name) || place % 20 === 0)
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(1000)
  const found: string[] = []
  for (const file of files) {
    const text = readPlain(file)
    for (const [uid] of text.matchAll(uids)) if (known.has(uid)) found.push(`${uid} in ${file}`)
    for (const name of names) if (text.includes(name)) found.push(`${name} in ${file}`)
  }
  expect(found).toEqual([])
})
