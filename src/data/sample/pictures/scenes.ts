import type { Random } from '../random.ts'
import {
  byNight,
  circle,
  dots,
  line,
  type Palette,
  path,
  pickPalette,
  rays,
  rect,
  ring,
  sprinkle,
  star,
  svg,
  waves,
} from './draw.ts'

export type Motif = 'screening' | 'showcase' | 'panel' | 'workshop' | 'edu' | 'party' | 'exhibition' | 'keynote'

/** Paints one composition on a ground of 960 × 640 that is already there. */
type Composition = (ink: Palette, random: Random) => string[]

const WIDTH = 960
const HEIGHT = 640

const moon = (x: number, y: number, radius: number, ink: Palette): string =>
  circle(x, y, radius, ink.two) + circle(x - radius * 0.36, y - radius * 0.16, radius * 0.86, ink.paper)

const projectorBeam: Composition = (ink, random) => {
  const y = random.int(380, 470)
  return [
    path(`M250 ${y}L960 40V${random.int(420, 560)}Z`, ink.two),
    path(`M250 ${y}L960 ${random.int(130, 200)}V${random.int(330, 400)}Z`, ink.three),
    circle(120, y - 130, 84, ink.one) + circle(270, y - 104, 62, ink.one),
    ...[0, 72, 144, 216, 288].map((turn) => {
      const angle = (turn * Math.PI) / 180
      return circle(120 + 46 * Math.cos(angle), y - 130 + 46 * Math.sin(angle), 16, ink.paper)
    }),
    circle(270, y - 104, 20, ink.paper),
    rect(60, y - 60, 220, 120, ink.dark, ' rx="14"'),
    path(`M170 ${y + 60}L70 640H110L180 ${y + 90}L250 640H290L200 ${y + 60}Z`, ink.dark),
  ]
}

const bigReel: Composition = (ink, random) => {
  const x = random.int(300, 660)
  const holes = random.pick([5, 6, 7])
  const turn = random.next() * 2
  return [
    ...[0, 1, 2, 3].map((index) => rect(0, 400 + index * 70, WIDTH, 36, index % 2 ? ink.two : ink.one)),
    circle(x, 320, 270, ink.dark),
    ...Array.from({ length: holes }, (_, index) => {
      const angle = turn + (2 * Math.PI * index) / holes
      return circle(x + 165 * Math.cos(angle), 320 + 165 * Math.sin(angle), 64, index % 2 ? ink.two : ink.paper)
    }),
    circle(x, 320, 50, ink.one) + circle(x, 320, 18, ink.paper),
  ]
}

const stalls: Composition = (ink, random) => {
  const row = (y: number, size: number, shift: number, fill: string) =>
    Array.from({ length: Math.ceil(WIDTH / size) + 1 }, (_, index) => {
      const x = shift + index * size - size
      return `M${x} ${y + size * 2}v-${Math.round(size * 1.5)}q0 -${Math.round(size * 0.45)} ${Math.round(size * 0.43)} -${Math.round(size * 0.45)}t${Math.round(size * 0.43)} ${Math.round(size * 0.45)}v${Math.round(size * 1.5)}Z`
    })
      .join('')
      .replace(/^/, `<path fill="${fill}" d="`)
      .concat('"/>')
  const horizon = random.int(210, 270)
  return [
    rect(0, 0, 90, HEIGHT, ink.one) + rect(870, 0, 90, HEIGHT, ink.one),
    rect(45, 0, 20, HEIGHT, ink.dark) + rect(895, 0, 20, HEIGHT, ink.dark),
    rect(140, 40, 680, 340, ink.two),
    circle(random.int(300, 660), horizon, random.int(70, 110), ink.paper),
    path(
      `M140 380V${horizon + 40}L${random.int(260, 360)} ${horizon - 40}L480 ${horizon + 60}L${random.int(580, 700)} ${horizon - 70}L820 ${horizon + 50}V380Z`,
      ink.three,
    ),
    row(400, 120, 30, ink.dark),
    row(480, 160, 60, ink.one),
  ]
}

