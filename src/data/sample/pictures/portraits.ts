import type { Random } from '../random.ts'
import { circle, type Palette, path, pickPalette, rays, rect, star, svg, waves } from './draw.ts'
import { paintBust } from './faces.ts'

const SIZE = 640

/** What is behind a head, with its two colours. */
function backdrop(ink: Palette, random: Random): { art: string; colours: string[] } {
  const ground = random.pick([ink.two, ink.paper, ink.three, ink.one])
  const mark = random.pick([ink.paper, ink.two, ink.one].filter((colour) => colour !== ground))
  const marks = [
    circle(320, 300, 250, mark),
    rays(320, 300, 18, mark, 1000, random.next()),
    path('M0 640L640 0V640Z', mark),
    waves(420, 200, 60, mark, SIZE, random.int(0, 200), SIZE),
    rect(0, 0, 320, SIZE, mark),
  ]
  return { art: rect(0, 0, SIZE, SIZE, ground) + random.pick(marks), colours: [ground, mark] }
}

/** Someone's portrait, 640 × 640. */
export function paintPortrait(random: Random): string {
  const ink = pickPalette(random)
  const { art, colours } = backdrop(ink, random)
  const head = { x: 320 + random.int(-16, 16), y: random.int(268, 292), size: random.int(112, 126) }
  return svg(SIZE, SIZE, art, paintBust(head, ink, random, colours))
}

function paintDuo(random: Random): string {
  const ink = pickPalette(random)
  const { art, colours } = backdrop(ink, random)
  const heads = [
    { x: 205, y: 310, size: 84 },
    { x: 438, y: 338, size: 84 },
  ]
  return svg(SIZE, SIZE, art, ...heads.map((head) => paintBust(head, ink, random, colours)))
}

/** A sign that stands for the band: a star, the sea, or circles. */
function paintEmblem(random: Random): string {
  const ink = pickPalette(random)
  const ground = random.pick([ink.dark, ink.one, ink.three])
  const others = [ink.two, ink.paper, ink.one, ink.three, ink.dark].filter((colour) => colour !== ground)
  const [first = ink.two, second = ink.paper, third = ink.one] = random.some(others, 3)
  const wave = (y: number, fill: string) => waves(y, 300, 105, fill, SIZE, random.int(0, 300), SIZE)
  const drift = random.int(-14, 14)
  const emblems = [
    circle(320, 320, 230, first) +
      star(320, 320, 210, random.pick([5, 7, 8, 12]), second, 0.5) +
      circle(320, 320, 62, third),
    circle(random.int(160, 480), 130, 74, second) + wave(240, first) + wave(370, third) + wave(500, second),
    [290, 236, 182, 128, 74]
      .map((radius, index) =>
        circle(320 + index * drift, 320, radius, index % 2 ? ground : ([first, second, third][index / 2] ?? first)),
      )
      .join(''),
    rays(320, 640, random.pick([12, 18, 26]), first, 1500) +
      circle(320, 640, 300, second) +
      circle(320, 640, 190, third),
    path('M0 0H640L0 640Z', first) +
      circle(random.int(200, 440), 320, 170, second) +
      star(320, 320, random.int(60, 110), 4, ground, 0.25),
  ]
  return svg(SIZE, SIZE, rect(0, 0, SIZE, SIZE, ground), random.pick(emblems))
}

/** A band as a record sleeve, 640 × 640: two faces, one, or a sign of their own. */
export function paintBand(random: Random): string {
  return random.pick([paintDuo, paintDuo, paintPortrait, paintEmblem, paintEmblem, paintEmblem])(random)
}
