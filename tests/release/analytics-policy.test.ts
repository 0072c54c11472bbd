import { expect, test } from 'vitest'
import { toHeaderRules } from '../../src/data/release/host-rules.ts'
import { headersFor } from '../../src/domain/security-headers.ts'
import type { FestivalSettings } from '../../src/schema/festival.ts'
import { toChrome } from '../../src/views/chrome.ts'
import { aContext } from '../fixtures/a-context.ts'
import { aFestival, aSnapshot } from '../fixtures/build.ts'

const headersOf = (settings: FestivalSettings) =>
  headersFor(toHeaderRules(aFestival(settings), [], { styleHashes: [], scriptHashes: [] }), '/')

/** The sources of one directive. */
const directive = (settings: FestivalSettings, name: string) =>
  headersOf(settings)
    ['Content-Security-Policy']?.split('; ')
    .find((text) => text.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

test('the policy lets usage go to the targets, and to nobody without one [B17]', () => {
  expect(directive({}, 'connect-src')).toEqual(["'self'"])
  const analytics = { endpoint: 'https://usage.example.org/batch', profileEndpoint: 'https://people.example.org/v1' }
  expect(directive({ analytics }, 'connect-src')).toEqual([
    "'self'",
    'https://people.example.org',
    'https://usage.example.org',
  ])
  expect(directive({ analytics }, 'script-src')).toEqual(["'self'"])
  // Behind a proxy of our own there is nothing to allow.
  expect(directive({ analytics: { endpoint: '/usage' } }, 'connect-src')).toEqual(["'self'"])
})

test('a tag manager may load its script and what that needs, inline code not [B17]', () => {
  const analytics = { script: 'https://tags.example.org/t.js?id=1', origins: ['https://pixels.example.org'] }
  for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
    const sources = directive({ analytics }, name) ?? []
    expect(sources.filter((source) => source.startsWith('https:'))).toEqual([
      'https://pixels.example.org',
      'https://tags.example.org',
    ])
    expect(sources.join(' ')).not.toContain('unsafe')
  }
})

test('pages say where usage goes, without the origins that only the policy needs [B17]', () => {
  const attributeOf = (analytics: FestivalSettings['analytics']) =>
    toChrome(aContext(aSnapshot(), { festival: { ...(analytics && { analytics }) } })).analytics
  expect(attributeOf(undefined)).toBeUndefined()
  expect(attributeOf({})).toBeUndefined()
  expect(attributeOf({ searchTerms: true, origins: ['https://pixels.example.org'] })).toBeUndefined()
  expect(JSON.parse(attributeOf({ dataLayer: true, origins: ['https://pixels.example.org'] }) ?? '')).toEqual({
    dataLayer: true,
    searchTerms: false,
    names: false,
    respectsPrivacySignals: true,
  })
})

test('only with nearby may a page ask where its visitor is [E13]', () => {
  expect(headersOf({})['Permissions-Policy']).toContain('geolocation=(),')
  expect(headersOf({ features: { nearby: true } })['Permissions-Policy']).toContain('geolocation=(self),')
})