const road: Composition = (ink, random) => {
  const x = random.int(330, 630)
  const sun = random.int(110, 170)
  return [
    rays(x, 360, 24, ink.two, 1200, random.next()),
    circle(x, 350, sun, ink.one),
    rect(0, 360, WIDTH, 280, ink.dark),
    path(`M${x - 14} 360H${x + 14}L${x + 330} 640H${x - 330}Z`, ink.three),
    ...[0, 1, 2, 3].map((index) => {
      const y = 385 + index * index * 24 + index * 16
      return rect(x - 3 - index * 4, y, 6 + index * 8, 12 + index * 14, ink.paper)
    }),
    ...[120, 210, 760, 860].map(
      (at) => rect(at, 270 - (at % 70), 8, 100 + (at % 70), ink.dark) + rect(at - 26, 290 - (at % 70), 60, 6, ink.dark),
    ),
  ]
}

const eye: Composition = (ink, random) => {
  const x = random.int(420, 540)
  return [
    rays(480, 320, random.pick([20, 28, 36]), ink.two, 1200),
    path('M60 320Q480 -60 900 320Q480 700 60 320Z', ink.paper),
    circle(x, 320, 172, ink.one) + ring(x, 320, 128, ink.three, 26),
    circle(x, 320, 92, ink.dark) + circle(x + 44, 276, 30, ink.paper),
    line('M60 320Q480 -60 900 320Q480 700 60 320Z', ink.dark, 18),
  ]
}

const nightHouse: Composition = (ink, random) => {
  const x = random.int(280, 480)
  const lit = random.int(0, 5)
  return [
    sprinkle(random, 24, WIDTH, 300, ink.two),
    moon(random.pick([150, 800]), 130, 84, ink),
    path(`M0 640V470Q240 380 480 460T960 430V640Z`, ink.three),
    rect(x, 290, 300, 260, ink.dark) + path(`M${x - 40} 300L${x + 150} 160L${x + 340} 300Z`, ink.one),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      rect(
        x + 36 + (index % 3) * 86,
        326 + Math.floor(index / 3) * 100,
        54,
        70,
        index === lit || index === (lit + 2) % 6 ? ink.two : ink.three,
      ),
    ),
    path('M0 640V560Q300 500 960 580V640Z', ink.one),
  ]
}

const vinyl: Composition = (ink, random) => {
  const x = random.pick([300, 480, 660])
  return [
    rays(x, 320, random.pick([12, 16, 24]), ink.two, 1200, random.next()),
    circle(x, 320, 276, ink.dark),
    ...[240, 206, 172].map((radius) => ring(x, 320, radius, ink.three, 3)),
    circle(x, 320, 110, ink.one) +
      path(`M${x - 110} 320a110 110 0 0 1 220 0Z`, ink.two) +
      circle(x, 320, 16, ink.paper),
    line(`M${x < 500 ? 860 : 100} 40V220L${x < 500 ? x + 200 : x - 200} 400`, ink.one, 22),
    circle(x < 500 ? 860 : 100, 50, 54, ink.three),
  ]
}

const spotlights: Composition = (ink, random) => {
  const lamps = [120, 360, 600, 840]
  const target = random.int(400, 560)
  const inks = [ink.one, ink.two, ink.three]
  return [
    ...lamps.map((x, index) => {
      const foot = target + (x - target) * 0.3
      const beam = `M${x - 16} 60H${x + 16}L${Math.round(foot + 130)} 560H${Math.round(foot - 130)}Z`
      return path(beam, inks[index % 3] ?? ink.one, ` opacity=".${random.int(6, 9)}"`)
    }),
    ...lamps.map((x) => rect(x - 30, 14, 60, 56, ink.dark, ' rx="10"')),
    rect(0, 0, WIDTH, 20, ink.dark),
    path('M0 640V560Q480 500 960 560V640Z', ink.dark),
    rect(target - 5, 300, 10, 250, ink.dark) +
      path(`M${target - 80} 552H${target + 80}L${target + 50} 530H${target - 50}Z`, ink.dark),
    rect(target - 44, 190, 88, 130, ink.dark, ' rx="44"') + rect(target - 44, 244, 88, 12, ink.two),
    ...[-1, 1].map((side) =>
      line(`M${target + side * 90} 210q${side * 40} 44 0 90`, ink.paper === '#14110f' ? ink.two : ink.dark, 12),
    ),
  ]
}

