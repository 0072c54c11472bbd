import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { aFeed, importInto, snapshotBytes, snapshotOf } from './an-import.ts'

/** A server on this machine that answers as told, and its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json`
}

/** A folder with a programme of twenty events in it. */
async function aProgramme(): Promise<string> {
  const dir = temporaryFolder()
  await importInto(dir, [join(temporaryFolder({ 'old.json': aFeed(20) }), 'old.json')])
  return dir
}

test('fetches a feed and asks the next time whether it changed', async () => {
  const asked: (string | undefined)[] = []
  const url = await serve((request, response) => {
    asked.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"v1"', 'last-modified': 'Fri, 13 Mar 2026 10:00:00 GMT' }).end(aFeed(20))
  })
  const dir = temporaryFolder()
  await importInto(dir, [url])
  const before = snapshotBytes(dir)
  expect(snapshotOf(dir).sources.programme?.validators).toEqual({
    [url]: { etag: '"v1"', last_modified: 'Fri, 13 Mar 2026 10:00:00 GMT' },
  })
  expect(await importInto(dir, [url])).toEqual({ kind: 'unchanged', year: 2026, source: 'programme' })
  expect(snapshotBytes(dir)).toBe(before)
  // To be read on another clock it must be fetched whole.
  await importInto(dir, [url], { zone: 'Europe/Berlin' })
  expect(asked).toEqual([undefined, '"v1"', undefined])
})

test('fetches every feed again when one of several changed', async () => {
  let etag = '"a"'
  const url = await serve((request, response) => {
    const isVenues = request.url?.endsWith('venues')
    const own = isVenues ? '"v"' : etag
    if (request.headers['if-none-match'] === own) response.writeHead(304).end()
    else
      response
        .writeHead(200, { etag: own })
        .end(isVenues ? '[{"venue_id":"V1","name":"Ferry"}]' : aFeed(etag === '"a"' ? 20 : 21))
  })
  const dir = temporaryFolder()
  await importInto(dir, [url, `${url}?venues`])
  etag = '"b"'
  await importInto(dir, [url, `${url}?venues`])
  const { records } = snapshotOf(dir).sources.programme ?? expect.fail('no source')
  expect([records.events.length, records.venues.length]).toEqual([21, 1])
})

test('follows a redirect, and keeps names and passwords of an address to itself', async () => {
  let seen: string | undefined
  const url = await serve((request, response) => {
    if (request.url === '/feed.json') response.writeHead(302, { location: '/real' }).end()
    else {
      seen = request.headers.authorization
      response.writeHead(200).end(aFeed(3))
    }
  })
  const dir = temporaryFolder()
  await importInto(dir, [url.replace('//', '//ada:secret@')])
  expect(seen).toBe(`Basic ${Buffer.from('ada:secret').toString('base64')}`)
  expect(snapshotBytes(dir)).not.toContain('secret')
})

const answers: [string, RequestListener, string][] = [
  ['not found', (_, response) => response.writeHead(404).end('gone'), 'FEED_STATUS'],
  ['a server error', (_, response) => response.writeHead(500).end(aFeed(20)), 'FEED_STATUS'],
  ['no content', (_, response) => response.writeHead(204).end(), 'FEED_STATUS'],
  [
    'a body shorter than announced',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100000' })
      response.write(aFeed(20))
      setTimeout(() => response.destroy(), 50)
    },
    'FEED_UNREACHABLE',
  ],
  ['half a feed', (_, response) => response.writeHead(200).end(aFeed(20).slice(0, 500)), 'FEED_BROKEN'],
  ['a sign-in page', (_, response) => response.writeHead(200).end('<!doctype html><p>Sign in'), 'FEED_UNKNOWN_FORMAT'],
  [
    'an endless redirect',
    (request, response) => response.writeHead(302, { location: request.url }).end(),
    'FEED_UNREACHABLE',
  ],
  ['silence', () => {}, 'FEED_TIMEOUT'],
  [
    'a body that never ends',
    (_, response) => {
      response.writeHead(200)
      response.write('{"events": [')
    },
    'FEED_TIMEOUT',
  ],
  [
    'a body announced as far too large',
    (_, response) => response.writeHead(200, { 'content-length': '200000000' }).write('{'),
    'FEED_TOO_LARGE',
  ],
]

test.each(answers)('refuses %s in one line and leaves the old snapshot byte for byte', async (_, listener, code) => {
  const url = await serve(listener)
  const dir = await aProgramme()
  const before = snapshotBytes(dir)
  const error = await importInto(dir, [url], {}, 400).catch((thrown: Error) => thrown)
  expect(error).toMatchObject({ code })
  expect((error as Error).message).toMatch(new RegExp(`^${code} {2}[^\\n]+$`))
  expect(snapshotBytes(dir)).toBe(before)
})

test('refuses an address at which nobody answers', async () => {
  const dir = await aProgramme()
  const before = snapshotBytes(dir)
  await expect(importInto(dir, ['http://127.0.0.1:9/feed.json'])).rejects.toMatchObject({ code: 'FEED_UNREACHABLE' })
  expect(snapshotBytes(dir)).toBe(before)
})
