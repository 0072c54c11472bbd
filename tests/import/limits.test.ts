import { spawnSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { toOptions } from '../../src/data/import/options.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { aFeed, importInto, snapshotOf } from '../importers/an-import.ts'

const MB = 1024 * 1024

function feedFile(name: string, bytes: Uint8Array | string): string {
  const file = join(temporaryFolder(), name)
  writeFileSync(file, bytes)
  return file
}

const refusalOf = (file: string, maxBytes?: number) =>
  importInto(temporaryFolder(), [file], { year: 2026, maxBytes }).then(
    () => 'not refused',
    (error: Error) => error.message,
  )

test('reads a gzipped feed like the feed', async () => {
  const dir = temporaryFolder()
  await importInto(dir, [feedFile('fair.json.gz', gzipSync(aFeed(3)))], { year: 2026 })
  expect(snapshotOf(dir).sources.programme?.records.events).toHaveLength(3)
})

test('refuses a gzip that is larger inside than a feed may be, whatever its size outside', async () => {
  const bomb = gzipSync(Buffer.alloc(8 * MB, 0x20))
  expect(bomb.length).toBeLessThan(MB)
  expect(await refusalOf(feedFile('bomb.gz', bomb), 2 * MB)).toMatch(
    /^FEED_TOO_LARGE {2}bomb\.gz is larger than 2 MB\. .*--max-mb/,
  )
})

test('refuses a cut gzip and archives by name', async () => {
  const cut = gzipSync(aFeed(3))
  expect(await refusalOf(feedFile('cut.gz', cut.subarray(0, cut.length - 10)))).toMatch(/^FEED_BROKEN {2}cut\.gz/)
  expect(await refusalOf(feedFile('a.zip', 'PK\u0003\u0004 and so on'))).toMatch(
    /^FEED_ARCHIVE {2}a\.zip is an archive \(zip\)/,
  )
})

test('refuses a gzip bomb at an address too', async () => {
  const bomb = gzipSync(Buffer.alloc(8 * MB, 0x20))
  for (const headers of [{ 'content-encoding': 'gzip' }, { 'content-type': 'application/gzip' }]) {
    const server = createServer((_, response) => response.writeHead(200, headers).end(bomb))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
    expect(await refusalOf(address, 2 * MB)).toMatch(/^FEED_TOO_LARGE/)
  }
})

test('counts the files of one import together', async () => {
  const dir = temporaryFolder({ 'a.json': aFeed(2).padEnd(MB), 'b.json': aFeed(2).padEnd(MB) })
  expect(await refusalOf(dir, 1.5 * MB)).toMatch(/^FEED_TOO_LARGE/)
  const files = [join(dir, 'a.json'), join(dir, 'b.json')]
  const both = importInto(temporaryFolder(), files, { year: 2026, maxBytes: 1.5 * MB })
  await expect(both).rejects.toThrow(/^FEED_TOO_LARGE/)
})

test('takes whole megabytes as a limit', () => {
  expect(toOptions([], { maxMb: '200' }).maxBytes).toBe(200 * MB)
  for (const maxMb of ['0', '1.5', 'lots', '99999']) {
    expect(() => toOptions([], { maxMb })).toThrow(/^IMPORT_BAD_LIMIT/)
  }
})

test('refuses 200 MB without reading them', { timeout: 30_000 }, () => {
  const file = feedFile('huge.json', '[')
  truncateSync(file, 200 * MB)
  const script = `process.argv = [process.execPath, 'scripts/import.ts', ${JSON.stringify(file)}];
    process.on('exit', () => console.log('peak ' + process.resourceUsage().maxRSS));
    await import('./scripts/import.ts')`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, MARQUEE_PROGRAMME: temporaryFolder(), MARQUEE_FESTIVAL: 'festival.config.ts' },
  })
  expect(stderr).toMatch(/FEED_TOO_LARGE {2}huge\.json is larger than 64 MB\. .*--max-mb/)
  const peakKb = Number(/peak (\d+)/.exec(stdout)?.[1])
  expect(peakKb).toBeGreaterThan(0)
  // The program itself takes about 130 MB; the file would come on top of it twice.
  expect(peakKb).toBeLessThan(260 * 1024)
})