const speakers: Composition = (ink, random) => {
  const stack = (x: number, width: number, top: number, fill: string) =>
    rect(x, top, width, HEIGHT - top, fill) +
    circle(x + width / 2, top + width * 0.36, width * 0.2, ink.two) +
    circle(x + width / 2, top + width * 0.36, width * 0.08, fill) +
    circle(x + width / 2, top + width, width * 0.38, ink.three) +
    circle(x + width / 2, top + width, width * 0.24, fill) +
    circle(x + width / 2, top + width, width * 0.1, ink.two)
  return [
    ...[460, 380, 300, 220].map((radius, index) => circle(480, 330, radius, index % 2 ? ink.paper : ink.one)),
    star(480, 330, random.int(110, 150), random.pick([8, 12, 16]), ink.two, 0.6),
    stack(60, 220, random.int(120, 200), ink.dark),
    stack(680, 220, random.int(120, 200), ink.dark),
  ]
}

const guitar: Composition = (ink, random) => {
  const tilt = random.int(-28, -16)
  return [
    circle(random.int(240, 300), 300, 250, ink.one),
    waves(540, 320, 90, ink.three, WIDTH, random.int(0, 300), HEIGHT),
    `<g transform="rotate(${tilt} 480 320)">`,
    rect(390, 296, 520, 44, ink.dark) + rect(880, 276, 90, 84, ink.dark, ' rx="16"'),
    circle(230, 318, 160, ink.two) + circle(400, 318, 118, ink.two),
    circle(360, 318, 62, ink.dark) + rect(150, 270, 26, 96, ink.dark),
    ...[304, 313, 322, 331].map((y) => rect(164, y, 720, 3, ink.paper)),
    '</g>',
    star(random.int(760, 860), random.int(90, 140), 70, 8, ink.two, 0.3),
  ]
}

const keyboard: Composition = (ink, random) => {
  const keys = random.pick([10, 12])
  const step = WIDTH / keys
  return [
    moon(random.int(640, 780), 170, 120, ink),
    sprinkle(random, 18, WIDTH, 260, ink.two),
    waves(330, 480, 130, ink.one, WIDTH, random.int(0, 400), HEIGHT),
    waves(390, 480, 130, ink.three, WIDTH, random.int(0, 400), HEIGHT),
    ...Array.from({ length: keys }, (_, index) =>
      rect(index * step + 3, 430, step - 6, 230, index % 5 === 2 ? ink.two : '#f6efe0', ' rx="8"'),
    ),
    ...Array.from({ length: keys - 1 }, (_, index) =>
      [2, 6, 9].includes(index) ? '' : rect((index + 1) * step - step * 0.3, 430, step * 0.6, 130, '#14110f'),
    ),
  ]
}

const soundCity: Composition = (ink, random) => {
  const bars = 16
  const step = WIDTH / bars
  return [
    circle(random.int(250, 710), 260, random.int(140, 190), ink.two),
    ...Array.from({ length: bars }, (_, index) => {
      const height = 90 + Math.abs(Math.sin(index * 0.9 + random.next())) * 260
      const fill = random.pick([ink.dark, ink.dark, ink.one, ink.three])
      return (
        rect(index * step + 4, 470 - height, step - 8, height, fill) +
        rect(index * step + 4, 486, step - 8, height * 0.4, fill, ' opacity=".45"')
      )
    }),
    rect(0, 470, WIDTH, 8, ink.dark),
  ]
}

const speeches: Composition = (ink, random) => {
  const bubble = (x: number, y: number, width: number, height: number, fill: string, side: number) =>
    rect(x, y, width, height, fill, ` rx="${random.pick([0, 40, Math.round(height / 2)])}"`) +
    path(
      `M${x + width / 2 - 40} ${y + height - 20}L${x + width / 2 + side * 110} ${y + height + 90}L${x + width / 2 + 50} ${y + height - 20}Z`,
      fill,
    )
  return [
    bubble(random.int(40, 100), random.int(50, 90), 460, 280, ink.one, -1),
    bubble(random.int(420, 460), random.int(200, 240), 440, 250, ink.two, 1),
    bubble(random.int(180, 260), random.int(380, 410), 320, 150, ink.dark, -1),
    ...[0, 1, 2].map((index) => circle(560 + index * 90, 330, 24, ink.dark)),
    star(random.int(800, 880), 110, 64, random.pick([5, 8]), ink.three),
  ]
}

