import type { Random } from '../random.ts'
import { circle, line, PALETTES, type Palette, path, rays, rect, star, svg, waves } from './draw.ts'

const SKINS = ['#f1c9a5', '#e3a97c', '#c98a5b', '#a86b42', '#7d4a2d', '#56321f', '#f5d7bd', '#d99b6c'] as const
const HAIRS = ['#16110f', '#2c1a12', '#5b3218', '#8c4a1f', '#c98f3c', '#d8d2c8', '#8a8580', '#a33b1f'] as const

/** A darker neighbour of a skin, for ears, neck and nose. */
const shade = (skin: string) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(skin.slice(at, at + 2), 16) * 0.84)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

interface Head {
  x: number
  y: number
  /** Half the width of the face. */
  size: number
}

function hairBehind(style: number, { x, y, size }: Head, hair: string): string {
  if (style === 0)
    return rect(x - size * 1.28, y - size * 0.9, size * 2.56, size * 2.9, hair, ` rx="${Math.round(size)}"`)
  if (style === 1) return circle(x, y - size * 0.5, size * 1.62, hair)
  if (style === 2) return circle(x, y - size * 1.62, size * 0.55, hair)
  if (style === 3)
    return path(
      `M${Math.round(x - size * 1.2)} ${Math.round(y)}q${Math.round(-size * 0.5)} ${Math.round(size * 1.6)} ${Math.round(size * 0.3)} ${Math.round(size * 2)}h${Math.round(size * 1.8)}q${Math.round(size * 0.8)} ${Math.round(-size * 0.4)} ${Math.round(size * 0.3)} ${Math.round(-size * 2)}Z`,
      hair,
    )
  return ''
}

function hairAbove(style: number, { x, y, size }: Head, hair: string): string {
  const at = (dx: number, dy: number) => `${Math.round(x + size * dx)} ${Math.round(y + size * dy)}`
  // A cap that leaves the forehead free, cut straight, parted, or high.
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
  const dark = '#1b1412'
  const eyeY = y - size * 0.02
  const looks = random.int(-2, 2)
  const parts = [
    circle(x - size * 1.02, y + size * 0.12, size * 0.2, shade(skin)),
    circle(x + size * 1.02, y + size * 0.12, size * 0.2, shade(skin)),
    path(
      `M${Math.round(x - size)} ${Math.round(y - size * 0.4)}a${Math.round(size)} ${Math.round(size)} 0 0 1 ${Math.round(size * 2)} 0v${Math.round(size * 0.55)}a${Math.round(size)} ${Math.round(size * (0.98 + random.next() * 0.2))} 0 0 1 ${Math.round(-size * 2)} 0Z`,
      skin,
    ),
    ...[-1, 1].map((side) => circle(x + side * size * 0.42 + looks, eyeY, size * 0.1, dark)),
    ...[-1, 1].map((side) =>
      line(
        `M${Math.round(x + side * size * 0.22)} ${Math.round(eyeY - size * 0.28)}q${Math.round(side * size * 0.2)} ${Math.round(-size * 0.14)} ${Math.round(side * size * 0.4)} 0`,
        dark,
        size * 0.075,
      ),
    ),
    line(
      `M${Math.round(x)} ${Math.round(y)}l${Math.round(-size * 0.14)} ${Math.round(size * 0.36)}h${Math.round(size * 0.18)}`,
      shade(skin),
      size * 0.08,
    ),
    random.chance(0.7)
      ? line(
          `M${Math.round(x - size * 0.28)} ${Math.round(y + size * 0.58)}q${Math.round(size * 0.28)} ${Math.round(size * 0.24)} ${Math.round(size * 0.56)} 0`,
          random.pick([dark, '#a3312b']),
          size * 0.085,
        )
      : rect(x - size * 0.24, y + size * 0.6, size * 0.48, size * 0.09, '#a3312b', ' rx="4"'),
  ]
  if (random.chance(0.3)) {
    const frame = random.pick([dark, ink.one, ink.three])
    parts.push(
      `<path d="M${Math.round(x - size * 0.16)} ${Math.round(eyeY)}h${Math.round(size * 0.32)}" stroke="${frame}" stroke-width="${Math.round(size * 0.08)}"/>`,
      ...[-1, 1].map(
        (side) =>
          `<circle cx="${Math.round(x + side * size * 0.43)}" cy="${Math.round(eyeY)}" r="${Math.round(size * 0.28)}" fill="none" stroke="${frame}" stroke-width="${Math.round(size * 0.08)}"/>`,
      ),
    )
  }
  return parts.join('')
}

