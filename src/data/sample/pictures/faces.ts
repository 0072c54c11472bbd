import type { Random } from '../random.ts'
import { circle, dots, line, type Palette, path, rect } from './draw.ts'

const DARK = '#1b1412'
const PAPER = '#f6efe0'
const RED = '#a3312b'
const SKINS = ['#f1c9a5', '#e3a97c', '#c98a5b', '#a86b42', '#7d4a2d', '#63391f', '#f5d7bd', '#d99b6c'] as const
const DEEP_SKINS: readonly string[] = SKINS.slice(3, 6)
const HAIRS = ['#16110f', '#2c1a12', '#5b3218', '#8a8580', '#8c4a1f', '#c98f3c', '#d8d2c8', '#a33b1f'] as const

/** A darker neighbour of a skin, for ears, neck and nose. */
const shade = (skin: string) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(skin.slice(at, at + 2), 16) * 0.84)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Where a head is and how large: `size` is half the width of the face, and every measure below is a share of it. */
export interface Head {
  x: number
  y: number
  size: number
}

/** Path coordinates in shares of the head: `at` from its middle, `by` from the pen. */
const pensOf = ({ x, y, size }: Head) => ({
  at: (dx: number, dy: number) => `${Math.round(x + size * dx)} ${Math.round(y + size * dy)}`,
  by: (dx: number, dy: number) => `${Math.round(size * dx)} ${Math.round(size * dy)}`,
})

/** Long, round, in a bun, or wild: what is seen behind the face. */
function hairBehind(style: number, head: Head, hair: string): string {
  const { x, y, size } = head
  const { at, by } = pensOf(head)
  if (style === 0)
    return rect(x - size * 1.28, y - size * 0.9, size * 2.56, size * 2.9, hair, ` rx="${Math.round(size)}"`)
  if (style === 1) return circle(x, y - size * 0.5, size * 1.62, hair)
  if (style === 2) return circle(x, y - size * 1.62, size * 0.55, hair)
  if (style === 3)
    return path(`M${at(-1.2, 0)}q${by(-0.5, 1.6)} ${by(0.3, 2)}l${by(1.8, 0)}q${by(0.8, -0.4)} ${by(0.3, -2)}Z`, hair)
  return ''
}

/** A fringe, a parting, a flat top, a quiff, or nothing at all. */
function hairAbove(style: number, head: Head, hair: string): string {
  const { x, y, size } = head
  const { at } = pensOf(head)
  if (style === 5) return ''
  if (style === 6)
    return rect(x - size * 1.05, y - size * 1.75, size * 2.1, size * 1.15, hair, ` rx="${Math.round(size * 0.3)}"`)
  if (style === 7)
    return path(
      `M${at(-1.06, -0.35)}C${at(-1.3, -1.9)} ${at(1.3, -1.9)} ${at(1.06, -0.35)}L${at(0.5, -0.75)}L${at(0, -0.4)}L${at(-0.5, -0.75)}Z`,
      hair,
    )
  if (style % 2)
    return path(
      `M${at(-1.06, -0.2)}C${at(-1.35, -1.8)} ${at(1.35, -1.8)} ${at(1.06, -0.2)}C${at(0.7, -0.9)} ${at(-0.1, -0.7)} ${at(-0.5, -0.95)}Q${at(-0.9, -0.7)} ${at(-1.06, -0.2)}Z`,
      hair,
    )
  return path(
    `M${at(-1.06, -0.25)}C${at(-1.3, -1.75)} ${at(1.3, -1.75)} ${at(1.06, -0.25)}Q${at(0, -1)} ${at(-1.06, -0.25)}Z`,
    hair,
  )
}