const tiles: Composition = (ink, random) => {
  const size = 160
  const inks = [ink.one, ink.two, ink.three, ink.dark]
  return Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [(index % 6) * size, Math.floor(index / 6) * size]
    const [ground, mark] = random.some(inks, 2) as [string, string]
    const shapes = [
      () => rect(x, y, size, size, ground) + circle(x + 80, y + 80, 80, mark),
      () => path(`M${x} ${y}h${size}a${size} ${size} 0 0 1 -${size} ${size}Z`, mark),
      () => rect(x, y, size, size, ground) + path(`M${x} ${y}L${x + size} ${y + size}H${x}Z`, mark),
      () => path(`M${x} ${y + 80}a80 80 0 0 1 160 0Z`, mark) + path(`M${x} ${y + 160}a80 80 0 0 1 160 0Z`, ground),
      () => '',
    ]
    return random.pick(shapes)()
  })
}

const bridge: Composition = (ink, random) => {
  const sun = random.int(200, 760)
  return [
    circle(sun, 250, random.int(110, 160), ink.one),
    waves(470, 240, 60, ink.three, WIDTH, random.int(0, 240), HEIGHT),
    ...[220, 740].map((x) => rect(x - 20, 110, 40, 420, ink.dark)),
    rect(0, 410, WIDTH, 28, ink.dark),
    line('M-40 380Q90 330 220 120Q480 480 740 120Q870 330 1000 380', ink.dark, 14),
    ...[300, 380, 480, 580, 660].map((x) =>
      rect(x - 3, 210 + (180 - Math.abs(x - 480)) * 0.6, 6, 230 - (180 - Math.abs(x - 480)) * 0.6, ink.dark),
    ),
    waves(550, 320, 70, ink.two, WIDTH, random.int(0, 320), HEIGHT),
  ]
}

const arcs: Composition = (ink, random) => {
  const x = random.pick([0, 480, 960])
  const inks = [ink.one, ink.two, ink.three, ink.paper, ink.dark]
  return [
    ...[600, 510, 420, 330, 240, 150].map((radius, index) => circle(x, 640, radius, inks[index % 5] ?? ink.one)),
    x === 480 ? '' : circle(x === 0 ? 760 : 200, 170, 96, ink.one),
    x === 480
      ? dots(
          [
            [80, 80],
            [880, 80],
          ],
          70,
          ink.dark,
        )
      : star(x === 0 ? 560 : 420, 120, 50, 6, ink.dark),
  ]
}

const microphones: Composition = (ink, random) => {
  const count = random.pick([3, 4, 5])
  const step = WIDTH / count
  return [
    rect(0, 0, WIDTH, random.int(280, 360), ink.two),
    circle(random.int(200, 760), 300, 150, ink.one),
    rect(0, 470, WIDTH, 170, ink.dark),
    ...Array.from({ length: count }, (_, index) => {
      const x = step * (index + 0.5)
      const y = 190 + ((index * 53) % 80)
      return (
        rect(x - 7, y + 70, 14, 300, ink.dark) +
        circle(x, y, 62, index % 2 ? ink.three : ink.dark) +
        rect(x - 66, y + 6, 132, 16, ink.paper) +
        rect(x - 70, 470, 140, 100, ink.three, ' rx="18"')
      )
    }),
  ]
}

const tools: Composition = (ink, random) => [
  circle(random.int(560, 760), 300, 230, ink.two),
  `<g transform="rotate(${random.int(-38, -24)} 480 320)">`,
  rect(150, 250, 560, 110, ink.one) + rect(150, 286, 560, 38, ink.dark, ' opacity=".25"'),
  path('M710 250L850 305L710 360Z', '#f6efe0') + path('M810 289L850 305L810 321Z', ink.dark),
  rect(90, 250, 70, 110, ink.three),
  '</g>',
  line(`M60 560q120 -${random.int(60, 140)} 240 0t240 0t240 0t240 0`, ink.dark, 16),
  star(random.int(140, 260), 150, 74, 8, ink.three, 0.55) + circle(200, 150, 0, ink.dark),
]

