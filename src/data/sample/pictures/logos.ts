import { initialsOf } from '../../../domain/names.ts'
import type { Random } from '../random.ts'
import { circle, path, pickPalette, rect, ring, star, svg } from './draw.ts'

/** A company's sign, 640 × 640, drawn from simple shapes with its initials. */
export function paintLogo(random: Random, name: string): string {
  const ink = pickPalette(random)
  const ground = random.pick([ink.paper, ink.two, ink.dark, ink.one])
  const light = ground === ink.dark || ground === ink.one
  const mark = light ? ink.paper : ink.dark
  const accent = random.pick([ink.one, ink.two, ink.three].filter((colour) => colour !== ground))
  const initial = initialsOf(name).charAt(0).replace(/[&<>]/, '')
  const letter = (x: number, y: number, size: number, fill: string) =>
    `<text x="${x}" y="${y}" font-family="Archivo,Helvetica,Arial,sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="${fill}">${initial}</text>`
  const signs = [
    () =>
      circle(320, 320, 210, accent) +
      letter(320, 425, 300, ground === ink.paper || accent === ink.two ? ink.dark : ink.paper),
    () => rect(120, 120, 400, 400, mark, ' rx="90"') + circle(320, 320, 120, accent) + circle(320, 320, 48, mark),
    () => path('M120 320A200 200 0 0 1 520 320Z', mark) + path('M120 340H520A200 200 0 0 1 120 340Z', accent),
    () => star(320, 320, 230, random.pick([6, 8, 10]), mark, 0.7) + letter(320, 390, 200, ground),
    () => ring(320, 320, 190, mark, 46) + path('M320 320L520 120V320Z', accent),
    () =>
      [0, 1, 2]
        .map((row) => rect(140, 160 + row * 120, 360 - row * 90, 80, row === 1 ? accent : mark, ' rx="40"'))
        .join(''),
    () => path('M130 480L320 130L510 480Z', mark) + circle(320, 400, 90, accent),
    () => rect(130, 130, 180, 380, mark) + circle(420, 225, 95, accent) + rect(325, 330, 190, 180, mark),
  ]
  return svg(640, 640, rect(0, 0, 640, 640, ground), random.pick(signs)())
}
