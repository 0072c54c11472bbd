import { renderAsync } from '@resvg/resvg-js'
import type { SocialCardView } from '../../views/social-card.ts'
import { PALETTES } from './palette.ts'
import { escapeXml, FONT, FONT_ATTRIBUTES, fitText, isDrawable, widthOf } from './text.ts'

/** What social networks ask for. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

const EDGE = 72
const ROOM = CARD_WIDTH - 2 * EDGE
const TITLE_SIZES = [290, 250, 210, 180, 150, 128, 108, 92, 78, 66, 56]
const LEADING = 0.98

const text = (words: string, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${FONT_ATTRIBUTES}>${escapeXml(words)}</text>`

/** A row of bulbs, as over a theatre's door. */
const bulbs = (y: number, fill: string) =>
  Array.from({ length: 30 }, (_, index) => `<circle cx="${20 + index * 40}" cy="${y}" r="6" fill="${fill}"/>`).join('')

/** Cuts a line that is too long for the card. */
function cut(line: string, size: number): string {
  if (widthOf(line, size) <= ROOM) return line
  let end = line.length
  while (end > 1 && widthOf(`${line.slice(0, end)}…`, size) > ROOM) end -= 1
  return `${line.slice(0, end).trimEnd()}…`
}

/** What of a card can be set in the face; a title that cannot leaves its place to the festival's name. */
function toDrawable(view: SocialCardView): SocialCardView {
  const festival = isDrawable(view.festival) ? view.festival : ''
  return {
    ...view,
    festival,
    title: isDrawable(view.title) ? view.title : festival,
    lines: view.lines.filter(isDrawable),
  }
}

/** A card as SVG: the festival over the door, the title as large as it goes, when and where under it. */
export function toCardSvg(view: SocialCardView): string {
  const { festival, title, kind, lines, colour, theme } = toDrawable(view)
  const { stage, ink, accent, bulb, types } = PALETTES[theme]
  const name = theme === 'main' ? festival.toUpperCase() : festival
  const [first, second] = lines
  const bottom = second ? 500 : 545
  const top = 178
  const fitted = fitText(title, TITLE_SIZES, {
    width: ROOM,
    height: bottom - top - (first ? 70 : 20),
    leading: LEADING,
  })
  const heading = fitted.lines.map((line, index) =>
    text(line, EDGE, top + fitted.size * (0.86 + index * LEADING), fitted.size, ink),
  )
  const kindWidth = kind && isDrawable(kind) ? widthOf(kind, 34) + 36 : 0
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${stage}"/>`,
    bulbs(34, bulb),
    bulbs(CARD_HEIGHT - 34, bulb),
    `<circle cx="${EDGE + 17}" cy="116" r="17" fill="${accent}"/>`,
    text(name, EDGE + 52, 134, 52, ink),
    kindWidth > 0 && kind
      ? `<rect x="${CARD_WIDTH - EDGE - kindWidth}" y="92" width="${kindWidth}" height="52" rx="${theme === 'main' ? 5 : 26}" fill="${types[colour]}"/>${text(kind, CARD_WIDTH - EDGE - kindWidth + 18, 130, 34, stage)}`
      : '',
    ...heading,
    first ? text(cut(first, 54), EDGE, bottom, 54, theme === 'main' ? accent : types[colour]) : '',
    second ? text(cut(second, 40), EDGE, bottom + 54, 40, ink) : '',
    '</svg>',
  ].join('')
}

/** Draws a card as PNG, 1200 × 630, off the main thread. */
export async function drawCard(view: SocialCardView): Promise<Buffer> {
  const image = await renderAsync(toCardSvg(view), { font: FONT, logLevel: 'error' })
  return image.asPng()
}