const books: Composition = (ink, random) => {
  const inks = [ink.one, ink.two, ink.three, ink.dark]
  let y = 560
  const pile = Array.from({ length: 5 }, (_, index) => {
    const height = random.int(52, 84)
    const width = random.int(420, 620)
    const x = 480 - width / 2 + random.int(-50, 50)
    y -= height
    return (
      rect(x, y, width, height, inks[index % 4] ?? ink.one, ' rx="8"') +
      rect(x + 40, y, 22, height, ink.paper, ' opacity=".7"')
    )
  })
  return [
    rays(480, 220, 18, ink.two, 1200, random.next()),
    rect(0, 560, WIDTH, 80, ink.dark),
    ...pile,
    circle(480, y - 62, 62, ink.one) + path(`M480 ${y - 120}q10 -50 60 -46q-10 46 -60 46Z`, ink.three),
  ]
}

const lanterns: Composition = (ink, random) => [
  sprinkle(random, 20, WIDTH, 420, ink.two),
  ...[0, 1].map((row) => line(`M-20 ${60 + row * 90}Q480 ${250 + row * 110} 980 ${40 + row * 90}`, ink.dark, 6)),
  ...Array.from({ length: 9 }, (_, index) => {
    const x = 70 + index * 104
    const bend = 1 - ((x - 480) / 500) ** 2
    const y = (index % 2 ? 140 : 55) + bend * (index % 2 ? 105 : 92)
    return circle(x, y + 46, random.int(34, 46), random.pick([ink.one, ink.two, ink.three]))
  }),
  waves(480, 300, 70, ink.three, WIDTH, random.int(0, 300), HEIGHT),
  waves(550, 380, 80, ink.one, WIDTH, random.int(0, 300), HEIGHT),
]

const mirrorBall: Composition = (ink, random) => {
  const x = random.int(380, 580)
  return [
    rays(x, 280, random.pick([14, 18, 22]), ink.one, 1200, random.next()),
    rect(x - 4, 0, 8, 90, ink.dark),
    circle(x, 290, 204, ink.dark),
    ...[-150, -100, -50, 0, 50, 100, 150].map((dy) => {
      const half = Math.sqrt(196 ** 2 - dy ** 2)
      const cells = Array.from({ length: 7 }, (_, column) => Math.sin(((column - 3) / 3.6) * (Math.PI / 2)) * half)
      const shown = random.some(cells, 4).map((dx) => `M${Math.round(x + dx - 17)} ${290 + dy}h34`)
      return `<path d="${shown.join('')}" stroke="${random.pick([ink.two, ink.three, ink.paper])}" stroke-width="34" stroke-linecap="butt"/>`
    }),
    star(random.int(100, 220), 520, 70, 4, ink.two, 0.2) + star(random.int(740, 860), 470, 90, 4, ink.three, 0.2),
  ]
}

const frames: Composition = (ink, random) => [
  rect(0, 500, WIDTH, 140, ink.three),
  ...[
    [70, 90, 240, 320],
    [360, 60, 250, 230],
    [360, 330, 250, 130],
    [660, 110, 230, 300],
  ].map(([x = 0, y = 0, width = 0, height = 0]) => {
    const [ground, mark] = random.some([ink.one, ink.two, ink.three], 2) as [string, string]
    const shape = random.int(0, 3)
    const inside = [
      circle(x + width / 2, y + height / 2, Math.min(width, height) * 0.32, mark),
      path(`M${x + 20} ${y + height - 20}L${x + width / 2} ${y + 40}L${x + width - 20} ${y + height - 20}Z`, mark),
      rect(x + width / 3, y + 20, width / 3, height - 40, mark),
      star(x + width / 2, y + height / 2, Math.min(width, height) * 0.4, 8, mark, 0.5),
    ][shape]
    return rect(x - 14, y - 14, width + 28, height + 28, ink.dark) + rect(x, y, width, height, ground) + inside
  }),
  circle(random.int(200, 760), 480, 44, ink.dark),
  path('M440 640q0 -150 50 -150t50 150Z', ink.dark),
]

