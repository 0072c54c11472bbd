import type { Random } from '../random.ts'

/** Screen-print inks: a paper, a dark, and three colours that were chosen to stand on each other. */
export interface Palette {
  paper: string
  dark: string
  one: string
  two: string
  three: string
}

const ink = (paper: string, dark: string, one: string, two: string, three: string): Palette => ({
  paper,
  dark,
  one,
  two,
  three,
})

const PALETTES: readonly Palette[] = [
  ink('#f4ead7', '#14110f', '#e4432b', '#f2b632', '#1d6f6a'),
  ink('#f6efe0', '#101a2e', '#2457d6', '#ff7a3d', '#f3c64b'),
  ink('#efe6d2', '#1b1420', '#7a2a8c', '#f25c54', '#f7b267'),
  ink('#e9f0e4', '#0e2420', '#12805c', '#f4c430', '#e8563f'),
  ink('#fbe9dd', '#2a0f1a', '#c8174a', '#ff9f1c', '#2b5d9b'),
  ink('#e6eef2', '#0b1b24', '#0f5e7d', '#f26b38', '#f7d08a'),
  ink('#f3eee6', '#1a1a1a', '#d7263d', '#1b998b', '#f4d35e'),
  ink('#f1e9f0', '#1c1033', '#4b2bbd', '#ff6b6b', '#ffd166'),
  ink('#f7f1e3', '#1f2a1c', '#44633f', '#e07a5f', '#f2cc8f'),
  ink('#eef1ea', '#0d1f2d', '#ef3e36', '#17bebb', '#f5e663'),
  ink('#f8ece4', '#231123', '#82204a', '#ee8434', '#558c8c'),
  ink('#f2efe6', '#111d4a', '#3f4bd8', '#ffcf00', '#f45b69'),
  ink('#efe9dd', '#231f20', '#bb4430', '#7ebdc2', '#f3dfa2'),
  ink('#e8f1f2', '#13293d', '#006494', '#ffb400', '#ff6f59'),
]

/** A palette with its three colours in another order, which makes another picture of the same shapes. */
export function pickPalette(random: Random): Palette {
  const palette = random.pick(PALETTES)
  const [one, two, three] = random.chance(0.5)
    ? [palette.one, palette.two, palette.three]
    : [palette.three, palette.two, palette.one]
  return { ...palette, one, two, three }
}

/** A palette for the night: the dark is the ground and the paper is the light. */
export const byNight = (palette: Palette): Palette => ({ ...palette, paper: palette.dark, dark: palette.paper })

/** A picture; lines end round in it unless they say otherwise. */
export const svg = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round">${parts.join('')}</svg>\n`

const round = (value: number) => Math.round(value)

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`

/** A star of many points around a middle. */
export function star(x: number, y: number, radius: number, points: number, fill: string, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 ? radius * inner : radius
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  })
  return path(`M${corners.join('L')}Z`, fill)
}

/** Rays from a point to beyond the edges: the dashes of one very thick circle. `turn` in radians. */
export function rays(x: number, y: number, count: number, fill: string, reach = 1200, turn = 0): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${reach / 2}" fill="none" stroke="${fill}" stroke-width="${reach}" pathLength="${count * 2}" stroke-dasharray="1" stroke-linecap="butt" transform="rotate(${round((turn * 180) / Math.PI)} ${round(x)} ${round(y)})"/>`
}

/** Round dots of one size in one shape. */
export const dots = (places: readonly (readonly [number, number])[], width: number, fill: string): string =>
  `<path d="${places.map(([x, y]) => `M${round(x)} ${round(y)}h.1`).join('')}" stroke="${fill}" stroke-width="${round(width)}"/>`

/** A band of waves that fills the picture from `y` down. */
export function waves(
  y: number,
  length: number,
  height: number,
  fill: string,
  width: number,
  shift: number,
  bottom: number,
): string {
  const start = -length + (shift % length)
  const count = Math.ceil((width + 2 * length) / length)
  return path(
    `M${round(start)} ${round(y)}q${round(length / 4)} ${round(-height)} ${round(length / 2)} 0${`t${round(length / 2)} 0`.repeat(count * 2 - 1)}V${bottom}H${round(start)}Z`,
    fill,
  )
}

/** Small stars scattered over the upper part of a night. */
export const sprinkle = (random: Random, count: number, width: number, height: number, fill: string): string =>
  dots(
    Array.from({ length: count }, () => [random.int(10, width - 10), random.int(10, height)] as const),
    random.int(5, 8),
    fill,
  )
