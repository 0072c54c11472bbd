export interface Point {
  lat: number
  lon: number
}

const EARTH_M = 6_371_000
const MILE_M = 1609.344
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** The way over the ground as the crow flies, in metres. */
export function toDistanceM(a: Point, b: Point): number {
  const lat = toRadians(b.lat - a.lat)
  const lon = toRadians(b.lon - a.lon)
  const part = Math.sin(lat / 2) ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(lon / 2) ** 2
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Countries that give ways in miles (CLDR, measurement systems US and UK). */
const MILES: readonly (string | undefined)[] = ['US', 'GB', 'LR', 'MM']

/** `350 m`, `1.2 km` or `0.7 mi`, as people of the locale's country say it; a phone knows where it is to some metres. */
export function formatDistance(metres: number, locale: string): string {
  const print = (value: number, unit: string, digits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value)
  if (MILES.includes(new Intl.Locale(locale).maximize().region)) {
    const miles = metres / MILE_M
    return print(Math.max(0.1, miles), 'mile', miles < 10 ? 1 : 0)
  }
  if (metres < 995) return print(Math.max(10, Math.round(metres / 10) * 10), 'meter', 0)
  return print(metres / 1000, 'kilometer', metres < 10_000 ? 1 : 0)
}

/** `36.91,-89.1` as a point; anything else is no place. */
export function readPoint(text: string | undefined): Point | undefined {
  const [, lat, lon] = /^(-?[\d.]+),(-?[\d.]+)$/.exec(text ?? '') ?? []
  const point = { lat: Number(lat), lon: Number(lon) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 ? point : undefined
}

/** Nearest first with their distances; what has no place comes last, in the order it had. */
export function byDistance<T>(items: readonly T[], pointOf: (item: T) => Point | undefined, here: Point) {
  const known: { item: T; metres: number }[] = []
  const unknown: T[] = []
  for (const item of items) {
    const point = pointOf(item)
    if (point) known.push({ item, metres: toDistanceM(here, point) })
    else unknown.push(item)
  }
  return { known: known.sort((a, b) => a.metres - b.metres), unknown }
}
