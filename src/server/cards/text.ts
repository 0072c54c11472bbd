import { Resvg } from '@resvg/resvg-js'

/** As the files name themselves: instances of a variable face keep the name of its lightest. */
const FAMILY = 'Big Shoulders Display Thin'
const fontFiles = [`${import.meta.dirname}/marquee-display.ttf`]

/** The face of the pages as the renderer reads it; no system font, so that a card is the same on every machine. */
export const FONT = { fontFiles, loadSystemFonts: false, defaultFontFamily: FAMILY }
export const FONT_ATTRIBUTES = `font-family="${FAMILY}" font-weight="850"`

/** What the face can draw: Latin with its accents, figures, punctuation. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u2190-\u2193\u2212]*$/

export const isDrawable = (text: string): boolean => DRAWABLE.test(text)

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

const UNIT = 100
const advances = new Map<string, number>()

/** How far a character moves the pen, for letters of 100 units; measured once, between two others. */
function advanceOf(character: string): number {
  const known = advances.get(character)
  if (known !== undefined) return known
  const width = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="300"><text x="100" y="200" font-size="${UNIT}" ${FONT_ATTRIBUTES} xml:space="preserve">${escapeXml(text)}</text></svg>`
    return new Resvg(svg, { font: FONT }).getBBox()?.width ?? 0
  }
  const advance = width(`H${character}H`) - width('HH')
  advances.set(character, advance)
  return advance
}

/** The width of a text in letters of `size`, in the same units. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, character) => sum + advanceOf(character), 0) * size) / UNIT

/** Words on lines no wider than `width`; a word that is wider alone is cut where it must be. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(/\s+/).flatMap((word) => breakWord(word, size, width))
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

function breakWord(word: string, size: number, width: number): string[] {
  if (widthOf(word, size) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part && widthOf(part + character, size) > width) {
      parts.push(part)
      part = character
    } else part += character
  }
  return [...parts, part]
}

/** The text in the largest of the sizes that fits; in the smallest it ends with an ellipsis where the room ends. */
export function fitText(
  text: string,
  sizes: readonly number[],
  { width, height, leading }: { width: number; height: number; leading: number },
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(text, size, width)
    if (lines.length * size * leading <= height) return { size, lines }
  }
  const size = sizes.at(-1) ?? 48
  const room = Math.floor(height / (size * leading))
  const lines = wrap(text, size, width).slice(0, room)
  const last = lines.at(-1) ?? ''
  return { size, lines: [...lines.slice(0, -1), `${last.replace(/\s*\S{0,3}$/, '')}…`] }
}