function face(head: Head, skin: string, ink: Palette, random: Random): string {
  const { x, y, size } = head
  const { at, by } = pensOf(head)
  const glance = random.int(-3, 3)
  const eyes = [-0.42, 0.42].map((dx) => [x + size * dx + glance, y] as const)
  const glasses = random.pick([DARK, ink.one, ink.three])
  const [cheek, chin] = [by(1, 1).split(' ')[0], by(0, 0.98 + random.next() * 0.2).split(' ')[1]]
  return [
    dots(
      [
        [x - size * 1.02, y + size * 0.12],
        [x + size * 1.02, y + size * 0.12],
      ],
      size * 0.4,
      shade(skin),
    ),
    path(
      `M${at(-1, -0.4)}a${cheek} ${cheek} 0 0 1 ${by(2, 0)}l${by(0, 0.55)}a${cheek} ${chin} 0 0 1 ${by(-2, 0)}Z`,
      skin,
    ),
    DEEP_SKINS.includes(skin) ? dots(eyes, size * 0.26, '#f0dfcd') : '',
    dots(eyes, size * 0.2, DARK),
    line(
      [-1, 1].map((side) => `M${at(side * 0.22, -0.3)}q${by(side * 0.2, -0.14)} ${by(side * 0.4, 0)}`).join(''),
      DARK,
      size * 0.075,
    ),
    line(`M${at(0, 0)}l${by(-0.14, 0.36)}l${by(0.18, 0)}`, shade(skin), size * 0.08),
    random.chance(0.7)
      ? line(`M${at(-0.28, 0.58)}q${by(0.28, 0.24)} ${by(0.56, 0)}`, random.pick([DARK, RED]), size * 0.085)
      : rect(x - size * 0.24, y + size * 0.6, size * 0.48, size * 0.09, RED, ' rx="4"'),
    random.chance(0.3)
      ? line(
          `M${at(-0.16, 0)}l${by(0.32, 0)}${[-1, 1].map((side) => `M${at(side * 0.43 - 0.28, 0)}a${by(0.28, 0.28)} 0 1 1 ${by(0, 0.01)}Z`).join('')}`,
          glasses,
          size * 0.08,
        )
      : '',
  ].join('')
}

const hat = (head: Head, fill: string) => {
  const { at, by } = pensOf(head)
  return path(
    `M${at(-1.5, -0.72)}l${by(3, 0)}l${by(-0.5, -0.16)}l${by(-0.25, -0.8)}l${by(-1.5, 0)}l${by(-0.25, 0.8)}Z`,
    fill,
  )
}

function clothes(head: Head, cloth: string, skin: string, ink: Palette, random: Random): string {
  const { x, y, size } = head
  const { at, by } = pensOf(head)
  const wide = 1.9 + random.next() * 0.4
  const down = (660 - y) / size
  const collars = [
    circle(x, y + size * 1.53, size * 0.4, shade(skin)),
    path(`M${at(-0.5, 1.55)}L${at(0, 2.35)}L${at(0.5, 1.55)}Z`, PAPER),
    rect(x - size * 0.46, y + size * 1.25, size * 0.92, size * 0.42, cloth, ' rx="12"'),
    line(
      [2.1, 2.45, 2.8].map((dy) => `M${at(0.2 - wide, dy)}l${by(wide * 2 - 0.4, 0)}`).join(''),
      ink.two === cloth ? ink.paper : ink.two,
      size * 0.13,
    ),
  ]
  return (
    rect(x - size * 0.38, y + size * 0.6, size * 0.76, size * 1.3, shade(skin)) +
    path(
      `M${at(-wide, down)}C${at(-wide, 1.55)} ${at(-1, 1.55)} ${at(0, 1.55)}S${at(wide, 1.55)} ${at(wide, down)}Z`,
      cloth,
    ) +
    random.pick(collars)
  )
}

/** Head, neck and shoulders, dressed so that they stand out from the colours `behind`. */
export function paintBust(head: Head, ink: Palette, random: Random, behind: readonly string[]): string {
  const { at, by } = pensOf(head)
  const skin = random.pick(SKINS)
  const style = random.int(0, 7)
  // A flat top and dark skin go with dark hair, or with grey.
  const hair = random.pick(DEEP_SKINS.includes(skin) || style === 6 ? HAIRS.slice(0, 4) : HAIRS)
  const cloth = random.pick([ink.one, ink.two, ink.three, ink.dark].filter((colour) => !behind.includes(colour)))
  const hasBeard = style >= 4 && random.chance(0.4)
  const hasHat = [4, 5, 7].includes(style) && random.chance(0.3)
  const around = by(1, 1)
  return [
    hairBehind(style, head, hair),
    clothes(head, cloth, skin, ink, random),
    hasBeard ? path(`M${at(-1, 0.1)}a${by(1, 1.3)} 0 0 0 ${by(2, 0)}Z`, hair) : '',
    face(head, skin, ink, random),
    // The gap in the beard lets the mouth show.
    hasBeard
      ? path(
          `M${at(-1, 0.3)}Q${at(0, 0.5)} ${at(1, 0.3)}a${around} 0 0 1 ${by(-2, 0)}Zm${by(0.7, 0.3)}l${by(0.6, 0)}l${by(0, 0.12)}l${by(-0.6, 0)}Z`,
          hair,
          ' fill-rule="evenodd"',
        )
      : '',
    hairAbove(style, head, hair),
    hasHat ? hat(head, ink.dark) : '',
  ].join('')
}
