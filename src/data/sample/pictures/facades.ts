import type { Random } from '../random.ts'
import { byNight, circle, path, pickPalette, rect, sprinkle, star, svg, waves } from './draw.ts'

/** A venue's front by day or night, 960 × 640. */
export function paintFacade(random: Random): string {
  const palette = pickPalette(random)
  const isNight = random.chance(0.6)
  const ink = isNight ? byNight(palette) : palette
  const wall = random.pick([ink.one, ink.three])
  const trim = wall === ink.one ? ink.three : ink.one
  const width = random.pick([420, 520, 620])
  const left = 480 - width / 2
  const top = random.int(180, 260)
  const columns = random.pick([4, 5, 6])
  const step = width / columns
  const roofs = [
    path(`M${left - 30} ${top}L480 ${top - 120}L${left + width + 30} ${top}Z`, trim),
    rect(left - 20, top - 30, width + 40, 40, trim),
    path(`M${left} ${top}a${width / 2} ${width / 4} 0 0 1 ${width} 0Z`, trim),
    [0, 1, 2].map((at) => path(`M${left + (at * width) / 3} ${top}v-80l${Math.round(width / 3)} 80Z`, trim)).join(''),
  ]
  const arched = random.chance(0.5)
  const windows = Array.from({ length: columns * 2 }, (_, index) => {
    const x = left + (index % columns) * step + step * 0.24
    const y = top + 34 + Math.floor(index / columns) * 104
    const lit = random.chance(0.55) ? ink.two : isNight ? palette.dark : palette.paper
    return rect(x, y, step * 0.52, 70, lit, arched ? ` rx="${Math.round(step * 0.26)}"` : '')
  })
  const bulbs = `<path d="M${left} 462H${left + width}" stroke="${ink.two}" stroke-width="18" stroke-dasharray="0 ${width / (columns + 3)}"/>`
  return svg(
    960,
    640,
    rect(0, 0, 960, 640, ink.paper),
    isNight ? sprinkle(random, 16, 960, 200, ink.two) : '',
    circle(random.pick([130, 830]), 120, 64, ink.two),
    rect(left - 190, top + 90, 170, 500, ink.dark, ' opacity=".28"') +
      rect(left + width + 20, top + 40, 190, 500, ink.dark, ' opacity=".28"'),
    rect(left, top, width, 600 - top, wall),
    random.pick(roofs),
    ...windows,
    rect(left - 24, 440, width + 48, 44, palette.dark),
    bulbs,
    rect(430, 492, 100, 108, palette.dark, arched ? ' rx="40"' : '') + rect(478, 492, 4, 108, ink.two),
    random.chance(0.5) ? star(480, top - 10, 46, 8, ink.two, 0.5) : '',
    waves(600, 160, 16, palette.dark, 960, random.int(0, 160), 640),
  )
}