const marquee: Composition = (ink, random) => {
  const bulbs = (y: number) => `<path d="M120 ${y}H860" stroke="${ink.two}" stroke-width="28" stroke-dasharray="0 60"/>`
  return [
    rays(480, 640, 30, ink.one, 1200, random.next()),
    rect(80, 170, 800, 250, ink.dark, ' rx="10"') + bulbs(200) + bulbs(390),
    ...[0, 1, 2].map((row) =>
      rect(170 + row * 20, 240 + row * 42, random.int(380, 600 - row * 40), 24, row === 1 ? ink.two : ink.paper),
    ),
    path('M420 170V60H540V170Z', ink.dark) + star(480, 90, 84, 8, ink.two),
    rect(150, 420, 60, 220, ink.dark) + rect(750, 420, 60, 220, ink.dark) + rect(300, 470, 360, 170, ink.three),
  ]
}

const filmStrip: Composition = (ink, random) => {
  const tilt = random.int(-14, 14)
  const frame = (index: number) => {
    const x = -90 + index * 290
    const ground = [ink.two, ink.three, ink.one][index % 3] ?? ink.one
    const other = [ink.one, ink.two, ink.three][index % 3] ?? ink.two
    const inside = [
      circle(x + 120, 320, 70, other),
      path(`M${x} 410L${x + 90} 270L${x + 150} 350L${x + 190} 300L${x + 250} 410Z`, other),
      star(x + 125, 320, 80, 8, other, 0.5),
      path(`M${x + 40} 410q0 -130 85 -130t85 130Z`, other) + circle(x + 125, 260, 36, other),
    ]
    return rect(x, 230, 250, 180, ground) + random.pick(inside)
  }
  const holes = (y: number) =>
    `<path d="M-160 ${y}H1130" stroke="${ink.paper}" stroke-width="30" stroke-dasharray="36 28" stroke-linecap="butt"/>`
  return [
    circle(random.int(180, 780), random.pick([80, 560]), 180, ink.two),
    `<g transform="rotate(${tilt} 480 320)">`,
    rect(-180, 150, 1320, 340, ink.dark),
    holes(190) + holes(450),
    ...[0, 1, 2, 3].map(frame),
    '</g>',
  ]
}

const curtain: Composition = (ink, random) => {
  const folds = (side: number) =>
    [0, 1, 2, 3].map((index) => {
      const edge = 480 + side * (480 - index * random.int(84, 92))
      return path(
        `M${480 + side * 490} -10H${edge - side * 110}Q${edge - side * 40} ${260 + index * 20} ${edge + side * 20} 650H${480 + side * 490}Z`,
        index % 2 ? ink.dark : ink.one,
      )
    })
  return [
    rays(480, 560, random.pick([18, 26]), ink.two, 1200, 0.1),
    moon(480, 300, random.int(110, 150), { ...ink, two: ink.three }),
    rect(0, 560, 960, 80, ink.dark),
    ...folds(-1).reverse(),
    ...folds(1).reverse(),
    path(`M0 0H960V70${'q-60 70 -120 0'.repeat(8)}Z`, ink.three),
  ]
}

const drum: Composition = (ink, random) => [
  rays(480, 620, random.pick([16, 22, 30]), ink.three, 1400, random.next()),
  ...[-1, 1].map(
    (side) =>
      rect(480 + side * 330 - 4, 230, 8, 330, ink.dark) +
      `<ellipse cx="${480 + side * 330}" cy="220" rx="140" ry="26" fill="${ink.two}"/>`,
  ),
  circle(480, 410, 190, ink.dark) + circle(480, 410, 162, ink.one),
  star(480, 410, 130, random.pick([5, 8, 10]), ink.two, 0.55),
  ...[-1, 1].map(
    (side) =>
      rect(480 + side * 190 - 110, 190, 220, 120, ink.dark, ' rx="16"') +
      rect(480 + side * 190 - 110, 190, 220, 34, ink.two),
  ),
  rect(0, 590, 960, 50, ink.dark),
]