/** Head, neck and shoulders. */
function bust(head: Head, ink: Palette, random: Random, bottom: number): string {
  const { x, y, size } = head
  const skin = random.pick(SKINS)
  const deep = SKINS.indexOf(skin) >= 3 && SKINS.indexOf(skin) <= 5
  const hair = random.pick(deep ? HAIRS.slice(0, 3) : HAIRS)
  const style = random.int(0, 7)
  const cloth = random.pick([ink.one, ink.three, ink.dark])
  const collar = random.int(0, 3)
  const shoulder = y + size * 1.55
  const beard = style >= 4 && random.chance(0.4)
  const wide = size * (1.9 + random.next() * 0.4)
  return [
    hairBehind(style, head, hair),
    rect(x - size * 0.38, y + size * 0.6, size * 0.76, size * 1.3, shade(skin)),
    path(
      `M${Math.round(x - wide)} ${bottom}C${Math.round(x - wide)} ${Math.round(shoulder)} ${Math.round(x - size)} ${Math.round(shoulder)} ${Math.round(x)} ${Math.round(shoulder)}S${Math.round(x + wide)} ${Math.round(shoulder)} ${Math.round(x + wide)} ${bottom}Z`,
      cloth,
    ),
    collar === 0 ? circle(x, shoulder - size * 0.02, size * 0.4, shade(skin)) : '',
    collar === 1
      ? path(
          `M${Math.round(x - size * 0.5)} ${Math.round(shoulder)}L${Math.round(x)} ${Math.round(shoulder + size * 0.8)}L${Math.round(x + size * 0.5)} ${Math.round(shoulder)}Z`,
          '#f6efe0',
        )
      : '',
    collar === 2 ? rect(x - size * 0.46, shoulder - size * 0.3, size * 0.92, size * 0.42, cloth, ' rx="12"') : '',
    collar === 3
      ? [0.45, 0.8, 1.15]
          .map((down) => rect(x - wide, shoulder + size * down, wide * 2, size * 0.14, ink.two, ' opacity=".8"'))
          .join('')
      : '',
    beard
      ? path(
          `M${Math.round(x - size)} ${Math.round(y + size * 0.1)}a${Math.round(size)} ${Math.round(size * 1.3)} 0 0 0 ${Math.round(size * 2)} 0Z`,
          hair,
        )
      : '',
    face(head, skin, ink, random),
    beard
      ? path(
          `M${Math.round(x - size)} ${Math.round(y + size * 0.3)}Q${Math.round(x)} ${Math.round(y + size * 0.5)} ${Math.round(x + size)} ${Math.round(y + size * 0.3)}a${Math.round(size)} ${Math.round(size)} 0 0 1 ${Math.round(-size * 2)} 0Zm${Math.round(size * 0.7)} ${Math.round(size * 0.34)}h${Math.round(size * 0.6)}v${Math.round(size * 0.1)}h${Math.round(-size * 0.6)}Z" fill-rule="evenodd`,
          hair,
        )
      : '',
    hairAbove(style, head, hair),
    random.chance(0.14) && style > 3
      ? path(
          `M${Math.round(x - size * 1.5)} ${Math.round(y - size * 0.72)}h${Math.round(size * 3)}l${Math.round(-size * 0.5)} ${Math.round(-size * 0.16)}l${Math.round(-size * 0.25)} ${Math.round(-size * 0.8)}h${Math.round(-size * 1.5)}l${Math.round(-size * 0.25)} ${Math.round(size * 0.8)}Z`,
          ink.dark,
        )
      : '',
  ].join('')
}

function backdrop(ink: Palette, random: Random): string {
  const ground = random.pick([ink.two, ink.paper, ink.three, ink.one])
  const mark = random.pick([ink.paper, ink.two, ink.one].filter((colour) => colour !== ground))
  const kind = random.int(0, 4)
  return (
    rect(0, 0, 640, 640, ground) +
    ([
      circle(320, 300, 250, mark),
      rays(320, 300, 18, mark, 700, random.next()),
      path('M0 640L640 0V640Z', mark),
      waves(420, 200, 60, mark, 640, random.int(0, 200), 640),
      rect(0, 0, 320, 640, mark),
    ][kind] ?? '')
  )
}

/** Someone's portrait, 640 × 640. */
export function paintPortrait(random: Random): string {
  const ink = random.pick(PALETTES)
  const head = { x: 320 + random.int(-16, 16), y: random.int(268, 292), size: random.int(112, 126) }
  return svg(640, 640, backdrop(ink, random), bust(head, ink, random, 660))
}

/** A band as a record sleeve, 640 × 640: faces in a row, or a sign of their own. */
export function paintBand(random: Random): string {
  const ink = random.pick(PALETTES)
  const kind = random.int(0, 5)
  if (kind <= 1)
    return svg(
      640,
      640,
      backdrop(ink, random),
      bust({ x: 210, y: 300, size: 78 }, ink, random, 660),
      bust({ x: 440, y: 330, size: 78 }, ink, random, 660),
    )
  if (kind === 2) return paintPortrait(random)
  const ground = random.pick([ink.dark, ink.one, ink.three])
  const sign = [ink.two, ink.paper, ...[ink.one, ink.three].filter((colour) => colour !== ground)]
  const [first, second, third] = random.some(sign, 3) as [string, string, string]
  const emblem = [
    () =>
      circle(320, 320, 230, first) +
      star(320, 320, 210, random.pick([5, 7, 8, 12]), second, 0.5) +
      circle(320, 320, 62, third ?? ground),
    () =>
      waves(230, 320, 110, first, 640, random.int(0, 300), 640) +
      waves(360, 260, 100, second, 640, random.int(0, 300), 640) +
      waves(490, 320, 110, third ?? first, 640, random.int(0, 300), 640) +
      circle(random.int(160, 480), 130, 74, second),
    () =>
      [290, 236, 182, 128, 74]
        .map((radius, index) =>
          circle(
            320 + index * random.int(-14, 14),
            320,
            radius,
            [first, ground, second, ground, third ?? first][index] ?? first,
          ),
        )
        .join(''),
  ]
  return svg(640, 640, rect(0, 0, 640, 640, ground), random.pick(emblem)())
}
