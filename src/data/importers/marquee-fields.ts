import type { ContributorLink } from '../../schema/contributor.ts'
import { CONTRIBUTOR_LINKS } from '../../schema/contributor.ts'
import type { Credential, Tag } from '../../schema/parts.ts'
import type { Location } from '../../schema/venue.ts'
import { toPlainName } from '../safe-html.ts'
import type { DraftImage, DraftLink, DraftRef, DraftTime } from './draft.ts'
import {
  compact,
  type Loose,
  readFlag,
  readId,
  readList,
  readName,
  readNumber,
  readObject,
  readText,
  readTime,
  readWhole,
} from './read.ts'

/** The fields of SPEC §3 that several kinds share, read from what the specification's own JSON has. */

export const pickWords = <K extends string>(record: Loose, fields: readonly K[]): Partial<Record<K, string>> =>
  compact(Object.fromEntries(fields.map((field) => [field, readText(record[field])]))) as Partial<Record<K, string>>

/** A picture as an object or as a mere address. */
export function readImage(value: unknown): DraftImage | undefined {
  const image = readObject(value)
  const url = readText(image ? image.url : value)
  if (!url) return undefined
  return compact({
    url,
    alt_text: readText(image?.alt_text),
    credit: readText(image?.credit),
    width: readWhole(image?.width),
    height: readWhole(image?.height),
  })
}

export const readThumbnail = (record: Loose): string | undefined =>
  readText(record.thumbnail_url) ?? readImage(record.thumbnail)?.url

/** `null` and absence mean different things here (ROWS T03), so they are kept apart. */
export function readPublishAt(record: Loose): DraftTime | null | undefined {
  if (!('publish_at' in record)) return undefined
  const value = record.publish_at
  if (value === null) return null
  return readTime(value) ?? (typeof value === 'string' ? undefined : null)
}

/** Tags as `{ id, name }` or as mere names; a number is an id all the same. */
export function readTags(value: unknown): Tag[] {
  const tags = new Map<string, Tag>()
  for (const item of readList(value)) {
    const tag = readObject(item)
    const name = toPlainName(readName(tag ? (tag.name ?? tag.label) : item))
    if (!name) continue
    const id = readId(tag?.id) ?? name
    if (!tags.has(id)) tags.set(id, { id, name })
  }
  return [...tags.values()]
}

export function readCredentials(value: unknown): Credential[] {
  return readList(value).flatMap((item) => {
    const credential = readObject(item)
    const type = readText(credential ? credential.type : item)
    return type ? [{ name: toPlainName(readName(credential?.name)) ?? type, type }] : []
  })
}

/** A list of links, or `{ website: "https://…", instagram: "…" }`. */
export function readLinks(value: unknown): DraftLink[] {
  const byService = readObject(value)
  if (byService && !('url' in byService)) {
    return Object.entries(byService).flatMap(([service, address]) => {
      const url = readText(address)
      return url ? [{ label: service.charAt(0).toUpperCase() + service.slice(1), url }] : []
    })
  }
  return readList(value).flatMap((item) => {
    const link = readObject(item)
    const url = readText(link ? (link.url ?? link.href) : item)
    if (!url) return []
    return [
      compact({
        label: readText(link?.label) ?? readText(link?.title) ?? readText(link?.name),
        value: readText(link?.value),
        url,
        highlight: readFlag(link?.highlight),
      }),
    ]
  })
}

/** The hosts by which a link without a label shows its service. */
const HOSTS: [RegExp, ContributorLink][] = [
  [/(^|\.)music\.apple\.com$|^itunes\.apple\.com$/, 'apple'],
  [/(^|\.)bandcamp\.com$/, 'bandcamp'],
  [/(^|\.)facebook\.com$/, 'facebook'],
  [/(^|\.)instagram\.com$/, 'instagram'],
  [/(^|\.)soundcloud\.com$/, 'soundcloud'],
  [/(^|\.)spotify\.com$/, 'spotify'],
  [/(^|\.)tiktok\.com$/, 'tiktok'],
  [/(^|\.)(twitter|x)\.com$/, 'twitter'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
]

/** Which of a contributor's ten services an address belongs to; `website` for all others. */
export function serviceOf(address: string): ContributorLink {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? 'website'
}

/** A contributor's links by service, from an object of services or from a list of links. */
export function readServices(value: unknown): Partial<Record<ContributorLink, string>> {
  const services: Partial<Record<ContributorLink, string>> = {}
  const byService = readObject(value)
  if (byService && !('url' in byService)) {
    for (const service of CONTRIBUTOR_LINKS) {
      const url = readText(byService[service]) ?? (service === 'twitter' ? readText(byService.x) : undefined)
      if (url) services[service] = url
    }
    return services
  }
  for (const { url } of readLinks(value)) if (url) services[serviceOf(url)] ??= url
  return services
}

/** Where a venue is: SPEC's `location`, or the same fields flat in the record. */
export function readLocation(record: Loose): Location | undefined {
  const inner = readObject(record.location)
  const place = { ...record, ...inner }
  const [lat, lon] = Array.isArray(place.lat_lon)
    ? place.lat_lon
    : [place.lat ?? place.latitude, place.lon ?? place.lng ?? place.longitude]
  const [latitude, longitude] = [readNumber(lat), readNumber(lon)]
  const isOnEarth =
    latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const location = compact({
    address: readText(inner || !readText(record.location) ? place.address : record.location),
    city: readText(place.city),
    state: readText(place.state),
    postal_code: readText(place.postal_code),
    country: readText(place.country),
    lat: isOnEarth ? latitude : undefined,
    lon: isOnEarth ? longitude : undefined,
  })
  return Object.keys(location).length > 0 ? location : undefined
}

/** Points at a record by id, by name, or by an object that has both. */
export function readRef(value: unknown, ...idFields: string[]): DraftRef | undefined {
  const object = readObject(value)
  if (!object) return undefined
  const id = idFields.map((field) => readId(object[field])).find((found) => found !== undefined)
  const name = readName(object.name)
  return id === undefined && !name ? undefined : compact({ id, name })
}
