import { expect, test } from 'vitest'
import { toBadges } from '../../src/domain/badges.ts'

const credentials = (...types: string[]) => types.map((type) => ({ type, name: `${type} badge` }))
const noLabels = new Map<string, string>()

test('shows access badges in their order, unknown ones last as they came [K02]', () => {
  const shuffled = credentials(
    'zine',
    'music',
    'edu',
    'film',
    'press',
    'platinum',
    'filmtv',
    'interactive',
    'innovation',
  )
  expect(toBadges(shuffled, noLabels).map(({ type }) => type)).toEqual([
    'platinum',
    'innovation',
    'interactive',
    'film',
    'filmtv',
    'music',
    'edu',
    'zine',
    'press',
  ])
})

test('gives each badge its letter, and none to a type that has none [K08]', () => {
  const types = ['platinum', 'innovation', 'interactive', 'film', 'filmtv', 'music', 'edu', 'press', 'constructor']
  const codes = Object.fromEntries(toBadges(credentials(...types), noLabels).map(({ type, code }) => [type, code]))
  expect(codes).toEqual({
    platinum: 'P',
    innovation: 'I',
    interactive: 'I',
    film: 'F',
    filmtv: 'F',
    music: 'M',
    edu: 'E',
    press: '',
    constructor: '',
  })
})

test('shows a badge once, by the label of the configuration or else the name in the feed', () => {
  const labels = new Map([['filmtv', 'Film & TV']])
  expect(toBadges([...credentials('press', 'filmtv', 'press')], labels)).toEqual([
    { type: 'filmtv', label: 'Film & TV', code: 'F' },
    { type: 'press', label: 'press badge', code: '' },
  ])
  expect(toBadges([], labels)).toEqual([])
})