const trumpet: Composition = (ink, random) => {
  const y = random.int(270, 340)
  return [
    ...[420, 330, 240, 150].map((radius, index) =>
      circle(900, y, radius, [ink.three, ink.two, ink.one, ink.paper][index] ?? ink.one),
    ),
    rect(120, y - 16, 560, 32, ink.dark) +
      path(`M600 ${y - 18}Q740 ${y - 30} 800 ${y - 130}V${y + 130}Q740 ${y + 30} 600 ${y + 18}Z`, ink.dark),
    line(`M230 ${y}v90a50 50 0 0 0 50 50h190a50 50 0 0 0 50 -50v-90`, ink.dark, 28),
    ...[310, 370, 430].map(
      (x, index) =>
        rect(x, y - 90 + index * 12, 34, 190, ink.two, ' rx="10"') +
        rect(x - 6, y - 112 + index * 12, 46, 22, ink.dark, ' rx="10"'),
    ),
    path(`M90 ${y - 34}h40v68h-40Z`, ink.dark),
    dots(
      [
        [120, 110],
        [200, 70],
        [260, 140],
      ],
      26,
      ink.one,
    ),
  ]
}

const ladder: Composition = (ink, random) => {
  const x = random.int(360, 560)
  return [
    circle(x + 60, 190, random.int(120, 150), ink.two),
    waves(430, 420, 120, ink.three, WIDTH, random.int(0, 400), HEIGHT),
    path(
      `M${x - 90} 640L${x + 10} 170H${x + 34}L${x - 54} 640ZM${x + 150} 640L${x + 96} 170H${x + 120}L${x + 190} 640Z`,
      ink.dark,
    ),
    ...[0, 1, 2, 3, 4, 5].map((index) => rect(x + 6 - index * 16, 210 + index * 72, 110 + index * 29, 16, ink.dark)),
    waves(560, 300, 70, ink.one, WIDTH, random.int(0, 300), HEIGHT),
    star(random.int(120, 240), 130, 60, 4, ink.one, 0.25) + star(random.int(740, 860), 220, 44, 4, ink.one, 0.25),
  ]
}

const cityMap: Composition = (ink, random) => {
  const streets = [
    `M-20 ${random.int(80, 180)}L980 ${random.int(160, 260)}`,
    `M${random.int(120, 260)} -20L${random.int(200, 380)} 660`,
    `M${random.int(620, 760)} -20L${random.int(560, 860)} 660`,
    `M-20 ${random.int(470, 560)}H980`,
  ]
  const pins = Array.from({ length: 4 }, (_, index) => [150 + index * 220, random.int(150, 470)] as const)
  return [
    rect(0, 0, WIDTH, HEIGHT, random.pick([ink.paper, ink.two])),
    line(
      `M-40 ${random.int(260, 340)}Q300 ${random.int(120, 480)} 520 330T1000 ${random.int(240, 420)}`,
      ink.three,
      110,
    ),
    ...streets.map((street, index) => line(street, ink.dark, index < 2 ? 22 : 12)),
    ...pins.map(([x, y]) =>
      path(
        `M${x} ${y}C${x - 20} ${y - 46} ${x - 58} ${y - 70} ${x - 58} ${y - 112}a58 58 0 0 1 116 0C${x + 58} ${y - 70} ${x + 20} ${y - 46} ${x} ${y}Z`,
        ink.one,
      ),
    ),
    dots(
      pins.map(([x, y]) => [x, y - 112] as const),
      50,
      '#f6efe0',
    ),
  ]
}

const bulb: Composition = (ink, random) => [
  rays(480, 270, random.pick([16, 20, 28]), ink.two, 1200, random.next()),
  circle(480, 270, 190, ink.paper) + path('M390 400H570L550 500H410Z', ink.paper),
  circle(480, 270, 190, ink.one) + path('M384 420Q384 380 350 380H610Q576 380 576 420V470H384Z', ink.one),
  line(
    `M430 460L410 290L${random.int(440, 460)} 330L480 280L${random.int(500, 520)} 330L550 290L530 460`,
    ink.paper,
    14,
  ),
  ...[478, 516, 554].map((y, index) => rect(396 + index * 12, y, 168 - index * 24, 28, ink.dark, ' rx="14"')),
]

