import type { Location } from '../../schema/venue.ts'
import type { DraftLink, DraftRef, DraftVenue } from './draft.ts'
import { toNameId } from './identity.ts'
import { compact, type Loose, readList, readName, readNumber, readObject, readText } from './read.ts'

const within = (value: unknown, limit: number) => {
  const number = readNumber(value)
  return number !== undefined && Math.abs(number) <= limit ? number : undefined
}

function toLocation(place: Loose): Location {
  const address = readObject(place.address)
  const geo = readObject(place.geo)
  const [lat, lon] = [within(geo?.latitude, 90), within(geo?.longitude, 180)]
  return compact({
    address: readText(address ? address.streetAddress : place.address),
    city: readText(address?.addressLocality),
    state: readText(address?.addressRegion),
    postal_code: readText(address?.postalCode),
    country: readText(readObject(address?.addressCountry)?.name ?? address?.addressCountry),
    ...(lat !== undefined && lon !== undefined && { lat, lon }),
  })
}

const placeOf = (value: unknown): Loose | undefined =>
  readList(value)
    .map((item) => readObject(item) ?? (readName(item) ? { name: readName(item) } : undefined))
    .find((place) => place && !/Virtual/.test(String(place['@type'])))

const plain = (text: string | undefined) => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The places of a feed. Two of one name at different addresses are two: every town has its "City Hall". */
export class JsonLdPlaces {
  readonly venues: DraftVenue[] = []
  private readonly byKey = new Map<string, string>()
  private readonly names = new Set<string>()

  find(value: unknown): DraftRef | undefined {
    const place = placeOf(value)
    if (!place) return undefined
    const location = toLocation(place)
    const name = readName(place.name) ?? location.address
    if (!name) return undefined
    const key = `${plain(name)}\n${plain(location.address)}`
    const known = this.byKey.get(key)
    if (known) return { id: known }
    const base = toNameId(name)
    const isFirst = !this.names.has(base)
    const id = isFirst ? base : toNameId(`${name} ${location.address ?? 'elsewhere'}`)
    this.names.add(base)
    this.byKey.set(key, id)
    this.venues.push(compact({ id, name, location }))
    return { id }
  }

  /** Where something that happens on line is to be seen. */
  links(value: unknown): DraftLink[] {
    return readList(value).flatMap((item) => {
      const place = readObject(item)
      const url = /Virtual/.test(String(place?.['@type'])) ? readText(place?.url) : undefined
      return url ? [compact({ label: readName(place?.name), url })] : []
    })
  }
}
