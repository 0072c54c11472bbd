import { CONTRIBUTOR_LINKS } from '../../schema/contributor.ts'
import type { DraftContributor, DraftImage, DraftLink, DraftListing, DraftVenue } from '../importers/draft.ts'
import { toSlug } from '../importers/identity.ts'
import { serviceOf } from '../importers/marquee-fields.ts'
import { toAddress } from '../importers/media.ts'
import { compact } from '../importers/read.ts'
import type { MapContext } from './context.ts'
import { PERSON_WORDS, PLACE_WORDS, VENUE_WORDS } from './fields.ts'
import type { LinkSpec } from './schema.ts'
import { readTimeOf } from './times.ts'
import type { Node } from './tree.ts'
import { lookAt, readFlagOf, readNumberOf, readOne, readTexts } from './values.ts'

export type Specs = Record<string, unknown>

/** The plain words of a record, under the names that the draft has for them. */
export const readWords = <T extends string>(names: readonly T[], specs: Specs, node: Node, context: MapContext) =>
  compact(Object.fromEntries(names.map((name) => [name, readOne(specs[name], node, context)]))) as Partial<
    Record<T, string>
  >

const whole = (number: number | undefined) => (Number.isInteger(number) ? number : undefined)

export const readWholeOf = (spec: unknown, node: Node, context: MapContext): number | undefined =>
  whole(readNumberOf(spec, node, context))

function readImage(spec: unknown, node: Node, context: MapContext): DraftImage | undefined {
  if (spec === undefined) return undefined
  const parts = (typeof spec === 'string' ? { url: spec } : spec) as Specs
  const url = readOne(parts.url, node, context)
  return url === undefined
    ? undefined
    : compact({
        url,
        alt_text: readOne(parts.alt_text, node, context),
        credit: readOne(parts.credit, node, context),
        width: readWholeOf(parts.width, node, context),
        height: readWholeOf(parts.height, node, context),
      })
}

/** A label is a fixed text; `{ path: … }` reads it from the record. */
function readLinks(spec: unknown, node: Node, context: MapContext): DraftLink[] {
  const specs = spec === undefined ? [] : [spec].flat()
  return specs.flatMap((one): DraftLink[] => {
    const rule = (typeof one === 'string' ? { url: one } : one) as LinkSpec
    const nodes = rule.each === undefined ? [node] : lookAt(node, `${rule.each}.*`, context)
    return nodes.flatMap((at) => {
      const label = typeof rule.label === 'string' ? rule.label : readOne(rule.label, at, context)
      return readTexts(rule.url, at, context).map((url) => compact({ url, label }))
    })
  })
}

export const readTags = (spec: unknown, node: Node, context: MapContext) =>
  spec === undefined
    ? []
    : [...new Set(readTexts(spec, node, context))].map((name) => ({ id: toSlug(name) || name, name }))

/** What every kind has. */
export const readCommon = (specs: Specs, node: Node, context: MapContext) =>
  compact({
    id: readOne(specs.id, node, context),
    name: readOne(specs.name, node, context),
    description: readOne(specs.description, node, context),
    image: readImage(specs.image, node, context),
    thumbnail: readOne(specs.thumbnail, node, context),
    links: readLinks(specs.links, node, context),
    featured: readFlagOf(specs.featured, node, context),
    // A column for it that is empty means what it says: no time of publishing, so it is public.
    publish_at: readTimeOf(specs.publish_at, node, context).time,
  })

export const readTextsOf = (spec: unknown, node: Node, context: MapContext): string[] =>
  spec === undefined ? [] : readTexts(spec, node, context)

export function toPerson(specs: Specs, node: Node, context: MapContext): DraftContributor {
  const { links, ...common } = readCommon(specs, node, context)
  const services: NonNullable<DraftContributor['services']> = {}
  for (const service of CONTRIBUTOR_LINKS) {
    const url = readOne(specs[service], node, context)
    if (url !== undefined) services[service] = url
  }
  for (const { url } of links ?? []) {
    const address = url && toAddress(url)
    if (address) services[serviceOf(address)] ??= address
  }
  return {
    ...common,
    ...compact({
      words: readWords(PERSON_WORDS, specs, node, context),
      credential_types: readTextsOf(specs.credential_types, node, context),
      details: readOne(specs.details, node, context),
      bio: readOne(specs.bio, node, context) ?? common.description,
      services,
      announcement_date: readTimeOf(specs.announcement_date, node, context).time,
    }),
    isArtist: readFlagOf(specs.artist, node, context) ?? false,
  }
}

export function toListing(specs: Specs, node: Node, context: MapContext): DraftListing {
  return compact({
    ...readCommon(specs, node, context),
    words: compact({ category: readOne(specs.category, node, context) }),
    booths: readTextsOf(specs.booths, node, context),
    tags: readTags(specs.tags, node, context),
  })
}

export function toFilm(specs: Specs, node: Node, context: MapContext): DraftListing {
  const credits = Object.entries((specs.credits ?? {}) as Specs).flatMap(([label, spec]) => {
    const values = readTexts(spec, node, context)
    return values.length > 0 ? [{ label, values }] : []
  })
  return {
    ...toListing(specs, node, context),
    film: compact({
      ...readWords(['entity_id', 'logline', 'runtime', 'language', 'premiere_type'] as const, specs, node, context),
      countries: readTextsOf(specs.countries, node, context),
      genres: readTextsOf(specs.genres, node, context),
      production_year: readWholeOf(specs.production_year, node, context),
      credits,
    }),
  }
}

export function toVenueRecord(specs: Specs, node: Node, context: MapContext): DraftVenue {
  const parent = readOne(specs.parent, node, context)
  return compact({
    ...readCommon(specs, node, context),
    parent: parent === undefined ? undefined : { name: parent },
    location: compact({
      ...readWords(PLACE_WORDS, specs, node, context),
      lat: readNumberOf(specs.lat, node, context),
      lon: readNumberOf(specs.lon, node, context),
    }),
    words: readWords(VENUE_WORDS, specs, node, context),
    capacity: readWholeOf(specs.capacity, node, context),
    accessible: readFlagOf(specs.accessible, node, context),
    position: readWholeOf(specs.position, node, context),
  })
}