const fireworks: Composition = (ink, random) => [
  sprinkle(random, 18, WIDTH, 400, ink.two),
  ...[
    [230, 190],
    [520, 150],
    [770, 230],
  ].map(([x = 0, y = 0], index) => {
    const fill = [ink.one, ink.two, ink.three][(index + random.int(0, 2)) % 3] ?? ink.one
    const reach = random.int(120, 170)
    return (
      `<circle cx="${x}" cy="${y}" r="${reach * 0.72}" fill="none" stroke="${fill}" stroke-width="${Math.round(reach * 0.56)}" pathLength="24" stroke-dasharray=".5 1.5" stroke-linecap="butt"/>` +
      circle(x, y, reach * 0.22, fill)
    )
  }),
  ...Array.from({ length: 8 }, (_, index) =>
    rect(index * 125 - 10, 450 - ((index * 71) % 130), 118, 300, index % 3 ? ink.dark : ink.three),
  ),
  waves(580, 240, 40, ink.one, WIDTH, random.int(0, 240), HEIGHT),
]

const archway: Composition = (ink, random) => {
  const inks = random.some([ink.one, ink.two, ink.three], 3)
  return [
    circle(480, 250, 210, inks[1] ?? ink.two),
    ...[0, 1, 2, 3].map((index) => {
      const half = 300 - index * 70
      const fill = [ink.dark, inks[0], inks[2], ink.paper][index] ?? ink.dark
      return path(`M${480 - half} 640V${360 - index * 6}a${half} ${half} 0 0 1 ${half * 2} 0V640Z`, fill)
    }),
    rect(0, 590, WIDTH, 50, ink.dark),
    circle(480, 520, 60, inks[1] ?? ink.two) + rect(450, 560, 60, 40, ink.dark),
    ...[70, 890].map((x) => rect(x - 34, 430, 68, 170, inks[0] ?? ink.one) + circle(x, 380, 54, inks[2] ?? ink.three)),
  ]
}

const podium: Composition = (ink, random) => [
  rays(480, 250, random.pick([24, 32]), ink.three, 1200, random.next()),
  circle(480, 250, 200, ink.two),
  path('M390 330C390 250 570 250 570 330L600 470H360Z', ink.dark) + circle(480, 210, 70, ink.dark),
  path('M330 430H630L590 640H370Z', ink.one) + rect(310, 410, 340, 34, ink.dark),
  star(480, 535, 56, random.pick([5, 8]), ink.paper),
  ...[-1, 1].map((side) => line(`M${480 + side * 60} 410q0 -60 ${-side * 30} -90`, ink.paper, 8)),
  ...[0, 1, 2, 3, 4, 5, 6].map((index) => (index === 3 ? '' : circle(index * 160, 620, 62, ink.dark))),
]

const COMPOSITIONS: Record<Motif, readonly Composition[]> = {
  screening: [projectorBeam, bigReel, stalls, road, eye, nightHouse, filmStrip, curtain],
  showcase: [vinyl, spotlights, speakers, guitar, keyboard, soundCity, drum, trumpet],
  panel: [speeches, tiles, bridge, arcs, microphones, ladder, cityMap],
  workshop: [tools, tiles, ladder, bulb],
  edu: [books, arcs, bulb],
  party: [lanterns, mirrorBall, fireworks],
  exhibition: [frames, tiles, archway],
  keynote: [marquee, microphones, podium],
}

/** A poster-like scene of 960 × 640 that goes with a kind of event. */
export function paintScene(motif: Motif, random: Random): string {
  const palette = pickPalette(random)
  const night = motif === 'screening' ? 0.55 : motif === 'showcase' || motif === 'party' ? 0.65 : 0.25
  const ink = random.chance(night) ? byNight(palette) : palette
  return svg(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, ink.paper), ...random.pick(COMPOSITIONS[motif])(ink, random))
}
