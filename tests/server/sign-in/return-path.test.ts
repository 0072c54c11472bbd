import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReturnPath } from '../../../src/server/sign-in/return-path.ts'

const SITE = 'https://festival.example'

test('comes back to pages of this site, with all that their addresses say', () => {
  for (const path of [
    '/',
    '/events/concert',
    '/2026/search/event?q=a&filters=x%20y',
    '/search?q=http://evil.example/',
    '/favorites/event#top',
    '/a//b',
    '/@evil.example',
    '/.well-known',
  ]) {
    expect(readReturnPath(path, SITE)).toBe(path)
    expect(readReturnPath(SITE + path, SITE)).toBe(path)
  }
  expect(readReturnPath(undefined, SITE)).toBe('/')
  expect(readReturnPath(['/a', '/b'], SITE)).toBe('/')
  expect(readReturnPath('/auth/sign-out', SITE)).toBe('/')
  expect(readReturnPath(`/${'x'.repeat(2_000)}`, SITE)).toBe('/')
})

const HOSTS = ['evil.example', 'festival.example.evil.example', 'festival.example@evil.example', '[::1]', '2130706433']

/** The ways that people have found to make an address of another site look like one of this one. */
const SHAPES: ((host: string) => string)[] = [
  (h) => `https://${h}`,
  (h) => `http://${h}/`,
  (h) => `//${h}`,
  (h) => `///${h}`,
  (h) => `////${h}`,
  (h) => `/\\${h}`,
  (h) => `\\/${h}`,
  (h) => `\\\\${h}`,
  (h) => `/\t/${h}`,
  (h) => `/\n/${h}`,
  (h) => `/\r/${h}`,
  (h) => `\t//${h}`,
  (h) => ` //${h}`,
  (h) => `\u0000//${h}`,
  (h) => `\u00a0//${h}`,
  (h) => `/.//${h}`,
  (h) => `/..//${h}`,
  (h) => `/././/${h}`,
  (h) => `/%2e//${h}`,
  (h) => `/%2E%2e//${h}`,
  (h) => `/a/..//${h}`,
  (h) => `/a/%2e%2e//${h}`,
  (h) => `/a/b/../..//${h}`,
  (h) => `.//${h}`.replace('.', 'https:'),
  (h) => `https:${h}`,
  (h) => `https:/${h}`,
  (h) => `https:\\\\${h}`,
  (h) => `HTTPS://${h}`,
  (h) => `hTtP:/\\${h}`,
  (h) => `https://festival.example:443@${h}`,
  (h) => `https://festival.example%40${h}`,
  (h) => `https://festival.example\\@${h}`,
  (h) => `https://user:pass@${h}`,
  (h) => `ftp://${h}`,
  (h) => `ws://${h}`,
  (h) => `javascript://${h}/%0aalert(1)`,
  (h) => `data:text/html,${h}`,
  (h) => `blob:https://festival.example/${h}`,
  (h) => `filesystem:https://festival.example/${h}`,
  (h) => `view-source:https://${h}`,
  (h) => `https://festival.example./${h}`,
  (h) => `http://festival.example/${h}`,
  (h) => `https://festival.example:8443/${h}`,
  (h) => `https://user@festival.example/${h}`,
  (h) => `/%5c${h}`.replace('%5c', '\\'),
  (h) => `/\uff0f${h}`,
  (h) => `\u3002\uff0f\uff0f${h}`,
  (h) => `//${h}/%2f..`,
  (h) => `//${h}\\@festival.example`,
  (h) => `/\u2028/${h}`,
]
const HOSTILE = HOSTS.flatMap((host) => SHAPES.map((shape) => shape(host)))

/** Where a browser on a page of this site goes with a `Location`. */
const landsOn = (location: string) => new URL(location, `${SITE}/auth/pass/callback`)

test(`leaves this site for none of ${HOSTILE.length} hostile addresses`, () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(200)
  for (const address of HOSTILE) {
    const path = readReturnPath(address, SITE)
    expect([address, landsOn(path).origin]).toEqual([address, SITE])
    expect([address, path.startsWith('//'), path.includes('\\')]).toEqual([address, false, false])
    expect([address, readReturnPath(path, SITE)]).toEqual([address, path])
  }
  // Most of them are not merely harmless, they are refused.
  expect(HOSTILE.filter((address) => readReturnPath(address, SITE) === '/').length).toBeGreaterThan(200)
})

test('leaves this site for no address whatever', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    'https:',
    'evil.example',
    '\t',
    'a',
  )
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  )
  let kept = 0
  fc.assert(
    fc.property(anything, (address) => {
      const path = readReturnPath(address, SITE)
      if (path !== '/') kept += 1
      expect(path).toMatch(/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/)
      expect(landsOn(path).origin).toBe(SITE)
    }),
    { numRuns: 3_000 },
  )
  expect(kept).toBeGreaterThan(100)
})
