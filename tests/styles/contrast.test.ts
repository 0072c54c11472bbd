import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, readTokens, type Scheme } from './colours.ts'

const css = (name: string) => readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8')

const THEMES = {
  main: [css('tokens'), css('tokens-later'), css('types'), css('stage'), css('door-colours')],
  edu: [
    css('tokens'),
    css('tokens-later'),
    css('types'),
    css('stage'),
    css('theme-edu'),
    css('theme-edu-later'),
    css('stage-edu'),
    css('door-colours'),
  ],
}

/** Screens are dark always, and have few colours of their own: first those of the main theme, then what edu changes. */
const [MAIN_SCREEN = '', EDU_SCREEN = ''] = css('kiosk').split(/(?=\[data-theme="edu"\])/)
const SCREENS = {
  main: [css('door-colours'), MAIN_SCREEN],
  edu: [css('door-colours'), MAIN_SCREEN, EDU_SCREEN],
}

const TYPES = ['screening', 'showcase', 'session', 'edu', 'default']
const SURFACES = ['paper', 'raised']
/** What a door says, on its colour; a canceled one is paper on ink (ROWS B11). */
const DOORS = ['green', 'yellow', 'red'].map((door): [string, string] => [`on-${door}`, door])

/** Text, and what it stands on (WCAG 2.2, 1.4.3). */
const TEXT: [string, string][] = [
  ...SURFACES.flatMap((surface) =>
    ['ink', 'muted', 'canceled', ...TYPES].map((text): [string, string] => [text, surface]),
  ),
  ...TYPES.map((type): [string, string] => ['on-type', type]),
  ['on-accent', 'accent'],
  ['on-stage', 'stage'],
  ['stage-accent', 'stage'],
  ...DOORS,
  // A filled button under the pointer, and a door that is canceled.
  ['paper', 'ink'],
]
/** Edges and rings that tell where something is (WCAG 2.2, 1.4.11). */
const EDGES: [string, string][] = SURFACES.flatMap((surface) => [
  ['edge', surface],
  ['focus', surface],
])

for (const [theme, sheets] of Object.entries(THEMES)) {
  describe.each<Scheme>(['light', 'dark'])(`the ${theme} theme, %s`, (scheme) => {
    const colours = readTokens(sheets, scheme)
    test.each(TEXT)('%s can be read on %s', (text, surface) => {
      expect(contrast(colours, text, surface)).toBeGreaterThanOrEqual(4.5)
    })
    test.each(EDGES)('%s can be seen on %s', (edge, surface) => {
      expect(contrast(colours, edge, surface)).toBeGreaterThanOrEqual(3)
    })
    test('every colour of the tokens was understood', () => {
      expect([...new Set([...TEXT, ...EDGES].flat())].filter((name) => !colours.has(name))).toEqual([])
    })
  })
}

describe.each(Object.entries(SCREENS))('a screen of the %s theme', (_theme, sheets) => {
  const colours = readTokens(sheets, 'dark')
  test.each([['ink', 'paper'], ['muted', 'paper'], ['lamp', 'paper'], ['paper', 'ink'], ...DOORS])(
    '%s can be read on %s from three metres',
    (text, surface) => {
      expect(contrast(colours, text, surface)).toBeGreaterThanOrEqual(7)
    },
  )
})

test('computes contrast as the standard does', () => {
  const colours = readTokens([':root{--black:oklch(0 0 0);--white:oklch(1 0 0);--grey:oklch(0.5999 0 0)}'], 'light')
  expect(contrast(colours, 'black', 'white')).toBeCloseTo(21, 2)
  expect(contrast(colours, 'white', 'white')).toBeCloseTo(1, 5)
  // #808080 on white is 3.95.
  expect(contrast(colours, 'grey', 'white')).toBeCloseTo(3.95, 1)
  // oklch(0.6279 0.2577 29.23) is #ff0000: 4.00 on white.
  const red = readTokens([':root{--red:oklch(0.62796 0.25768 29.234);--white:oklch(1 0 0)}'], 'light')
  expect(contrast(red, 'red', 'white')).toBeCloseTo(4, 1)
})

test('fails for a colour that no reader could see', () => {
  const colours = readTokens([':root{--ink:light-dark(oklch(0.7 0 0), oklch(0.1 0 0));--paper:oklch(1 0 0)}'], 'light')
  expect(contrast(colours, 'ink', 'paper')).toBeLessThan(4.5)
})
