export type Scheme = 'light' | 'dark'

/** Linear sRGB, each part 0 to 1. */
type Rgb = readonly [number, number, number]
export type Colours = ReadonlyMap<string, Rgb>

const OKLCH = /oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)\s*\)/g

/** OKLCH to linear sRGB (CSS Color 4 §17, sample code). Colours outside the gamut are cut, as screens do. */
function toRgb(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** The colours of a scheme by the names of their tokens; a later sheet replaces an earlier one's. */
export function readTokens(sheets: readonly string[], scheme: Scheme): Colours {
  const colours = new Map<string, Rgb>()
  for (const sheet of sheets) {
    for (const [, name = '', value = ''] of sheet.matchAll(/--([\w-]+):\s*([^;}]+)/g)) {
      const found = [...value.matchAll(OKLCH)].map(([, l, percent, c, h]) =>
        toRgb(Number(l) / (percent ? 100 : 1), Number(c), Number(h)),
      )
      const colour = scheme === 'dark' && value.includes('light-dark') ? found[1] : found[0]
      if (colour) colours.set(name, colour)
    }
  }
  return colours
}

/** Relative luminance (WCAG 2.2), which is defined on linear parts. */
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** The contrast ratio of two tokens, 1 to 21. */
export function contrast(colours: Colours, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`There is no colour --${name} in the tokens.`)
    return luminance(colour)
  }) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
